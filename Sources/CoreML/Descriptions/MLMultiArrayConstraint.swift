import Foundation
import ModelRuntime

/// The shape and the number type that a model wants of an array.
open class MLMultiArrayConstraint: NSObject {
  let type: MultiArrayType

  init(_ type: MultiArrayType) { self.type = type }

  /// The size along each axis.
  open var shape: [NSNumber] { type.shape.map { NSNumber(value: $0) } }

  /// The type of the numbers.
  open var dataType: MLMultiArrayDataType { MLMultiArrayDataType(type.element) }

  /// Which other shapes are allowed.
  open var shapeConstraint: MLMultiArrayShapeConstraint { MLMultiArrayShapeConstraint(shape: type.shape) }

  /// The number type and the shape, as in `Float32, 1 × 6`.
  open override var description: String { "\(dataType.name), \(MultiArrayText.shape(type.shape))" }
}

/// How the shapes that a model accepts are stated.
public enum MLMultiArrayShapeConstraintType: Int, Sendable {
  /// Nothing is stated.
  case unspecified = 1
  /// A list of shapes.
  case enumerated = 2
  /// A range of sizes along each axis.
  case range = 3
}

/// The shapes that a model accepts for an array.
open class MLMultiArrayShapeConstraint: NSObject {
  private let shape: [Int]

  init(shape: [Int]) { self.shape = shape }

  /// How the shapes are stated: a fixed shape is a list of one.
  open var type: MLMultiArrayShapeConstraintType { shape.isEmpty ? .unspecified : .enumerated }

  /// For each axis, an `NSRange` of the sizes; a fixed size has the length 1.
  open var sizeRangeForDimension: [NSValue] { shape.map { NSValue(range: NSRange(location: $0, length: 1)) } }

  /// The shapes that are accepted.
  open var enumeratedShapes: [[NSNumber]] { shape.isEmpty ? [] : [shape.map { NSNumber(value: $0) }] }
}
