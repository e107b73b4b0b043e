import Foundation
import SwiftUI

/// A view that stands beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// In points.
  let spacing: Double
  let view: AnyView
}

extension ChartContent {
  /// The content with a view beside each of its marks.
  ///
  /// - Parameters:
  ///   - position: The side of the mark; above it where it is not said. It stays within the chart.
  ///   - alignment: Where along that side.
  ///   - spacing: The distance in points; nil for the usual one.
  ///   - content: The view.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    AnnotatedContent(
      content: self,
      annotation: MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing.map { Double($0) } ?? 4, view: AnyView(content())))
  }
}

private struct AnnotatedContent<Content: ChartContent> {
  let content: Content
  let annotation: MarkAnnotation
}

extension AnnotatedContent: MarkSource {
  var marks: [Mark] {
    Charts.marks(of: content).map { mark in
      var mark = mark
      mark.annotations.append(annotation)
      return mark
    }
  }
}
