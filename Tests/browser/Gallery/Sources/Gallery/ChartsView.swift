import Charts
import SwiftUI

/// Axes, labels and annotations of an app's own.
struct ChartsView: View {
  @State private var goal = 6.0

  var body: some View {
    Form {
      Section("Hours of sleep") {
        sleep.frame(height: 220)
        Stepper("Goal \(goal, specifier: "%.1f")", value: $goal, in: 4...9, step: 0.5)
      }
      Section("Temperature") { temperature.frame(height: 220) }
      Section("Languages") { languages.frame(height: 200) }
    }
  }

  private var sleep: some View {
    Chart {
      ForEach(Night.week) { night in
        BarMark(x: .value("Day", night.day, unit: .day), y: .value("Hours", night.hours), width: .ratio(0.6))
          .foregroundStyle(night.hours < goal ? Color.orange : .indigo)
          .annotation { Text(night.hours, format: .number).font(.caption2).foregroundStyle(.secondary) }
      }
      RuleMark(y: .value("Goal", goal))
        .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 3]))
        .foregroundStyle(.green)
        .annotation(position: .top, alignment: .trailing) {
          Text("Goal").font(.caption.bold()).foregroundStyle(.green)
        }
    }
    .chartYScale(domain: 0...10)
    .chartYAxis {
      AxisMarks(position: .leading, values: .stride(by: 2.5)) { value in
        AxisGridLine()
        AxisValueLabel {
          if let hours = value.as(Double.self) { Text("\(hours, specifier: "%g") h") }
        }
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisTick()
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
  }

  private var temperature: some View {
    Chart(Month.all) { month in
      AreaMark(
        x: .value("Month", month.number), yStart: .value("Night", month.low), yEnd: .value("Day", month.high)
      )
      .foregroundStyle(.teal.opacity(0.3))
      .interpolationMethod(.monotone)
      LineMark(x: .value("Month", month.number), y: .value("Day", month.high))
        .foregroundStyle(.teal)
        .interpolationMethod(.monotone)
    }
    .chartXScale(domain: 1...12)
    .chartXAxis {
      AxisMarks(preset: .aligned, values: [1, 4, 7, 10, 12]) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.quaternary)
        AxisValueLabel {
          Text(Month.names[(value.as(Int.self) ?? 1) - 1]).font(.caption.weight(.semibold))
        }
      }
    }
    .chartYAxis {
      AxisMarks(format: IntegerFormatStyle<Int>.number.sign(strategy: .always()), values: .automatic(desiredCount: 4))
    }
    .chartYAxisLabel("Degrees Celsius", position: .trailing)
  }

  private var languages: some View {
    Chart(Language.all) { language in
      BarMark(x: .value("Share", language.share), y: .value("Language", language.name))
        .foregroundStyle(by: .value("Kind", language.kind))
        .annotation(position: .trailing) { Text(language.share, format: .percent).font(.caption) }
    }
    .chartXScale(domain: 0...1)
    .chartXAxis {
      AxisMarks(values: [0, 0.5, 1]) { _ in
        AxisGridLine()
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
      }
    }
    .chartYAxis { AxisMarks(position: .leading) { _ in AxisValueLabel() } }
    .chartForegroundStyleScale(domain: ["compiled", "interpreted"], range: [Color.blue, .pink])
    .chartLegend(position: .top, alignment: .trailing)
  }
}

private struct Night: Identifiable {
  let day: Date
  let hours: Double

  var id: Date { day }

  static var week: [Night] {
    [7, 5.5, 6.5, 8, 4.5, 9, 7.5].enumerated().map { index, hours in
      Night(day: Date(timeIntervalSince1970: 1_717_416_000 + Double(index) * 86_400), hours: hours)
    }
  }
}

private struct Month: Identifiable {
  let number: Int
  let low: Double
  let high: Double

  var id: Int { number }

  static var names: [String] { ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] }

  static var all: [Month] {
    let means: [Double] = [-1, 1, 6, 11, 16, 19, 21, 20, 16, 10, 5, 1]
    return means.enumerated().map { Month(number: $0 + 1, low: $1 - 5, high: $1 + 5) }
  }
}

private struct Language: Identifiable {
  let name: String
  let kind: String
  let share: Double

  var id: String { name }

  static var all: [Language] {
    [
      Language(name: "Swift", kind: "compiled", share: 0.75),
      Language(name: "Rust", kind: "compiled", share: 0.4),
      Language(name: "Python", kind: "interpreted", share: 0.98),
    ]
  }
}
