import Foundation
import TabularData

/// Shows what a table holds.
struct Describe: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "describe",
      abstract: "Show the first rows of a table, and a summary of its columns.")
  }

  @Argument(help: "A CSV file whose first row names the columns.", valueName: "data.csv")
  var data: String

  @Option(help: "How many of the first rows to show.", valueName: "count")
  var rows = 10

  @OptionGroup var table: TableOptions

  func validate() throws {
    guard rows >= 0 else { throw ValidationError("'--rows' cannot be less than 0.") }
  }

  func run() throws {
    let frame = try TableFile(path: data, options: table).frame()
    try Console.result(text(of: frame, rowCount: rows) + "\n")
    let summary = frame.summary()
    try Console.result(text(of: summary, rowCount: summary.rows.count))
  }

  /// A terminal gets what fits its width; elsewhere no column is left out.
  private func text(of frame: DataFrame, rowCount: Int) -> String {
    frame.description(
      options: FormattingOptions(
        maximumLineWidth: Console.resultWidth ?? 100_000, maximumRowCount: rowCount))
  }
}
