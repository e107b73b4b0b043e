import CoreML
import Foundation
import Testing

@Suite struct MLDictionaryFeatureProviderTests {
  @Test func `plain values become feature values by their stored type`() throws {
    let provider = try MLDictionaryFeatureProvider(dictionary: [
      "int": 3, "double": 3.0, "float": Float(0.5), "half": Float16(0.25), "bool": true, "byte": UInt8(7),
      "string": "abc", "number": NSNumber(value: 3), "fraction": NSNumber(value: 3.5),
    ])
    #expect(provider["int"]?.type == .int64)
    #expect(provider["int"]?.int64Value == 3)
    #expect(provider["double"]?.type == .double)
    #expect(provider["double"]?.doubleValue == 3)
    #expect(provider["float"]?.doubleValue == 0.5)
    #expect(provider["half"]?.doubleValue == 0.25)
    #expect(provider["bool"]?.int64Value == 1)
    #expect(provider["byte"]?.int64Value == 7)
    #expect(provider["string"]?.stringValue == "abc")
    #expect(provider["number"]?.type == .int64)
    #expect(provider["fraction"]?.type == .double)
  }

  @Test func `arrays become sequences and dictionaries keep their keys`() throws {
    let provider = try MLDictionaryFeatureProvider(dictionary: [
      "words": ["a", "b"], "numbers": [1, 2], "counts": ["a": 1, "b": 2], "weights": [7: 0.5],
      "vector": try MLMultiArray([1.0]), "sequence": MLSequence(strings: ["c"]),
    ])
    #expect(provider["words"]?.sequenceValue?.stringValues == ["a", "b"])
    #expect(provider["numbers"]?.sequenceValue?.int64Values == [1, 2])
    #expect(provider["counts"]?.dictionaryValue == ["a": 1, "b": 2])
    #expect(provider["weights"]?.dictionaryValue == [7: 0.5])
    #expect(provider["vector"]?.multiArrayValue?.count == 1)
    #expect(provider["sequence"]?.sequenceValue?.stringValues == ["c"])
  }

  @Test func `what is no feature value becomes an invalid one`() throws {
    let nothing: Double? = nil
    let provider = try MLDictionaryFeatureProvider(dictionary: ["date": Date(), "nothing": nothing as Any])
    #expect(provider["date"]?.type == .invalid)
    #expect(provider["nothing"]?.type == .invalid)
    #expect(provider["nothing"]?.description == "Invalid : nil")
  }

  @Test func `feature values pass through unchanged`() throws {
    let value = MLFeatureValue(double: 1)
    let provider = try MLDictionaryFeatureProvider(dictionary: ["a": value])
    #expect(provider.featureValue(for: "a") === value)
    #expect(provider.featureValue(for: "b") == nil)
    #expect(provider.featureNames == ["a"])
    #expect(provider.dictionary == ["a": value])
  }

  @Test func `a provider without values can be made`() throws {
    #expect(try MLDictionaryFeatureProvider(dictionary: [:]).featureNames.isEmpty)
  }
}
