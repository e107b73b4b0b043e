import SwiftUI

extension View {
  /// The view, whose charts have styles for values; of a gradient its first colour.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let colors = mapping.map { (PlotValue($0.key), $0.value.cssColor) }
    return transformEnvironment(\.chartOptions) { options in
      options.colorDomain = colors.map(\.0)
      for (value, color) in colors { options.colors[value] = color }
    }
  }

  /// The view, whose charts have styles for values in the order of both; when there are more values the styles come again.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let (values, colors) = (domain.map { PlotValue($0) }, range.map(\.cssColor))
    return transformEnvironment(\.chartOptions) { options in
      options.colorDomain = values
      if !colors.isEmpty { options.palette = colors }
    }
  }

  /// The view, whose charts have styles for the marks' values in the order in which they come; when there are more values
  /// the styles come again.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let colors = range.map(\.cssColor)
    return transformEnvironment(\.chartOptions) { options in
      if !colors.isEmpty { options.palette = colors }
    }
  }

  /// The view, whose charts have a style for each of some values.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let colors = domain.map { (PlotValue($0), mapping($0).cssColor) }
    return transformEnvironment(\.chartOptions) { options in
      options.colorDomain = colors.map(\.0)
      for (value, color) in colors { options.colors[value] = color }
    }
  }
}
