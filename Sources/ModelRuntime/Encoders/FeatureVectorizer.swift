/// Joins numbers and vectors into one vector, in a fixed order.
package struct FeatureVectorizer: Sendable, Equatable {
  package struct Input: Sendable, Equatable {
    package var name: String
    /// How many numbers the input brings: 1 for a scalar.
    package var dimensionCount: Int

    package init(name: String, dimensionCount: Int) {
      self.name = name
      self.dimensionCount = dimensionCount
    }
  }

  package var inputs: [Input]

  package init(inputs: [Input]) { self.inputs = inputs }
}
