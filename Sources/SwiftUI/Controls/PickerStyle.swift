/// How pickers look.
public protocol PickerStyle: Sendable {
  /// What the framework knows the style by; not for apps.
  var _kind: _PickerKind { get }
}

/// The styles of pickers; not for apps.
public enum _PickerKind: Sendable {
  /// What suits the place.
  case automatic
  /// A menu.
  case menu
  /// Segments side by side.
  case segmented
  /// Rows of the form.
  case inline
  /// A wheel.
  case wheel
  /// Radio buttons.
  case radioGroup
}

/// The style that suits the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _kind: _PickerKind { .automatic }

  /// Makes it.
  public init() {}
}

/// A button that shows what is chosen and opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _kind: _PickerKind { .menu }

  /// Makes it.
  public init() {}
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _kind: _PickerKind { .segmented }

  /// Makes it.
  public init() {}
}

/// All choices one below the other, each in a row.
public struct InlinePickerStyle: PickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _kind: _PickerKind { .inline }

  /// Makes it.
  public init() {}
}

/// Some of the choices one below the other, the others when one scrolls.
public struct WheelPickerStyle: PickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _kind: _PickerKind { .wheel }

  /// Makes it.
  public init() {}
}

/// All choices one below the other, each with a radio button.
public struct RadioGroupPickerStyle: PickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _kind: _PickerKind { .radioGroup }

  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices one below the other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A list that scrolls.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey { static var defaultValue: any PickerStyle { DefaultPickerStyle() } }

  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The view, whose pickers look as `style` says.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { changedEnvironment { $0.pickerStyle = style } }
}
