import Testing

@testable import SwiftUI

/// A window without a browser: what its page was told, and a hand that acts on it.
@MainActor
final class Screen: PageConnection {
  let window: WindowSession
  var canTakeMessage = true
  /// Every message, oldest first.
  private(set) var messages: [String] = []

  init(environment: EnvironmentValues = EnvironmentValues(), _ content: @escaping @MainActor () -> any View) {
    window = WindowSession(environment: environment, content: content)
    window.page = self
    window.restate()
  }

  func send(_ message: String, number: Int) { messages.append(message) }

  func forgetMessages() { messages.removeAll(keepingCapacity: true) }

  /// The operations of the last message, without its number.
  var lastOperations: String {
    guard let message = messages.last, let start = message.range(of: "\"o\":") else { return "" }
    return String(message[start.upperBound...].dropLast())
  }

  /// All elements now, outermost first.
  var elements: [Element] { window.shown ?? flattened(window.drawing()) }

  /// The texts on the screen, in order.
  var texts: [String] { elements.compactMap(\.text) }

  /// The first element whose text, or a text within it, is `text`, and that acts on `kind`.
  func element(_ text: String, on kind: EventKind) -> Element? {
    elements.last { $0.actions[kind] != nil && flattened($0).contains { $0.text == text } }
  }

  /// Taps on what shows `text`; false when nothing there can be tapped.
  @discardableResult
  func tap(_ text: String) -> Bool { act(.tap, on: element(text, on: .tap)) }

  @discardableResult
  func act(_ kind: EventKind, on element: Element?, _ value: EventValue = .none) -> Bool {
    guard let action = element?.actions[kind] else { return false }
    action(value)
    window.drawIfNeeded()
    // What is drawn in parts is what the whole window would be.
    if canTakeMessage, window.shown != nil { #expect(window.drawWhole().json == "") }
    return true
  }

  private func flattened(_ element: Element) -> [Element] { [element] + element.children.flatMap(flattened) }
}
