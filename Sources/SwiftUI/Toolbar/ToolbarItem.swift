/// One view in a bar.
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    ToolbarItemPlacement.render(content, placement, in: node, context)
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item at a place of the bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views in a bar.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes a group at a place of the bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    ToolbarItemPlacement.render(content, placement, in: node, context)
  }
}

/// Where in a bar an item is.
public struct ToolbarItemPlacement: Sendable {
  private let place: ToolbarEntry.Place
  private var isProminent = false

  private init(_ place: ToolbarEntry.Place, isProminent: Bool = false) {
    self.place = place
    self.isProminent = isProminent
  }

  /// Where such items usually are: at the end of the bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(.center)
  /// Beside the way back.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// Where the most frequent action is: at the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// Where less frequent actions are: at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  /// Where a state is told: in the bar at the bottom.
  public static let status = ToolbarItemPlacement(.bottom)
  /// Where what was done is confirmed.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isProminent: true)
  /// Where what was done is given up.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// Where something is done away with.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// At the begin of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// At the end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the begin of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// At the end of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(.bottom)

  @MainActor
  fileprivate static func render<Content: View>(
    _ content: Content, _ placement: ToolbarItemPlacement, in node: ViewNode, _ context: RenderContext
  ) -> Rendering {
    // A bar is no row, wherever its items were listed, and has no room for both a symbol and words.
    let context = context.deriving(in: node) {
      $0.rows = nil
      $0.labelStyle = IconOnlyLabelStyle()
    }
    let content = SwiftUI.render(content, in: node.child(0, as: Content.self), context)
    let style: Style = placement.isProminent ? ["font-weight": "600"] : [:]
    var rendering = content.with([])
    rendering.preferences.toolbar += content.elements.map {
      ToolbarEntry(place: placement.place, element: $0.adding(style: style))
    }
    return rendering
  }
}
