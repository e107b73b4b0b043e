import Foundation

@testable import TabularData

/// One input of the JSON fuzzer: three bytes of options, then the text of a file.
///
/// What must hold of any input:
/// 1. The file is read, or refused by a ``JSONReadingError`` or a `CocoaError`.
/// 2. A frame that was read, written and read again with its own types is the same.
/// 3. So it is without types, if the first reading inferred them too; and it is then written as the same bytes.
struct JSONFuzzCase {
  private static let types: [JSONType?] = [nil, nil, .integer, .boolean, .double, .date, .string, .array, .object]

  private var reading = JSONReadingOptions()
  private var writing = JSONWritingOptions()
  private let typeSeed: Int
  private let columnSeed: Int
  private let text: Data

  init(_ bytes: [UInt8]) {
    var options = FuzzOptions(bytes)
    let flags = options.flags()
    writing.prettyPrint = flags & 1 != 0
    writing.sortKeys = flags & 2 != 0
    if flags & 4 != 0 {
      reading.dateParsers = [JSONFuzzCase.secondsDate]
    }
    typeSeed = options.choice(of: 256)
    columnSeed = options.choice(of: 4)
    text = Data(options.rest)
  }

  /// The date of a text such as `@12.5`; dates that ISO 8601 has no form for, millions of years away, are left out.
  private static func secondsDate(_ text: String) -> Date? {
    guard text.hasPrefix("@"), let seconds = Double(text.dropFirst()), abs(seconds) < 6e13 else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Throws a ``FuzzFinding`` if one of the properties does not hold.
  func check() throws {
    let names = (try read(text, columns: nil, types: [:])?.columns ?? []).map(\.name)
    var types: [String: JSONType] = [:]
    if typeSeed > 0 {
      for (position, name) in names.enumerated() {
        types[name] = JSONFuzzCase.types[(typeSeed + position * (typeSeed / 16)) % JSONFuzzCase.types.count]
      }
    }
    let columns: [String]? =
      switch columnSeed {
      case 1: names.reversed()
      case 2: Array(names.prefix(1))
      case 3: names + ["\u{FFFF}"]
      default: nil
      }
    guard let frame = try read(text, columns: columns, types: types) else { return }
    let written: Data
    do {
      written = try frame.jsonRepresentation(options: writing)
    } catch {
      throw FuzzFinding(description: "what was read is not writable: \(error)")
    }
    try checkReading(written, is: frame, types: jsonTypes(of: frame))
    if types.isEmpty { try checkReading(written, is: frame, types: [:]) }
  }

  private func checkReading(_ written: Data, is frame: DataFrame, types: [String: JSONType]) throws {
    let shown = String(decoding: written.prefix(500), as: UTF8.self).debugDescription
    let again: DataFrame
    do {
      again = try DataFrame(
        jsonData: written, columns: frame.columns.map(\.name), types: types, options: reading)
    } catch {
      throw FuzzFinding(description: "what was written is not readable: \(error) It is \(shown).")
    }
    if let difference = firstDifference(frame, again), !(types.isEmpty && hasDates(frame)) {
      throw FuzzFinding(
        description: "read, and written and read \(types.isEmpty ? "without types" : "with types"), \(difference). "
          + "Written is \(shown).")
    }
    guard try again.jsonRepresentation(options: writing) == written else {
      throw FuzzFinding(description: "written, read and written, the bytes differ. They were \(shown).")
    }
  }

  private func hasDates(_ frame: DataFrame) -> Bool { frame.columns.contains { $0.wrappedElementType == Date.self } }

  /// The frame; nil if the file is refused as it should be.
  private func read(_ text: Data, columns: [String]?, types: [String: JSONType]) throws -> DataFrame? {
    do {
      return try DataFrame(jsonData: text, columns: columns, types: types, options: reading)
    } catch is JSONReadingError {
      return nil
    } catch is CocoaError {
      return nil
    } catch {
      throw FuzzFinding(description: "reading failed otherwise: \(error)")
    }
  }
}

/// The types that make a reader give a frame's columns the element types that they have.
func jsonTypes(of frame: DataFrame) -> [String: JSONType] {
  var types: [String: JSONType] = [:]
  for column in frame.columns {
    types[column.name] =
      switch column.wrappedElementType {
      case is Int.Type: .integer
      case is Bool.Type: .boolean
      case is Double.Type: .double
      case is Date.Type: .date
      case is [Any?].Type: .array
      case is [String: Any?].Type: .object
      default: .string
      }
  }
  return types
}
