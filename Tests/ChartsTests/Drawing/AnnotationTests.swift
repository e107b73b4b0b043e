import Foundation
import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUI

/// For a place of 344 × 228 points without axes: the plot is 340 × 220 and begins at 4, 8.
@Suite @MainActor struct AnnotationTests {
  // The bar reaches from the middle of the plot up: from 118 to 8 · its top is at 8, and 4 above it at 4. Its middle is
  // at 174, from where both edges are reached: 2 · (344 - 174) = 340 wide, from 4 on.
  @Test func `a view stands above a bar`() {
    #expect(
      place { BarMark(x: .value("x", "a"), y: .value("y", 1)).annotation { Text("top") } }
        == "left:4px;width:340px;top:0px;height:4px")
  }

  @Test func `a view stands at the end of a bar that lies, and below one that goes down`() {
    // Half of the axis: 4 + 170, and 4 more.
    let lying = place {
      BarMark(x: .value("x", 5), y: .value("y", "a")).annotation { Text("end") }
      BarMark(x: .value("x", 10), y: .value("y", "b"))
    }
    #expect(lying.hasPrefix("left:178px;width:166px"))
    let down = place { BarMark(x: .value("x", "a"), y: .value("y", -1)).annotation { Text("below") } }
    #expect(down.hasSuffix("top:228px;height:0px"))
  }

  @Test func `a view at a rule is where it was said`() {
    // The rule is in the middle, at 118 = 8 + 220/2, from 4 to 344.
    let above = place {
      PointMark(x: .value("x", 0), y: .value("y", 10))
      PointMark(x: .value("x", 0), y: .value("y", 0))
      RuleMark(y: .value("y", 5)).annotation(position: .top, alignment: .leading, spacing: 8) { Text("goal") }
    }
    #expect(above == "left:4px;width:340px;top:0px;height:110px")
    let corner = place {
      PointMark(x: .value("x", 0), y: .value("y", 10))
      PointMark(x: .value("x", 0), y: .value("y", 0))
      RuleMark(y: .value("y", 5)).annotation(position: .overlay, alignment: .trailing) { Text("goal") }
    }
    #expect(corner == "left:0px;width:344px;top:8px;height:220px")
  }

  @Test func `a rule between two values ends there`() {
    let chart = picture {
      Chart {
        RuleMark(xStart: .value("from", 0), xEnd: .value("to", 5), y: .value("y", "a"))
        RuleMark(xStart: .value("from", 5), xEnd: .value("to", 10), y: .value("y", "b"))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.parts("path").compactMap { $0.attribute("d") } == ["M4 63H174", "M174 173H344"])
  }

  @Test func `a view of the chart keeps its state, and goes with its mark`() {
    var hasGone = false
    let data = Shown()
    let screen = WindowSession(environment: EnvironmentValues()) {
      Chart {
        if data.isShown {
          PointMark(x: .value("x", 1), y: .value("y", 1)).annotation { Text("here").onDisappear { hasGone = true } }
        }
      }
    }
    let place = elements(screen.drawing()).first { $0.attribute("data-place") != nil }
    place?.actions[.size]?(.numbers([344, 228, 0, 0]))
    #expect(elements(screen.drawing()).contains { $0.text == "here" })
    data.isShown = false
    #expect(!elements(screen.drawing()).contains { $0.text == "here" })
    #expect(hasGone)
  }

  private func place<Content: ChartContent>(@ChartContentBuilder _ content: @escaping () -> Content) -> String {
    let chart = picture { Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden) }
    let style = chart.elements.compactMap { $0.attribute("style") }.first { $0.contains("display:flex;pointer-events") }
    guard let style, let start = style.range(of: "left:"), let end = style.range(of: ";direction") else { return "" }
    return String(style[start.lowerBound..<end.lowerBound])
  }

  private func elements(_ element: Element) -> [Element] { [element] + element.children.flatMap(elements) }
}

@Observable
private final class Shown {
  var isShown = true
}
