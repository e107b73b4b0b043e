extension View {
  /// The view with views at the end of its page's bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// The view with items for its page's bar.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// The view on a page with its bars shown or hidden.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let hidesBar = visibility == .hidden && (bars.isEmpty || bars.contains { $0 != .bottomBar })
    let hidesBottomBar = visibility == .hidden && (bars.isEmpty || bars.contains { $0 != .navigationBar })
    return changingPreferences { preferences in
      if hidesBar { preferences.hidesNavigationBar = true }
      if hidesBottomBar { preferences.toolbar.removeAll { $0.place == .bottom } }
    }
  }

  /// The view with views at the two ends of its page's bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .navigationBarLeading) { leading }
      ToolbarItemGroup(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// The view with views at the begin of its page's bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItemGroup(placement: .navigationBarLeading) { leading } }
  }

  /// The view with views at the end of its page's bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItemGroup(placement: .navigationBarTrailing) { trailing } }
  }
}

/// One of a page's bars.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Whatever bars there are.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// Adds to the bar of the page.
private struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  let items: Items

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = content(context)
    let view = ToolbarContentView(items)
    rendering.append(SwiftUI.render(view, in: node.child(1, as: ToolbarContentView<Items>.self), context))
    return rendering
  }
}
