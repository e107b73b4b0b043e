import Foundation

/// Views that depend on the size of the place that they are given. It takes all the room there is.
///
/// The page measures the place; until then nothing is shown in it.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the views for a place.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let frame = node.memory(orMade: MeasuredPlace.init).frame
    let view = node.observing { frame.get().map { content(GeometryProxy(globalFrame: $0)) } }
    let drawn = SwiftUI.render(view, in: node.child(0, as: Content?.self), context)
    return drawn.with([
      Element(
        key: node.key(), classes: ["measured"], children: drawn.elements,
        actions: [
          .size: { value in
            guard let measured = value.numbers(4) else { return }
            let limit = 100_000.0
            let numbers = measured.map { min(max($0, -limit), limit) }
            let size = CGSize(width: max(numbers[0], 0), height: max(numbers[1], 0))
            frame.set(CGRect(origin: CGPoint(x: numbers[2], y: numbers[3]), size: size))
          }
        ], growth: .both)
    ])
  }
}

/// The last that the page has said of a place.
@MainActor
private final class MeasuredPlace {
  let frame = StoredLocation<CGRect?>(nil)
}

/// The size and the place of a geometry reader.
public struct GeometryProxy: Sendable {
  let globalFrame: CGRect

  /// The size in points.
  public var size: CGSize { globalFrame.size }

  /// How far it reaches into parts of the window that are not safe to use: nowhere, the page keeps out of them.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The rectangle in points. In the window's space it is the one where the place last got another size.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: globalFrame
    }
  }
}
