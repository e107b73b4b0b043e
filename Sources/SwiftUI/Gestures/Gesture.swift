import Foundation

/// Something that a person does with a finger or the mouse, and what it means.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on and when it ends.
  associatedtype Value

  /// What the page has to look out for; not for apps.
  func _recognizers(_ handler: _GestureHandler<Value>) -> [_GestureRecognizer]
}

/// What is done as a gesture goes on; not for apps.
@MainActor
public struct _GestureHandler<Value> {
  var changed: @MainActor (Value) -> Void = { _ in }
  var ended: @MainActor (Value) -> Void = { _ in }
  /// It will not end, or has ended: what lasted as long as the gesture is over.
  var finished: @MainActor () -> Void = {}

  /// The same for a gesture whose values become others.
  func mapped<Other>(_ transform: @escaping @MainActor (Other) -> Value) -> _GestureHandler<Other> {
    _GestureHandler<Other>(
      changed: { changed(transform($0)) }, ended: { ended(transform($0)) }, finished: finished)
  }
}

/// What a page has to look out for; not for apps.
@MainActor
public struct _GestureRecognizer {
  let kind: EventKind
  /// Further attributes by which the page knows the gesture.
  let attributes: [Attribute]
  let action: Element.Action
}

extension Gesture {
  /// Does `action` with each change.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _FollowedGesture<Self> {
    _FollowedGesture(gesture: self) { handler in
      handler.changed = { [changed = handler.changed] value in
        changed(value)
        action(value)
      }
    }
  }

  /// Does `action` when the gesture has come to its end.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _FollowedGesture<Self> {
    _FollowedGesture(gesture: self) { handler in
      handler.ended = { [ended = handler.ended] value in
        ended(value)
        action(value)
      }
    }
  }

  /// Keeps a state up to date that lasts as long as the gesture.
  ///
  /// - Parameters:
  ///   - state: The state, `$name` of a property with `@GestureState`.
  ///   - body: Changes the state and the transaction for the gesture's value.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _FollowedGesture<Self> {
    _FollowedGesture(gesture: self) { handler in
      handler.changed = { [changed = handler.changed] value in
        changed(value)
        state.change { body(value, &$0, &$1) }
      }
      handler.finished = { [finished = handler.finished] in
        finished()
        state.end()
      }
    }
  }

  /// The gesture with other values.
  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, transform: body)
  }

  /// Both gestures, each for itself.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// A gesture of which more is done; not for apps.
public struct _FollowedGesture<Content: Gesture>: Gesture {
  let gesture: Content
  let follow: @MainActor (inout _GestureHandler<Content.Value>) -> Void

  /// What the page has to look out for.
  public func _recognizers(_ handler: _GestureHandler<Content.Value>) -> [_GestureRecognizer] {
    var handler = handler
    follow(&handler)
    return gesture._recognizers(handler)
  }
}

/// A gesture with other values; not for apps.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let gesture: Content
  let transform: @MainActor (Content.Value) -> Value

  /// What the page has to look out for.
  public func _recognizers(_ handler: _GestureHandler<Value>) -> [_GestureRecognizer] {
    gesture._recognizers(handler.mapped(transform))
  }
}

/// Two gestures, each for itself.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is known of the two.
  public struct Value {
    /// The value of the first, when it is that one's.
    public var first: First.Value?
    /// The value of the second, when it is that one's.
    public var second: Second.Value?
  }

  private let first: First
  private let second: Second

  /// Makes one of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What the page has to look out for.
  public func _recognizers(_ handler: _GestureHandler<Value>) -> [_GestureRecognizer] {
    first._recognizers(handler.mapped { Value(first: $0, second: nil) })
      + second._recognizers(handler.mapped { Value(first: nil, second: $0) })
  }
}
