/// A sum of decision trees: boosted trees, a random forest, one tree.
///
/// The prediction of a row is, for each dimension, the base prediction plus the values of the leaves that the row falls
/// into, added in tree order in double precision, and then the post-evaluation transform.
package struct TreeEnsemble: Sendable, Equatable {
  /// How a branch compares the row's value (left side) with its own (right side).
  package enum Comparison: UInt8, Sendable {
    case lessThanOrEqual, lessThan, greaterThanOrEqual, greaterThan, equal, notEqual
  }

  /// A node of a tree, a branch or a leaf.
  package enum Node: Sendable, Equatable {
    case branch(Branch)
    /// What the leaf adds, as (dimension, value) pairs.
    case leaf([LeafValue])
  }

  package struct Branch: Sendable, Equatable {
    /// Index into the feature vector.
    package var feature: Int
    package var comparison: Comparison
    package var threshold: Double
    /// Whether a missing (NaN) value goes the way of rows for which the comparison holds.
    package var missingTracksTrue: Bool
    /// Indices into the tree's nodes.
    package var trueChild: Int
    package var falseChild: Int

    package init(
      feature: Int, comparison: Comparison, threshold: Double, missingTracksTrue: Bool, trueChild: Int, falseChild: Int
    ) {
      self.feature = feature
      self.comparison = comparison
      self.threshold = threshold
      self.missingTracksTrue = missingTracksTrue
      self.trueChild = trueChild
      self.falseChild = falseChild
    }
  }

  package struct LeafValue: Sendable, Equatable {
    package var dimension: Int
    package var value: Double

    package init(dimension: Int, value: Double) {
      self.dimension = dimension
      self.value = value
    }
  }

  /// One tree; node 0 is the root, nodes stand breadth first.
  package struct Tree: Sendable, Equatable {
    package var nodes: [Node]
    package init(nodes: [Node]) { self.nodes = nodes }
  }

  /// What is done to the sums at the end.
  package enum PostTransform: Sendable, Equatable {
    case none, softmax, logistic, softmaxWithZeroReference
  }

  package var trees: [Tree] { didSet { compiled = CompiledTreesCache() } }
  /// The length of the feature vector.
  package var featureCount: Int { didSet { compiled = CompiledTreesCache() } }
  /// The number of sums a row: 1 for regression and for two classes, the number of classes for more.
  package var dimensionCount: Int { didSet { compiled = CompiledTreesCache() } }
  /// What each sum starts at, one a dimension.
  package var basePrediction: [Double]
  package var postTransform: PostTransform
  /// The trees in the form they are evaluated in, made when they are first needed and shared by copies.
  private(set) var compiled = CompiledTreesCache()

  package init(
    trees: [Tree], featureCount: Int, dimensionCount: Int, basePrediction: [Double], postTransform: PostTransform
  ) {
    self.trees = trees
    self.featureCount = featureCount
    self.dimensionCount = dimensionCount
    self.basePrediction = basePrediction
    self.postTransform = postTransform
  }
}
