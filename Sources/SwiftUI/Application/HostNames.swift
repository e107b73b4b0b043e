/// The names by which browsers may call an app's server, at whatever port: that may be forwarded from another one.
///
/// A page of somebody else's may have a name of its own that leads to this machine; by that name there is no app.
struct HostNames: Equatable, Sendable {
  private let names: Set<String>
  /// Set when the server listens at all addresses of the machine: then each address in numbers may be one of them.
  private let isEverywhere: Bool

  private static let ownAddresses: Set<String> = ["127.0.0.1", "[::1]", "localhost"]

  /// - Parameter address: What the server listens at, an IPv6 address in brackets.
  init(address: String) {
    let address = address.lowercased()
    isEverywhere = address == "0.0.0.0" || address == "[::]"
    names = Self.ownAddresses.union([address])
  }

  /// Whether a `Host` header names the server. Asked with each request.
  func contain(_ host: String) -> Bool {
    guard let name = Self.nameWithoutPort(host.lowercased()) else { return false }
    return names.contains(name) || isEverywhere && Self.isInNumbers(name)
  }

  /// What comes before a colon and up to five digits; nil if something else does.
  private static func nameWithoutPort(_ host: String) -> String? {
    let bytes = host.utf8
    let end: String.Index
    if bytes.first == UInt8(ascii: "[") {
      guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      end = bytes.index(after: bracket)
    } else {
      end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    }
    let port = bytes[end...]
    guard port.isEmpty || port.first == UInt8(ascii: ":") && (1...5).contains(port.count - 1) else { return nil }
    return port.dropFirst().allSatisfy(isDigit) ? String(host[..<end]) : nil
  }

  /// Whether a name is an address of version 4, or one of version 6 in brackets.
  private static func isInNumbers(_ name: String) -> Bool {
    let bytes = name.utf8
    if bytes.first == UInt8(ascii: "[") {
      return bytes.dropFirst().dropLast().allSatisfy {
        isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) || ":.".utf8.contains($0)
      }
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy(isDigit) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
