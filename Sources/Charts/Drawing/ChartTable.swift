import Foundation
import SwiftUI

/// A chart's values in words.
struct ChartTable {
  let marks: [Mark]
  let calendar: Calendar
  let locale: Locale

  /// More rows than that are thinned out.
  static let limit = 200

  /// The chart's name: what it shows by what.
  var name: String {
    let x = marks.lazy.compactMap { $0.x }.first.map(word)
    let y = marks.lazy.compactMap { $0.y }.first.map(word)
    return switch (x, y) {
    case (let x?, let y?): "\(y) by \(x)"
    case (let name?, nil), (nil, let name?): name
    case (nil, nil): "Empty chart"
    }
  }

  /// The table, out of sight.
  var part: DrawingPart {
    let columns = columns
    // Several marks of one value, as a line and its area, make one row.
    var seen: Set<[String]> = []
    let texts = marks.map { row(of: $0, columns) }.filter { seen.insert($0).inserted }
    let stride = max((texts.count + ChartTable.limit - 1) / ChartTable.limit, 1)
    let rows = texts.enumerated().filter { $0.offset % stride == 0 }.map { _, texts in
      DrawingPart("tr", children: texts.map { DrawingPart("td", text: $0) })
    }
    let caption = stride == 1 ? name : "\(name), each \(stride). of \(texts.count) values"
    let head = DrawingPart(
      "tr", children: columns.map { DrawingPart("th", [(name: "scope", value: "col")], text: $0) })
    let style = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap"
    return DrawingPart(
      "div", [(name: "style", value: style)],
      children: [
        DrawingPart(
          "table",
          children: [
            DrawingPart("caption", text: caption), DrawingPart("thead", children: [head]),
            DrawingPart("tbody", children: rows),
          ])
      ])
  }

  /// The words for the values, each once, in order.
  private var columns: [String] {
    var columns: [String] = []
    for mark in marks {
      for value in values(of: mark) where !columns.contains(word(value)) { columns.append(word(value)) }
    }
    return columns
  }

  private func values(of mark: Mark) -> [LabelledValue] {
    [mark.x, mark.xEnd, mark.y, mark.yEnd, mark.series, mark.style.colorBy, mark.style.symbolBy, mark.style.positionBy]
      .compactMap { $0 }
  }

  private func row(of mark: Mark, _ columns: [String]) -> [String] {
    let texts = Dictionary(values(of: mark).map { (word($0), text($0)) }) { $0 == $1 ? $0 : "\($0) – \($1)" }
    return columns.map { texts[$0] ?? "" }
  }

  private func word(_ value: LabelledValue) -> String { value.label.text(in: locale) }

  private func text(_ value: LabelledValue) -> String {
    switch value.value {
    case .category(let name): return name
    case .number(let number):
      return number.formatted(.number.precision(.significantDigits(1...6)).locale(locale))
    case .date(let date):
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      let day = style.year().month(.abbreviated).day()
      return value.unit == nil || value.unit == .hour || value.unit == .minute || value.unit == .second
        ? day.hour().minute().format(date) : day.format(date)
    }
  }
}
