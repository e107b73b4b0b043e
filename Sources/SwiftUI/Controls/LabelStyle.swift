/// How labels look.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a label of.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: PrimitiveView {
    let view: HandedView

    func render(in node: ViewNode, _ context: RenderContext) -> Rendering { view.render(in: node, context) }
  }

  /// The label's icon.
  public struct Icon: PrimitiveView {
    let view: HandedView

    func render(in node: ViewNode, _ context: RenderContext) -> Rendering { view.render(in: node, context) }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

/// The style that suits the place: title and icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a label.
  public func makeBody(configuration: Configuration) -> some View { DrawnLabel(configuration: configuration) }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a label.
  public func makeBody(configuration: Configuration) -> some View { DrawnLabel(configuration: configuration) }
}

/// The title; there is no icon.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon; the title is for screen readers.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes it.
  public nonisolated init() {}

  /// Makes the view of a label.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnLabel(configuration: configuration, showsTitle: false)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that suits the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey { static var defaultValue: any LabelStyle { DefaultLabelStyle() } }

  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The view, whose labels look as `style` says.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { changedEnvironment { $0.labelStyle = style } }
}

/// The icon before the title. Screen readers say the title only.
private struct DrawnLabel: PrimitiveView {
  let configuration: LabelStyleConfiguration
  var showsTitle = true

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var title = SwiftUI.render(
      configuration.title, in: node.child(0, as: LabelStyleConfiguration.Title.self), context)
    let icon = SwiftUI.render(configuration.icon, in: node.child(1, as: LabelStyleConfiguration.Icon.self), context)
    title.preferences.append(icon.preferences)
    return title.with([
      Element(
        "span", key: node.key(), classes: ["label"],
        children: [
          Element(
            "span", key: node.key(1), classes: ["icon"], attributes: [Attribute("aria-hidden", "true")],
            children: icon.elements),
          Element("span", key: node.key(2), classes: [showsTitle ? "title" : "unseen"], children: title.elements),
        ])
    ])
  }
}
