import Foundation
import Synchronization
import WebServing

/// Answers requests: who asks without the secret, from another page, or for what is not there gets no further.
final class AppRouter: Sendable {
  private let secret: AppSecret
  private let windows: WindowRegistry
  private let title: String
  private let log: @Sendable (String) -> Void
  private let hosts = Mutex<Set<String>>([])

  init(secret: AppSecret, windows: WindowRegistry, title: String, log: @escaping @Sendable (String) -> Void) {
    self.secret = secret
    self.windows = windows
    self.title = title
    self.log = log
  }

  /// Sets the names by which browsers may call the server; another page's own name that leads here is none of them.
  func admit(address: String, port: UInt16) {
    guard address == "127.0.0.1" || address == "[::1]" || address == "localhost" else { return }
    hosts.withLock { $0 = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] }
  }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty, secret.matches(parts[1]) else {
      return refuse(request, 404, "There is nothing here. The app's address ends in its secret, as the app printed it.")
    }
    guard let host = request.header("Host"), isAdmitted(host) else {
      return refuse(request, 421, "The app does not answer to this host name.")
    }
    guard isFromOwnPage(request, host: host) else {
      return refuse(request, 403, "The request comes from another page.")
    }
    return await answer(request, Array(parts.dropFirst(2)).map(String.init))
  }

  private func answer(_ request: HTTPRequest, _ path: [String]) async -> HTTPResponse {
    switch (request.method, path.first, path.count) {
    case ("GET", nil, _): return HTTPResponse(status: 308, headers: [(name: "Location", value: "/\(secret.text)/")])
    case ("GET", "", 1), ("HEAD", "", 1): return PageFiles.page(title: title)
    case ("GET", let file?, 1) where PageFiles.names.contains(file): return PageFiles.file(named: file)
    case ("GET", "image", 2): return await windows.image(path[1]) ?? refuse(request, 404, "There is no such image.")
    case ("POST", "open", 1): return await windows.open(request.body) ?? malformed(request)
    case ("GET", "stream", 2): return await windows.stream(path[1], after: lastMessage(of: request)) ?? gone(request)
    case ("POST", "events", 2): return await windows.take(request.body, in: path[1])
    case ("POST", "leave", 2): return await windows.leave(path[1]) ?? gone(request)
    case ("GET", _, _), ("HEAD", _, _), ("POST", _, _): return refuse(request, 404, "There is nothing here.")
    default: return refuse(request, 405, "The app answers GET and POST only.")
    }
  }

  /// The number of the last message that the page has, for a stream that goes on.
  private func lastMessage(of request: HTTPRequest) -> Int {
    Int(request.header("Last-Event-ID") ?? request.query["after"] ?? "") ?? 0
  }

  private func isAdmitted(_ host: String) -> Bool {
    hosts.withLock { $0.isEmpty || $0.contains(host.lowercased()) }
  }

  /// Browsers say where a request comes from: with every POST, and newer ones with everything.
  private func isFromOwnPage(_ request: HTTPRequest, host: String) -> Bool {
    if let origin = request.header("Origin") {
      guard origin.lowercased() == "http://\(host.lowercased())" else { return false }
    } else if request.method == "POST" {
      return false
    }
    guard let site = request.header("Sec-Fetch-Site") else { return true }
    return site == "same-origin" || (site == "none" && request.method == "GET")
      || (request.method == "GET" && request.header("Sec-Fetch-Mode") == "navigate")
  }

  private func malformed(_ request: HTTPRequest) -> HTTPResponse {
    refuse(request, 400, "The request is not one that the app's page sends.")
  }

  private func gone(_ request: HTTPRequest) -> HTTPResponse {
    refuse(request, 410, "This window is not open any more.")
  }

  private func refuse(_ request: HTTPRequest, _ status: Int, _ sentence: String) -> HTTPResponse {
    log("refused \(status) \(request.method) \(AppRouter.loggable(request.path, secret: secret)): \(sentence)")
    return .text(status, sentence)
  }

  /// A path as a log may have it: short, without control characters and without the secret.
  static func loggable(_ path: String, secret: AppSecret) -> String {
    let shown = path.replacingOccurrences(of: secret.text, with: "…").prefix(120)
    return String(
      shown.map { $0.isASCII && !$0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? $0 : "?" })
  }
}
