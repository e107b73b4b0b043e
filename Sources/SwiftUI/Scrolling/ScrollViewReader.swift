/// Views with a way to scroll to those of them that have an identity.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let target = node.memory(orMade: ScrollTarget.init)
    let (view, request) = node.observing { (content(ScrollViewProxy(target: target)), target.request.get()) }
    let drawn = SwiftUI.render(view, in: node.child(0, as: Content.self), context)
    guard let request else { return drawn }
    var isFound = false
    return drawn.mapElements { element in
      guard !isFound, let marked = element.marked(request) else { return element }
      isFound = true
      return marked
    }
  }
}

/// A way to scroll to a view.
@MainActor
public struct ScrollViewProxy {
  fileprivate let target: ScrollTarget

  /// Scrolls until the view with an identity, given by `ForEach` or `id(_:)`, is seen. With an anchor that point of the view
  /// comes to the same point of what scrolls: its beginning, its middle or its end.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let number = (target.request.get()?.number ?? 0) + 1
    target.request.set(ScrollTarget.Request(id: AnyHashable(id), anchor: anchor, number: number))
  }
}

/// Where a reader's views were last asked to scroll to.
@MainActor
private final class ScrollTarget {
  struct Request {
    let id: AnyHashable
    let anchor: UnitPoint?
    let number: Int

    /// For the page: the request's number, then where the view comes to, as the page's own scrolling has it.
    var text: String {
      let place = anchor.map { $0.y < 1.0 / 3 ? "start" : $0.y > 2.0 / 3 ? "end" : "center" }
      return "\(number) \(place ?? "nearest")"
    }
  }

  let request = StoredLocation<Request?>(nil)
}

extension Element {
  /// The element with the one that a request names marked; nil when it is not there.
  fileprivate func marked(_ request: ScrollTarget.Request) -> Element? {
    if trait?.identity == request.id { return adding(attributes: [Attribute("data-scroll", request.text)]) }
    for (index, child) in examinedChildren.enumerated() {
      guard let marked = child.marked(request) else { continue }
      var changed = children
      changed[index] = marked
      return replacing(children: changed)
    }
    return nil
  }
}

extension Trait {
  /// What the element is known by.
  fileprivate var identity: AnyHashable? {
    switch self {
    case .tag(let tag): tag
    case .identity(let identity): identity
    case .spacer, .divider, .section: nil
    }
  }
}
