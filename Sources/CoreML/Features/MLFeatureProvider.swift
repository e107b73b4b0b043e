/// A collection of named values: what goes into a model, and what comes out of it.
public protocol MLFeatureProvider: AnyObject {
  /// The names of all values.
  var featureNames: Set<String> { get }

  /// Returns the value of a name, or nil where there is none.
  func featureValue(for featureName: String) -> MLFeatureValue?
}
