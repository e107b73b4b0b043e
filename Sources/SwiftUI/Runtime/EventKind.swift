/// What the person at the browser can do to an element; the page's script sends these names.
enum EventKind: String, CaseIterable {
  /// A click, a touch, or Return or Space on what has the focus; from the second in a row on, with their count.
  case tap
  /// Another text, number or choice in a control, with every change.
  case input
  /// The text of a field was confirmed with Return.
  case submit
  /// A finger or the mouse moves while it is down: phase, start, place, speed.
  case drag
  /// A finger has come down (1), has stayed in its place long enough (2), has gone (3).
  case hold
  /// A dialog was closed in the browser's own way (Escape).
  case dismiss
  /// The element has another size: width, height, and its place in the window.
  case size
  /// The element got the focus (true) or lost it (false).
  case focus
  /// The element is held down (true) or was let go (false).
  case press
  /// An arrow key while the element has the focus, by its name.
  case key
}

/// What comes with an event.
enum EventValue: Equatable, Sendable {
  case none
  case text(String)
  case truth(Bool)
  case numbers([Double])

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var truth: Bool? {
    if case .truth(let truth) = self { truth } else { nil }
  }

  /// The numbers when there are as many as asked for, and all are finite.
  func numbers(_ count: Int) -> [Double]? {
    guard case .numbers(let numbers) = self, numbers.count == count, numbers.allSatisfy(\.isFinite) else { return nil }
    return numbers
  }
}
