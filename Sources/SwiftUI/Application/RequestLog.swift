import Foundation
import WebServing

/// A log that clients can neither fill nor deceive: its lines are short, hold nothing but visible characters and no part
/// of the secret or of a window's name, and are few a minute.
final class RequestLog: Sendable {
  private struct State {
    var allowance: Double
    var last: ContinuousClock.Instant
    var omitted = 0
  }

  /// So many lines may come at once, and so many in each second thereafter.
  static let (burst, rate) = (100.0, 0.5)
  static let longestLine = 240

  private let now: @Sendable () -> ContinuousClock.Instant
  private let output: @Sendable (String) -> Void
  private let state: Guarded<State>

  init(
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    to output: @escaping @Sendable (String) -> Void
  ) {
    self.now = now
    self.output = output
    state = Guarded(State(allowance: Self.burst, last: now()))
  }

  func write(_ text: String) {
    let time = now()
    let omitted: Int? = state.withLock { state in
      let elapsed = (time - state.last) / .seconds(1)
      state.allowance = min(Self.burst, state.allowance + elapsed * Self.rate)
      state.last = time
      guard state.allowance >= 1 else {
        state.omitted += 1
        return nil
      }
      state.allowance -= 1
      defer { state.omitted = 0 }
      return state.omitted
    }
    guard let omitted else { return }
    if omitted > 0 { output("left out \(omitted) such lines") }
    output(line(text))
  }

  /// The text on one line as a log may have it.
  func line(_ text: String) -> String {
    // No more than is needed is looked through. A guess may be near the secret.
    let hidden = String(decoding: text.utf8.prefix(4 * Self.longestLine), as: UTF8.self)
      .replacing(/[0-9A-Fa-f]{16,}/, with: "…")
    let visible = hidden.unicodeScalars.map { scalar -> Character in
      (0x20..<0x7F).contains(scalar.value) || scalar == "…" ? Character(scalar) : "?"
    }
    return visible.count > Self.longestLine ? String(visible.prefix(Self.longestLine)) + "…" : String(visible)
  }
}
