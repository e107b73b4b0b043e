/// A view for each value of one type.
@MainActor
struct NavigationDestination {
  /// Nil for a value of another type.
  let view: (Any) -> (any View)?
}

extension View {
  /// The view in a stack that shows `destination` for values of a type: those that links name, and those on its path.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    changingPreferences { preferences in
      preferences.destinations[ObjectIdentifier(data)] =
        preferences.destinations[ObjectIdentifier(data)]
        ?? NavigationDestination { value in (value as? D).map(destination) }
    }
  }

  /// The view in a stack that shows `destination` on top as long as `isPresented` is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(SwitchedDestinationModifier(isPresented: isPresented, destination: destination))
  }

  /// The view in a stack that shows `destination` on top as long as there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      SwitchedDestinationModifier(isPresented: item.hasValue()) { item.wrappedValue.map(destination) })
  }
}

/// Shows a page as long as a switch is on.
private struct SwitchedDestinationModifier<Destination: View>: PrimitiveModifier {
  let isPresented: Binding<Bool>
  let destination: () -> Destination

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let rendering = content(context)
    let pushed = PushedView.of(node, in: context.environment.navigation, destination)
    pushed.follow(isPresented, in: context.environment.navigation, node)
    return rendering
  }
}

extension PushedView {
  /// The page that the view at `node` leads to. It is taken off when that view goes away.
  static func of<Destination: View>(
    _ node: ViewNode, in navigation: NavigationState?, _ destination: @escaping () -> Destination
  ) -> PushedView {
    let pushed = node.memory(orMade: {
      let pushed = PushedView(destination)
      node.onRemoval { navigation?.pop(pushed) }
      return pushed
    })
    pushed.content = destination
    return pushed
  }

  /// Shows the page when the switch is on, takes it off when it is not, and switches it off when it was taken off.
  func follow(_ isActive: Binding<Bool>, in navigation: NavigationState?, _ node: ViewNode) {
    onPop = { if isActive.wrappedValue { isActive.wrappedValue = false } }
    if node.observing({ isActive.wrappedValue }) {
      navigation?.pushWhileDrawing(self)
    } else if navigation?.contains(self) == true {
      node.window.afterThisDrawing { navigation?.pop(self) }
    }
  }
}
