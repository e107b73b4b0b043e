import Foundation

/// What a client asks for, complete with its body.
package struct HTTPRequest: Sendable {
  /// The method as sent, such as `GET`.
  package let method: String
  /// The path without percent escapes. Nothing else is changed: it may hold `..` and doubled slashes.
  package let path: String
  /// The names and values after the question mark without escapes; of a name that occurs twice, the first.
  package let query: [String: String]
  package let body: Data
  /// Values by the name in lower case.
  private let headers: [String: String]

  /// Puts a request together from its parts; of a header that occurs twice, the values are joined by commas.
  package init(
    method: String, path: String, query: [String: String] = [:], headers: [(name: String, value: String)] = [],
    body: Data = Data()
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    // RFC 9110, section 5.2. A second `Host` so matches no permitted one.
    self.headers = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
  }

  /// The value of a header, whose name may be in any case; nil if the client sent none.
  package func header(_ name: String) -> String? { headers[name.lowercased()] }
}
