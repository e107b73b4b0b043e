/// Pages that lie one on the other, of which the last one is shown, with a bar that has its title and a way back.
///
/// A path of the app's own decides which pages lie on the root; without one the stack keeps it.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private let stack: PageStack<Root>

  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    stack = PageStack(path: nil, root: root())
  }

  /// Makes a stack whose pages are the values of `path`, of whatever types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    stack = PageStack(path: BoundPath(path), root: root())
  }

  /// Makes a stack whose pages are the elements of `path`.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    stack = PageStack(path: BoundPath(path), root: root())
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { stack.render(in: node, context) }
}

/// Pages that lie one on the other, as apps had them before `NavigationStack`.
public struct NavigationView<Content: View>: PrimitiveView {
  private let stack: PageStack<Content>

  /// Makes a stack of pages with the first one.
  public init(@ViewBuilder content: () -> Content) { stack = PageStack(path: nil, root: content()) }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering { stack.render(in: node, context) }
}

/// What both kinds of stacks are.
@MainActor
struct PageStack<Root: View> {
  let path: BoundPath?
  let root: Root

  @MainActor
  private final class Memory {
    let state = NavigationState()
    let environment = KeptEnvironment()
    /// The pages that were drawn last.
    var ids: [Int]?
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let memory = node.memory(orMade: Memory.init)
    let state = memory.state
    state.path = path
    node.evaluating { state.update() }
    var context = context
    context.environment = memory.environment.values(from: context.environment) { $0.navigation = state }

    let root = root
    let first = NavigationPage(place: .root, state: state) { root }
    var pages = [SwiftUI.render(first, in: node.child(0, as: NavigationPage<Root>.self), context)]
    var destinations = pages[0].preferences.destinations
    var index = 0
    // A page that is drawn may put another one on top.
    while index < state.entries.count {
      let entry = state.entries[index]
      let page = NavigationPage(place: .pushed(entry.id, backTitle: pages[index].preferences.title), state: state) {
        AnyView(erasing: view(of: entry, destinations))
      }
      let child = node.child(identifiedBy: entry.id, as: NavigationPage<AnyView>.self)
      pages.append(SwiftUI.render(page.inheritingTitleMode(of: pages[index]), in: child, context))
      destinations.merge(pages[index + 1].preferences.destinations) { first, _ in first }
      index += 1
    }
    let ids = state.entries.map(\.id)
    node.keepChildren(identifiedBy: Set(ids.map { AnyHashable($0) }))
    if let last = memory.ids, last != ids { node.window.animateThisDrawing(.pushing) }
    memory.ids = ids
    return rendering(of: pages, in: node)
  }

  private func view(of entry: NavigationState.Entry, _ destinations: [ObjectIdentifier: NavigationDestination])
    -> any View
  {
    switch entry.content {
    case .view(let pushed): return pushed.content()
    case .value(let value):
      let type = Swift.type(of: value.base)
      if let view = destinations[ObjectIdentifier(type)]?.view(value.base) { return view }
      return Text(verbatim: "There is no navigationDestination(for: \(type).self) in this stack.")
    }
  }

  /// The pages as one view, all but the last one out of reach.
  private func rendering(of pages: [Rendering], in node: ViewNode) -> Rendering {
    var preferences = Preferences()
    var elements: [Element] = []
    for (index, page) in pages.enumerated() {
      preferences.presentations += page.preferences.presentations
      let isCovered = index < pages.count - 1
      preferences.forbidsDismissal = preferences.forbidsDismissal || page.preferences.forbidsDismissal
      preferences.detents = preferences.detents ?? page.preferences.detents
      preferences.showsHandle = preferences.showsHandle ?? page.preferences.showsHandle
      if !isCovered { preferences.colorScheme = page.preferences.colorScheme }
      elements += page.elements.map { element in
        isCovered ? element.adding(classes: ["covered"], attributes: [Attribute("inert")]) : element
      }
    }
    return Rendering(
      Element(key: node.key(), classes: ["nav"], children: elements, growth: .both), preferences: preferences)
  }
}

extension Animation {
  /// How pages come and go.
  fileprivate static let pushing = Animation(duration: 0.35, timingFunction: "cubic-bezier(.25,.8,.3,1)")
}
