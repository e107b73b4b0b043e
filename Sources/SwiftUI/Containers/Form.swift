/// Controls and values in rows, one below the other.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a form of the views that the closure lists; each is a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let rows = Rows(shape: .insetGrouped, isList: false)
    let context = context.deriving(in: node) { $0.rows = rows }
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    return content.with([
      Element(
        key: node.key(), classes: rows.classes("form", context),
        children: rows.sections(of: content.elements, in: node), growth: .both)
    ])
  }
}

/// How a form looks.
public protocol FormStyle: Sendable {
  /// What the framework knows the style by; not for apps.
  var _isGrouped: Bool { get }
}

/// The usual form.
public struct AutomaticFormStyle: FormStyle {
  /// What the framework knows the style by; not for apps.
  public var _isGrouped: Bool { true }

  /// Makes it.
  public init() {}
}

/// A form of rows in boxes.
public struct GroupedFormStyle: FormStyle {
  /// What the framework knows the style by; not for apps.
  public var _isGrouped: Bool { true }

  /// Makes it.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual form.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form of rows in boxes.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// The view, whose forms look as `style` says. All styles that there are look alike here.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
