import Foundation
import SwiftUI

extension AxisMark {
  /// The mark, whose labels have a font; nil for the usual one.
  public func font(_ font: Font?) -> some AxisMark {
    changed { part in
      if let font { part.looks.append { AnyView($0.font(font)) } }
    }
  }

  /// The mark in a style; lines have of a gradient its first colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let color = style.cssColor
    return changed { part in
      part.color = part.color ?? color
      part.looks.append { AnyView($0.foregroundStyle(style)) }
    }
  }

  /// The mark, moved from where it would stand, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { part in
      part.offset.width += x
      part.offset.height += y
    }
  }

  /// The mark, moved from where it would stand, in points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

  private func changed(_ change: @escaping (inout AxisPart) -> Void) -> ChangedAxisMark<Self> {
    ChangedAxisMark(mark: self, change: change)
  }
}

/// A mark with parts that look otherwise.
private struct ChangedAxisMark<Mark: AxisMark> {
  let mark: Mark
  let change: (inout AxisPart) -> Void
}

extension ChangedAxisMark: AxisPartSource {
  var parts: [AxisPart] {
    axisParts(of: mark).map { part in
      var part = part
      change(&part)
      return part
    }
  }
}
