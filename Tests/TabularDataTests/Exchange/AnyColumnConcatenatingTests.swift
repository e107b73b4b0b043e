import Foundation
import TabularData
import Testing

@Suite struct AnyColumnConcatenatingTests {
  private func parts<Value>(_ parts: [[Value?]]) -> [AnyColumn] {
    parts.enumerated().map { Column(name: "part \($0)", contents: $1).eraseToAnyColumn() }
  }

  @Test func `rows follow one another under the first name`() throws {
    let column = try #require(AnyColumn.concatenating(parts([[1, 2], [], [nil, 4]])))
    #expect(column.name == "part 0")
    #expect(Array(column.assumingType(Int.self)) == [1, 2, nil, 4])
    #expect(AnyColumn.concatenating([]) == nil)
  }

  @Test func `missing rows stay where they are, wherever the parts begin`() throws {
    let lengths = [0, 1, 63, 64, 65, 3, 128, 7]
    let rows = lengths.enumerated().map { part, length in
      (0..<length).map { part % 3 == 1 || ($0 * 7 + part) % 5 > 0 ? Double($0) : nil }
    }
    let column = try #require(AnyColumn.concatenating(parts(rows)))
    #expect(Array(column.assumingType(Double.self)) == rows.flatMap(\.self))
  }

  @Test func `text and other types follow one another too`() throws {
    let texts: [[String?]] = [["a", nil], ["a text of more than twelve bytes"]]
    let strings = try #require(AnyColumn.concatenating(parts(texts)))
    #expect(Array(strings.assumingType(String.self)) == texts.flatMap(\.self))

    let read = try (0..<3).map { number in
      try DataFrame(csvData: Data("s\nx\nNA\na text of more than \(number) bytes\n".utf8))["s"]
    }
    let together = try #require(AnyColumn.concatenating(read)).assumingType(String.self)
    #expect(Array(together) == Array(read.map { Array($0.assumingType(String.self)) }.joined()))

    let arrays = try #require(AnyColumn.concatenating(parts([[[1], nil], [[2, 3]]])))
    #expect(Array(arrays.assumingType([Int].self)) == [[1], nil, [2, 3]])
  }
}
