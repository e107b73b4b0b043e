/// Where a frame's columns are by name, and which columns its aliases stand for.
///
/// An object, so that a copied frame, and each row that refers to one, holds it with a single reference. It is changed
/// only while one frame holds it.
@usableFromInline
final class ColumnNames: @unchecked Sendable {
  /// The real names, in the order of the columns.
  @exclusivity(unchecked) private(set) var names: [String] = []
  @exclusivity(unchecked) private(set) var positions: [String: Int] = [:]
  @exclusivity(unchecked) var aliases: [String: [String]] = [:]

  /// For a name that more than one column wanted, a number up to which all were taken.
  @exclusivity(unchecked) private var takenNumbers: [String: Int] = [:]

  static let none = ColumnNames()

  init() {}

  convenience init(copying other: ColumnNames) {
    self.init()
    names = other.names
    positions = other.positions
    aliases = other.aliases
    takenNumbers = other.takenNumbers
  }

  func setNames(_ columns: [AnyColumn]) {
    names = columns.map(\.name)
    positions = [:]
    takenNumbers = [:]
    for (position, name) in names.enumerated() { positions[name] = position }
  }

  func append(_ name: String) {
    positions[name] = names.count
    names.append(name)
  }

  /// A name that no column has: `name` itself, or with the first free number after a dot.
  ///
  /// - Complexity: For many columns of one name, each about the same.
  func freeName(for name: String) -> String {
    if positions[name] == nil { return name }
    var number = takenNumbers[name, default: 0] + 1
    while positions["\(name).\(number)"] != nil { number += 1 }
    takenNumbers[name] = number - 1
    return "\(name).\(number)"
  }

  /// The position of a column by name or by the alias of one column; nil if there is none, or several.
  func position(_ name: String) -> Int? {
    if let position = identicalName(name) ?? positions[name] { return position }
    guard let names = aliases[name], names.count == 1 else { return nil }
    return positions[names[0]]
  }

  /// The position of a name that is the same text in the same bytes of memory, among the first few.
  ///
  /// A short name is a number of 16 bytes, and a row's cell is usually asked for with one: comparing a few of these is
  /// several times as fast as hashing. Strings of equal bits are equal; others may be, too.
  private func identicalName(_ name: String) -> Int? {
    let wanted = unsafeBitCast(name, to: (UInt64, UInt64).self)
    return names.withUnsafeBufferPointer { names in
      for position in 0..<Swift.min(names.count, 16) {
        let bits = unsafeBitCast(names[position], to: (UInt64, UInt64).self)
        if bits.0 == wanted.0 && bits.1 == wanted.1 { return position }
      }
      return nil
    }
  }
}
