import Foundation

/// A value with two buttons that make it smaller and larger.
public struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  /// What the buttons do now; nil where a button has nothing to do.
  private let actions: @MainActor () -> Steps
  /// The value in words, where it is a number.
  private let spokenValue: @MainActor (Locale) -> String?
  private let onEditingChanged: @MainActor (Bool) -> Void

  private struct Steps {
    var increment: (@MainActor () -> Void)?
    var decrement: (@MainActor () -> Void)?
  }

  private init(
    label: Label, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    spokenValue: @escaping @MainActor (Locale) -> String? = { _ in nil }, actions: @escaping @MainActor () -> Steps
  ) {
    self.label = label
    self.spokenValue = spokenValue
    self.onEditingChanged = onEditingChanged
    self.actions = actions
  }

  /// Makes a stepper whose buttons do what the closures do; nil disables a button.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onEditingChanged: onEditingChanged) {
      Steps(increment: onIncrement, decrement: onDecrement)
    }
  }

  /// Makes a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), onEditingChanged: onEditingChanged, spokenValue: { number(value.wrappedValue, in: $0) }
    ) {
      let now = value.wrappedValue
      return Steps(
        increment: { value.wrappedValue = exactly(now.advanced(by: step)) },
        decrement: { value.wrappedValue = exactly(now.advanced(by: -step)) })
    }
  }

  /// Makes a stepper of a value within bounds; a button is disabled when the value is at its bound. A step beyond a bound
  /// leads to the bound.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), onEditingChanged: onEditingChanged, spokenValue: { number(value.wrappedValue, in: $0) }
    ) {
      let now = value.wrappedValue
      let more = min(max(exactly(now.advanced(by: step)), bounds.lowerBound), bounds.upperBound)
      let less = min(max(exactly(now.advanced(by: -step)), bounds.lowerBound), bounds.upperBound)
      var actions = Steps()
      if now < bounds.upperBound { actions.increment = { value.wrappedValue = more } }
      if now > bounds.lowerBound { actions.decrement = { value.wrappedValue = less } }
      return actions
    }
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let isEnabled = context.environment.isEnabled
    let actions = node.observing { self.actions() }
    let name = label.spokenText
    let buttons = [
      button(node, 4, "Decrement", of: name, "minus", isEnabled ? actions.decrement : nil),
      button(node, 5, "Increment", of: name, "plus", isEnabled ? actions.increment : nil),
    ]
    let stepper = Element(
      "span", key: node.key(LabeledControl.Part.control), classes: ["stepper"],
      children: buttons + announcement(node, besides: name, in: context.environment.locale))
    let control = LabeledControl(node: node, context: context, label: label, announcesLabel: true)
    let attributes = [Attribute("role", "group")] + (name.isEmpty ? [] : [Attribute("aria-label", name)])
    return label.with([control.element("div", attributes: attributes, around: [stepper])])
  }

  /// What reads the value out when it changes, where the label tells no number.
  private func announcement(_ node: ViewNode, besides name: String, in locale: Locale) -> [Element] {
    guard !name.contains(where: \.isNumber), let value = node.observing({ spokenValue(locale) }) else { return [] }
    return [
      Element(
        "span", key: node.key(6), classes: ["unseen"], attributes: [Attribute("aria-live", "polite")], text: value)
    ]
  }

  /// A button, whose name says what it belongs to: a page may have several steppers.
  private func button(
    _ node: ViewNode, _ part: Int, _ verb: String, of label: String, _ sign: String,
    _ action: (@MainActor () -> Void)?
  ) -> Element {
    let name = label.isEmpty ? verb : "\(label), \(verb)"
    let onEditingChanged = onEditingChanged
    var actions: Actions = [:]
    if let action {
      actions[.tap] = { _ in
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
    return Element(
      "button", key: node.key(part), classes: ["step", sign],
      attributes: [Attribute("type", "button"), Attribute("aria-label", name), Attribute("data-repeats")]
        + enabledAttributes(action != nil),
      actions: actions)
  }
}

/// The value without the last digits that binary fractions add up to: 0.1 + 0.2 as 0.3.
private func exactly<V>(_ value: V) -> V {
  guard let number = value as? Double, let short = Double(String(format: "%.12g", number)) else { return value }
  return short as? V ?? value
}

/// A number as people of a locale write it; nil for what is no number.
private func number<V>(_ value: V, in locale: Locale) -> String? {
  switch value {
  case let value as any BinaryInteger: Int(exactly: value)?.formatted(.number.locale(locale))
  case let value as any BinaryFloatingPoint: Double(value).formatted(.number.locale(locale))
  default: nil
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper whose buttons do what the closures do; nil disables a button.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper whose buttons do what the closures do; nil disables a button.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}
