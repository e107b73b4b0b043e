extension View {
  /// The view with a title for the page that it is on.
  public func navigationTitle(_ title: Text) -> some View { titled(title) }

  /// The view with a title for the page that it is on.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { titled(Text(titleKey)) }

  /// The view with a title for the page that it is on.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { titled(Text(title)) }

  /// The view on a page whose title is large or not.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    changingPreferences { $0.titleIsLarge = $0.titleIsLarge ?? displayMode.isLarge }
  }

  /// The view on a page that offers no way back of its own.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    changingPreferences { if hidesBackButton { $0.hidesBackButton = true } }
  }

  private func titled(_ title: Text, _ isLarge: Bool? = nil) -> some View {
    modifier(NavigationTitleModifier(title: title, isLarge: isLarge))
  }

  /// The view with other wishes of those further up.
  func changingPreferences(_ change: @escaping @MainActor (inout Preferences) -> Void) -> some View {
    modifier(PreferenceModifier(change: change))
  }
}

/// How the title is shown.
public struct NavigationBarItem: Hashable, Sendable {
  /// How large a page's title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page below; large on the first one.
    case automatic
    /// Small, within the bar.
    case inline
    /// Large, below the bar; it is scrolled away with the page's content.
    case large

    var isLarge: Bool? {
      switch self {
      case .automatic: nil
      case .inline: false
      case .large: true
      }
    }
  }
}

// As apps had it before `navigationTitle`.
extension View {
  /// The view with a title for the page that it is on.
  public func navigationBarTitle(_ title: Text) -> some View { titled(title) }

  /// The view with a title for the page that it is on.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { titled(Text(titleKey)) }

  /// The view with a title for the page that it is on.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { titled(Text(title)) }

  /// The view with a title for the page that it is on, large or not.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    titled(title, displayMode.isLarge)
  }

  /// The view with a title for the page that it is on, large or not.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(Text(titleKey), displayMode.isLarge)
  }

  /// The view with a title for the page that it is on, large or not.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(Text(title), displayMode.isLarge)
  }

  /// The view on a page with a bar, or without.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    changingPreferences { if hidden { $0.hidesNavigationBar = true } }
  }
}

/// Gives the page a title.
private struct NavigationTitleModifier: PrimitiveModifier {
  let title: Text
  let isLarge: Bool?

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = content(context)
    if rendering.preferences.title == nil {
      rendering.preferences.title = title.text(in: context.environment.locale)
    }
    rendering.preferences.titleIsLarge = rendering.preferences.titleIsLarge ?? isLarge
    return rendering
  }
}

/// Changes what the content wishes of those further up.
private struct PreferenceModifier: PrimitiveModifier {
  let change: @MainActor (inout Preferences) -> Void

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = content(context)
    change(&rendering.preferences)
    return rendering
  }
}
