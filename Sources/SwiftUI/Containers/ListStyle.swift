/// How lists look.
public protocol ListStyle: Sendable {
  /// What the framework knows the style by; not for apps.
  var _shape: _ListShape { get }
}

/// The shapes of lists; not for apps.
public enum _ListShape: Hashable, Sendable {
  /// Sections are boxes with round corners.
  case insetGrouped
  /// Sections reach from edge to edge.
  case grouped
  /// Rows lie on the window's own ground.
  case plain
}

/// The style that suits the place: sections in boxes.
public struct DefaultListStyle: ListStyle {
  /// What the framework knows the style by; not for apps.
  public var _shape: _ListShape { .insetGrouped }

  /// Makes it.
  public init() {}
}

/// Sections in boxes with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// What the framework knows the style by; not for apps.
  public var _shape: _ListShape { .insetGrouped }

  /// Makes it.
  public init() {}
}

/// Sections that reach from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// What the framework knows the style by; not for apps.
  public var _shape: _ListShape { .grouped }

  /// Makes it.
  public init() {}
}

/// Rows on the window's own ground.
public struct PlainListStyle: ListStyle {
  /// What the framework knows the style by; not for apps.
  public var _shape: _ListShape { .plain }

  /// Makes it.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections in boxes with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections that reach from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows on the window's own ground.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey { static var defaultValue: any ListStyle { DefaultListStyle() } }

  var listStyle: any ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// The view, whose lists look as `style` says.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { changedEnvironment { $0.listStyle = style } }
}
