import Foundation
import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUI

/// By hand, for a place of 344 × 228 points: the plot begins 8 from the top and, with labels below, ends 20 from the
/// bottom, at 208. Labels of n letters at its right take n · 6.3 + 8 points.
@Suite @MainActor struct AxisMarksTests {
  @Test func `an axis marks multiples of a number, and reaches from one to another`() {
    let chart = picture {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 62)) }
        .chartYAxis { AxisMarks(values: .stride(by: 25)) }
    }
    #expect(chart.texts.prefix(4) == ["0", "25", "50", "75"])
    // Four values 200/3 apart.
    #expect(chart.lines(across: true).prefix(4) == [208, 141.33, 74.67, 8])
  }

  @Test func `an axis marks values that are given, and shows what is listed for each`() {
    let chart = picture {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 100)) }
        .chartYAxis {
          AxisMarks(values: [0, 50, 100]) { value in
            if value.index > 0 { AxisGridLine() }
            if let percent = value.as(Int.self) { AxisValueLabel("\(percent) of \(value.count)") }
          }
        }
        .chartXAxis(.hidden)
    }
    #expect(chart.texts == ["0 of 3", "50 of 3", "100 of 3"])
    // Without labels below the plot is 220 high.
    #expect(chart.lines(across: true) == [118, 8])
  }

  // Labels of three letters at the left: the plot begins at 26.9 and goes to the right edge.
  @Test func `marks stand at the side that was said`() {
    let chart = picture {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 100)) }
        .chartYAxis { AxisMarks(position: .leading, values: [0, 100]) }
        .chartXAxis {
          AxisMarks(position: .top, values: [0, 1]) { _ in
            AxisTick()
            AxisValueLabel()
          }
        }
    }
    #expect(chart.parts("text").map { $0.attribute("text-anchor") }.prefix(2) == ["end", "end"])
    #expect(chart.parts("text").prefix(2).map { $0.attribute("x") } == ["20.9", "20.9"])
    // Above the plot are a line of text, its distance and a tick: 25 points.
    #expect(chart.parts("path").contains { $0.attribute("d") == "M26.9 25L26.9 20" })
    // 25 - 5 - 4 is the letters' lower edge, 3 below their line.
    #expect(chart.parts("text").last?.attribute("y") == "13")
  }

  @Test func `labels have a format, in the reader's language`() {
    let chart = picture(Locale(identifier: "de_DE")) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1500)) }
        .chartYAxis {
          AxisMarks(values: [0.0, 500.5, 1500]) { _ in
            AxisValueLabel(format: FloatingPointFormatStyle<Double>().precision(.fractionLength(1)))
          }
        }
    }
    #expect(chart.texts == ["0,0", "500,5", "1.500,0", "a"])
  }

  // Of 60 days there are the beginnings of March and April 2024; a month of 31 days is 31/60 of the plot, and its middle
  // is half of that further.
  @Test func `months are marked at their beginning, and labelled in their middle where that is said`() throws {
    let start = try Date("2024-03-01T00:00:00Z", strategy: .iso8601)
    let chart = picture {
      Chart {
        ForEach([0, 60], id: \.self) { day in
          LineMark(x: .value("Day", start.addingTimeInterval(Double(day) * 86_400)), y: .value("y", 1))
        }
      }
      .chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.month(.wide), centered: true)
        }
      }
    }
    #expect(chart.texts == ["March", "April"])
    #expect(chart.lines(across: false) == [4, 179.67])
    #expect(chart.parts("text").map { $0.attribute("x") } == ["91.83", "264.67"])
  }

  @Test func `of labels that would lie on each other the later ones are left out`() {
    func chart(_ resolution: AxisValueLabelCollisionResolution) -> Picture {
      picture {
        Chart { PointMark(x: .value("x", 100), y: .value("y", 1)) }
          .chartXAxis {
            AxisMarks(values: [0, 1, 4, 50]) { _ in AxisValueLabel(collisionResolution: resolution) }
          }
          .chartYAxis(.hidden)
      }
    }
    #expect(chart(.automatic).texts == ["0", "4", "50"])
    #expect(chart(.disabled).texts == ["0", "1", "4", "50"])
  }

  @Test func `a label may be any view`() {
    let chart = picture {
      Chart { BarMark(x: .value("x", "run"), y: .value("y", 1)) }
        .chartXAxis {
          AxisMarks { value in
            AxisValueLabel { Label(value.as(String.self) ?? "", systemImage: "figure.run") }
          }
        }
        .chartYAxis { AxisMarks { _ in AxisValueLabel().font(.caption) } }
    }
    #expect(chart.texts.contains("run"))
    #expect(!chart.parts("text").contains { $0.text == "run" })
    #expect(chart.elements.contains { $0.attribute("style")?.contains("font-size:0.75rem") == true })
  }

  @Test func `lines have a stroke and a colour`() {
    let chart = picture {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .chartYAxis {
          AxisMarks(values: [0]) { _ in
            AxisGridLine(stroke: StrokeStyle(lineWidth: 2, dash: [4, 1])).foregroundStyle(.red)
          }
        }
        .chartXAxis {}
    }
    #expect(
      chart.parts("path").first?.attribute("style") == "stroke:var(--red);stroke-width:2;stroke-dasharray:4 1")
  }

  @Test func `a value is another type's only when it is one`() {
    let value = AxisValue(index: 0, count: 1, value: .number(2.5))
    #expect(value.as(Double.self) == 2.5)
    #expect(value.as(Int.self) == nil)
    #expect(value.as(Date.self) == nil)
    #expect(AxisValue(index: 0, count: 1, value: .number(2)).as(Int.self) == 2)
    #expect(AxisValue(index: 0, count: 1, value: .category("b")).as(Letter.self) == .b)
  }

  private enum Letter: String, Plottable {
    case a, b
  }
}

/// A chart in a window, drawn for a place of 344 × 228 points.
@MainActor
struct Picture {
  let elements: [Element]

  func parts(_ tag: String) -> [Element] { elements.filter { $0.tag == tag } }

  /// All texts but those of the table.
  var texts: [String] {
    elements.filter { !["th", "td", "caption", "div"].contains($0.tag) }.compactMap(\.text)
  }

  /// Where the lines of the axes are that go across, or down.
  func lines(across: Bool) -> [Double] {
    parts("path").compactMap { part -> Double? in
      guard part.attribute("style")?.hasPrefix("stroke:var(--separator)") == true, let path = part.attribute("d") else {
        return nil
      }
      let numbers = path.split { "ML ".contains($0) }.compactMap { Double($0) }
      guard numbers.count == 4, numbers[across ? 1 : 0] == numbers[across ? 3 : 2] else { return nil }
      return numbers[across ? 1 : 0]
    }
  }
}

@MainActor
func picture(_ locale: Locale = Locale(identifier: "en_US"), _ content: @escaping @MainActor () -> any View) -> Picture
{
  var environment = EnvironmentValues()
  environment.locale = locale
  environment.timeZone = .gmt
  let window = WindowSession(environment: environment, content: content)
  let place = flattened(window.drawing()).first { $0.attribute("data-place") != nil }
  place?.actions[.size]?(.numbers([344, 228, 0, 0]))
  return Picture(elements: flattened(window.drawing()))
}

@MainActor
private func flattened(_ element: Element) -> [Element] { [element] + element.children.flatMap(flattened) }

extension Element {
  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
