import Foundation
import SwiftUI

/// Values as lines, bars and points between two axes.
///
/// It takes all the room there is. Those who do not see it are read a table of the values.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.self) private var environment

  /// Makes a chart of the marks that the closure lists.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Makes a chart of the marks for each element of a collection, known by its own identity.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart of the marks for each element of a collection, known by what lies at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The chart's picture and its table.
  public var body: some View {
    let options = environment.chartOptions
    let locale = environment.locale
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let table = ChartTable(marks: marks(of: content), calendar: calendar, locale: locale)
    let plot = ChartPlot(marks: table.marks, options: options, calendar: calendar, locale: locale)
    return Drawing(label: table.name) { size in
      var plan = plot.plan(size: size)
      let parts = plan.parts
      plan.parts = { parts($0) + [table.part] }
      return plan
    }
  }
}
