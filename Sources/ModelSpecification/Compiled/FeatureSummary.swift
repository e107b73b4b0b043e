/// An entry of a schema in a compiled model's `metadata.json`. Truth values and numbers are texts there.
enum FeatureSummary {
  static func entry(of feature: FeatureDescriptionMessage) -> [String: String] {
    let type = feature.type ?? FeatureTypeMessage()
    var entry = [
      "name": feature.name, "shortDescription": feature.shortDescription, "type": type.shortName,
      "formattedType": type.longName, "isOptional": text(type.isOptional),
    ]
    switch type.kind {
    case .multiArray(let array): add(array, to: &entry)
    case .state(let state): if let array = state.arrayType { add(array, to: &entry) }
    case .dictionary(let dictionary): entry["keyType"] = dictionary.keyName
    case .sequence(let sequence): entry["valueType"] = sequence.valueName
    case .image(let image): add(image, to: &entry)
    case .int64, .double, .string, nil: break
    }
    return entry
  }

  private static func add(_ array: ArrayFeatureTypeMessage, to entry: inout [String: String]) {
    entry["dataType"] = array.dataType.name
    entry["shape"] = text(array.shape)
    entry["hasShapeFlexibility"] = text(array.shapeFlexibility != nil)
    switch array.shapeFlexibility {
    case .enumeratedShapes(let shapes):
      entry["enumeratedShapes"] = list(shapes.shapes.map { text($0.shape) })
      entry["shapeFlexibility"] = shapes.shapes.map { $0.shape.map(String.init).joined(separator: " × ") }
        .joined(separator: " | ")
    case .shapeRange(let range):
      entry["shapeRange"] = list(range.sizeRanges.map(text))
      entry["shapeFlexibility"] = range.sizeRanges.map(\.text).joined(separator: " × ")
    case nil: break
    }
  }

  private static func add(_ image: ImageFeatureTypeMessage, to entry: inout [String: String]) {
    entry["width"] = String(image.width)
    entry["height"] = String(image.height)
    entry["colorspace"] = image.colorSpace.name
    entry["isColor"] = text(image.colorSpace == .rgb || image.colorSpace == .bgr)
    entry["hasSizeFlexibility"] = text(image.sizeFlexibility != nil)
    switch image.sizeFlexibility {
    case .enumeratedSizes(let sizes):
      entry["enumeratedSizes"] = list(sizes.sizes.map { "[\($0.width), \($0.height)]" })
      entry["sizeFlexibility"] = sizes.sizes.map { "\($0.width) × \($0.height)" }.joined(separator: " | ")
    case .imageSizeRange(let range):
      let ranges = [range.widthRange ?? SizeRangeMessage(), range.heightRange ?? SizeRangeMessage()]
      entry["sizeRange"] = list(ranges.map(text))
      entry["sizeFlexibility"] = ranges.map(\.text).joined(separator: " × ")
    case nil: break
    }
  }

  private static func text(_ flag: Bool) -> String { flag ? "1" : "0" }

  private static func text(_ shape: [Int64]) -> String { list(shape.map(String.init)) }

  private static func text(_ range: SizeRangeMessage) -> String { "[\(range.lowerBound), \(range.upperBound)]" }

  private static func list(_ texts: [String]) -> String { "[" + texts.joined(separator: ", ") + "]" }
}
