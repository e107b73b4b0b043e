import Foundation

/// A value, or any view, beside its label.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Makes it of its two parts.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let inner = context.deriving(in: node) {
      $0.isNamed = true
      $0.labelsAreHidden = false
    }
    let content = SwiftUI.render(content, in: node.child(1, as: Content.self), inner)
    let fields = content.elements.flatMap(\.fields)
    // An HTML label names one field; two would both have its name.
    let isLabel = fields.count == 1 && fields[0].tag != "label"
    let control = LabeledControl(
      node: node, context: context, label: label, classes: ["labeled"], controlGrows: !fields.isEmpty)
    var rendering = content
    rendering.preferences.append(label.preferences)
    return rendering.with([control.element(isLabel ? "label" : "div", around: content.elements)])
  }
}

extension LabeledContent where Label == Text {
  /// Makes it of a title and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes it of a title and a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes it of a title and a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Makes it of a title and a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Makes it of a title and a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Makes it of a title and a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
    self.init(title) { Text(value, format: format) }
  }
}

extension Element {
  /// The fields and HTML labels within it, outermost first.
  fileprivate var fields: [Element] {
    if ["input", "select", "textarea", "label"].contains(tag) { return [self] }
    return examinedChildren.flatMap(\.fields)
  }
}
