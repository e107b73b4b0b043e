/// CSS declarations in the order in which they were made, each property once.
struct Style: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private(set) var declarations: [Attribute] = []

  init() {}

  init(dictionaryLiteral elements: (String, String)...) {
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
    for declaration in other.declarations where self[declaration.name] == nil {
      all.declarations.append(declaration)
    }
    return all
  }

  /// As in a `style` attribute.
  var text: String {
    declarations.map { "\($0.name):\($0.value)" }.joined(separator: ";")
  }
}

/// A length in CSS pixels, which stand for SwiftUI's points.
func pixels(_ length: Double) -> String {
  "\(decimal(length))px"
}

/// A number as CSS and SVG write it: without an exponent, with at most three decimals; 0 for what is no number.
func decimal(_ number: Double) -> String {
  guard number.isFinite else { return "0" }
  let bounded = min(max(number, -1e9), 1e9)
  let thousandths = (bounded * 1000).rounded()
  let whole = Int(thousandths)
  if whole % 1000 == 0 { return String(whole / 1000) }
  let fraction = String(abs(whole % 1000) + 1000).dropFirst()
  var text = "\(whole < 0 ? "-" : "")\(abs(whole) / 1000).\(fraction)"
  while text.hasSuffix("0") { text.removeLast() }
  return text
}
