import Foundation
import WebServing

/// The page that every window begins with, its script and its style sheet.
enum PageFiles {
  static let names: Set<String> = ["page.js", "page.css", "graphics.css"]

  static func file(named name: String) -> HTTPResponse {
    let (content, type) =
      switch name {
      case "page.js": (PackageResources.page_js, "text/javascript; charset=utf-8")
      case "graphics.css": (PackageResources.graphics_css, "text/css; charset=utf-8")
      default: (PackageResources.page_css, "text/css; charset=utf-8")
      }
    return HTTPResponse(status: 200, headers: headers(type), body: Data(content))
  }

  static func page(title: String) -> HTTPResponse {
    var escaped = ""
    for scalar in title.unicodeScalars where !"<>&\"".unicodeScalars.contains(scalar) {
      escaped.unicodeScalars.append(scalar)
    }
    let html = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(escaped)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><link rel="stylesheet" href="graphics.css">
      <script src="page.js" defer></script></head>
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
