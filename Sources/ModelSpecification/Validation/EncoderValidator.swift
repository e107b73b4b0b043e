/// What holds for the models that prepare features.
enum EncoderValidator {
  static func validate(_ encoder: OneHotEncoderMessage, _ description: ModelDescriptionMessage) throws {
    let (input, output) = try onlyFeatures(of: description)
    switch encoder.categories {
    case .string: try RoleValidator.require(input, oneOf: ["stringType"])
    case .int64: try RoleValidator.require(input, oneOf: ["int64Type"])
    case nil: throw ModelSpecificationError.invalid("OneHotEncoder has no category type.")
    }
    if encoder.categories?.count == 0 { throw ModelSpecificationError.invalid("OneHotEncoder has no categories.") }
    if !encoder.handleUnknown.isKnown(upTo: .ignoreUnknown) {
      throw ModelSpecificationError.invalid("OneHotEncoder has an invalid way to handle unknown categories.")
    }
    try RoleValidator.require(output, oneOf: ["dictionaryType", "multiArrayType"])
  }

  static func validate(_ vectorizer: FeatureVectorizerMessage, _ description: ModelDescriptionMessage) throws {
    guard let output = description.output.first, description.output.count == 1 else {
      throw ModelSpecificationError.invalid("A feature vectorizer has one output.")
    }
    try RoleValidator.require(output, oneOf: ["multiArrayType"])
    var inputs: [String: FeatureDescriptionMessage] = [:]
    for input in description.input {
      try RoleValidator.require(input, oneOf: ["int64Type", "doubleType", "multiArrayType", "dictionaryType"])
      inputs[input.name] = input
    }
    if vectorizer.inputList.isEmpty { throw ModelSpecificationError.invalid("A feature vectorizer has no inputs.") }
    var total = 0
    for column in vectorizer.inputList {
      total = try lengthOfVector(total, with: column, input: inputs[column.inputColumn])
    }
    let declared = try InputVectorValidator.numberCount(of: output)
    if declared != total {
      throw ModelSpecificationError.invalid(
        "The feature vectorizer joins \(total) numbers, but its output '\(output.name)' has \(declared).")
    }
  }

  static func validate(_ vectorizer: DictVectorizerMessage, _ description: ModelDescriptionMessage) throws {
    let (input, output) = try onlyFeatures(of: description)
    try RoleValidator.require(input, oneOf: ["dictionaryType"])
    try RoleValidator.require(output, oneOf: ["dictionaryType", "multiArrayType"])
    guard case .dictionary(let dictionary) = input.type?.kind, let keys = vectorizer.keys, keys.count > 0 else {
      throw ModelSpecificationError.invalid("DictVectorizer has no keys.")
    }
    switch (keys, dictionary.keyType) {
    case (.string, .string), (.int64, .int64): break
    default:
      throw ModelSpecificationError.invalid(
        "The keys of DictVectorizer and of its input '\(input.name)' differ in type.")
    }
  }

  private static func onlyFeatures(
    of description: ModelDescriptionMessage
  ) throws -> (input: FeatureDescriptionMessage, output: FeatureDescriptionMessage) {
    guard let input = description.input.first, description.input.count == 1, let output = description.output.first,
      description.output.count == 1
    else { throw ModelSpecificationError.invalid("An encoder has one input and one output.") }
    return (input, output)
  }

  private static func lengthOfVector(
    _ length: Int, with column: InputColumnMessage, input: FeatureDescriptionMessage?
  ) throws -> Int {
    guard let input else {
      throw ModelSpecificationError.invalid(
        "The feature vectorizer joins '\(column.inputColumn)', which is not among its inputs.")
    }
    let dimensions = Int(clamping: column.inputDimensions)
    let declared: Int? =
      if case .dictionary = input.type?.kind { nil } else {
        try InputVectorValidator.numberCount(of: input)
      }
    if dimensions == 0 || dimensions != declared ?? dimensions {
      throw ModelSpecificationError.invalid(
        "The feature vectorizer takes \(dimensions) numbers from '\(input.name)', which has \(declared ?? 0).")
    }
    let (sum, overflow) = length.addingReportingOverflow(dimensions)
    if overflow { throw ModelSpecificationError.invalid("The feature vectorizer's inputs are too large.") }
    return sum
  }
}
