/// The vector that a linear model or a tree ensemble reads: its inputs' numbers, one input after another.
enum InputVectorValidator {
  /// The vector's length.
  static func featureCount(of description: ModelDescriptionMessage) throws -> Int {
    var total = 0
    for input in description.input {
      try RoleValidator.require(input, oneOf: ["int64Type", "doubleType", "multiArrayType"])
      let (sum, overflow) = total.addingReportingOverflow(try numberCount(of: input))
      if overflow { throw tooLarge(input) }
      total = sum
    }
    if total == 0 { throw ModelSpecificationError.invalid("The model has no inputs.") }
    return total
  }

  /// How many numbers an input brings.
  static func numberCount(of input: FeatureDescriptionMessage) throws -> Int {
    guard case .multiArray(let array) = input.type?.kind else { return 1 }
    if array.shape.isEmpty {
      throw ModelSpecificationError.invalid(
        "Description of multiarray feature '\(input.name)' has missing shape constraints.")
    }
    var product = 1
    for size in array.shape {
      let (next, overflow) = product.multipliedReportingOverflow(by: Int(size))
      if overflow { throw tooLarge(input) }
      product = next
    }
    return product
  }

  private static func tooLarge(_ input: FeatureDescriptionMessage) -> ModelSpecificationError {
    .invalid("Description of multiarray feature '\(input.name)' has a shape that is too large.")
  }
}
