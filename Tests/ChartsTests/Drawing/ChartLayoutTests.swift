import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite @MainActor struct ChartLayoutTests {
  // By hand, for 344 × 228 points: the plot is 228 - 8 - 20 = 200 high and begins 4 from the left, 8 from the top. There
  // is room for 200/42 = 4 ticks; 100/4 = 25 makes steps of 20. The widest label, 100, takes 3 · 6.3 + 8 = 26.9 points,
  // so the plot is 344 - 26.9 - 4 = 313.1 wide and a band 156.55. A bar is 0.7 · 156.55 = 109.585 wide.
  @Test func `bars stand in the middle of their bands from zero up to their values`() {
    let bars = rectangles(
      drawn {
        BarMark(x: .value("Kind", "a"), y: .value("Count", 50))
        BarMark(x: .value("Kind", "b"), y: .value("Count", 100))
      })
    #expect(bars == [["27.48", "108", "109.59", "100"], ["184.03", "8", "109.59", "200"]])
  }

  @Test func `the axes have round numbers and the categories`() {
    let parts = drawn {
      BarMark(x: .value("Kind", "a"), y: .value("Count", 50))
      BarMark(x: .value("Kind", "b"), y: .value("Count", 100))
    }
    #expect(parts.filter { $0.tag == "text" }.compactMap(\.text) == ["0", "20", "40", "60", "80", "100", "a", "b"])
    // 208 - 20/100 · 200 = 168, and 4 more for the middle of the letters.
    #expect(parts.first { $0.text == "20" }?.attributes["y"] == "172")
  }

  // Stacked by hand: 30 from 208 to 148, then 50 from 148 to 48.
  @Test func `bars at the same place are stacked, each in its colour`() {
    let parts = drawn {
      BarMark(x: .value("Kind", "a"), y: .value("Count", 30)).foregroundStyle(by: .value("Size", "S"))
      BarMark(x: .value("Kind", "a"), y: .value("Count", 50)).foregroundStyle(by: .value("Size", "M"))
      BarMark(x: .value("Kind", "b"), y: .value("Count", 100)).foregroundStyle(.red)
    }
    #expect(rectangles(parts).map { [$0[1], $0[3]] } == [["148", "60"], ["48", "100"], ["8", "200"]])
    let styles = parts.filter { $0.tag == "rect" }.map { $0.attributes["style"] }
    #expect(styles == ["fill:var(--blue)", "fill:var(--green)", "fill:var(--red)"])
  }

  // Side by side: half of 109.585 each, left and right of the band's middle at 82.275.
  @Test func `bars of different positions stand side by side`() {
    let bars = rectangles(
      drawn {
        BarMark(x: .value("Kind", "a"), y: .value("Count", 30)).position(by: .value("Size", "S"))
        BarMark(x: .value("Kind", "a"), y: .value("Count", 50)).position(by: .value("Size", "M"))
        BarMark(x: .value("Kind", "b"), y: .value("Count", 100)).position(by: .value("Size", "M"))
      })
    #expect(bars.map { $0[0] } == ["27.48", "82.28", "238.83"])
    #expect(bars.map { $0[2] } == ["54.79", "54.79", "54.79"])
  }

  // Labels like 0.2 are 3 letters wide as above; x from 0 to 10 is 313.1 wide, y from 0 to 1 is 200 high.
  @Test func `lines join the points of a series`() {
    let parts = drawn {
      ForEach([(0, 0.5, "train"), (10, 1.0, "train"), (0, 0.0, "test"), (10, 0.25, "test")], id: \.1) { point in
        LineMark(x: .value("Iteration", point.0), y: .value("Accuracy", point.1), series: .value("Set", point.2))
      }
    }
    let lines = parts.compactMap { $0.attributes["style"]?.hasPrefix("fill:none") == true ? $0.attributes["d"] : nil }
    #expect(lines == ["M4 108L317.1 8", "M4 208L317.1 158"])
  }

  // An area goes along its values and back along what it lies on.
  @Test func `areas of several series lie on each other`() {
    let parts = drawn {
      AreaMark(x: .value("x", 0), y: .value("y", 20), series: .value("s", "a"))
      AreaMark(x: .value("x", 10), y: .value("y", 40), series: .value("s", "a"))
      AreaMark(x: .value("x", 0), y: .value("y", 60), series: .value("s", "b"))
      AreaMark(x: .value("x", 10), y: .value("y", 60), series: .value("s", "b"))
    }
    let areas = parts.compactMap { $0.attributes["style"]?.hasPrefix("fill:var") == true ? $0.attributes["d"] : nil }
    #expect(areas == ["M4 168L317.1 128L317.1 208L4 208Z", "M4 48L317.1 8L317.1 128L4 168Z"])
  }

  @Test func `a scale that is given is kept, and what lies beyond is drawn beyond`() {
    var options = ChartOptions()
    options.y.domain = (0...50)._domain
    let parts = drawn(options) { PointMark(x: .value("x", "a"), y: .value("y", 100)).symbolSize(.pi * 16) }
    // 100 is twice the range: 208 - 400 = -192. The disc has a radius of 4 around the middle of the only band; labels
    // of two letters leave 344 - (12.6 + 8) - 4 = 319.4, half of it and 4 is 163.7.
    #expect(
      parts.first { $0.attributes["d"]?.contains("a4") == true }?.attributes["d"]?.hasPrefix("M159.7 -192") == true)
  }

  @Test func `dates that stand for days fill them`() throws {
    let day = try Date("2024-03-01T10:00:00Z", strategy: .iso8601)
    let bars = rectangles(
      drawn {
        BarMark(x: .value("Day", day, unit: .day), y: .value("Steps", 100))
        BarMark(x: .value("Day", day.addingTimeInterval(86_400), unit: .day), y: .value("Steps", 50))
      })
    // Two days share the plot as two categories would.
    #expect(bars.map { [$0[0], $0[2]] } == [["27.48", "109.59"], ["184.03", "109.59"]])
  }

  // The middle of the first of two days is a quarter of 313.1 points from the left, and 4 more.
  @Test func `labels of days stand below their middle`() throws {
    let day = try Date("2024-03-01T10:00:00Z", strategy: .iso8601)
    let parts = drawn {
      BarMark(x: .value("Day", day, unit: .day), y: .value("Steps", 100))
      BarMark(x: .value("Day", day.addingTimeInterval(86_400), unit: .day), y: .value("Steps", 50))
    }
    let labels = parts.filter { $0.text?.hasPrefix("Mar") == true }
    #expect(labels.map(\.text) == ["Mar 1", "Mar 2"])
    #expect(labels.map { $0.attributes["x"] } == ["82.28", "238.83"])
  }

  @Test func `values that are no numbers are left out`() {
    let parts = drawn {
      LineMark(x: .value("x", 0), y: .value("y", Double.nan))
      LineMark(x: .value("x", 10), y: .value("y", 1))
      BarMark(x: .value("x", 10), y: .value("y", Double.infinity))
    }
    #expect(!parts.contains { $0.attributes["d"]?.contains("nan") == true })
    #expect(rectangles(parts).isEmpty)
  }

  @Test func `a chart without marks is empty`() {
    #expect(rectangles(drawn {}).isEmpty)
  }

  @Test func `bars lie where categories are told from bottom to top`() {
    let bars = rectangles(
      drawn {
        BarMark(x: .value("Count", 10), y: .value("Kind", "run"))
        BarMark(x: .value("Count", 5), y: .value("Kind", "sit"))
      })
    // "run" and "sit" take 26.9 points as well; a band is 100 high, a bar 70. 313.1/72 = 4 ticks: 10/4 makes steps of 2.
    #expect(bars == [["4", "23", "313.1", "70"], ["4", "123", "156.55", "70"]])
  }

  private func drawn<Content: ChartContent>(
    _ options: ChartOptions = ChartOptions(), @ChartContentBuilder _ content: () -> Content
  ) -> [DrawingPart] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let plot = ChartPlot(
      marks: marks(of: content()), options: options, calendar: calendar, locale: Locale(identifier: "en_US"))
    return plot.plan(size: CGSize(width: 344, height: 228)).parts([]).flatMap(flattened)
  }

  private func flattened(_ part: DrawingPart) -> [DrawingPart] { [part] + part.children.flatMap(flattened) }

  /// Left, top, width and height of each bar.
  private func rectangles(_ parts: [DrawingPart]) -> [[String]] {
    parts.filter { $0.tag == "rect" }.map { part in
      ["x", "y", "width", "height"].map { part.attributes[$0] ?? "" }
    }
  }
}

extension [(name: String, value: String)] {
  fileprivate subscript(name: String) -> String? { first { $0.name == name }?.value }
}
