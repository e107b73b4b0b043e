import CMicroHTTPD
import Foundation
import Glibc

/// An HTTP/1.1 server of one address and port.
///
/// One thread of libmicrohttpd does all input and output. A request is read whole, then the handler answers it as a task
/// of its own, however long it takes.
package final class WebServer: Sendable {
  /// How much a client may ask of the server.
  package struct Limits: Sendable {
    /// The greatest body of a request; a greater one is answered with status 413.
    package var bodyBytes = 262_144
    /// The greatest number of open connections; further clients wait.
    package var connections = 1_024
    /// The memory of a connection, which the first line and the headers of a request must fit into.
    package var headerBytes = 32_768
    /// How long a connection may be silent before or within a request.
    package var idleSeconds = 15
    /// How long a whole request may take to come. It is looked at with each heartbeat.
    package var requestSeconds = 30
    /// The time between the signs of life that an event stream's client gets. One that acknowledges nothing for four
    /// times as long is let go.
    package var heartbeatSeconds = 15

    package init() {}
  }

  /// The port that clients find the server at.
  package let port: UInt16
  private let center: ServerCenter
  private let daemon: LibraryDaemon

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - address: An address of this machine in numbers, such as `127.0.0.1` or `::1`.
  ///   - port: 0 stands for any that is free.
  ///   - log: Gets a sentence for each thing that goes wrong without an error; by default the standard error stream.
  ///   - handler: Answers a request. It is called for many at once.
  /// - Throws: ``WebServerError``.
  package init(
    address: String, port: UInt16, limits: Limits = Limits(),
    log: @escaping @Sendable (String) -> Void = WebServer.logToStandardError,
    handler: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) throws {
    precondition(
      limits.bodyBytes >= 0 && limits.connections > 0 && limits.headerBytes > 0 && limits.idleSeconds > 0
        && limits.requestSeconds > 0 && limits.heartbeatSeconds > 0,
      "a limit of a web server is not positive: \(limits)")
    let center = try ServerCenter(limits: limits, log: log, handler: handler)
    FileDescriptorLimit.raise(toHold: limits.connections, log: log)
    let socket = try ListeningSocket(address: address, port: port)
    self.port = socket.port
    self.center = center
    daemon = try LibraryDaemon(socket: socket, center: center)
    center.startWatch()
  }

  deinit { stop() }

  /// Ends all connections and the server; the port is free afterwards.
  ///
  /// Handlers that are still at work are cancelled and their responses dropped. Called from a stream's closure, it
  /// returns before the end.
  package func stop() {
    guard let isOnLibraryThread = center.refuseAll() else { return }
    if isOnLibraryThread {
      DispatchQueue.global().async { [center, daemon] in Self.finish(center, daemon) }
    } else {
      Self.finish(center, daemon)
    }
  }

  private static func finish(_ center: ServerCenter, _ daemon: LibraryDaemon) {
    center.watch.stop()
    daemon.stop()
  }

  /// Writes a sentence to the standard error stream.
  package static let logToStandardError: @Sendable (String) -> Void = { sentence in
    FileHandle.standardError.write(Data("Web server: \(sentence)\n".utf8))
  }
}
