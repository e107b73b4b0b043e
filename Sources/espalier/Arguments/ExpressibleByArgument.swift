/// A type that a word of the command line can stand for.
protocol ExpressibleByArgument {
  init?(argument: String)

  /// Every word that is accepted, where they can be listed.
  static var allValueStrings: [String] { get }

  /// The word that stands for the value, as help shows it.
  var argumentText: String { get }
}

extension ExpressibleByArgument {
  static var allValueStrings: [String] { [] }
  var argumentText: String { "\(self)" }
}

extension String: ExpressibleByArgument {
  init?(argument: String) { self = argument }
}

extension Int: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}

extension Double: ExpressibleByArgument {
  /// Takes finite numbers only: no setting of a command is infinite or NaN.
  init?(argument: String) {
    guard let value = Double(argument), value.isFinite else { return nil }
    self = value
  }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue == String {
  init?(argument: String) { self.init(rawValue: argument) }
  var argumentText: String { rawValue }
}

extension ExpressibleByArgument where Self: RawRepresentable & CaseIterable, RawValue == String {
  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
