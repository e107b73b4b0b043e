import Testing

@testable import SwiftUI

@Suite struct AppOptionsTests {
  @Test func `without options the app is for this machine`() {
    #expect(AppOptions.parse([]) == .run(AppOptions(address: "127.0.0.1", port: nil, secretFile: nil)))
  }

  @Test func `address, port and secret's file are taken, in any order`() {
    let options = AppOptions(address: "::1", port: 9000, secretFile: "/tmp/s")
    #expect(AppOptions.parse(["--port", "9000", "--address", "::1", "--secret-file", "/tmp/s"]) == .run(options))
    #expect(AppOptions.parse(["--secret-file", "/tmp/s", "--address", "::1", "--port", "9000"]) == .run(options))
  }

  @Test func `port 0 is any free one`() {
    #expect(AppOptions.parse(["--port", "0"]) == .run(AppOptions(port: 0)))
  }

  @Test(arguments: [
    ["--port"], ["--port", "x"], ["--port", "65536"], ["--port", "-1"], ["--address"], ["--secret-file"],
  ])
  func `an option without its value is a mistake that names it`(arguments: [String]) {
    guard case .mistake(let sentence) = AppOptions.parse(arguments) else {
      Issue.record("\(arguments) were taken")
      return
    }
    #expect(sentence.hasPrefix(arguments[0]))
  }

  @Test func `help wins, and says every option`() {
    #expect(AppOptions.parse(["--port", "1", "--help"]) == .help)
    #expect(AppOptions.parse(["-h"]) == .help)
    let help = AppOptions.help(for: "Program")
    for word in ["Usage: Program", "--port", "--address", "--secret-file", "8420"] { #expect(help.contains(word)) }
  }

  @Test func `the app's own arguments are left to it`() {
    #expect(AppOptions.parse(["--verbose", "file.csv", "--port", "1"]) == .run(AppOptions(port: 1)))
  }
}
