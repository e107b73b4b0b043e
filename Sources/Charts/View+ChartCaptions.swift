import SwiftUI

extension View {
  /// The view, whose charts have words for the axis from side to side.
  ///
  /// - Parameters:
  ///   - labelKey: The words.
  ///   - position: The side of the plot; the bottom where it is not said.
  ///   - alignment: Where along that side; nil for the middle.
  ///   - spacing: The distance in points; nil for the usual one.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.self) {
      $0.chartOptions.x.title = caption(.words(labelKey.text(in: $0.locale)), position, alignment, spacing)
    }
  }

  /// The view, whose charts have words for the axis from side to side.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    let title = caption(.words(String(label)), position, alignment, spacing)
    return transformEnvironment(\.chartOptions) { $0.x.title = title }
  }

  /// The view, whose charts have a view for the axis from side to side.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = caption(.view(AnyView(content())), position, alignment, spacing)
    return transformEnvironment(\.chartOptions) { $0.x.title = title }
  }

  /// The view, whose charts have words for the axis from bottom to top.
  ///
  /// - Parameters:
  ///   - labelKey: The words; beside the plot they run upward.
  ///   - position: The side of the plot; the top where it is not said.
  ///   - alignment: Where along that side; nil for the end of the top, or the middle.
  ///   - spacing: The distance in points; nil for the usual one.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.self) {
      $0.chartOptions.y.title = caption(.words(labelKey.text(in: $0.locale)), position, alignment, spacing)
    }
  }

  /// The view, whose charts have words for the axis from bottom to top.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    let title = caption(.words(String(label)), position, alignment, spacing)
    return transformEnvironment(\.chartOptions) { $0.y.title = title }
  }

  /// The view, whose charts have a view for the axis from bottom to top.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = caption(.view(AnyView(content())), position, alignment, spacing)
    return transformEnvironment(\.chartOptions) { $0.y.title = title }
  }

  /// The view, whose charts tell what colours and symbols stand for, or not.
  public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartOptions) { $0.showsLegend = visibility != .hidden }
  }

  /// The view, whose charts tell what colours and symbols stand for at a side of the plot.
  ///
  /// - Parameters:
  ///   - position: The side, or above the plot's marks; the bottom where it is not said.
  ///   - alignment: Where along that side; nil for its beginning.
  ///   - spacing: The distance in points; nil for the usual one.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    let legend = caption(.usual, position, alignment, spacing)
    return transformEnvironment(\.chartOptions) { $0.legend = legend }
  }

  /// The view, whose charts have a view of the app's that tells what colours and symbols stand for.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let legend = caption(.view(AnyView(content())), position, alignment, spacing)
    return transformEnvironment(\.chartOptions) { $0.legend = legend }
  }
}

private func caption(
  _ content: ChartCaption.Content, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
) -> ChartCaption {
  ChartCaption(
    content: content, position: position, alignment: alignment, spacing: spacing.map { max(Double($0), 0) })
}
