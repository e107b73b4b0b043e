import Foundation
import SwiftUI
import Testing

@testable import Charts
@testable import SwiftUI

@Suite @MainActor struct ChartTableTests {
  @Test func `a chart has a name and a table of its values`() {
    let window = WindowSession(environment: EnvironmentValues()) {
      Chart([Sample(id: 1, day: "Mon", steps: 1200), Sample(id: 2, day: "Tue", steps: 800.5)]) { sample in
        BarMark(x: .value("Day", sample.day), y: .value("Steps", sample.steps))
          .foregroundStyle(by: .value("Kind", "walk"))
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
    let elements = flattened(window.drawing())
    let figure = elements.first { $0.attributes.contains(Attribute("role", "figure")) }
    #expect(figure?.attributes.contains(Attribute("aria-label", "Steps by Day")) == true)
    #expect(elements.filter { $0.tag == "th" }.map(\.text) == ["Day", "Steps", "Kind"])
    #expect(elements.filter { $0.tag == "td" }.map(\.text) == ["Mon", "1,200", "walk", "Tue", "800.5", "walk"])
  }

  @Test func `the picture comes when the page has measured its place`() {
    let window = WindowSession(environment: EnvironmentValues()) {
      Chart { LineMark(x: .value("x", 0), y: .value("y", 1)) }
    }
    #expect(!flattened(window.drawing()).contains { $0.tag == "svg" })
    let place = flattened(window.drawing()).first { $0.attributes.contains(Attribute("data-place")) }
    place?.actions[.size]?(.numbers([300, 200, 0, 0]))
    let picture = flattened(window.drawing()).first { $0.tag == "svg" }
    #expect(picture?.attributes.contains(Attribute("viewBox", "0 0 300 200")) == true)
  }

  @Test func `several marks of one value make one row`() {
    let table = ChartTable(
      marks: marks(
        of: ForEach(0..<3) { x in
          AreaMark(x: .value("x", x), y: .value("y", 1))
          LineMark(x: .value("x", x), y: .value("y", 1))
        }),
      calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"))
    #expect(table.part.children[0].children[2].children.count == 3)
  }

  @Test func `long tables are thinned out and say so`() {
    let table = ChartTable(
      marks: marks(of: ForEach(0..<1000) { LineMark(x: .value("x", $0), y: .value("y", $0)) }),
      calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"))
    let parts = table.part.children[0].children
    #expect(parts[0].text == "y by x, each 5. of 1000 values")
    #expect(parts[2].children.count == 200)
  }

  private func flattened(_ element: Element) -> [Element] { [element] + element.children.flatMap(flattened) }
}

private struct Sample: Identifiable {
  let id: Int
  let day: String
  let steps: Double
}
