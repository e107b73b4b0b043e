import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let measure: Height

  /// About half of the window.
  public static let medium = PresentationDetent(measure: .fraction(0.5))
  /// All of the window but for a strip at its top.
  public static let large = PresentationDetent(measure: .fraction(1))

  /// A part of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(measure: .fraction(min(max(fraction, 0), 1)))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(measure: .points(max(height, 0)))
  }

  /// As CSS has it; the sheet's own rules keep it within the window.
  var css: String {
    switch measure {
    case .fraction(let fraction): "\(decimal(fraction * 100))dvh"
    case .points(let points): pixels(points)
    }
  }

  /// How high it is in a window of a usual height, to put detents in order.
  var usualHeight: CGFloat {
    switch measure {
    case .fraction(let fraction): fraction * 800
    case .points(let points): points
    }
  }
}

extension View {
  /// The content of a sheet that rests at some heights; it comes at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    changingPreferences { $0.detents = $0.detents ?? detents }
  }

  /// The content of a sheet with a handle at its top, or without.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    changingPreferences { $0.showsHandle = $0.showsHandle ?? (visibility == .automatic ? nil : visibility == .visible) }
  }

  /// The content of a sheet that only the app itself puts away, when `isDisabled` is true.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    changingPreferences { if isDisabled { $0.forbidsDismissal = true } }
  }
}
