/// A title beside an icon.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let configuration: LabelStyleConfiguration

  /// Makes a label of a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    configuration = LabelStyleConfiguration(
      title: .init(view: HandedView(title())), icon: .init(view: HandedView(icon())))
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    draw(context.environment.labelStyle, in: node, context)
  }

  @MainActor
  private func draw<S: LabelStyle>(_ style: S, in node: ViewNode, _ context: RenderContext) -> Rendering {
    node.render(style, context) { $0.makeBody(configuration: configuration) }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label within a style of one's own.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label of a title and a picture of the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label of a title and a picture of the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
