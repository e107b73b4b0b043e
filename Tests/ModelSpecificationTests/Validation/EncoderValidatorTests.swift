import ModelSpecification
import Testing

@Suite struct EncoderValidatorTests {
  private typealias Samples = ModelSamples

  private func encoderFault(
    _ categories: ValueVectorMessage?, input: FeatureTypeMessage.Kind,
    handling: UnknownCategoryHandling = .ignoreUnknown
  ) -> String? {
    var message = OneHotEncoderMessage()
    message.categories = categories
    message.handleUnknown = handling
    return Samples.fault(
      Samples.model(
        .oneHotEncoder(message), input: [Samples.feature("x", input)],
        output: [Samples.feature("v", Samples.int64Dictionary)]))
  }

  private func vectorizerFault(_ columns: [(String, UInt64)], length: Int64) -> String? {
    Samples.fault(
      Samples.model(
        .featureVectorizer(
          FeatureVectorizerMessage(
            inputList: columns.map { InputColumnMessage(inputColumn: $0.0, inputDimensions: $0.1) })),
        input: [
          Samples.feature("x", Samples.double), Samples.feature("s", Samples.int64Dictionary),
          Samples.feature("m", Samples.array(2, 2)),
        ],
        output: [Samples.feature("v", Samples.array(length))]))
  }

  @Test func `an encoder has categories of its input's type`() {
    let strings = ValueVectorMessage.string(StringVectorMessage(vector: ["a"]))
    #expect(encoderFault(strings, input: Samples.string) == nil)
    #expect(encoderFault(.int64(Int64VectorMessage(vector: [1])), input: Samples.int64) == nil)
    #expect(encoderFault(nil, input: Samples.string) == "OneHotEncoder has no category type.")
    #expect(
      encoderFault(.string(StringVectorMessage()), input: Samples.string) == "OneHotEncoder has no categories.")
    #expect(
      encoderFault(strings, input: Samples.double)
        == "Unsupported type \"MLFeatureTypeType_doubleType\" for feature \"x\". Should be one of: "
        + "MLFeatureTypeType_stringType.")
    for number: Int32 in [2, -1] {
      #expect(
        encoderFault(strings, input: Samples.string, handling: UnknownCategoryHandling(rawValue: number))
          == "OneHotEncoder has an invalid way to handle unknown categories.")
    }
  }

  @Test func `a vectorizer's output is as long as its inputs together`() {
    #expect(vectorizerFault([("x", 1), ("s", 5), ("m", 4)], length: 10) == nil)
    #expect(
      vectorizerFault([("x", 1)], length: 2) == "The feature vectorizer joins 1 numbers, but its output 'v' has 2.")
    #expect(
      vectorizerFault([("m", 3)], length: 3) == "The feature vectorizer takes 3 numbers from 'm', which has 4.")
    #expect(
      vectorizerFault([("q", 1)], length: 1) == "The feature vectorizer joins 'q', which is not among its inputs.")
    #expect(vectorizerFault([], length: 1) == "A feature vectorizer has no inputs.")
    #expect(
      vectorizerFault([("s", 1 << 62), ("s", 1 << 62)], length: 1) == "The feature vectorizer's inputs are too large.")
  }

  @Test func `a dictionary's keys have one type`() {
    let strings = DictVectorizerMessage(keys: .string(StringVectorMessage(vector: ["a"])))
    func fault(_ input: FeatureTypeMessage.Kind, _ message: DictVectorizerMessage) -> String? {
      Samples.fault(
        Samples.model(
          .dictVectorizer(message), input: [Samples.feature("x", input)],
          output: [Samples.feature("v", Samples.int64Dictionary)]))
    }
    #expect(fault(Samples.stringDictionary, strings) == nil)
    #expect(
      fault(Samples.int64Dictionary, strings) == "The keys of DictVectorizer and of its input 'x' differ in type.")
    #expect(fault(Samples.stringDictionary, DictVectorizerMessage()) == "DictVectorizer has no keys.")
  }
}
