/// A row of feature providers, one a prediction.
public protocol MLBatchProvider: AnyObject {
  /// The number of providers.
  var count: Int { get }

  /// Returns the provider at an index of `0..<count`.
  func features(at index: Int) -> any MLFeatureProvider
}
