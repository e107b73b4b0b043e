import Foundation
import Glibc

/// A connection that sends text and waits for text.
final class LoadClient: @unchecked Sendable {
  private let socket: Int32
  private var received: [UInt8] = []

  init(port: UInt16) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let outcome = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    guard outcome == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { close(socket) }

  func send(_ text: String) {
    var text = text
    let count = text.withUTF8 { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    precondition(count == text.utf8.count, "the server does not take a request")
  }

  /// Reads until what has come ends with `end`, and forgets it.
  func read(through end: String) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let end = Array(end.utf8)
    repeat {
      let count = recv(socket, &buffer, buffer.count, 0)
      precondition(count > 0, "the server has closed a connection")
      received += buffer[..<count]
      // A chunk's payload is followed by a line end.
    } while !received.suffix(end.count).elementsEqual(end) && !received.dropLast(2).suffix(end.count).elementsEqual(end)
    received.removeAll(keepingCapacity: true)
  }
}
