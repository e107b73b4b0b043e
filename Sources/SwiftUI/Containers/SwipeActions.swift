extension View {
  /// The view, whose row in a list has actions: a finger swipes the row to the side, a mouse that rests on it and the
  /// keyboard find them at its end.
  ///
  /// - Parameters:
  ///   - edge: The side from which they come.
  ///   - allowsFullSwipe: Whether a swipe across most of the row does the first action.
  ///   - content: Buttons, the first one outermost. Of labels the icon is shown.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}

private struct SwipeActionsModifier<Buttons: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Buttons

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = content(context)
    guard context.environment.rows != nil else { return rendering }
    let context = context.deriving(in: node) {
      $0.rows = nil
      $0.rowDeletion = nil
      $0.buttonStyle = SwipeActionStyle()
      $0.labelStyle = IconOnlyLabelStyle()
    }
    for (index, element) in rendering.elements.enumerated() {
      let buttons = SwiftUI.render(actions, in: node.child(index + 1, as: Buttons.self), context)
      rendering.preferences.append(buttons.preferences)
      var row = SwipedRow(element)
      row.add(buttons.elements, at: edge, allowsFullSwipe: allowsFullSwipe)
      rendering.elements[index] = row.element
    }
    return rendering
  }
}

/// A row's content with the actions beside it.
@MainActor
struct SwipedRow {
  /// What the row shows.
  let content: Element
  private(set) var leading: [Element] = []
  private(set) var trailing: [Element] = []
  private var fullEdges: [HorizontalEdge] = []
  private let whole: Element

  /// The parts of an element that is such a row, or one that is to become one.
  init(_ element: Element) {
    whole = element
    guard element.classes.contains("swipe") else {
      content = element
      return
    }
    func actions(_ name: String) -> [Element] {
      element.examinedChildren.first { $0.classes.contains(name) && $0.classes.contains("swipe-actions") }?.children
        ?? []
    }
    content = element.examinedChildren.first { $0.classes.contains("swipe-content") }?.examinedChildren.first ?? element
    leading = actions("leading")
    trailing = actions("trailing")
    let full = element.ownAttributes.first { $0.name == "data-full" }?.value ?? ""
    fullEdges = HorizontalEdge.allCases.filter { full.contains($0.name) }
  }

  /// Adds actions, inward of those that are there.
  mutating func add(_ actions: [Element], at edge: HorizontalEdge, allowsFullSwipe: Bool) {
    guard !actions.isEmpty else { return }
    let isFirst = edge == .leading ? leading.isEmpty : trailing.isEmpty
    if isFirst, allowsFullSwipe { fullEdges.append(edge) }
    if edge == .leading { leading += actions } else { trailing += actions }
  }

  /// The row's element; without actions the content itself.
  var element: Element {
    if leading.isEmpty, trailing.isEmpty { return whole }
    let number = content.key.node
    let shown = Element(key: ElementKey(node: number, part: -11), classes: ["swipe-content"], children: [content])
    var attributes: [Attribute] = []
    if !leading.isEmpty { attributes.append(Attribute("data-leading")) }
    if !fullEdges.isEmpty { attributes.append(Attribute("data-full", fullEdges.map(\.name).joined(separator: " "))) }
    return Element(
      key: content.key, classes: ["swipe"], style: content.style.rowDeclarations, attributes: attributes,
      children: group(leading, .leading, -12) + [shown] + group(trailing, .trailing, -13), growth: .horizontal,
      trait: content.trait)
  }

  private func group(_ actions: [Element], _ edge: HorizontalEdge, _ part: Int) -> [Element] {
    if actions.isEmpty { return [] }
    return [
      Element(
        key: ElementKey(node: content.key.node, part: part), classes: ["swipe-actions", edge.name],
        children: actions)
    ]
  }
}

extension HorizontalEdge {
  /// As the style sheet names it.
  fileprivate var name: String { self == .leading ? "leading" : "trailing" }
}

/// The buttons beside a row.
private struct SwipeActionStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { SwipeAction(configuration: configuration) }
}

private struct SwipeAction: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    configuration.item("swipe-action", in: node, context) { label in
      let words = label.spokenText
      return words.isEmpty ? [] : [Attribute("title", words)]
    }
  }
}
