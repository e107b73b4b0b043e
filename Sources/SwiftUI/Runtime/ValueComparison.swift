import Foundation
@_spi(Reflection) import Swift

/// A value with parts on the heap that is compared by what they are, and not by where they lie.
@MainActor
protocol ComparedInside {
  func isSame(as other: Self) -> Bool
}

extension ComparedInside where Self: Equatable {
  func isSame(as other: Self) -> Bool { self == other }
}

extension String: ComparedInside {}
extension Style: ComparedInside {}
extension Color: ComparedInside {}
extension Font: ComparedInside {}
extension Image: ComparedInside {}

extension Text: ComparedInside {
  // What a format makes is known for one locale at a time.
  func isSame(as other: Text) -> Bool { !isFormatted && self == other }
}

extension Optional: ComparedInside where Wrapped: ComparedInside {
  func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left.isSame(as: right)
    default: false
    }
  }
}

/// How two values of a type are found to be the same: field by field, bit for bit where what a field holds is not known.
///
/// The same bits are the same values and the same references. Other bits may still mean an equal value; that costs a
/// drawing and nothing else.
@MainActor
final class ValueComparison {
  private let parts: [Part]
  private static var known: [ObjectIdentifier: ValueComparison] = [:]

  /// What lies at some bytes of a value.
  private enum Part {
    case bits(Range<Int>)
    case value(Range<Int>, any ComparedInside.Type)
    /// A reference to a value that does not change, and how that is compared.
    case box(Int, ValueComparison)
  }

  private init(parts: [Part]) { self.parts = parts }

  /// The comparison for a type, made once.
  static func of(_ type: Any.Type) -> ValueComparison {
    if let comparison = known[ObjectIdentifier(type)] { return comparison }
    let comparison = ValueComparison(parts: joined(parts(of: type, at: 0)))
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  /// Whether two values are surely the same. Both are of the type that the comparison was made for.
  func areEqual<T>(_ left: T, _ right: T) -> Bool {
    withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { right in areEqual(left, right) } }
  }

  /// The same, without a copy of the left one.
  func areEqual<T>(_ left: inout T, _ right: T) -> Bool {
    withUnsafeBytes(of: &left) { left in withUnsafeBytes(of: right) { right in areEqual(left, right) } }
  }

  private func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard let left = left.baseAddress, let right = right.baseAddress else { return true }
    for part in parts {
      switch part {
      case .bits(let range):
        if !Self.areSame(range, left, right) { return false }
      case .value(let range, let type):
        if !Self.areSame(range, left, right), !Self.areSame(type, left + range.lowerBound, right + range.lowerBound) {
          return false
        }
      case .box(let offset, let comparison):
        let own = left.load(fromByteOffset: offset, as: AnyBox.self)
        if !own.isSame(as: right.load(fromByteOffset: offset, as: AnyBox.self), by: comparison) { return false }
      }
    }
    return true
  }

  private static func areSame(_ range: Range<Int>, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    memcmp(left + range.lowerBound, right + range.lowerBound, range.count) == 0
  }

  private static func areSame<Value: ComparedInside>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: type).pointee.isSame(as: right.assumingMemoryBound(to: type).pointee)
  }

  private static func parts(of type: Any.Type, at start: Int, hasFields: Bool = true) -> [Part] {
    let whole = start..<start + size(of: type)
    if let compared = type as? any ComparedInside.Type { return [.value(whole, compared)] }
    if let box = type as? AnyBox.Type { return [.box(start, of(box.valueType))] }
    // Only structures have fields at fixed places; to look into an existential traps. Within a word there is hardly a
    // gap, and looking into numbers leads nowhere.
    guard hasFields, whole.count >= 8 else { return [.bits(whole)] }
    var inner: [Part] = []
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      inner += parts(of: fieldType, at: start + offset, hasFields: kind == .struct)
      return true
    }
    return inner.isEmpty ? [.bits(whole)] : inner
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  /// The same parts, what is cheapest to compare first, bits in as few ranges as there can be.
  private static func joined(_ parts: [Part]) -> [Part] {
    var ranges: [Range<Int>] = []
    var values: [Part] = []
    var boxes: [Part] = []
    for part in parts {
      switch part {
      case .bits(let range): if !range.isEmpty { ranges.append(range) }
      case .value: values.append(part)
      case .box: boxes.append(part)
      }
    }
    let joined = ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: [Range<Int>]()) { joined, range in
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined.map(Part.bits) + values + boxes
  }
}
