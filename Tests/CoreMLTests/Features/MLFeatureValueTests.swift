import CoreML
import Foundation
import Testing

@Suite struct MLFeatureValueTests {
  @Test func `accessors do not convert`() throws {
    let double = MLFeatureValue(double: 2.5)
    #expect(double.doubleValue == 2.5)
    #expect(double.int64Value == 0)
    #expect(double.stringValue == "")
    #expect(double.dictionaryValue.isEmpty)
    #expect(double.multiArrayValue == nil)
    #expect(double.sequenceValue == nil)
    #expect(MLFeatureValue(int64: 3).doubleValue == 0)
    #expect(MLFeatureValue(int64: 3).int64Value == 3)
  }

  @Test func `every kind knows its type`() throws {
    #expect(MLFeatureValue(int64: 1).type == .int64)
    #expect(MLFeatureValue(double: 1).type == .double)
    #expect(MLFeatureValue(string: "a").type == .string)
    #expect(MLFeatureValue(multiArray: try MLMultiArray([1])).type == .multiArray)
    #expect(try MLFeatureValue(dictionary: ["a": 1]).type == .dictionary)
    #expect(MLFeatureValue(sequence: MLSequence(strings: ["a"])).type == .sequence)
    #expect(MLFeatureValue(undefined: .string).type == .string)
    #expect(MLFeatureValue(undefined: .string).isUndefined)
    #expect(!MLFeatureValue(string: "").isUndefined)
  }

  @Test func `an integer and a floating-point number are equal as numbers`() {
    #expect(MLFeatureValue(int64: 2).isEqual(to: MLFeatureValue(double: 2)))
    #expect(MLFeatureValue(double: 2) == MLFeatureValue(int64: 2))
    #expect(MLFeatureValue(double: 2).hash == MLFeatureValue(int64: 2).hash)
    #expect(MLFeatureValue(double: 2.5) != MLFeatureValue(int64: 2))
  }

  @Test func `other kinds are equal only to their own`() throws {
    #expect(MLFeatureValue(string: "2") != MLFeatureValue(int64: 2))
    #expect(MLFeatureValue(string: "2") == MLFeatureValue(string: "2"))
    #expect(try MLFeatureValue(dictionary: ["a": 1]) == MLFeatureValue(dictionary: ["a": 1]))
    #expect(try MLFeatureValue(dictionary: ["a": 1]) != MLFeatureValue(dictionary: ["a": 2]))
    #expect(MLFeatureValue(undefined: .double) != MLFeatureValue(double: 0))
    #expect(MLFeatureValue(undefined: .double) == MLFeatureValue(undefined: .double))
  }

  @Test func `descriptions name the kind and the value`() throws {
    #expect(MLFeatureValue(double: 1).description == "Double : 1")
    #expect(MLFeatureValue(int64: 0).description == "Int : 0")
    #expect(MLFeatureValue(string: "yes").description == "String : yes")
    #expect(
      try MLFeatureValue(dictionary: [1: 0.25, 0: 0.7969631955468645]).description
        == "Dictionary : {\n    0 = \"0.7969631955468645\";\n    1 = \"0.25\";\n}")
  }

  @Test func `dictionary keys may be strings or integers of any width`() throws {
    let value = try MLFeatureValue(dictionary: [Int64(3): 0.5, 4: 1])
    #expect(value.dictionaryValue[3] == 0.5)
    #expect(value.dictionaryValue[Int64(4)] == 1)
    let typed = try #require(value.dictionaryValue as? [Int64: Double])
    #expect(typed == [3: 0.5, 4: 1])
  }
}
