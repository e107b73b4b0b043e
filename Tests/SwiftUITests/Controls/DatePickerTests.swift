import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct DatePickerTests {
  @Test func `a time is chosen and an emptied field leaves it as it is`() throws {
    let model = DateModel()
    let screen = Screen { DateView(model: model, components: .hourAndMinute) }
    #expect(screen.field()?.attribute("value") == "01:30")
    screen.act(.input, on: screen.field(), .text("07:15"))
    #expect(model.date == Date(timeIntervalSince1970: 26_100))
    screen.act(.input, on: screen.field(), .text(""))
    #expect(model.date == Date(timeIntervalSince1970: 26_100))
    screen.act(.focus, on: screen.field(), .truth(false))
    #expect(screen.field()?.attribute("value") == "07:15")
  }

  @Test func `a date out of range is not taken`() {
    let model = DateModel()
    let screen = Screen { DateView(model: model, components: .date) }
    #expect(screen.field()?.attribute("min") == "1970-01-01")
    screen.act(.input, on: screen.field(), .text("1969-12-31"))
    #expect(model.date == Date(timeIntervalSince1970: 5400))
    screen.act(.input, on: screen.field(), .text("1970-02-01"))
    #expect(model.date == Date(timeIntervalSince1970: 5400 + 31 * 86_400))
  }

  @Test func `a calendar shows the months and chooses days`() throws {
    let model = DateModel()
    let screen = Screen(environment: .englishInGreenwich) {
      DateView(model: model, components: .date).datePickerStyle(.graphical)
    }
    #expect(screen.texts.contains("January 1970"))
    let days = screen.elements.filter { $0.classes.contains("day") }
    #expect(days.count == 31)
    // The first of January 1970 was a Thursday, the fifth day of a week that begins on Sunday.
    #expect(days.first?.style["grid-column"] == "5")
    #expect(screen.button("Thursday, January 1, 1970")?.attribute("aria-pressed") == "true")
    screen.act(.tap, on: screen.button("Next month"))
    #expect(screen.texts.contains("February 1970"))
    screen.act(.tap, on: screen.button("Sunday, February 1, 1970"))
    #expect(model.date == Date(timeIntervalSince1970: 5400 + 31 * 86_400))
    screen.act(.tap, on: screen.button("Previous month"))
    screen.act(.tap, on: screen.button("Previous month"))
    #expect(screen.button("Wednesday, December 31, 1969")?.actions.isEmpty == true)
  }
}

@Observable
private final class DateModel {
  /// Half past one.
  var date = Date(timeIntervalSince1970: 5400)
}

private struct DateView: View {
  @Bindable var model: DateModel
  let components: DatePickerComponents

  var body: some View {
    DatePicker("When", selection: $model.date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: components)
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
  }
}

extension EnvironmentValues {
  fileprivate static var englishInGreenwich: EnvironmentValues {
    var values = EnvironmentValues.english
    values.calendar = Calendar(identifier: .gregorian)
    values.calendar.locale = values.locale
    return values
  }
}
