/// A view of whatever type on the heap: copied as a reference, and compared by what it holds.
///
/// A value of nested modifiers would else be copied whole at each of its levels.
struct BoxedView {
  private let box: AnyBox
  private let type: any BoxedType.Type

  init<V: View>(_ view: V) { self.init(Box(view)) }

  init<V: View>(_ box: Box<V>) {
    self.box = box
    type = TypeInBox<V>.self
  }

  /// Draws the view at child number `index` of a node.
  @MainActor
  func render(at index: Int, of node: ViewNode, _ context: RenderContext) -> Rendering {
    type.render(box, at: index, of: node, context)
  }
}

extension BoxedView: ComparedInside {
  func isSame(as other: BoxedView) -> Bool {
    if box === other.box { return true }
    return type == other.type && box.isSame(as: other.box, by: .of(Swift.type(of: box).valueType))
  }
}

/// Several views of whatever types.
struct BoxedViews {
  let views: [BoxedView]

  /// Draws the views one after the other, each at the child of its number.
  @MainActor
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = Rendering()
    for (index, view) in views.enumerated() { rendering.append(view.render(at: index, of: node, context)) }
    return rendering
  }
}

extension BoxedViews: ComparedInside {
  func isSame(as other: BoxedViews) -> Bool {
    views.count == other.views.count && zip(views, other.views).allSatisfy { $0.isSame(as: $1) }
  }
}

/// A value on the heap that does not change.
class AnyBox {
  class var valueType: Any.Type { Never.self }

  /// Whether two boxes of the same type hold the same.
  @MainActor
  func isSame(as other: AnyBox, by comparison: ValueComparison) -> Bool { self === other }
}

/// A value of a type on the heap.
final class Box<Value>: AnyBox {
  let value: Value

  init(_ value: Value) { self.value = value }

  override class var valueType: Any.Type { Value.self }

  override func isSame(as other: AnyBox, by comparison: ValueComparison) -> Bool {
    guard self !== other else { return true }
    guard let other = other as? Box<Value> else { return false }
    return comparison.areEqual(value, other.value)
  }
}

/// What the type of a boxed view is good for.
@MainActor
private protocol BoxedType {
  static func render(_ box: AnyBox, at index: Int, of node: ViewNode, _ context: RenderContext) -> Rendering
}

private enum TypeInBox<V: View>: BoxedType {
  static func render(_ box: AnyBox, at index: Int, of node: ViewNode, _ context: RenderContext) -> Rendering {
    // A boxed view is made of a box of the type.
    SwiftUI.render(unsafeDowncast(box, to: Box<V>.self).value, in: node.child(index, as: V.self), context)
  }
}
