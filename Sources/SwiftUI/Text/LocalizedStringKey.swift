import Foundation

/// A text with values in it, written for the language and region of the person who reads it.
///
/// The text itself is shown as it stands in the source; numbers and formatted values in it follow the locale. Markdown's
/// emphasis, code and links are understood where the text is shown by `Text`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Part: Equatable, Sendable {
    /// The source's own words, in which Markdown counts.
    case literal(String)
    /// A value's text, shown as it is.
    case value(String)
    case formatted(FormattedValue)
  }

  let parts: [Part]

  /// Makes a text without values.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Makes a text without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a text of an interpolation.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Whether a value in it is written as the locale has it.
  var isFormatted: Bool {
    parts.contains { part in
      if case .formatted = part { true } else { false }
    }
  }

  /// The whole text for a locale, Markdown left as it is.
  package func text(in locale: Locale) -> String {
    parts.map { part in
      switch part {
      case .literal(let text), .value(let text): text
      case .formatted(let value): value.text(locale)
      }
    }.joined()
  }

  /// A value that becomes text when the reader's locale is known.
  struct FormattedValue: Equatable, Sendable {
    let text: @Sendable (Locale) -> String

    static func == (left: FormattedValue, right: FormattedValue) -> Bool {
      left.text(Locale(identifier: "en_US")) == right.text(Locale(identifier: "en_US"))
    }
  }

  /// Collects the parts of an interpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Makes an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the source.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a text as it is.
    public mutating func appendInterpolation(_ string: String) { parts.append(.value(string)) }

    /// Adds a whole number with the locale's digits and grouping.
    public mutating func appendInterpolation<T: BinaryInteger & Sendable>(_ value: T) {
      parts.append(.formatted(FormattedValue { locale in value.formatted(IntegerFormatStyle<T>(locale: locale)) }))
    }

    /// Adds a number with six decimals, as `%lf` has it.
    public mutating func appendInterpolation(_ value: Double) {
      let format = FloatingPointFormatStyle<Double>().precision(.fractionLength(6)).grouping(.never)
      parts.append(.formatted(FormattedValue { locale in value.formatted(format.locale(locale)) }))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
      parts.append(.formatted(FormattedValue { locale in format.locale(locale).format(input) }))
    }

    /// Adds a number as `specifier` has it in C's `printf`.
    public mutating func appendInterpolation<T: CVarArg & Sendable>(_ value: T, specifier: String) {
      parts.append(
        .formatted(FormattedValue { locale in String(format: specifier, locale: locale, arguments: [value]) }))
    }

    /// Adds the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { parts.append(.value(String(describing: value))) }
  }
}
