import Foundation

/// A way to a page elsewhere, which the browser opens beside the app.
public struct Link<Label: View>: PrimitiveView {
  private let destination: URL
  private let label: Label

  /// Makes a link that shows `label`.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    // Another scheme could run a script.
    let isOpened = ["http", "https", "mailto", "tel"].contains(destination.scheme?.lowercased() ?? "")
    let attributes =
      isOpened && context.environment.isEnabled
      ? [
        Attribute("href", destination.absoluteString), Attribute("target", "_blank"), Attribute("rel", "noopener"),
      ] : [Attribute("role", "link"), Attribute("aria-disabled", "true")]
    return label.with([
      Element(
        "a", key: node.key(), classes: ["b", "plainly"], attributes: attributes, children: label.elements,
        growth: label.growth)
    ])
  }
}

extension Link where Label == Text {
  /// Makes a link with words.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
