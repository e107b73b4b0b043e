import Foundation

/// Views that are made of a collection's elements.
@MainActor
@preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// The views, whose rows can be deleted: by swiping a row to the side, or by its button. `action` gets the position of
  /// the element; nil for rows that cannot be deleted.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    DeletableContent(content: self, action: action)
  }
}

private struct DeletableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
  let content: Content
  let action: (@MainActor (IndexSet) -> Void)?

  var data: Content.Data { content.data }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var context = context
    context.environment.rowDeletion = action
    return SwiftUI.render(content, in: node.child(0, as: Content.self), context)
  }
}

extension EnvironmentValues {
  private enum RowDeletionKey: EnvironmentKey { static var defaultValue: (@MainActor (IndexSet) -> Void)? { nil } }

  /// What deletes an element of the collection whose views are drawn.
  var rowDeletion: (@MainActor (IndexSet) -> Void)? {
    get { self[RowDeletionKey.self] }
    set { self[RowDeletionKey.self] = newValue }
  }
}

extension Rendering {
  /// The elements in rows that can be swiped to the side, where a button lies; not those with actions of their own there.
  @MainActor
  func deletable(_ action: @escaping @MainActor (IndexSet) -> Void, at index: Int, in node: ViewNode) -> Rendering {
    with(
      elements.map { element in
        var row = SwipedRow(element)
        guard row.trailing.isEmpty else { return element }
        let name = element.spokenText
        let button = Element(
          "button", key: ElementKey(node: element.key.node, part: -14), classes: ["b", "swipe-action", "destructive"],
          attributes: [
            Attribute("type", "button"), Attribute("aria-label", name.isEmpty ? "Delete" : "Delete \(name)"),
          ], text: "Delete", actions: [.tap: { _ in action(IndexSet(integer: index)) }])
        row.add([button], at: .trailing, allowsFullSwipe: true)
        return row.element
      })
  }
}

extension Style {
  /// Those declarations that a row reads of its content.
  var rowDeclarations: Style {
    var style = Style()
    for declaration in declarations where declaration.name.hasPrefix("--row-") {
      style[declaration.name] = declaration.value
    }
    return style
  }
}
