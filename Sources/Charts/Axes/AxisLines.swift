import Foundation
import SwiftUI

/// A line across the plot at a value of an axis.
public struct AxisGridLine: AxisPartSource {
  let parts: [AxisPart]

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - centered: Whether it stands midway to the next value; nil for no.
  ///   - stroke: Its width and dashes; nil for the usual ones.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    parts = [AxisPart(.gridLine, isCentered: centered, stroke: stroke)]
  }
}

/// A short line outside the plot at a value of an axis.
public struct AxisTick: AxisPartSource {
  let parts: [AxisPart]

  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    /// The usual length.
    public static let automatic = Length()
  }

  private static let usualLength = 5.0

  /// Makes a tick of a length.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    parts = [AxisPart(.tick(length: AxisTick.usualLength), isCentered: centered, stroke: stroke)]
  }

  /// Makes a tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    parts = [AxisPart(.tick(length: max(length, 0)), isCentered: centered, stroke: stroke)]
  }
}
