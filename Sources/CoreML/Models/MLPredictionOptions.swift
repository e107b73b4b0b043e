import Foundation

/// How a prediction is to be made.
open class MLPredictionOptions: NSObject {
  /// Memory for outputs, by name: an ``MLMultiArray`` of the output's shape and number type is filled and handed back.
  ///
  /// Names that are no outputs are ignored.
  open var outputBackings: [String: Any] = [:]

  /// Whether only the central processor may be used; on Linux it always is.
  open var usesCPUOnly = false

  /// Makes options that change nothing.
  public override init() {}
}
