/// A linear model: for each dimension an offset and a weight a feature, and a link on top.
///
/// For a classifier with the reference-class encoding there is one dimension fewer than there are classes, and the first
/// class has the score 0.
package struct GeneralizedLinearModel: Sendable, Equatable {
  /// What is done to the sums at the end.
  package enum Link: Sendable, Equatable {
    case identity, logistic, probit
  }

  /// How the dimensions of a classifier stand for classes.
  package enum ClassEncoding: Sendable, Equatable {
    /// The first class is the reference: softmax over 0 and the sums.
    case referenceClass
    /// A score of its own for each class.
    case oneVersusRest
  }

  /// One array a dimension, each with a weight for every feature.
  package var weights: [[Double]]
  /// One a dimension.
  package var offsets: [Double]
  package var link: Link
  package var classEncoding: ClassEncoding

  package init(
    weights: [[Double]], offsets: [Double], link: Link = .identity, classEncoding: ClassEncoding = .referenceClass
  ) {
    self.weights = weights
    self.offsets = offsets
    self.link = link
    self.classEncoding = classEncoding
  }
}
