extension View {
  /// The view with a sheet above the window as long as `isPresented` is true. `onDismiss` is called when it has gone.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// The view with a sheet for an item above the window as long as there is one; another item gets another sheet.
  /// `onDismiss` is called when the last one has gone.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(item, kind: .sheet, onDismiss: onDismiss, content: content))
  }

  /// The view with others that cover the whole window as long as `isPresented` is true. `onDismiss` is called when they
  /// have gone.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented, kind: .cover, onDismiss: onDismiss, content: content))
  }

  /// The view with others for an item that cover the whole window as long as there is one. `onDismiss` is called when
  /// they have gone.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(item, kind: .cover, onDismiss: onDismiss, content: content))
  }
}

/// What lies above a window.
enum SheetKind {
  case sheet
  case cover
  /// Beside what it belongs to.
  case popover(PopoverAttachmentAnchor, Edge)

  fileprivate var classes: [String] {
    switch self {
    case .sheet: ["sheet"]
    case .cover: ["cover"]
    case .popover: ["sheet", "popover"]
    }
  }

  fileprivate var isCover: Bool { if case .cover = self { true } else { false } }
}

/// Shows a sheet above the window as long as there is something to show.
struct SheetModifier<Content: View>: PrimitiveModifier {
  /// What is shown, and what it is known by.
  private let shown: () -> (id: AnyHashable, content: Content)?
  private let dismiss: @MainActor () -> Void
  private let kind: SheetKind
  private let onDismiss: (@MainActor () -> Void)?

  init(
    _ isPresented: Binding<Bool>, kind: SheetKind, onDismiss: (@MainActor () -> Void)?, content: @escaping () -> Content
  ) {
    shown = { isPresented.wrappedValue ? (true, content()) : nil }
    dismiss = { isPresented.wrappedValue = false }
    self.kind = kind
    self.onDismiss = onDismiss
  }

  init<Item: Identifiable>(
    _ item: Binding<Item?>, kind: SheetKind, onDismiss: (@MainActor () -> Void)?, content: @escaping (Item) -> Content
  ) {
    shown = { item.wrappedValue.map { ($0.id, content($0)) } }
    dismiss = { item.wrappedValue = nil }
    self.kind = kind
    self.onDismiss = onDismiss
  }

  @MainActor
  private final class Memory {
    let environment = KeptEnvironment()
    var dismiss: @MainActor () -> Void = {}
    lazy var presentation = Presentation { [weak self] in self?.dismiss() }
    var isShown = false
    /// Which of the heights, the lowest first, the sheet rests at.
    var detent = 0
  }

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var rendering = content(context)
    let memory = node.memory(orMade: Memory.init)
    memory.dismiss = dismiss
    if case .popover = kind { rendering = rendering.anchoring(node) }
    guard let (id, view) = node.observing(shown) else {
      if memory.isShown, let onDismiss { node.window.afterThisDrawing(onDismiss) }
      memory.isShown = false
      memory.detent = 0
      node.keepChildren(identifiedBy: [])
      return rendering
    }
    memory.isShown = true
    var context = context
    context.environment = memory.environment.values(from: context.environment) {
      $0.presentation = memory.presentation
      $0.navigation = nil
      $0.rows = nil
      $0.dialog = nil
    }
    let child = node.child(identifiedBy: id, as: Content.self)
    let sheet = SwiftUI.render(view, in: child, context)
    node.keepChildren(identifiedBy: [id])
    rendering.preferences.presentations.append(element(sheet, child.id, memory, node))
    rendering.preferences.presentations += sheet.preferences.presentations
    return rendering
  }

  private func element(_ sheet: Rendering, _ number: Int, _ memory: Memory, _ node: ViewNode) -> Element {
    let dismiss = dismiss
    let isCover = kind.isCover
    let isFree = !isCover && !sheet.preferences.forbidsDismissal
    let detents = (sheet.preferences.detents ?? []).sorted { $0.usualHeight < $1.usualHeight }
    let detent = min(memory.detent, max(detents.count - 1, 0))
    var style = Style()
    if !isCover, !detents.isEmpty { style["--detent"] = detents[detent].css }
    var children = [
      Element(key: ElementKey(node: number, part: -1), classes: ["zs", "sheet-content"], children: sheet.elements)
    ]
    if !isCover, let handle = handle(sheet, detents.count, detent, memory, node) { children.insert(handle, at: 0) }
    return Element(
      "dialog", key: ElementKey(node: number, part: -2), classes: kind.classes, style: style,
      attributes: (isFree ? [Attribute("data-light")] : []) + popoverAttributes(sheet, node), children: children,
      actions: isFree ? [.dismiss: { _ in dismiss() }] : [:])
  }

  private func popoverAttributes(_ sheet: Rendering, _ node: ViewNode) -> [Attribute] {
    guard case .popover(let anchor, let edge) = kind else { return [] }
    return anchor.attributes(edge, in: node)
      + sheet.elements.prefix(1).flatMap { $0.ownAttributes.filter { $0.name == PopoverAttachmentAnchor.compactName } }
  }

  /// The handle at the top: with several heights it changes between them.
  private func handle(
    _ sheet: Rendering, _ detents: Int, _ detent: Int, _ memory: Memory, _ node: ViewNode
  ) -> Element? {
    guard sheet.preferences.showsHandle ?? (detents > 1) else { return nil }
    if detents < 2 {
      return Element(key: node.key(1), classes: ["handle"], attributes: [Attribute("aria-hidden", "true")])
    }
    let isLast = detent == detents - 1
    return Element(
      "button", key: node.key(2), classes: ["handle"],
      attributes: [
        Attribute("type", "button"), Attribute("aria-label", "Sheet height"),
        Attribute("aria-expanded", isLast ? "true" : "false"),
      ],
      actions: [
        .tap: { [weak node] _ in
          memory.detent = isLast ? 0 : detent + 1
          node?.invalidate()
        }
      ])
  }
}
