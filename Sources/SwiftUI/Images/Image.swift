import Foundation

/// A picture: one of the symbols, or one of the app's resources.
public struct Image: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case symbol(String)
    /// Without a bundle it is the app's own resource.
    case resource(String, bundle: Bundle?)
  }

  private enum Label: Equatable, Sendable {
    case usual
    case text(Text)
    case decorative
  }

  /// Whether a picture is shown in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// All that is opaque is shown in the colour of the text around it.
    case template
    /// In its own colours.
    case original
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// As usual.
    case medium
    /// Larger than usual.
    case large
  }

  private let source: Source
  private let label: Label
  private var isResizable = false
  private var mode: TemplateRenderingMode?

  private init(_ source: Source, _ label: Label) {
    self.source = source
    self.label = label
  }

  /// Shows the symbol with a name. One of which there is no drawing is shown as a dashed box, and named once in the log.
  public init(systemName: String) { self.init(.symbol(systemName), .usual) }

  /// Shows a picture of the app's resources, an image set of an asset catalogue or a file, found by its name, which is
  /// also what a screen reader says.
  ///
  /// - Parameter bundle: Where to look; nil for the app's own resources.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.resource(name, bundle: bundle), .usual) }

  /// Shows a picture of the app's resources, with words for a screen reader.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.resource(name, bundle: bundle), .text(label))
  }

  /// Shows a picture of the app's resources that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name, bundle: bundle), .decorative)
  }

  /// The picture stretched to the room that there is.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The picture in its own colours or in that of text; nil leaves it as it is.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }
}

extension Image: PrimitiveView {
  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    switch source {
    case .symbol(let name):
      guard let drawing = SymbolDrawing.named(name) else { return missing(name, in: node, context) }
      return Rendering(symbol(drawing, in: node, context))
    case .resource(let name, let bundle):
      guard let resource = ImageCatalog.of(bundle?.bundleURL).resource(named: name) else {
        return missing(name, in: node, context)
      }
      return Rendering(picture(resource, named: name, in: node, context))
    }
  }

  @MainActor
  private func symbol(_ drawing: SymbolDrawing, in node: ViewNode, _ context: RenderContext) -> Element {
    let scale = context.environment.imageScale
    let classes = ["symbol"] + (isResizable ? ["stretched"] : scale == .medium ? [] : ["\(scale)"])
    let spoken = spoken(drawing.label, "aria-label", context)
    let growth: Growth = isResizable ? .both : []
    if let fill = context.environment.foregroundFill {
      return Element(
        key: node.key(), classes: classes,
        style: ["background": fill.background, "mask": "\(drawing.address) center/contain no-repeat"],
        attributes: spoken, growth: growth, ratio: isResizable ? 1 : nil)
    }
    let stretch = isResizable ? [Attribute("preserveAspectRatio", "none")] : []
    return Element(
      "svg", key: node.key(), classes: classes, attributes: [Attribute("viewBox", "0 0 24 24")] + stretch + spoken,
      children: drawing.paths(of: node), growth: growth, ratio: isResizable ? 1 : nil)
  }

  @MainActor
  private func picture(
    _ resource: ImageResource, named name: String, in node: ViewNode, _ context: RenderContext
  ) -> Element {
    let variant = resource.variant(for: context.environment.colorScheme)
    let address = "image/\(ImageFiles.shared.name(of: variant.file))"
    var style = Style()
    if !isResizable, let size = variant.size {
      style["width"] = pixels(size.width)
      style["height"] = pixels(size.height)
    }
    let growth: Growth = isResizable ? .both : []
    let ratio = isResizable ? variant.size.map { Double($0.width / $0.height) } : nil
    if mode ?? (resource.isTemplate ? .template : .original) == .template {
      style["background"] = "currentColor"
      style["mask"] = "url(\(address)) center/\(isResizable ? "100% 100%" : "contain") no-repeat"
      return Element(
        key: node.key(), classes: ["picture"], style: style, attributes: spoken(name, "aria-label", context),
        growth: growth, ratio: ratio)
    }
    return Element(
      "img", key: node.key(), classes: ["picture"], style: style,
      attributes: [Attribute("src", address), Attribute("draggable", "false")] + spoken(name, "alt", context),
      growth: growth, ratio: ratio)
  }

  /// What a screen reader is told; `attribute` is where it is written.
  private func spoken(_ usual: String, _ attribute: String, _ context: RenderContext) -> [Attribute] {
    let role = attribute == "alt" ? [] : [Attribute("role", "img")]
    switch label {
    case .usual: return role + [Attribute(attribute, usual)]
    case .text(let text): return role + [Attribute(attribute, text.text(in: context.environment.locale))]
    case .decorative: return attribute == "alt" ? [Attribute("alt")] : [Attribute("aria-hidden", "true")]
    }
  }

  @MainActor
  private func missing(_ name: String, in node: ViewNode, _ context: RenderContext) -> Rendering {
    MissingImages.note(name, isSymbol: { if case .symbol = source { true } else { false } }())
    return Rendering(
      Element(
        key: node.key(), classes: ["missing"],
        attributes: spoken(name, "aria-label", context) + [Attribute("title", name)],
        growth: isResizable ? .both : []))
  }
}

/// Pictures that were asked for and are not there: each is named once in the log.
@MainActor
private enum MissingImages {
  private static var names: Set<String> = []

  static func note(_ name: String, isSymbol: Bool) {
    guard names.count < 1000, names.insert(name).inserted else { return }
    Log.line(
      isSymbol
        ? "There is no drawing of the symbol \"\(name)\"; a dashed box stands for it."
        : "The app's resources have no image \"\(name)\"; a dashed box stands for it.")
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// The view and all within it with symbols of another size beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
