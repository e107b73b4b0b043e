import Foundation
import WebServing

/// Serves an app's windows to browsers: the page, its files, the streams of changes, and what people do.
@MainActor
final class AppServer {
  let url: String
  private let server: WebServer
  private let windows: WindowRegistry

  /// - Parameter log: Gets a line for each thing that is refused or goes wrong; few a minute.
  /// - Throws: `WebServerError` when the address is not one, or the port is taken.
  init(
    _ host: AppHost, options: AppOptions, secret: AppSecret, log: @escaping @Sendable (String) -> Void
  ) throws {
    let log = RequestLog(to: log)
    let windows = WindowRegistry(host: host, log: log)
    let page = PageFiles(app: host.name, title: host.title)
    let router = AppRouter(secret: secret, windows: windows, page: page, log: log)
    self.windows = windows
    server = try Self.start(options, log) { request in await router.answer(request) }
    let address = options.address.contains(":") ? "[\(options.address)]" : options.address
    router.admit(HostNames(address: address))
    url = "http://\(Self.reachable(address)):\(server.port)/\(secret.text)/"
  }

  /// An address that a browser can go to.
  private static func reachable(_ address: String) -> String {
    switch address {
    case "0.0.0.0": "127.0.0.1"
    case "[::]": "[::1]"
    default: address
    }
  }

  func stop() { server.stop() }

  /// Starts on the port that was asked for, or on the first free one from the usual port on.
  private static func start(
    _ options: AppOptions, _ log: RequestLog, handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws -> WebServer {
    var limits = WebServer.Limits()
    // A text of the greatest length in its longest spelling, and what a page remembers.
    limits.bodyBytes = 1_048_576
    // One stream for each window, and the requests of all.
    limits.connections = 2_048
    func serve(_ port: UInt16) throws -> WebServer {
      try WebServer(
        address: options.address, port: port, limits: limits, log: { log.write($0) }, handler: handler)
    }
    if let port = options.port { return try serve(port) }
    for port in AppOptions.usualPort..<AppOptions.usualPort + 20 {
      do {
        return try serve(port)
      } catch WebServerError.portTaken {
        continue
      }
    }
    return try serve(0)
  }
}
