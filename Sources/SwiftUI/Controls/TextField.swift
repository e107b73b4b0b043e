import Foundation

/// A field for a text, or for a value that has a text.
public struct TextField<Label: View>: PrimitiveView {
  private let label: Label
  private let prompt: Text?
  private let axis: Axis
  private let source: FieldSource
  private var onEditingChanged: (@MainActor (Bool) -> Void)?
  private var onCommit: (@MainActor () -> Void)?

  init(
    label: Label, prompt: Text?, axis: Axis = .horizontal, source: FieldSource,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil, onCommit: (@MainActor () -> Void)? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.axis = axis
    self.source = source
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field for a text. The label is shown while the field is empty and there is no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, source: .text(text))
  }

  /// Makes a field for a text that grows along `axis` with what is typed.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, axis: axis, source: .text(text))
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let environment = context.environment
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let name = label.spokenText
    let field = FieldElement(
      node: node, context: context, text: node.observing { source.text(environment.locale) },
      accept: { source.accept($0, environment.locale) }, keepsDraft: source.hasFormat,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
    var attributes = environment.fieldTraits.attributes
    attributes.append(Attribute("placeholder", prompt?.text(in: environment.locale) ?? name))
    if !environment.isNamed, !name.isEmpty { attributes.append(Attribute("aria-label", name)) }
    let classes = ["field", environment.textFieldStyle._isBordered ? "rounded-border" : ""].filter { !$0.isEmpty }
    if axis == .vertical {
      attributes.append(Attribute("rows", "\(max(environment.leastLines, 1))"))
      let lines = field.element("textarea", key: node.key(), classes: classes + ["lines"], attributes: attributes)
      var style: Style = ["--least": "\(max(environment.leastLines, 1))"]
      style["--lines"] = environment.lineLimit.map { "\(max($0, environment.leastLines, 1))" }
      return label.with([lines.adding(style: style)])
    }
    return label.with([
      field.element("input", key: node.key(), classes: classes, attributes: attributes + [Attribute("type", "text")])
    ])
  }
}

/// Where a field's text comes from and goes to.
@MainActor
struct FieldSource {
  let text: (Locale) -> String
  let accept: (String, Locale) -> Void
  /// Whether the text is made of a value, so that another text can stand for the same one.
  let hasFormat: Bool

  static func text(_ text: Binding<String>) -> FieldSource {
    FieldSource(text: { _ in text.wrappedValue }, accept: { typed, _ in text.wrappedValue = typed }, hasFormat: false)
  }

  static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    FieldSource(
      text: { format.locale($0).format(value.wrappedValue) },
      accept: { typed, locale in
        if let parsed = try? format.locale(locale).parseStrategy.parse(typed) { value.wrappedValue = parsed }
      }, hasFormat: true)
  }

  static func value<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    FieldSource(
      text: { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" },
      accept: { typed, locale in value.wrappedValue = try? format.locale(locale).parseStrategy.parse(typed) },
      hasFormat: true)
  }
}

/// How text fields look.
public protocol TextFieldStyle: Sendable {
  /// What the framework knows the style by; not for apps.
  var _isBordered: Bool { get }
}

/// The style that suits the place: a field without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// What the framework knows the style by; not for apps.
  public var _isBordered: Bool { false }

  /// Makes it.
  public init() {}
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// What the framework knows the style by; not for apps.
  public var _isBordered: Bool { false }

  /// Makes it.
  public init() {}
}

/// A field with a border that has round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// What the framework knows the style by; not for apps.
  public var _isBordered: Bool { true }

  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a border that has round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
  }

  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// The view, whose text fields look as `style` says.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    changedEnvironment { $0.textFieldStyle = style }
  }
}
