import Synchronization
import Testing

@testable import SwiftUI

@Suite struct RequestLogTests {
  /// A log whose clock stands still until it is set.
  private final class Setup: Sendable {
    let lines = Mutex<[String]>([])
    let seconds = Mutex(0.0)

    func log() -> RequestLog {
      let start = ContinuousClock.now
      return RequestLog(
        now: { [self] in start + .seconds(seconds.withLock { $0 }) },
        to: { [self] line in lines.withLock { $0.append(line) } })
    }
  }

  @Test func `of a flood few lines are kept, and the rest is counted`() {
    let setup = Setup()
    let log = setup.log()
    for number in 0..<1_000 { log.write("line \(number)") }
    #expect(setup.lines.withLock { $0.count } == 100)
    // One line in two seconds.
    setup.seconds.withLock { $0 = 4 }
    for number in 0..<10 { log.write("later \(number)") }
    #expect(
      setup.lines.withLock { Array($0[100...]) } == ["left out 900 such lines", "later 0", "later 1"])
    setup.seconds.withLock { $0 = 1_000 }
    log.write("much later")
    #expect(setup.lines.withLock { Array($0[103...]) } == ["left out 8 such lines", "much later"])
  }

  @Test func `a line is short and of visible characters`() {
    let log = Setup().log()
    #expect(log.line("a\nb\r\u{1B}[31m\u{7F}\u{0}é\u{202E}") == "a?b??[31m????")
    let long = log.line(String(repeating: "x", count: 100_000))
    #expect(long == String(repeating: "x", count: 240) + "…")
  }

  @Test func `nothing that could be a secret or part of one is in a line`() {
    let log = Setup().log()
    let secret = AppSecret().text
    #expect(log.line("GET /\(secret)/events/\(secret.uppercased())/1") == "GET /…/events/…/1")
    #expect(log.line("GET /\(secret.dropLast())/") == "GET /…/")
    #expect(log.line("GET /\(secret)\(secret)0/") == "GET /…/")
    #expect(log.line("GET /page.js 0123456789abcde") == "GET /page.js 0123456789abcde")
  }
}
