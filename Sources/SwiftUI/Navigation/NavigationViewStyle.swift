/// How a `NavigationView` shows its pages.
public protocol NavigationViewStyle {}

/// As the device's size suggests: here, a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the device's size suggests: here, a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// The view, in which navigation views have a style. Both styles that there are show one page at a time.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
