/// Summaries of groups, a frame a group.
public protocol GroupSummaries: CustomStringConvertible {
  /// The summaries as tables, each under its group's key.
  var description: String { get }

  /// The summaries as tables, each under its group's key, printed as the options say.
  ///
  /// At most as many groups are printed as the options allow rows.
  func description(options: FormattingOptions) -> String

  /// The summary of the group with these keys, one a key column in order; nil if there is no such group.
  ///
  /// Its columns are those of `SummaryColumnIDs`, its rows the columns of the group.
  subscript(keys: Any?...) -> DataFrame? { get }
}

/// Summaries of the groups of a frame, made when they are asked for.
struct FrameGroupSummaries: GroupSummaries {
  private let grouped: GroupedFrame
  private let columnNames: [String]?

  init(_ grouped: GroupedFrame, columnNames: [String]?) {
    self.grouped = grouped
    self.columnNames = columnNames
    // A column that is not there is told of now, not when the first summary is asked for.
    for name in columnNames ?? [] { _ = grouped.base.requiredPosition(name) }
  }

  var description: String { description(options: FormattingOptions()) }

  func description(options: FormattingOptions) -> String {
    grouped.description(options: options) { summary(of: $0).description(options: options) }
  }

  subscript(keys: Any?...) -> DataFrame? { grouped.number(of: keys).map { summary(of: $0) } }

  private func summary(of number: Int) -> DataFrame {
    let group = grouped.group(number)
    return (columnNames.map { group.selecting(columnNames: $0) } ?? group).summary()
  }
}

extension GroupedFrame {
  var description: String {
    let options = FormattingOptions()
    return description(options: options) { group($0).description(options: options) }
  }

  /// What `table` makes of each group, under a line with its keys; at most as many groups as the options allow rows.
  func description(options: FormattingOptions, table: (Int) -> String) -> String {
    let formatter = CellFormatter(options: options)
    let shown = Swift.min(count, Swift.max(0, options.maximumRowCount))
    var parts = (0..<shown).map { number in
      let heading = keys.map { "\($0.name): \(formatter.text(of: $0[number]))" }.joined(separator: ", ")
      return "\(heading)\n\(table(number))"
    }
    if shown < count { parts.append("... \(count - shown) more groups\n") }
    return parts.joined(separator: "\n")
  }
}
