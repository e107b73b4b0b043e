import Foundation

/// Expands `#Preview` to nothing: there is no editor that would show it.
///
/// The compiler asks a macro's program by messages: eight bytes with the length, the lowest first, then JSON.
@main
struct PreviewMacro {
  static func main() {
    while let message = read() {
      write(answer(to: message))
    }
  }

  private static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]]
    }
    if message["expandFreestandingMacro"] != nil {
      return ["expandMacroResult": ["expandedSource": "", "diagnostics": [String]()]]
    }
    return ["expandMacroResult": ["diagnostics": [String]()]]
  }

  private static func read() -> [String: Any]? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = bytes(length) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  private static func bytes(_ count: Int) -> Data? {
    var collected = Data()
    while collected.count < count {
      let part = FileHandle.standardInput.readData(ofLength: count - collected.count)
      if part.isEmpty { return nil }
      collected += part
    }
    return collected
  }

  private static func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    FileHandle.standardOutput.write(Data(length) + body)
  }
}
