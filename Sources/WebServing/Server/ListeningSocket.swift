import Foundation
import Glibc

/// A socket that waits for clients.
struct ListeningSocket {
  let descriptor: Int32
  /// The port that clients find it at.
  let port: UInt16

  /// Listens at an address in numbers; port 0 stands for any that is free.
  init(address: String, port: UInt16) throws(WebServerError) {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    var found: UnsafeMutablePointer<addrinfo>?
    guard !address.utf8.contains(0), getaddrinfo(address, String(port), &hints, &found) == 0, let found else {
      throw .addressNotValid(address)
    }
    defer { freeaddrinfo(found) }
    let descriptor = socket(
      found.pointee.ai_family, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .notStarted(reason: String(cString: strerror(errno))) }
    // A port whose last connections are still fading is free.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0, listen(descriptor, 511) == 0 else {
      let code = errno
      close(descriptor)
      throw Self.error(code, address: address, port: port)
    }
    self.descriptor = descriptor
    self.port = Self.boundPort(descriptor)
  }

  /// Closes the socket unless the library has done so, and another file may have its number.
  func closeIfOpen() {
    if Self.boundPort(descriptor) == port { close(descriptor) }
  }

  private static func error(_ code: Int32, address: String, port: UInt16) -> WebServerError {
    switch code {
    case EADDRINUSE: .portTaken(port, address: address)
    case EADDRNOTAVAIL: .addressNotHere(address)
    case EACCES: .portReserved(port)
    default: .notStarted(reason: String(cString: strerror(code)))
    }
  }

  private static func boundPort(_ descriptor: Int32) -> UInt16 {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) { address in
      let raw = UnsafeMutableRawPointer(address)
      getsockname(descriptor, raw.assumingMemoryBound(to: sockaddr.self), &size)
      // Both families keep the port at the same place, the higher byte first.
      return UInt16(bigEndian: raw.load(fromByteOffset: 2, as: UInt16.self))
    }
  }
}
