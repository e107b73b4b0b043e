import Foundation
import Testing
import WebServing

@testable import SwiftUI

@Suite @MainActor struct AppRouterTests {
  private let secret = AppSecret()
  private let log = LogLines()
  private let router: AppRouter
  private let registry = TestRegistry()

  init() {
    let log = log
    let host = AppHost(TestApp.self)
    router = AppRouter(
      secret: secret, windows: registry.windows, page: PageFiles(app: host.name, title: host.title),
      log: RequestLog(to: { log.add($0) }))
    router.admit(HostNames(address: "127.0.0.1"))
  }

  private func answer(
    _ method: String, _ path: String, _ headers: [String: String] = [:], host: String? = "127.0.0.1:8420",
    body: String = ""
  ) async -> HTTPResponse {
    var all = headers.map { (name: $0.key, value: $0.value) }
    if let host { all.append((name: "Host", value: host)) }
    return await router.answer(
      HTTPRequest(
        method: method, path: path.replacing("SECRET", with: secret.text), headers: all, body: Data(body.utf8)))
  }

  private let own = ["Origin": "http://127.0.0.1:8420"]

  @Test func `the page, its scripts and its style sheets are there for who knows the secret`() async throws {
    let page = await answer("GET", "/SECRET/")
    #expect(page.status == 200)
    let html = String(decoding: try #require(page.body), as: UTF8.self)
    #expect(html.contains("<title>Test &amp; &lt;App&gt;</title>") && html.contains("data-app=\"TestApp\""))
    #expect(!html.contains(secret.text))
    for match in html.matches(of: /(?:src|href)="([a-z]+\.[a-z]+)"/) {
      let file = await answer("GET", "/SECRET/\(match.1)")
      #expect(file.status == 200, "\(match.1)")
      #expect(file.headers.contains { $0.name == "X-Content-Type-Options" && $0.value == "nosniff" })
    }
    #expect(await answer("HEAD", "/SECRET/page.js").status == 200)
    let moved = await answer("GET", "/SECRET")
    #expect(moved.status == 308 && moved.headers.contains { $0.name == "Location" && $0.value == "/\(secret.text)/" })
    #expect(log.all.isEmpty)
  }

  @Test func `nothing in the page may come from elsewhere or be put into another page`() async throws {
    let policy = await answer("GET", "/SECRET/").headers.first { $0.name == "Content-Security-Policy" }?.value ?? ""
    for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'none'"] {
      #expect(policy.contains(part))
    }
    #expect(!policy.contains("unsafe-eval") && !policy.contains("script-src 'self' 'unsafe-inline'"))
  }

  @Test(arguments: [
    "/", "", "/page.js", "//SECRET/", "/x/SECRET/", "/SECRETx/", "/SECRET/x", "/SECRET//", "/SECRET/../",
    "/SECRET/page.js/", "/SECRET/image/0.svg", "/SECRET/image", "/SECRET/stream", "/SECRET/open",
  ])
  func `what is not there is not found`(path: String) async {
    #expect(await answer("GET", path).status == 404)
    #expect(log.all.count == 1)
    #expect(log.all.allSatisfy { !$0.contains(secret.text) && $0.hasPrefix("refused 404 GET ") })
  }

  @Test func `a POST from anywhere but the own page is refused`() async {
    for headers in [[:], ["Origin": "null"], ["Origin": "https://127.0.0.1:8420"], ["Origin": "http://evil.example"]] {
      #expect(await answer("POST", "/SECRET/open", headers, body: "{}").status == 403)
    }
    for site in ["cross-site", "same-site", "none"] {
      let headers = own.merging(["Sec-Fetch-Site": site]) { $1 }
      #expect(await answer("POST", "/SECRET/open", headers, body: "{}").status == 403)
    }
    #expect(registry.windows.count == 0)
    #expect(await answer("POST", "/SECRET/open", own, body: "{}").status == 200)
    #expect(registry.windows.count == 1)
  }

  @Test func `another host's name is refused, and so is none`() async {
    #expect(await answer("GET", "/SECRET/", host: "evil.example:8420").status == 421)
    #expect(await answer("GET", "/SECRET/", host: nil).status == 421)
    // From the page at one of the names only, at that name.
    #expect(await answer("POST", "/SECRET/open", own, host: "localhost:8420", body: "{}").status == 403)
  }

  @Test func `before the server has a name it answers to none`() async {
    let fresh = AppRouter(
      secret: secret, windows: registry.windows, page: PageFiles(app: "a", title: "t"), log: RequestLog(to: { _ in }))
    let request = HTTPRequest(
      method: "GET", path: "/\(secret.text)/", headers: [(name: "Host", value: "127.0.0.1:8420")])
    #expect(await fresh.answer(request).status == 421)
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "get"])
  func `other methods are refused`(method: String) async {
    #expect(await answer(method, "/SECRET/").status == 405)
  }

  @Test func `windows that are not open are gone`() async {
    for (method, path) in [("POST", "events/x/1"), ("POST", "leave/x/1"), ("GET", "stream/x/1")] {
      #expect(await answer(method, "/SECRET/\(path)", own, body: "[0,0]").status == 410)
    }
    #expect(await answer("POST", "/SECRET/open", own, body: "[").status == 400)
    #expect(await answer("HEAD", "/SECRET/stream/x/1").status == 404)
  }

  @Test func `a window's title is that of its scene, else the app's name`() {
    #expect(AppHost(TestApp.self).title == "Test & <App>")
    #expect(AppHost(UntitledApp.self).title == "Untitled")
  }
}
