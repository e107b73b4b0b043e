/// A switch between on and off.
public struct Toggle<Label: View>: PrimitiveView {
  private let configuration: ToggleStyleConfiguration

  /// Makes a switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleStyleConfiguration(label: .init(view: HandedView(label())), isOn: isOn)
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    draw(context.environment.toggleStyle, in: node, context)
  }

  @MainActor
  private func draw<S: ToggleStyle>(_ style: S, in node: ViewNode, _ context: RenderContext) -> Rendering {
    node.render(style, context) { $0.makeBody(configuration: configuration) }
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a switch within a style of one's own.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
