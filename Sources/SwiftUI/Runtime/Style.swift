/// CSS declarations in the order in which they were made, each property once.
struct Style: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private(set) var declarations: [Attribute] = []

  init() {}

  init(dictionaryLiteral elements: (String, String)...) {
    declarations.reserveCapacity(elements.count)
    for (property, value) in elements { self[property] = value }
  }

  var isEmpty: Bool { declarations.isEmpty }

  /// The value of `property`, or nil when it is not declared.
  subscript(property: String) -> String? {
    get { declarations.first { $0.name == property }?.value }
    set {
      let index = declarations.firstIndex { $0.name == property }
      switch (index, newValue) {
      case (let index?, let value?): declarations[index] = Attribute(property, value)
      case (nil, let value?): declarations.append(Attribute(property, value))
      case (let index?, nil): declarations.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// These declarations, and those of `other` whose property is not declared here.
  func filled(from other: Style) -> Style {
    var all = self
    all.declarations = declarations.filled(from: other.declarations)
    return all
  }

  /// As in a `style` attribute.
  var text: String {
    var text = PageText()
    append(to: &text, in: .plain)
    return text.string
  }

  func append(to text: inout PageText, in surroundings: PageText.Surroundings) {
    for (place, declaration) in declarations.enumerated() {
      if place > 0 { text.append(";") }
      text.append(declaration.name, in: surroundings)
      text.append(":")
      text.append(declaration.value, in: surroundings)
    }
  }
}

/// A length in CSS pixels, which stand for SwiftUI's points.
func pixels(_ length: Double) -> String { decimal(length, unit: "px") }

/// A number as CSS and SVG write it: without an exponent, with at most three decimals; 0 for what is no number.
func decimal(_ number: Double) -> String { decimal(number, unit: "") }

private func decimal(_ number: Double, unit: StaticString) -> String {
  let bounded = number.isFinite ? min(max(number, -1e9), 1e9) : 0
  let thousandths = Int((bounded * 1000).rounded())
  // As many digits as ten, three decimals, a point and a sign, before the unit.
  return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16 + unit.utf8CodeUnitCount) { text in
    var start = 16
    func prepend(_ byte: UInt8) {
      start -= 1
      text[start] = byte
    }
    var (rest, decimals) = (thousandths.magnitude, 3)
    while decimals > 0, rest % 10 == 0 { (rest, decimals) = (rest / 10, decimals - 1) }
    while decimals > 0 {
      prepend(UInt8(ascii: "0") + UInt8(rest % 10))
      (rest, decimals) = (rest / 10, decimals - 1)
      if decimals == 0 { prepend(UInt8(ascii: ".")) }
    }
    repeat {
      prepend(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    if thousandths < 0 { prepend(UInt8(ascii: "-")) }
    for place in 0..<unit.utf8CodeUnitCount { text[16 + place] = unit.utf8Start[place] }
    return String(decoding: text[start...], as: UTF8.self)
  }
}
