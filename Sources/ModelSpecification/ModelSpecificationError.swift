/// Why a model file cannot be read, or must not be written.
package enum ModelSpecificationError: Error, Equatable {
  /// A number of variable length does not end within ten bytes.
  case malformedVarint(offset: Int, message: String)
  /// The bytes end inside a field.
  case truncated(offset: Int, message: String, needed: Int, available: Int)
  /// A field has a wire type that no model file uses.
  case unsupportedWireType(offset: Int, field: Int, message: String, wireType: Int)
  /// A known field is written in a way that does not fit its type.
  case wrongWireType(offset: Int, field: Int, message: String, wireType: Int, expected: Int)
  /// A field has the number 0 or one beyond what the wire format allows.
  case invalidFieldNumber(offset: Int, field: UInt64, message: String)
  /// A packed list of numbers of fixed width has a length that is no multiple of the width.
  case unevenPackedLength(offset: Int, field: Int, message: String, length: Int, width: Int)
  /// A string's bytes are not UTF-8.
  case invalidText(offset: Int, field: Int, message: String)
  /// Messages lie inside one another more deeply than any model needs.
  case nestedTooDeeply(offset: Int, message: String, limit: Int)
  /// The message can be read, but says something that no model may say.
  case invalid(String)
  /// A package's manifest, or what it names, is not as it should be.
  case invalidPackage(path: String, reason: String)
  /// A compiled model's file is not as it should be.
  case invalidCompiledModel(path: String, reason: String)
  /// The file system refused.
  case unreadableFile(path: String, reason: String)
  case unwritableFile(path: String, reason: String)
}

extension ModelSpecificationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformedVarint(let offset, let message):
      "Byte \(offset): a number in \(message) does not end within ten bytes."
    case .truncated(let offset, let message, let needed, let available):
      "Byte \(offset): \(message) ends too early; \(needed) bytes are announced, \(available) are there."
    case .unsupportedWireType(let offset, let field, let message, let wireType):
      "Byte \(offset): field \(field) of \(message) has wire type \(wireType), which is not supported."
    case .wrongWireType(let offset, let field, let message, let wireType, let expected):
      "Byte \(offset): field \(field) of \(message) has wire type \(wireType), but its type needs \(expected)."
    case .invalidFieldNumber(let offset, let field, let message):
      "Byte \(offset): \(message) has a field with the number \(field), which is not allowed."
    case .unevenPackedLength(let offset, let field, let message, let length, let width):
      "Byte \(offset): field \(field) of \(message) packs numbers of \(width) bytes into \(length) bytes."
    case .invalidText(let offset, let field, let message):
      "Byte \(offset): field \(field) of \(message) is a text that is not UTF-8."
    case .nestedTooDeeply(let offset, let message, let limit):
      "Byte \(offset): \(message) lies more than \(limit) messages deep."
    case .invalid(let text): "validator error: \(text)"
    case .invalidPackage(let path, let reason): "\(path) is not a valid model package: \(reason)"
    case .invalidCompiledModel(let path, let reason): "\(path) is not a valid compiled model: \(reason)"
    case .unreadableFile(let path, let reason): "\(path) cannot be read: \(reason)"
    case .unwritableFile(let path, let reason): "\(path) cannot be written: \(reason)"
    }
  }
}
