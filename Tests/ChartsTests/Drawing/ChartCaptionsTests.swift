import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUI

@Suite @MainActor struct ChartCaptionsTests {
  private struct Kinds: View {
    var body: some View {
      Chart(["a", "b", "c"], id: \.self) { kind in
        BarMark(x: .value("x", kind), y: .value("y", 1)).foregroundStyle(by: .value("Kind", kind))
      }
    }
  }

  @Test func `styles come in the order of a range, again when there are more values`() {
    let chart = picture { Kinds().chartForegroundStyleScale(range: [Color.red, .mint]) }
    #expect(fills(chart) == ["fill:var(--red)", "fill:var(--mint)", "fill:var(--red)"])
  }

  @Test func `a domain says the order of values, also in the legend`() {
    let chart = picture {
      Kinds().chartForegroundStyleScale(domain: ["c", "b"], range: [Color.red, .mint, .pink])
    }
    #expect(fills(chart) == ["fill:var(--pink)", "fill:var(--mint)", "fill:var(--red)"])
    #expect(chart.texts.suffix(3) == ["c", "b", "a"])
    let mapped = picture { Kinds().chartForegroundStyleScale(domain: ["a"]) { $0 == "a" ? Color.brown : .pink } }
    #expect(fills(mapped).first == "fill:var(--brown)")
  }

  @Test func `the legend stands at a side, or is a view of the app's, or is not there`() {
    let legend = { (chart: Picture) in
      chart.elements.firstIndex { $0.children.count == 3 && $0.children.allSatisfy { $0.tag == "span" } }
    }
    let plot = { (chart: Picture) in chart.elements.firstIndex { $0.attribute("data-place") != nil } }
    let below = picture { Kinds() }
    let above = picture { Kinds().chartLegend(position: .top) }
    #expect((legend(below) ?? 0) > (plot(below) ?? 1_000))
    #expect((legend(above) ?? 1_000) < (plot(above) ?? 0))
    #expect(legend(picture { Kinds().chartLegend(.hidden) }) == nil)
    let own = picture { Kinds().chartLegend { Text("Our legend") } }
    #expect(legend(own) == nil)
    #expect(own.texts.contains("Our legend"))
  }

  @Test func `the words for the axis from bottom to top run upward beside the plot`() {
    let chart = picture { Kinds().chartYAxisLabel("Height", position: .leading) }
    let box = chart.elements.first { $0.children.contains { $0.text == "Height" } }
    #expect(box?.attribute("style")?.contains("writing-mode:sideways-lr") == true)
    let view = picture { Kinds().chartXAxisLabel { Text("Kinds of things") } }
    #expect(view.texts.contains("Kinds of things"))
  }

  private func fills(_ chart: Picture) -> [String] { chart.parts("rect").compactMap { $0.attribute("style") } }
}
