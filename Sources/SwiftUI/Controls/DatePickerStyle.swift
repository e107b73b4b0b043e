/// How date pickers look.
public protocol DatePickerStyle: Sendable {
  /// What the framework knows the style by; not for apps.
  var _className: String { get }
}

/// The style that suits the place: a compact field.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _className: String { "compact" }

  /// Makes it.
  public init() {}
}

/// A field that opens the browser's calendar or clock.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _className: String { "compact" }

  /// Makes it.
  public init() {}
}

/// A month's days to choose one of, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _className: String { "graphical" }

  /// Makes it.
  public init() {}
}

/// A large field in the middle of the room that there is.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// What the framework knows the style by; not for apps.
  public var _className: String { "wheel" }

  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field that opens the browser's calendar or clock.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month's days to choose one of.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A large field.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
  }

  var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The view, whose date pickers look as `style` says.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    changedEnvironment { $0.datePickerStyle = style }
  }
}
