import Foundation
import WebServing

/// Answers requests: who asks without the secret, from another page, or for what is not there gets no further.
final class AppRouter: Sendable {
  private let secret: AppSecret
  private let windows: WindowRegistry
  private let page: PageFiles
  private let log: RequestLog
  /// None until the server's port is known.
  private let hosts = Guarded<HostNames?>(nil)

  init(secret: AppSecret, windows: WindowRegistry, page: PageFiles, log: RequestLog) {
    self.secret = secret
    self.windows = windows
    self.page = page
    self.log = log
  }

  /// Sets the names by which browsers may call the server.
  func admit(_ names: HostNames) { hosts.withLock { $0 = names } }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty, secret.matches(parts[1]) else {
      return refuse(request, 404, "There is nothing here. The app's address ends in its secret, as the app printed it.")
    }
    guard let host = request.header("Host"), hosts.withLock({ $0?.contain(host) == true }) else {
      return refuse(request, 421, "The app does not answer to this host name.")
    }
    guard isFromOwnPage(request, host: host) else {
      return refuse(request, 403, "The request comes from another page.")
    }
    let path = parts.dropFirst(2).map(String.init)
    switch request.method {
    case "GET", "HEAD": return await get(request, path)
    case "POST": return await post(request, path)
    default: return refuse(request, 405, "The app answers GET, HEAD and POST only.")
    }
  }

  private func get(_ request: HTTPRequest, _ path: [String]) async -> HTTPResponse {
    switch (path.first, path.count) {
    case (nil, _): return HTTPResponse(status: 308, headers: [(name: "Location", value: "/\(secret.text)/")])
    case (""?, 1): return page.page
    case (let name?, 1): return page.file(named: name) ?? nothing(request)
    case ("image"?, 2): return await windows.image(path[1]) ?? refuse(request, 404, "There is no such image.")
    case ("stream"?, 3) where request.method == "GET":
      return await windows.stream(path[1], visit: path[2], after: lastMessage(of: request)) ?? gone(request)
    default: return nothing(request)
    }
  }

  private func post(_ request: HTTPRequest, _ path: [String]) async -> HTTPResponse {
    switch (path.first, path.count) {
    case ("open"?, 1):
      return await windows.open(request.body)
        ?? refuse(request, 400, "The request is not one that the app's page sends.")
    case ("events"?, 3): return await windows.take(request.body, in: path[1], visit: path[2]) ?? gone(request)
    case ("leave"?, 3): return await windows.leave(path[1], visit: path[2]) ?? gone(request)
    default: return nothing(request)
    }
  }

  /// The number of the last message that the page has, for a stream that goes on.
  private func lastMessage(of request: HTTPRequest) -> Int { max(0, Int(request.query["after"] ?? "") ?? 0) }

  /// Browsers say where a request comes from: with every POST, and newer ones with everything.
  private func isFromOwnPage(_ request: HTTPRequest, host: String) -> Bool {
    if let origin = request.header("Origin") {
      guard origin.lowercased() == "http://\(host.lowercased())" else { return false }
    } else if request.method == "POST" {
      return false
    }
    guard let site = request.header("Sec-Fetch-Site") else { return true }
    return site == "same-origin" || (site == "none" && request.method != "POST")
      || (request.method == "GET" && request.header("Sec-Fetch-Mode") == "navigate")
  }

  private func nothing(_ request: HTTPRequest) -> HTTPResponse { refuse(request, 404, "There is nothing here.") }

  private func gone(_ request: HTTPRequest) -> HTTPResponse {
    refuse(request, 410, "This window is not open any more.")
  }

  private func refuse(_ request: HTTPRequest, _ status: Int, _ sentence: String) -> HTTPResponse {
    log.write("refused \(status) \(request.method) \(request.path.prefix(120)): \(sentence)")
    return .text(status, sentence)
  }
}
