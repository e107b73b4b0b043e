import Foundation

extension View {
  /// The view with others in a box beside it as long as `isPresented` is true; on a phone they are a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the box is there; false when the person puts it away.
  ///   - attachmentAnchor: What of the view the box points at.
  ///   - arrowEdge: The edge of that where the box is; the opposite or another one where there is no room.
  ///   - content: The other views.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(isPresented, kind: .popover(attachmentAnchor, arrowEdge), onDismiss: nil, content: content))
  }

  /// The view with others for an item in a box beside it as long as there is one; on a phone they are a sheet.
  ///
  /// - Parameters:
  ///   - item: The item; nil when the person puts the box away.
  ///   - attachmentAnchor: What of the view the box points at.
  ///   - arrowEdge: The edge of that where the box is; the opposite or another one where there is no room.
  ///   - content: The other views.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(item, kind: .popover(attachmentAnchor, arrowEdge), onDismiss: nil, content: content))
  }
}

/// A place that depends on a view.
public struct Anchor<Value: Sendable>: Sendable {
  /// What says the place of a view that is not drawn yet.
  public struct Source: Sendable {
    /// Nil for all of the view.
    let value: Value?
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: nil) }

  /// A rectangle of the view, in points from its upper left corner.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: r) }
}

/// What of a view a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// The edge of a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// The attribute of content that is to be a popover on a phone too.
  static let compactName = "data-compact"

  /// What the page must know to place the popover of a node.
  @MainActor
  func attributes(_ edge: Edge, in node: ViewNode) -> [Attribute] {
    var attributes = [Attribute("data-anchor", String(node.id)), Attribute("data-edge", edge.name)]
    switch self {
    case .rect(let source):
      if let rect = source.value {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { decimal($0) }
        attributes.append(Attribute("data-attachment", "rect \(numbers.joined(separator: " "))"))
      }
    case .point(let point):
      attributes.append(Attribute("data-attachment", "point \(decimal(point.x)) \(decimal(point.y))"))
    }
    return attributes
  }
}

extension Edge {
  /// As the page names it.
  fileprivate var name: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}

extension Rendering {
  /// The same, whose first element the page finds for the popover of a node.
  @MainActor
  func anchoring(_ node: ViewNode) -> Rendering {
    guard let first = elements.first else { return self }
    return with([first.adding(attributes: [Attribute("data-anchor-\(node.id)")])] + elements.dropFirst())
  }
}

/// What becomes of a presentation where there is little room.
public struct PresentationAdaptation: Sendable {
  let isPopover: Bool

  /// As the kind of presentation suggests.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(isPopover: false) }
  /// What it is where there is room.
  public static var none: PresentationAdaptation { PresentationAdaptation(isPopover: true) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(isPopover: true) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(isPopover: false) }
}

extension View {
  /// The content of a popover that becomes something else on a phone, or stays one.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(CompactAdaptationModifier(isPopover: adaptation.isPopover))
  }
}

private struct CompactAdaptationModifier: PrimitiveModifier {
  let isPopover: Bool

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let attribute = Attribute(PopoverAttachmentAnchor.compactName, isPopover ? "popover" : "sheet")
    return content(context).mapElements { $0.adding(attributes: [attribute]) }
  }
}
