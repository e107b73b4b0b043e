import Foundation

/// How far something has come, or that something goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  /// From 0 to 1; nil for something whose end is not known.
  private let fraction: Double?

  private init(label: Label, currentValueLabel: CurrentValueLabel, fraction: Double?) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.fraction = fraction
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let value = SwiftUI.render(currentValueLabel, in: node.child(1, as: CurrentValueLabel.self), context)
    label.preferences.append(value.preferences)
    let name = label.spokenText
    var attributes = [Attribute("aria-label", name.isEmpty ? "In progress" : name)]
    let isCircle = context.environment.progressViewStyle._isCircular ?? (fraction == nil)
    let indicator: Element
    let key = node.key(LabeledControl.Part.control)
    if let fraction {
      if value.spokenText != "" { attributes.append(Attribute("aria-valuetext", value.spokenText)) }
      if isCircle {
        attributes += [
          Attribute("role", "progressbar"), Attribute("aria-valuemin", "0"), Attribute("aria-valuemax", "1"),
          Attribute("aria-valuenow", decimal(fraction)),
        ]
        indicator = Element(
          key: key, classes: ["ring"], style: ["--done": "\(decimal(fraction * 100))%"], attributes: attributes)
      } else {
        attributes += [Attribute("max", "1"), Attribute("value", decimal(fraction))]
        indicator = Element("progress", key: key, attributes: attributes)
      }
    } else {
      attributes.append(Attribute("role", "progressbar"))
      indicator = Element(key: key, classes: [isCircle ? "spinner" : "sweep"], attributes: attributes)
    }
    if label.elements.isEmpty, value.elements.isEmpty {
      return label.with([
        Element(key: node.key(), classes: ["progress"], children: [indicator], growth: isCircle ? [] : .horizontal)
      ])
    }
    var children: [Element] = []
    let words = context.environment.labelsAreHidden ? [] : label.elements
    let name_ = Element(key: node.key(LabeledControl.Part.name), classes: ["name"], children: words)
    children = isCircle ? [indicator] + (words.isEmpty ? [] : [name_]) : (words.isEmpty ? [] : [name_]) + [indicator]
    if !value.elements.isEmpty {
      children.append(
        Element(key: node.key(LabeledControl.Part.value), classes: ["current"], children: value.elements))
    }
    return label.with([
      Element(
        key: node.key(), classes: ["progress"] + (isCircle ? ["circular"] : []), children: children,
        growth: isCircle ? [] : .horizontal)
    ])
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes one of something whose end is not known.
  public init() where Label == EmptyView {
    self.init(label: EmptyView(), currentValueLabel: EmptyView(), fraction: nil)
  }

  /// Makes one of something whose end is not known, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: EmptyView(), fraction: nil)
  }

  /// Makes one of something whose end is not known, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }

  /// Makes one of something whose end is not known, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// Makes one of a value on its way from 0 to `total`; nil when it is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(label: EmptyView(), currentValueLabel: EmptyView(), fraction: Self.fraction(value, total))
  }

  /// Makes one of a value on its way from 0 to `total`, with a label; nil when it is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: EmptyView(), fraction: Self.fraction(value, total))
  }

  /// Makes one of a value on its way from 0 to `total`, with a title; nil when it is not known.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Makes one of a value on its way from 0 to `total`, with a title; nil when it is not known.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Makes one of a value on its way from 0 to `total`, with a label and a view of the value; nil when it is not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), fraction: Self.fraction(value, total))
  }
}

/// How progress looks.
public protocol ProgressViewStyle: Sendable {
  /// What the framework knows the style by; not for apps.
  var _isCircular: Bool? { get }
}

/// The style that suits: a bar for a value, a wheel for something whose end is not known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// What the framework knows the style by; not for apps.
  public var _isCircular: Bool? { nil }

  /// Makes it.
  public init() {}
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// What the framework knows the style by; not for apps.
  public var _isCircular: Bool? { false }

  /// Makes it.
  public init() {}
}

/// A wheel or a ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// What the framework knows the style by; not for apps.
  public var _isCircular: Bool? { true }

  /// Makes it.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel or a ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// The view, whose progress looks as `style` says.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    changedEnvironment { $0.progressViewStyle = style }
  }
}
