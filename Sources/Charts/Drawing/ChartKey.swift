import Foundation
import SwiftUI

/// Which colours and symbols stand for which values.
struct ChartKey {
  private let colorValues: [PlotValue]
  private let symbolValues: [PlotValue]
  private let colors: [PlotValue: String]
  private let palette: [String]

  /// The usual colours, in the order in which values come; then they come again.
  private static let usualPalette = ["blue", "green", "orange", "purple", "red", "cyan", "yellow", "indigo"].map {
    "var(--\($0))"
  }
  private static let shapes: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  init(marks: [Mark], options: ChartOptions) {
    colors = options.colors
    palette = options.palette ?? ChartKey.usualPalette
    let values = marks.compactMap { $0.style.colorBy?.value }
    colorValues = values.isEmpty ? [] : ChartKey.distinct(options.colorDomain + values)
    symbolValues = ChartKey.distinct(marks.compactMap { $0.style.symbolBy?.value })
  }

  private static func distinct(_ values: [PlotValue]) -> [PlotValue] {
    var seen: Set<PlotValue> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// A mark's colour, as CSS has it.
  func color(of style: MarkStyle) -> String {
    if let color = style.color { return color }
    guard let value = style.colorBy?.value else { return "var(--accent)" }
    return color(of: value)
  }

  private func color(of value: PlotValue) -> String {
    colors[value] ?? palette[(colorValues.firstIndex(of: value) ?? 0) % palette.count]
  }

  /// A mark's symbol; nil when none was asked for.
  func symbol(of style: MarkStyle) -> BasicChartSymbolShape? {
    if let symbol = style.symbol { return symbol }
    guard let value = style.symbolBy?.value, let index = symbolValues.firstIndex(of: value) else { return nil }
    return ChartKey.shapes[index % ChartKey.shapes.count]
  }

  /// What the colours and symbols stand for; nil when there are none. The table tells it to those who do not see it.
  func legend(locale: Locale, isColumn: Bool) -> DrawingPart? {
    let values = colorValues + symbolValues.filter { !colorValues.contains($0) }
    if values.isEmpty { return nil }
    let style = "display:flex;flex-flow:\(isColumn ? "column" : "row wrap");gap:4px 14px"
    return DrawingPart(
      "div", [(name: "aria-hidden", value: "true"), (name: "style", value: style)],
      children: values.map { entry(of: $0, locale) })
  }

  private func entry(of value: PlotValue, _ locale: Locale) -> DrawingPart {
    let color = colorValues.contains(value) ? color(of: value) : "var(--secondary)"
    let shape = symbolValues.firstIndex(of: value).map { ChartKey.shapes[$0 % ChartKey.shapes.count] } ?? .circle
    let symbol = SymbolPath(shape: shape, area: 46)
    let paint = symbol.isStroked ? "fill:none;stroke:\(color);stroke-width:1.5" : "fill:\(color)"
    return DrawingPart(
      "span", [(name: "style", value: "display:inline-flex;align-items:center;gap:5px")],
      children: [
        DrawingPart(
          "svg", [(name: "viewBox", value: "0 0 10 10"), (name: "width", value: "10"), (name: "height", value: "10")],
          children: [
            DrawingPart(
              "path", [(name: "d", value: symbol.text(at: CGPoint(x: 5, y: 5))), (name: "style", value: paint)])
          ]),
        DrawingPart("span", text: value.text(in: locale)),
      ])
  }
}

extension PlotValue {
  /// The value as a reader has it.
  func text(in locale: Locale) -> String {
    switch self {
    case .category(let name): name
    case .number(let number): number.formatted(.number.precision(.significantDigits(1...6)).locale(locale))
    case .date(let date): date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
    }
  }
}
