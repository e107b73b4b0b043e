/// A button that leads to a page further in.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private enum Target {
    case view(() -> Destination)
    case switched(Binding<Bool>, () -> Destination)
    /// The page of a value; without one the link leads nowhere.
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label

  /// Makes a link to a view.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { destination }
    self.label = label()
  }

  /// Makes a link to a view that is shown as long as `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .switched(isActive, destination)
    self.label = label()
  }

  /// Makes a link to a view that is shown as long as `isActive` is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    target = .switched(isActive) { destination }
    self.label = label()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let action = action(in: node, context.environment.navigation)
    let isEnabled = context.environment.isEnabled && action != nil
    let tap: Element.Action = { _ in action?() }
    return content.with([
      Element(
        "button", key: node.key(), classes: ["b", "plainly", "navlink"],
        attributes: [Attribute("type", "button")] + (isEnabled ? [] : [Attribute("disabled")]),
        children: content.elements, actions: isEnabled ? [.tap: tap] : [:],
        growth: content.elements.reduce(into: []) { $0.formUnion($1.growth) })
    ])
  }

  /// What the link does, or nil outside a stack and without a value.
  private func action(in node: ViewNode, _ navigation: NavigationState?) -> (() -> Void)? {
    switch target {
    case .view(let destination):
      let pushed = PushedView.of(node, in: navigation, destination)
      return navigation.map { navigation in { navigation.push(pushed) } }
    case .switched(let isActive, let destination):
      PushedView.of(node, in: navigation, destination).follow(isActive, in: navigation, node)
      return navigation.map { _ in { isActive.wrappedValue = true } }
    case .value(let value):
      guard let value, let navigation else { return nil }
      return { navigation.push(value) }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the page of a value, for which a `navigationDestination` has a view; nil leads nowhere.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Makes a link with words on it to the page of a value; nil leads nowhere.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }

  /// Makes a link with words on it to the page of a value; nil leads nowhere.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink where Label == Text {
  /// Makes a link with words on it to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with words on it to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with words on it to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with words on it to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with words on it to a view that is shown as long as `isActive` is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Makes a link with words on it to a view that is shown as long as `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}
