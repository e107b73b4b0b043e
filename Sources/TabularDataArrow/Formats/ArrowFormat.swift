/// How a column's rows lie in memory, as the interface's format strings say it.
enum ArrowFormat: Equatable {
  case null, boolean
  case int8, int16, int32, int64
  case uint8, uint16, uint32, uint64
  case float, double
  /// Text end to end with offsets of 32 or 64 bits.
  case text, largeText
  /// Text with 16 bytes a row.
  case textViews
  case data, largeData
  /// Days, or milliseconds, since 1970.
  case date32, date64
  case timestamp(perSecond: Int64)
  case list, largeList
  case fixedSizeList(Int)
  case table

  /// Nil for formats that frames do not hold.
  init?(_ format: String) {
    if let known = ArrowFormat.fixed[format] {
      self = known
    } else if format.hasPrefix("ts"), format.count >= 4, format.dropFirst(3).first == ":" {
      // A zone only tells how to show an instant; where none is given, the instant counts as in UTC.
      guard let unit = ArrowFormat.units[format.dropFirst(2).first ?? " "] else { return nil }
      self = .timestamp(perSecond: unit)
    } else if format.hasPrefix("+w:"), let size = Int(format.dropFirst(3)), size >= 0 {
      self = .fixedSizeList(size)
    } else {
      return nil
    }
  }

  private static let fixed: [String: ArrowFormat] = [
    "n": .null, "b": .boolean, "c": .int8, "C": .uint8, "s": .int16, "S": .uint16, "i": .int32, "I": .uint32,
    "l": .int64, "L": .uint64, "f": .float, "g": .double, "u": .text, "U": .largeText, "vu": .textViews, "z": .data,
    "Z": .largeData, "tdD": .date32, "tdm": .date64, "+l": .list, "+L": .largeList, "+s": .table,
  ]

  private static let units: [Character: Int64] = ["s": 1, "m": 1000, "u": 1_000_000, "n": 1_000_000_000]

  /// The number of buffers that an array of the format has; of text in views it has at least so many.
  var bufferCount: Int {
    switch self {
    case .null: 0
    case .table, .fixedSizeList: 1
    case .text, .largeText, .textViews, .data, .largeData: 3
    default: 2
    }
  }

  var isText: Bool { [.text, .largeText, .textViews].contains(self) }

  var isInteger: Bool {
    switch self {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }

  var isList: Bool {
    switch self {
    case .list, .largeList, .fixedSizeList: true
    default: false
    }
  }
}
