/// One page of a navigation stack, with its bar.
struct NavigationPage<Content: View>: PrimitiveView {
  enum Place {
    case root
    /// On the root, under a number; the way back has the name of the page below.
    case pushed(Int, backTitle: String?)
  }

  let place: Place
  let state: NavigationState
  let content: () -> Content
  private var isLargeByDefault = true

  init(place: Place, state: NavigationState, content: @escaping () -> Content) {
    self.place = place
    self.state = state
    self.content = content
  }

  /// The page, whose title is as large as the one of the page below unless it says otherwise.
  func inheritingTitleMode(of below: Rendering) -> NavigationPage {
    var page = self
    page.isLargeByDefault = below.preferences.titleIsLarge ?? true
    return page
  }

  @MainActor
  private final class Memory {
    let environment = KeptEnvironment()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var context = context
    if case .pushed(let id, _) = place {
      let state = state
      context.environment = node.memory(orMade: Memory.init).environment.values(from: context.environment) {
        $0.presentation = Presentation { state.pop(id) }
      }
    }
    let view = node.evaluating(content)
    let rendering = SwiftUI.render(view, in: node.child(0, as: Content.self), context)
    var preferences = rendering.preferences
    preferences.titleIsLarge = preferences.titleIsLarge ?? isLargeByDefault
    // The bar has taken what is meant for it.
    var kept = preferences
    kept.toolbar = []
    kept.hidesNavigationBar = false
    kept.hidesBackButton = false
    return Rendering(element(rendering.elements, preferences, node), preferences: kept)
  }

  private func element(_ elements: [Element], _ preferences: Preferences, _ node: ViewNode) -> Element {
    let bar = NavigationBar(preferences: preferences, back: back(preferences))
    var classes = ["page"]
    if elements.count == 1, !Set(elements[0].classes).isDisjoint(with: ["scroller", "form", "list"]) {
      classes.append("scrolling")
    }
    if bar.showsLargeTitle { classes.append("titled") }
    var attributes: [Attribute] = []
    if let title = preferences.title { attributes.append(Attribute("data-title", title)) }
    if case .pushed = place {
      attributes.append(Attribute("data-enter", "transform:translateX(100%)"))
      attributes.append(Attribute("data-leave", "transform:translateX(100%)"))
    }
    let main = Element("main", key: node.key(1), classes: ["content"], children: elements)
    return Element(
      "section", key: node.key(), classes: classes, attributes: attributes,
      children: bar.top(in: node) + [main] + bar.bottom(in: node), growth: .both)
  }

  private func back(_ preferences: Preferences) -> NavigationBar.Back? {
    guard case .pushed(let id, let backTitle) = place else { return nil }
    let state = state
    return NavigationBar.Back(title: backTitle, isHidden: preferences.hidesBackButton) { state.pop(id) }
  }
}
