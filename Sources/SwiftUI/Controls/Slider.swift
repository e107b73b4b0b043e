/// A value that is chosen along a line.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  private let value: SliderValue
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let onEditingChanged: @MainActor (Bool) -> Void

  fileprivate init(
    value: SliderValue, label: Label, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.value = value
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.onEditingChanged = onEditingChanged
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    var label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let minimum = SwiftUI.render(minimumValueLabel, in: node.child(1, as: ValueLabel.self), context)
    let maximum = SwiftUI.render(maximumValueLabel, in: node.child(2, as: ValueLabel.self), context)
    label.preferences.append(minimum.preferences)
    label.preferences.append(maximum.preferences)
    var control = LabeledControl(node: node, context: context, label: label, showsLabel: false, controlGrows: true)
    control.classes = ["slider"]
    return label.with([
      control.element(around: end(minimum, node.key(4)) + [range(in: node, context)] + end(maximum, node.key(5)))
    ])
  }

  /// A view at one end of the line; a screen reader says the value instead.
  private func end(_ content: Rendering, _ key: ElementKey) -> [Element] {
    guard !content.elements.isEmpty else { return [] }
    return [Element("span", key: key, attributes: [Attribute("aria-hidden", "true")], children: content.elements)]
  }

  private func range(in node: ViewNode, _ context: RenderContext) -> Element {
    let (value, onEditingChanged) = (value, onEditingChanged)
    let now = node.observing { value.get() }
    let place = value.upper > value.lower ? (now - value.lower) / (value.upper - value.lower) : 0
    var actions: Actions = [:]
    if context.environment.isEnabled {
      actions = [
        .input: { [weak node] typed in
          if let number = typed.text.flatMap({ Double($0) }), number.isFinite { value.set(number) }
          node?.invalidate()
        },
        .press: { pressed in onEditingChanged(pressed.truth ?? false) },
      ]
    }
    return Element(
      "input", key: node.key(LabeledControl.Part.control), classes: ["range"],
      style: ["--done": "\(decimal(min(max(place, 0), 1) * 100))%"],
      attributes: [
        Attribute("type", "range"), Attribute("min", "\(value.lower)"), Attribute("max", "\(value.upper)"),
        Attribute("step", value.step.map { "\($0)" } ?? "any"), Attribute("value", "\(now)"),
      ] + enabledAttributes(context.environment.isEnabled), actions: actions, growth: .horizontal)
  }
}

/// The value of a slider, whatever its type.
@MainActor
private struct SliderValue {
  let lower: Double
  let upper: Double
  let step: Double?
  let get: () -> Double
  let set: (Double) -> Void

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: Double?) {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    (self.lower, self.upper) = (lower, upper)
    self.step = step.flatMap { $0 > 0 ? $0 : nil }
    get = { Double(value.wrappedValue) }
    set = { new in
      var new = new
      if let step, step > 0 { new = lower + ((new - lower) / step).rounded() * step }
      value.wrappedValue = V(min(max(new, lower), upper))
    }
  }
}

extension Slider {
  /// Makes a slider with views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil), label: label(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps, with views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: Double(step)), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label for screen readers.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: nil), label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps, with a label for screen readers.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SliderValue(value, in: bounds, step: Double(step)), label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Makes a slider that goes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}
