extension FeatureTypeMessage {
  /// The type in one word, such as `MultiArray`.
  package var shortName: String {
    switch kind {
    case .int64: "Int64"
    case .double: "Double"
    case .string: "String"
    case .image: "Image"
    case .multiArray: "MultiArray"
    case .dictionary: "Dictionary"
    case .sequence: "Sequence"
    case .state: "State"
    case nil: "Invalid"
    }
  }

  /// The type with what belongs to it, such as `MultiArray (Double 1 × 3)`; an optional one ends in a question mark.
  package var longName: String {
    let detail: String? =
      switch kind {
      case .multiArray(let array): array.text
      case .image(let image): "\(image.colorSpace.name) \(image.width) × \(image.height)"
      case .dictionary(let dictionary): "\(dictionary.keyName) → Double"
      case .sequence(let sequence): sequence.text
      case .state(let state): state.arrayType?.text ?? ""
      case .int64, .double, .string, nil: nil
      }
    return shortName + (detail.map { " (\($0))" } ?? "") + (isOptional ? "?" : "")
  }
}

extension ArrayFeatureTypeMessage {
  fileprivate var text: String {
    dataType.name + " " + shape.map(String.init).joined(separator: " × ")
  }
}

extension DictionaryFeatureTypeMessage {
  /// The type of the keys.
  package var keyName: String {
    switch keyType {
    case .int64: "Int64"
    case .string: "String"
    case nil: "Invalid"
    }
  }
}

extension SequenceFeatureTypeMessage {
  /// The type of the elements.
  package var valueName: String {
    switch elementType {
    case .int64: "Int64"
    case .string: "String"
    case nil: "Invalid"
    }
  }

  fileprivate var text: String { valueName + (sizeRange.map { " " + $0.text } ?? "") }
}

extension SizeRangeMessage {
  /// The sizes in between, such as `1...5`, or `1...` where there is no largest.
  package var text: String { "\(lowerBound)..." + (upperBound < 0 ? "" : String(upperBound)) }
}

extension ArrayDataType {
  /// The element type's name, as Swift calls it.
  package var name: String {
    switch self {
    case .double: "Double"
    case .float32: "Float32"
    case .float16: "Float16"
    case .int32: "Int32"
    case .int8: "Int8"
    default: "Invalid"
    }
  }
}

extension ColorSpace {
  /// The channels' name.
  package var name: String {
    switch self {
    case .rgb: "RGB"
    case .bgr: "BGR"
    case .grayscale: "Grayscale"
    case .grayscaleFloat16: "Grayscale16Half"
    default: "Invalid"
    }
  }
}
