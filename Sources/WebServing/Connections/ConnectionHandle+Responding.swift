import CMicroHTTPD
import Foundation

extension ConnectionHandle {
  /// Hands a response to the library, which sends it when its call returns.
  ///
  /// - Returns: False if the response cannot be sent, because a header holds what no header may, or memory is short.
  func queue(_ response: HTTPResponse) -> Bool {
    guard let made = make(response.content) else { return false }
    defer { MHD_destroy_response(made) }
    for (name, value) in response.headers where MHD_add_response_header(made, name, value) != .YES { return false }
    return MHD_queue_response(pointer, UInt32(response.status), made) == .YES
  }

  private func make(_ content: HTTPResponse.Content) -> OpaquePointer? {
    switch content {
    case .body(let bytes):
      return bytes.withUnsafeBytes {
        // The library copies and does not write; its parameter only lacks the `const`.
        MHD_create_response_from_buffer($0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .events(let stream):
      let retained = Unmanaged.passRetained(stream)
      guard
        let made = MHD_create_response_from_callback(
          UInt64.max, 32_768, readEvents, retained.toOpaque(), releaseEvents)
      else {
        retained.release()
        return nil
      }
      // Prepared for a stream, it has no other use afterwards.
      MHD_add_response_header(made, "Connection", "close")
      return made
    }
  }
}

private func readEvents(
  stream: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, count: Int
) -> Int {
  guard let stream else { return -2 }
  return Unmanaged<EventStream>.fromOpaque(stream).takeUnretainedValue()
    .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: count))
}

private func releaseEvents(stream: UnsafeMutableRawPointer?) {
  guard let stream else { return }
  Unmanaged<EventStream>.fromOpaque(stream).release()
}
