/// One choice of several.
///
/// Each view of the content that has a tag of the selection's type is a choice; a `ForEach` gives its views their
/// identities as tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Makes a choice among the views that the closure lists.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Makes a choice among the views that the closure lists.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let inner = context.deriving(in: node) { $0.rows = nil }
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let content = SwiftUI.render(content, in: node.child(1, as: Content.self), inner)
    let selection = selection
    let values = content.elements.map { $0.tag(of: SelectionValue.self) }
    let current = node.observing { selection.wrappedValue }
    let choices = PickerChoices(
      elements: content.elements, isEnabled: values.map { $0 != nil },
      selected: values.firstIndex { $0 == current },
      select: { [weak node] index in
        if values.indices.contains(index), let value = values[index] { selection.wrappedValue = value }
        node?.invalidate()
      })
    var rendering = content
    rendering.preferences.append(label.preferences)
    return rendering.with([choices.element(in: node, context, label)])
  }
}

extension Picker where Label == Text {
  /// Makes a choice among the views that the closure lists.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a choice among the views that the closure lists.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension View {
  /// The view, which stands for a value in a picker or a list.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

private struct TagModifier: PrimitiveModifier {
  let tag: AnyHashable

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    content(context).mapElements { element in
      if case .tag? = element.trait { element } else { element.adding(trait: .tag(tag)) }
    }
  }
}

extension Element {
  /// The value that it stands for, when it is of a type; an optional one stands for its value too.
  func tag<Value: Hashable>(of type: Value.Type) -> Value? {
    guard case .tag(let tag)? = trait else { return nil }
    return tag.base as? Value
  }
}
