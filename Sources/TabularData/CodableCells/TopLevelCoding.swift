import Foundation

// On a Mac these two protocols come from Combine. Linux has no Combine, and a module of that name would make other
// packages believe that it has, so they are declared here: what takes `JSONEncoder()` compiles unchanged, but there is
// no `import Combine`.

/// Makes a whole value into something that can be stored, such as data.
public protocol TopLevelEncoder {
  /// What a value is made into.
  associatedtype Output

  /// Encodes a value.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// Makes a whole value of what was stored.
public protocol TopLevelDecoder {
  /// What a value is made of.
  associatedtype Input

  /// Decodes a value of a type.
  func decode<T>(_ type: T.Type, from input: Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
