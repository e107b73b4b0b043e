import Foundation

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge

  /// The style sheet's name for what differs from the usual size.
  var className: String? {
    switch self {
    case .mini: "mini"
    case .small: "small"
    case .regular: nil
    case .large: "large"
    case .extraLarge: "extra-large"
    }
  }
}

/// The shape of buttons that have a ground.
public struct ButtonBorderShape: Equatable, Sendable {
  /// As CSS has it, nil for the usual one.
  let radius: String?

  /// The usual one.
  public static let automatic = ButtonBorderShape(radius: nil)
  /// With round ends.
  public static let capsule = ButtonBorderShape(radius: "999px")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(radius: "8px")
  /// A circle around a symbol.
  public static let circle = ButtonBorderShape(radius: "50%")

  /// With round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: pixels(radius))
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The shape of buttons that have a ground.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The view, whose controls are of a size.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    changedEnvironment { $0.controlSize = controlSize }
  }

  /// The view, whose buttons with a ground have a shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    changedEnvironment { $0.buttonBorderShape = shape }
  }
}
