import CMicroHTTPD
import Foundation

/// The library's server, and the functions that it calls.
final class LibraryDaemon: @unchecked Sendable {
  private let pointer: OpaquePointer
  /// The library's reference to the center.
  private let context: Unmanaged<ServerCenter>

  /// Starts to serve a socket, which the library closes in the end.
  init(socket: ListeningSocket, center: ServerCenter) throws(WebServerError) {
    context = Unmanaged.passRetained(center)
    var callbacks = espalier_web_callbacks(
      context: context.toOpaque(), access: access, completed: completed, connected: connected, target: beginExchange,
      log: log)
    let limits = center.limits
    guard
      let daemon = espalier_web_start(
        socket.descriptor, UInt32(limits.connections), UInt32(limits.idleSeconds), limits.headerBytes, &callbacks)
    else {
      context.release()
      socket.closeIfOpen()
      throw .notStarted(reason: "libmicrohttpd refuses its options or has no memory")
    }
    pointer = daemon
  }

  /// Ends the library's thread. No connection may be suspended. To be called once.
  func stop() {
    MHD_stop_daemon(pointer)
    context.release()
  }
}

private func center(_ context: UnsafeMutableRawPointer?) -> ServerCenter? {
  context.map { Unmanaged<ServerCenter>.fromOpaque($0).takeUnretainedValue() }
}

/// The first line of a request has come; what is returned belongs to the request until it is completed.
private func beginExchange(
  context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let center = center(context), let target else { return nil }
  let bytes = UnsafeRawBufferPointer(start: target, count: strlen(target))
  return Unmanaged.passRetained(center.exchange(for: RequestTarget(Array(bytes)))).toOpaque()
}

private func access(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, data: UnsafePointer<CChar>?,
  count: UnsafeMutablePointer<Int>?, request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let connection, let method, let count, let exchange = request?.pointee else { return .NO }
  let size = count.pointee
  // All of it is taken, or dropped.
  count.pointee = 0
  return Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
    .proceed(ConnectionHandle(pointer: connection), method: method, data: data, count: size) ? .YES : .NO
}

private func completed(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
  guard let center = center(context), let connection, let exchange = request?.pointee else { return }
  request?.pointee = nil
  center.complete(
    Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue(), ConnectionHandle(pointer: connection))
}

private func connected(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  ownContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, change: MHD_ConnectionNotificationCode
) {
  guard let center = center(context), let connection else { return }
  let socket = ConnectionHandle(pointer: connection).socket
  if change == .CONNECTION_NOTIFY_STARTED {
    center.connected(socket)
  } else {
    center.disconnected(socket)
  }
}

private func log(
  context: UnsafeMutableRawPointer?, format: UnsafePointer<CChar>?, arguments: CVaListPointer?
) {
  guard let center = center(context), let format, let arguments else { return }
  var text = [UInt8](repeating: 0, count: 1_024)
  text.withUnsafeMutableBytes { text in
    _ = vsnprintf(text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, format, arguments)
  }
  let sentence = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
  if !LibraryMessage.isAboutClient(sentence) { center.log(sentence.trimmingCharacters(in: .whitespacesAndNewlines)) }
}
