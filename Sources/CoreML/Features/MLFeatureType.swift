/// The kind of value that a feature holds.
public enum MLFeatureType: Int, Sendable {
  /// No kind that Core ML knows.
  case invalid = 0
  /// A 64-bit integer.
  case int64 = 1
  /// A 64-bit floating-point number.
  case double = 2
  /// A string.
  case string = 3
  /// A picture.
  case image = 4
  /// Numbers in a grid.
  case multiArray = 5
  /// Numbers by string or by integer.
  case dictionary = 6
  /// A row of strings or integers.
  case sequence = 7
  /// What a model remembers from one prediction to the next.
  case state = 8

  /// The type's name as Core ML writes it.
  var name: String {
    switch self {
    case .invalid: "Invalid"
    case .int64: "Int64"
    case .double: "Double"
    case .string: "String"
    case .image: "Image"
    case .multiArray: "MultiArray"
    case .dictionary: "Dictionary"
    case .sequence: "Sequence"
    case .state: "State"
    }
  }
}
