import ModelSpecification
import Testing

@Suite struct FeatureDescriptionValidatorTests {
  private typealias Samples = ModelSamples

  /// What is wrong with a model of no matter which type that takes the feature x.
  private func fault(_ kind: FeatureTypeMessage.Kind, version: Int32 = 1) -> String? {
    fault(Samples.feature("x", kind), version: version)
  }

  private func fault(_ feature: FeatureDescriptionMessage, version: Int32 = 1) -> String? {
    var model = Samples.model(.other(.neuralNetwork, content: []), input: [feature], output: [])
    model.specificationVersion = version
    return Samples.fault(model)
  }

  private func image(width: Int64 = 2, height: Int64 = 2, _ colors: ColorSpace = .rgb) -> FeatureTypeMessage.Kind {
    var image = ImageFeatureTypeMessage()
    image.width = width
    image.height = height
    image.colorSpace = colors
    return .image(image)
  }

  @Test func `a feature has a name and a type`() {
    #expect(fault(Samples.feature("", Samples.double)) == "Feature description must have a non-empty name.")
    #expect(
      fault(FeatureDescriptionMessage(name: "x")) == "Feature description x must specify a valid feature type.")
  }

  @Test func `an array has positive sizes and an element type`() {
    let subject = "Description of multiarray feature 'x'"
    #expect(fault(Samples.array(3)) == nil)
    #expect(fault(Samples.array(0)) == "\(subject) has an invalid shape. Element 0 has non-positive value 0.")
    #expect(fault(Samples.array(2, -1)) == "\(subject) has an invalid shape. Element 1 has non-positive value -1.")
    #expect(
      fault(Samples.array(2, type: .invalid))
        == "\(subject) has an invalid or unspecified dataType. It must be specified as DOUBLE, FLOAT32, FLOAT16 or INT32"
    )
  }

  @Test func `half precision needs version seven`() {
    #expect(
      fault(Samples.array(2, type: .float16), version: 6)
        == "Description of multiarray feature 'x' has FLOAT16 dataType, which is only valid in specification version >= 7. "
        + "This model has version 6")
    #expect(fault(Samples.array(2, type: .float16), version: 7) == nil)
  }

  @Test func `flexible shapes hold the default shape`() {
    let subject = "Description of multiarray feature 'x'"
    var array = ArrayFeatureTypeMessage(shape: [4], dataType: .double)
    array.shapeFlexibility = .enumeratedShapes(EnumeratedShapesMessage())
    #expect(fault(.multiArray(array)) == "\(subject) has enumerated zero permitted sizes.")
    var range = ShapeRangeMessage()
    array.shapeFlexibility = .shapeRange(range)
    #expect(fault(.multiArray(array)) == "\(subject) has missing shape constraints.")
    range.sizeRanges = [SizeRangeMessage(lowerBound: 1, upperBound: 3)]
    array.shapeFlexibility = .shapeRange(range)
    #expect(fault(.multiArray(array)) == "\(subject) has a default shape that is out of the specified shape range")
    range.sizeRanges = [SizeRangeMessage(lowerBound: 1, upperBound: -1)]
    array.shapeFlexibility = .shapeRange(range)
    #expect(fault(.multiArray(array)) == nil)
  }

  @Test func `an image has a size and channels`() {
    let subject = "Description of image feature 'x'"
    #expect(fault(image()) == nil)
    #expect(fault(image(width: 0)) == "\(subject) has missing or non-positive width 0.")
    #expect(fault(image(height: -2)) == "\(subject) has missing or non-positive height -2.")
    #expect(
      fault(image(.invalid)) == "\(subject) has missing or invalid colorspace. It must be RGB, BGR or GRAYSCALE.")
  }

  @Test func `dictionaries and sequences say what is in them`() {
    #expect(
      fault(.dictionary(DictionaryFeatureTypeMessage()))
        == "Description of dictionary feature 'x' must contain a key type of either Int64 or String.")
    #expect(
      fault(.sequence(SequenceFeatureTypeMessage()))
        == "Description of sequence feature 'x' has invalid or missing type. Only Int64 and String sequences are "
        + "currently supported")
  }

  @Test func `a state is no input`() {
    var state = StateFeatureTypeMessage()
    state.arrayType = ArrayFeatureTypeMessage(shape: [1], dataType: .double)
    #expect(
      fault(.state(state)) == "State feature 'x' should only be declared in the state feature description.")
    state.arrayType?.shapeFlexibility = .shapeRange(ShapeRangeMessage())
    #expect(fault(.state(state)) == "State feature 'x' cannot have flexible shape.")
  }
}
