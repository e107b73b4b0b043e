import SwiftUI

/// What views around a chart say of it.
struct ChartOptions {
  struct Axis {
    var title: ChartCaption?
    var domain: _ScaleDomain?
    var isHidden = false
    /// What it shows; nil for the usual.
    var sets: [AxisMarkSet]?

    /// What it shows.
    var shownSets: [AxisMarkSet] { isHidden ? [] : sets ?? [.usual] }
    /// What is marked, to which the axis is rounded.
    var marked: AxisMarkValues { shownSets.first?.values ?? .automatic }
  }

  var x = Axis()
  var y = Axis()
  var showsLegend = true
  var legend = ChartCaption(content: .usual)
  /// Colours by value, as CSS has them.
  var colors: [PlotValue: String] = [:]
  /// Colours in the order in which values come; nil for the usual ones.
  var palette: [String]?
  /// Values in their order, as the app names them.
  var colorDomain: [PlotValue] = []
}

/// What stands beside the plot: an axis's words, or what colours stand for.
struct ChartCaption {
  enum Content {
    case usual
    case words(String)
    case view(AnyView)
  }

  var content: Content
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: Double?
}

extension EnvironmentValues {
  private enum ChartOptionsKey: EnvironmentKey { static var defaultValue: ChartOptions { ChartOptions() } }

  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
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

  /// The view, whose charts show along the axis from side to side what the closure lists.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let sets = axisMarkSets(of: content())
    return transformEnvironment(\.chartOptions) { $0.x.sets = sets }
  }

  /// The view, whose charts show along the axis from bottom to top what the closure lists.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let sets = axisMarkSets(of: content())
    return transformEnvironment(\.chartOptions) { $0.y.sets = sets }
  }
}
