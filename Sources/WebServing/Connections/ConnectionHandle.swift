import CMicroHTTPD
import Foundation

/// A client's connection, as the library knows it.
///
/// The library permits ``suspend()`` and ``queue(_:)`` only within its own calls, and ``resume()`` from any thread, once
/// for each suspension. Who holds a handle keeps to that.
struct ConnectionHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  var socket: Int32 { espalier_web_socket(pointer) }

  func suspend() { MHD_suspend_connection(pointer) }

  func resume() { MHD_resume_connection(pointer) }

  /// Makes the connection fit for a stream: it may be silent, the system keeps few unsent bytes for a client that does
  /// not read, and gives up one that has acknowledged nothing for `seconds`.
  func prepareForStream(patience seconds: Int) {
    espalier_web_clear_timeout(pointer)
    set(TCP_NOTSENT_LOWAT, 65_536)
    set(TCP_USER_TIMEOUT, Int32(clamping: seconds * 1_000))
  }

  private func set(_ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(socket, Int32(IPPROTO_TCP), option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// The headers of the request.
  var headers: [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    withUnsafeMutablePointer(to: &result) { result in
      _ = MHD_get_connection_values(pointer, .HEADER_KIND, appendHeader, result)
    }
    return result
  }
}

private func appendHeader(
  result: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, value: UnsafePointer<CChar>?
) -> MHD_Result {
  if let result, let name {
    let header = (name: String(cString: name), value: value.map { String(cString: $0) } ?? "")
    result.assumingMemoryBound(to: [(name: String, value: String)].self).pointee.append(header)
  }
  return .YES
}
