import Dispatch
import Foundation
@_spi(SwiftUI) import Observation
import Synchronization

/// What one evaluation of a view's body has read of observable objects, until the first change of any of it.
///
/// The observation ends by a change of a property of its own that it reads too: an evaluation that is not the newest
/// would otherwise stay in the lists of every object that never changes.
final class BodyObservation: Sendable {
  private let ending = ObservedChange()
  private let isOver = Atomic(false)
  private let node: WeakNode

  @MainActor
  init(node: ViewNode) {
    self.node = WeakNode(node)
  }

  /// Does `read` and takes note of what it reads.
  func observe<T>(_ read: () -> T) -> T {
    withObservationTracking {
      ending.observe()
      return read()
    } didSet: { [self] tracking in
      tracking.cancel()
      if !isOver.exchange(true, ordering: .relaxed) { node.invalidate() }
    }
  }

  /// Forgets what was read.
  func end() {
    if !isOver.exchange(true, ordering: .relaxed) { ending.happen() }
  }
}

/// A reference to a node from whatever thread a value changes on.
private final class WeakNode: Sendable {
  @MainActor private weak var node: ViewNode?

  @MainActor
  init(_ node: ViewNode) { self.node = node }

  func invalidate() {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { node?.invalidate() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.node?.invalidate() } }
    }
  }
}
