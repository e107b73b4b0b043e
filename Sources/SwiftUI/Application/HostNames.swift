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

  /// Whether a `Host` header names the server.
  func contain(_ host: String) -> Bool {
    guard let parts = host.lowercased().wholeMatch(of: /(\[[0-9a-f:.]{2,45}\]|[0-9a-z.-]{1,253})(:[0-9]{1,5})?/) else {
      return false
    }
    return names.contains(String(parts.1))
      || isEverywhere && parts.1.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{1,3}){3}|\[.*\]/) != nil
  }
}
