import Foundation

/// The name of a model's parameter or metric.
open class MLKey: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The part of the model that the key belongs to, or nil for all of it.
  public let scope: String?

  init(name: String, scope: String? = nil) {
    self.name = name
    self.scope = scope
  }

  /// Whether `object` is a key of the same name and scope.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLKey else { return false }
    return type(of: self) == type(of: other) && name == other.name && scope == other.scope
  }

  /// A number that equal keys share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(scope)
    return hasher.finalize()
  }

  /// The scope and the name.
  open override var description: String { scope.map { "\($0).\(name)" } ?? name }

  /// Returns the key itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a parameter that a configuration can set.
open class MLParameterKey: MLKey, @unchecked Sendable {
  /// The step of an optimizer.
  open class var learningRate: MLParameterKey { MLParameterKey(name: "learningRate") }
  /// How much of its last step an optimizer keeps.
  open class var momentum: MLParameterKey { MLParameterKey(name: "momentum") }
  /// How many examples make an optimizer's step.
  open class var miniBatchSize: MLParameterKey { MLParameterKey(name: "miniBatchSize") }
  /// The first decay rate of the Adam optimizer.
  open class var beta1: MLParameterKey { MLParameterKey(name: "beta1") }
  /// The second decay rate of the Adam optimizer.
  open class var beta2: MLParameterKey { MLParameterKey(name: "beta2") }
  /// The small number in the Adam optimizer's denominator.
  open class var eps: MLParameterKey { MLParameterKey(name: "eps") }
  /// How often an update passes over its data.
  open class var epochs: MLParameterKey { MLParameterKey(name: "epochs") }
  /// Whether an update shuffles its data.
  open class var shuffle: MLParameterKey { MLParameterKey(name: "shuffle") }
  /// The seed of the random numbers.
  open class var seed: MLParameterKey { MLParameterKey(name: "seed") }
  /// The number of neighbours of a nearest-neighbour classifier.
  open class var numberOfNeighbors: MLParameterKey { MLParameterKey(name: "numberOfNeighbors") }
  /// A layer's weights.
  open class var weights: MLParameterKey { MLParameterKey(name: "weights") }
  /// A layer's biases.
  open class var biases: MLParameterKey { MLParameterKey(name: "biases") }
  /// The file name of a linked model.
  open class var linkedModelFileName: MLParameterKey { MLParameterKey(name: "linkedModelFileName") }
  /// Where a linked model is looked for.
  open class var linkedModelSearchPath: MLParameterKey { MLParameterKey(name: "linkedModelSearchPath") }

  /// Returns the key of the same name for a part of the model.
  open func scoped(to scope: String) -> MLParameterKey { MLParameterKey(name: name, scope: scope) }
}
