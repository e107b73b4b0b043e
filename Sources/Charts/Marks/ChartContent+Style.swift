import SwiftUI

extension ChartContent {
  /// The content in a style; of a gradient its first colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let color = style.cssColor
    return styled { $0.color = $0.color ?? color }
  }

  /// The content in a colour for each value, told by the legend. Lines and areas of different values are different ones.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = LabelledValue(value)
    return styled { $0.colorBy = $0.colorBy ?? value }
  }

  /// The content with a symbol at each of its points.
  public func symbol(_ shape: BasicChartSymbolShape) -> some ChartContent {
    styled { $0.symbol = $0.symbol ?? shape }
  }

  /// The content with a symbol for each value, told by the legend. Lines of different values are different ones.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let value = LabelledValue(value)
    return styled { $0.symbolBy = $0.symbolBy ?? value }
  }

  /// The content with symbols of a size in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    styled { $0.symbolSize = $0.symbolSize ?? area }
  }

  /// The content, whose lines go from point to point in some way.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = $0.interpolation ?? method }
  }

  /// The content, whose lines have a width and dashes.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    let (width, dash) = (Double(style.lineWidth), style.dash.map { Double($0) })
    return styled {
      $0.lineWidth = $0.lineWidth ?? width
      $0.dash = $0.dash ?? dash
    }
  }

  /// The content, through which what lies behind shows.
  public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity = ($0.opacity ?? 1) * min(max(opacity, 0), 1) }
  }

  /// The content, whose bars have round corners.
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent {
    styled { $0.cornerRadius = $0.cornerRadius ?? radius }
  }

  /// The content, whose bars of different values stand side by side.
  public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    let value = LabelledValue(value)
    return styled { $0.positionBy = $0.positionBy ?? value }
  }

  private func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledContent<Self> {
    StyledContent(content: self, change: change)
  }
}

/// Content with marks that look otherwise.
private struct StyledContent<Content: ChartContent> {
  let content: Content
  let change: (inout MarkStyle) -> Void
}

extension StyledContent: MarkSource {
  var marks: [Mark] {
    Charts.marks(of: content).map { mark in
      var mark = mark
      change(&mark.style)
      return mark
    }
  }
}
