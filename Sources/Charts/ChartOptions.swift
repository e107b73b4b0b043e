import SwiftUI

/// What views around a chart say of it.
struct ChartOptions {
  struct Axis {
    var title: String?
    var domain: _ScaleDomain?
    var isHidden = false
  }

  var x = Axis()
  var y = Axis()
  var showsLegend = true
  /// Colours by value, as CSS has them.
  var colors: [PlotValue: String] = [:]
}

extension EnvironmentValues {
  private enum ChartOptionsKey: EnvironmentKey { static var defaultValue: ChartOptions { ChartOptions() } }

  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  /// The view, whose charts have words for the axis from side to side.
  public func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    transformEnvironment(\.self) { $0.chartOptions.x.title = labelKey.text(in: $0.locale) }
  }

  /// The view, whose charts have words for the axis from side to side.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(_ label: S) -> some View {
    transformEnvironment(\.chartOptions) { $0.x.title = String(label) }
  }

  /// The view, whose charts have words for the axis from bottom to top.
  public func chartYAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    transformEnvironment(\.self) { $0.chartOptions.y.title = labelKey.text(in: $0.locale) }
  }

  /// The view, whose charts have words for the axis from bottom to top.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(_ label: S) -> some View {
    transformEnvironment(\.chartOptions) { $0.y.title = String(label) }
  }

  /// The view, whose charts reach over some values from side to side.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    transformEnvironment(\.chartOptions) { $0.x.domain = domain._domain }
  }

  /// The view, whose charts reach over some values from bottom to top.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    transformEnvironment(\.chartOptions) { $0.y.domain = domain._domain }
  }

  /// The view, whose charts show the axis from side to side or not.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartOptions) { $0.x.isHidden = visibility == .hidden }
  }

  /// The view, whose charts show the axis from bottom to top or not.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartOptions) { $0.y.isHidden = visibility == .hidden }
  }

  /// The view, whose charts tell what colours and symbols stand for, or not.
  public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartOptions) { $0.showsLegend = visibility != .hidden }
  }

  /// The view, whose charts have styles for values; of a gradient its first colour.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let colors = mapping.map { (PlotValue($0.key), $0.value.cssColor) }
    return transformEnvironment(\.chartOptions) { options in
      for (value, color) in colors { options.colors[value] = color }
    }
  }
}
