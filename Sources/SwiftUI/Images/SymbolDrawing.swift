/// A symbol as it is drawn: on a square of 24 units, in the colour of the text around it.
struct SymbolDrawing: Sendable {
  /// What a screen reader says.
  let label: String
  let layers: [Layer]
  /// An SVG transformation of all layers.
  var transform: String?

  /// Areas and lines of one symbol do not overlap, so that a translucent colour is even.
  enum Layer: Sendable {
    /// Filled; where a path lies within another one there is a hole.
    case area(String)
    /// Drawn with round ends.
    case line(String, width: Double = 1.8)
  }

  init(_ label: String, _ layers: Layer..., transform: String? = nil) {
    self.label = label
    self.layers = layers
    self.transform = transform
  }

  private init(_ label: String, layers: [Layer], transform: String?) {
    self.label = label
    self.layers = layers
    self.transform = transform
  }

  /// The same upside down.
  func upsideDown(_ label: String) -> SymbolDrawing {
    SymbolDrawing(label, layers: layers, transform: "matrix(1 0 0 -1 0 24)")
  }

  /// The same with left and right exchanged.
  func mirrored(_ label: String) -> SymbolDrawing {
    SymbolDrawing(label, layers: layers, transform: "matrix(-1 0 0 1 24 0)")
  }

  /// The symbol with a name, or nil when there is no drawing of it.
  static func named(_ name: String) -> SymbolDrawing? { all[name] }

  /// The names of all symbols that are drawn.
  static var names: [String] { all.keys.sorted() }

  private static let all = marks.merging(figures) { first, _ in first }.merging(things) { first, _ in first }

  // MARK: Parts of several symbols

  static let disc = "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"
  static let ring = "M2.9 12a9.1 9.1 0 1 0 18.2 0a9.1 9.1 0 1 0-18.2 0z"
}

extension SymbolDrawing {
  /// The drawing as elements of an SVG image, in the text's colour.
  @MainActor
  func paths(of node: ViewNode) -> [Element] {
    layers.enumerated().map { index, layer in
      Element("path", key: node.key(index + 1), attributes: attributes(of: layer))
    }
  }

  /// The drawing as a CSS image, to be used as a mask.
  var address: String {
    let paths = layers.map { layer in
      "<path \(attributes(of: layer).map { "\($0.name)='\($0.value)'" }.joined(separator: " "))/>"
    }
    return SVGAddress.of(paths.joined(), viewBox: "0 0 24 24")
  }

  private func attributes(of layer: Layer) -> [Attribute] {
    var attributes: [Attribute]
    switch layer {
    case .area(let path):
      attributes = [Attribute("d", path), Attribute("fill", "currentColor"), Attribute("fill-rule", "evenodd")]
    case .line(let path, let width):
      attributes = [
        Attribute("d", path), Attribute("fill", "none"), Attribute("stroke", "currentColor"),
        Attribute("stroke-width", decimal(width)), Attribute("stroke-linecap", "round"),
        Attribute("stroke-linejoin", "round"),
      ]
    }
    if let transform { attributes.append(Attribute("transform", transform)) }
    return attributes
  }
}

/// An SVG image within CSS.
enum SVGAddress {
  /// - Parameter content: Markup whose attributes are quoted by `'`.
  static func of(_ content: String, viewBox: String) -> String {
    let image =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='\(viewBox)' preserveAspectRatio='none'>\(content)</svg>"
    var address = "url(\"data:image/svg+xml,"
    for scalar in image.unicodeScalars {
      switch scalar {
      case "<": address += "%3C"
      case ">": address += "%3E"
      case "#": address += "%23"
      case "%": address += "%25"
      case "\"": address += "%22"
      default: address.unicodeScalars.append(scalar)
      }
    }
    return address + "\")"
  }
}
