import Foundation
import WebServing

/// The page that every window begins with, its script and its style sheet.
enum PageFiles {
  private static let styleSheets: [String: [UInt8]] = [
    "page.css": PackageResources.page_css,
    "graphics.css": PackageResources.graphics_css,
    "controls.css": PackageResources.controls_css,
    "navigation.css": PackageResources.navigation_css,
    "presentation.css": PackageResources.presentation_css,
    "scrolling.css": PackageResources.scrolling_css,
  ]

  static let names: Set<String> = Set(styleSheets.keys).union(["page.js"])

  static func file(named name: String) -> HTTPResponse {
    let (content, type) =
      styleSheets[name].map { ($0, "text/css; charset=utf-8") }
      ?? (PackageResources.page_js, "text/javascript; charset=utf-8")
    return HTTPResponse(status: 200, headers: headers(type), body: Data(content))
  }

  static func page(title: String) -> HTTPResponse {
    var escaped = ""
    for scalar in title.unicodeScalars where !"<>&\"".unicodeScalars.contains(scalar) {
      escaped.unicodeScalars.append(scalar)
    }
    // The page's own rules come first: the others build on them.
    let links = (["page.css"] + styleSheets.keys.sorted().filter { $0 != "page.css" })
      .map { "<link rel=\"stylesheet\" href=\"\($0)\">" }.joined()
    let html = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(escaped)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">\(links)<script src="page.js" defer></script></head>
      <body><noscript>This app needs JavaScript.</noscript><div id="root"></div>
      <div id="connection" role="status" hidden></div></body></html>
      """
    return HTTPResponse(status: 200, headers: headers("text/html; charset=utf-8"), body: Data(html.utf8))
  }

  private static func headers(_ type: String) -> [(name: String, value: String)] {
    [
      (name: "Content-Type", value: type),
      (name: "Cache-Control", value: "no-store"),
      (name: "Referrer-Policy", value: "no-referrer"),
      (name: "X-Content-Type-Options", value: "nosniff"),
      (
        name: "Content-Security-Policy",
        value: "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
          + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      ),
    ]
  }
}
