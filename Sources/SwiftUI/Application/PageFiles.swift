import Foundation
import WebServing

/// The page that every window begins with, its scripts and its style sheets.
struct PageFiles: Sendable {
  let page: HTTPResponse
  private let files: [String: HTTPResponse]

  /// In the order in which they are read.
  private static let scripts = [
    ("connection.js", PackageResources.connection_js),
    ("page.js", PackageResources.page_js),
    ("containers.js", PackageResources.containers_js),
  ]
  /// The page's own rules come first: the others build on them.
  private static let styles = [
    ("page.css", PackageResources.page_css),
    ("graphics.css", PackageResources.graphics_css),
    ("controls.css", PackageResources.controls_css),
    ("navigation.css", PackageResources.navigation_css),
    ("presentation.css", PackageResources.presentation_css),
    ("scrolling.css", PackageResources.scrolling_css),
    ("containers.css", PackageResources.containers_css),
  ]

  /// - Parameters:
  ///   - app: The app's name, under which the page remembers what it is told to.
  ///   - title: The windows' title.
  @MainActor
  init(app: String, title: String) {
    let scripts = Self.scripts.map { ($0.0, Self.response($0.1, "text/javascript; charset=utf-8")) }
    let styles = Self.styles.map { ($0.0, Self.response($0.1, "text/css; charset=utf-8")) }
    files = Dictionary(uniqueKeysWithValues: scripts + styles)
    let links = Self.styles.map { "<link rel=\"stylesheet\" href=\"\($0.0)\">" }
    let sources = Self.scripts.map { "<script src=\"\($0.0)\" defer></script>" }
    let html = """
      <!doctype html>
      <html lang="en" data-app="\(Self.escaped(app))"><head><meta charset="utf-8"><title>\(Self.escaped(title))</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">\((links + sources).joined())</head>
      <body><noscript>This app needs JavaScript.</noscript><div id="root"></div>
      <div id="connection" role="status" hidden></div></body></html>
      """
    page = Self.response(Array(html.utf8), "text/html; charset=utf-8")
  }

  /// A script or a style sheet; nil when there is none of that name.
  func file(named name: String) -> HTTPResponse? { files[name] }

  private static func escaped(_ text: String) -> String {
    var result = PageText()
    result.append(text, in: .html)
    return result.string
  }

  private static func response(_ content: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(
      status: 200,
      headers: [
        (name: "Content-Type", value: type),
        (name: "Cache-Control", value: "no-store"),
        (name: "Referrer-Policy", value: "no-referrer"),
        (name: "X-Content-Type-Options", value: "nosniff"),
        (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
        (
          name: "Content-Security-Policy",
          value: "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
            + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
      ], body: Data(content))
  }
}
