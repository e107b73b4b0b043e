import Foundation

/// How frames and columns are printed.
public struct FormattingOptions {
  /// The greatest number of characters in a line, borders included.
  ///
  /// It must leave room for the row numbers, one column of two characters, and the mark that columns are left out. Where
  /// it does not, lines are as long as these need: our choice.
  public var maximumLineWidth = 200

  /// The greatest number of characters in a cell or heading; longer ones are cut, and end in `…`.
  ///
  /// Characters that terminals draw in two cells count twice: East Asian wide ones and emoji. Line feeds and other
  /// controls inside a cell are printed as escapes such as `\n`.
  public var maximumCellWidth = 50

  /// The greatest number of rows that are printed.
  public var maximumRowCount = 20

  /// Whether the element type is printed under a column's name.
  public var includesColumnTypes = true

  /// Whether rows begin with their numbers.
  public var includesRowIndices = true

  /// Whether the numbers of rows and columns follow the table.
  public var includesRowAndColumnCounts = true

  /// Whose digits, separators and names numbers and dates are printed with.
  public var locale: Locale {
    didSet {
      integerFormatStyle = integerFormatStyle.locale(locale)
      floatingPointFormatStyle = floatingPointFormatStyle.locale(locale)
      chosenDateFormatStyle = chosenDateFormatStyle?.locale(locale)
    }
  }

  /// How `Int` is printed.
  public var integerFormatStyle: IntegerFormatStyle<Int>

  /// How `Float` and `Double` are printed: grouped, with one to six fraction digits, unless changed.
  public var floatingPointFormatStyle: FloatingPointFormatStyle<Double>

  /// How dates are printed once a style is assigned; until then as `2022-01-04 15:30:12 +0000`.
  public var dateFormatStyle: Date.FormatStyle {
    get { chosenDateFormatStyle ?? Date.FormatStyle(date: .numeric, time: .standard, locale: locale) }
    set { chosenDateFormatStyle = newValue }
  }

  var chosenDateFormatStyle: Date.FormatStyle?

  /// Makes the usual options for the current locale.
  public init() { self.init(locale: .current) }

  /// Makes the usual options for a locale.
  public init(locale: Locale) {
    self.locale = locale
    integerFormatStyle = IntegerFormatStyle(locale: locale)
    floatingPointFormatStyle = FloatingPointFormatStyle(locale: locale).precision(.fractionLength(1...6))
  }

  /// Makes options of some widths and counts for the current locale.
  public init(
    maximumLineWidth: Int, maximumCellWidth: Int = 50, maximumRowCount: Int = 20, includesColumnTypes: Bool = true
  ) {
    self.init()
    self.maximumLineWidth = maximumLineWidth
    self.maximumCellWidth = maximumCellWidth
    self.maximumRowCount = maximumRowCount
    self.includesColumnTypes = includesColumnTypes
  }
}
