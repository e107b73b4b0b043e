import Foundation
import Testing
import WebServing

@testable import SwiftUI

@Suite @MainActor struct AppServerTests {
  private func server(_ options: AppOptions) throws -> AppServer {
    try AppServer(AppHost(TestApp.self), options: options, secret: AppSecret(), log: { _ in })
  }

  @Test func `the printed address leads to the page`() async throws {
    let server = try server(AppOptions(port: 0))
    defer { server.stop() }
    #expect(server.url.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\/[0-9a-f]{32}\//) != nil)
  }

  @Test func `at all addresses the printed one is this machine's`() throws {
    let server = try server(AppOptions(address: "0.0.0.0", port: 0))
    defer { server.stop() }
    #expect(server.url.hasPrefix("http://127.0.0.1:"))
  }

  @Test func `a taken port is passed over unless it was asked for`() throws {
    let first = try server(AppOptions())
    defer { first.stop() }
    let second = try server(AppOptions())
    defer { second.stop() }
    #expect(first.url.split(separator: "/")[1] != second.url.split(separator: "/")[1])
    let port = UInt16(first.url.split(separator: "/")[1].split(separator: ":")[1]) ?? 0
    #expect(throws: WebServerError.portTaken(port, address: "127.0.0.1")) { try server(AppOptions(port: port)) }
  }

  @Test func `what is no address is refused`() {
    #expect(throws: WebServerError.addressNotValid("here")) { try server(AppOptions(address: "here", port: 0)) }
  }
}
