import Foundation

/// Which of the gestures at a view and within it count.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Not the one that is added.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those within the view, which count in any case.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// The view with a gesture; one of the same kind within it comes first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture), rank: .lower))
  }

  /// The view with a gesture that counts beside another one at the same view.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture), rank: .equal))
  }

  /// The view with a gesture that comes before another one at the same view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, isOn: mask.contains(.gesture), rank: .higher))
  }

  /// Does `action` when the view is tapped so many times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Does `action` when a finger stays on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds.
  ///   - maximumDistance: How far the finger may move, in points.
  ///   - action: What to do.
  ///   - onPressingChanged: Is told when the finger comes down and when it goes.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let gesture = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return modifier(
      GestureModifier(
        gesture: _FollowedGesture(gesture: gesture) { handler in
          handler.changed = { _ in onPressingChanged?(true) }
          handler.ended = { _ in action() }
          handler.finished = { onPressingChanged?(false) }
        }, isOn: true, rank: .lower))
  }
}

/// Has the page look out for a gesture at the view's own element, or at a box around it where that is a control.
private struct GestureModifier<G: Gesture>: PrimitiveModifier {
  enum Rank {
    case lower
    case equal
    case higher
  }

  let gesture: G
  let isOn: Bool
  let rank: Rank

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = content(context)
    guard isOn, context.environment.isEnabled else { return content }
    let recognizers = gesture._recognizers(_GestureHandler())
    var actions: Actions = [:]
    for recognizer in recognizers {
      actions[recognizer.kind] = Self.both(actions[recognizer.kind], recognizer.action)
    }
    let attributes = recognizers.flatMap(\.attributes)
    return content.with(
      content.elements.enumerated().map { index, element in
        guard element.isPlain else {
          return Element(
            key: node.key(index), classes: ["w"], style: element.placing, attributes: attributes, children: [element],
            actions: actions, growth: element.growth)
        }
        return added(actions, attributes, to: element)
      }.map { actions[.tap] == nil ? $0 : $0.reachedByKeys() })
  }

  private func added(
    _ actions: Actions, _ attributes: [Attribute], to element: Element
  ) -> Element {
    switch rank {
    case .lower: return element.adding(attributes: attributes, actions: actions)
    case .higher: return element.withActions(element.actions.merging(actions) { _, new in new }, attributes)
    case .equal: return element.withActions(element.actions.merging(actions, Self.both), attributes)
    }
  }

  private static func both(_ first: Element.Action?, _ second: @escaping Element.Action) -> Element.Action {
    guard let first else { return second }
    return { value in
      first(value)
      second(value)
    }
  }
}

extension Element {
  fileprivate func withActions(_ actions: Actions, _ more: [Attribute]) -> Element {
    replacing(attributes: ownAttributes.filled(from: more), actions: actions)
  }

  /// What answers taps answers keys too, unless it contains something that does so itself.
  fileprivate func reachedByKeys() -> Element {
    guard actions[.tap] != nil, !examinedChildren.contains(where: \.acts) else { return self }
    let role = ownAttributes.first { $0.name == "role" }?.value
    let more = [Attribute("tabindex", "0")]
    return role == nil || role == "img"
      ? replacing(attributes: ownAttributes.filter { $0.name != "role" } + [Attribute("role", "button")] + more)
      : adding(attributes: more)
  }

  private var acts: Bool { !actions.kinds.allSatisfy { $0 == .size } || examinedChildren.contains(where: \.acts) }
}
