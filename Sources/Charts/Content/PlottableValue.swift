import Foundation
import SwiftUI

/// A value with a word for what it is.
public struct PlottableValue<Value: Plottable> {
  let label: LocalizedStringKey
  let value: Value
  /// The part of a calendar that a date stands for.
  var unit: Calendar.Component?

  /// Makes a value with a word for what it is.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: labelKey, value: value)
  }

  /// Makes a value with a word for what it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: "\(String(label))", value: value)
  }
}

extension PlottableValue where Value == Date {
  /// Makes a date that stands for all of a day, a month, or another part of the calendar.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component) -> PlottableValue {
    PlottableValue(label: labelKey, value: value, unit: unit)
  }

  /// Makes a date that stands for all of a day, a month, or another part of the calendar.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue {
    PlottableValue(label: "\(String(label))", value: value, unit: unit)
  }
}

/// A value with its word, whatever its type.
struct LabelledValue: Sendable {
  let label: LocalizedStringKey
  let value: PlotValue
  var unit: Calendar.Component?

  init<Value>(_ plottable: PlottableValue<Value>) {
    label = plottable.label
    value = PlotValue(plottable.value)
    unit = plottable.unit
  }
}
