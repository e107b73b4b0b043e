import Foundation
import Glibc

/// A client that sends exactly the given bytes, and waits for at most `patience` seconds.
/// It waits on a thread of its own: the handlers under test need those that tests run on.
actor RawClient {
  struct Failure: Error {
    let sentence: String
  }

  private let socket: Int32
  private let executor = ThreadExecutor()
  private var received: [UInt8] = []
  private let patience: Double

  /// - Parameter receiveBuffer: Bytes that the system keeps for a client that does not read; nil for the usual.
  init(port: UInt16, patience: Double = 10, receiveBuffer: Int32? = nil, isVersion6: Bool = false) throws {
    self.patience = patience
    socket = Glibc.socket(isVersion6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    let outcome = isVersion6 ? Self.connect6(socket, port) : Self.connect4(socket, port)
    guard socket >= 0, outcome == 0 else { throw Failure(sentence: String(cString: strerror(errno))) }
  }

  private static func connect4(_ socket: Int32, _ port: UInt16) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return withUnsafeBytes(of: &address) {
      connect(socket, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
  }

  private static func connect6(_ socket: Int32, _ port: UInt16) -> Int32 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return withUnsafeBytes(of: &address) {
      connect(socket, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  deinit { if !isClosed { Glibc.close(socket) } }

  private var isClosed = false

  func close() {
    if !isClosed { Glibc.close(socket) }
    isClosed = true
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { throw Failure(sentence: String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
  }

  /// What comes up to and with `end`.
  func read(to end: String) throws -> String {
    let end = Array(end.utf8)
    while true {
      if let found = received.indices.first(where: { received[$0...].starts(with: end) }) {
        defer { received.removeFirst(found + end.count) }
        return String(decoding: received[..<(found + end.count)], as: UTF8.self)
      }
      guard try receive() else {
        throw Failure(sentence: "closed after '\(String(decoding: received, as: UTF8.self))'")
      }
    }
  }

  /// The next `count` bytes.
  func read(count: Int) throws -> String {
    while received.count < count {
      guard try receive() else { throw Failure(sentence: "closed after \(received.count) of \(count) bytes") }
    }
    defer { received.removeFirst(count) }
    return String(decoding: received[..<count], as: UTF8.self)
  }

  /// Everything until the server closes.
  func readAll() throws -> String {
    while try receive() {}
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// A response with `Content-Length`: its head, and its body.
  func readResponse() throws -> (head: String, body: String) {
    let head = try read(to: "\r\n\r\n")
    let length = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length: ") }
      .flatMap { Int($0.dropFirst(16)) }
    return (head, try read(count: length ?? 0))
  }

  /// The payload of the next chunk of a chunked response; nil for the last.
  func readChunk() throws -> String? {
    guard let count = Int(try read(to: "\r\n").dropLast(1), radix: 16) else { throw Failure(sentence: "no chunk") }
    let text = try read(count: count)
    _ = try read(to: "\r\n")
    return count == 0 ? nil : text
  }

  /// Waits for more bytes; false if the server has closed.
  private func receive() throws -> Bool {
    var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, Int32(patience * 1_000)) == 1 else {
      throw Failure(sentence: "nothing came within \(patience) s after '\(String(decoding: received, as: UTF8.self))'")
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count <= 0 { return false }
    received += buffer[..<count]
    return true
  }
}
