import Foundation
import WebServing

/// Serves an app's windows to browsers: the page, its files, the streams of changes, and what people do.
@MainActor
final class AppServer {
  let url: String
  private let server: WebServer
  private let windows: WindowRegistry

  /// - Throws: `WebServerError` when the address is not one, or the port is taken.
  init(
    _ host: AppHost, options: AppOptions, secret: AppSecret, log: @escaping @Sendable (String) -> Void
  ) throws {
    let windows = WindowRegistry(host: host, log: log)
    let router = AppRouter(secret: secret, windows: windows, title: host.title, log: log)
    self.windows = windows
    server = try Self.start(options) { request in await router.answer(request) }
    let address = options.address.contains(":") ? "[\(options.address)]" : options.address
    router.admit(address: address, port: server.port)
    url = "http://\(address):\(server.port)/\(secret.text)/"
  }

  func stop() { server.stop() }

  /// Starts on the port that was asked for, or on the first free one from the usual port on.
  private static func start(
    _ options: AppOptions, handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws -> WebServer {
    if let port = options.port {
      return try WebServer(address: options.address, port: port, handler: handler)
    }
    for port in AppOptions.usualPort..<AppOptions.usualPort + 20 {
      do {
        return try WebServer(address: options.address, port: port, handler: handler)
      } catch WebServerError.portTaken {
        continue
      }
    }
    return try WebServer(address: options.address, port: 0, handler: handler)
  }
}
