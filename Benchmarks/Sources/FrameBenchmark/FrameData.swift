import Foundation
import TabularData

/// The frames that `frames/generate.py` wrote the columns of.
struct FrameData {
  let frame: DataFrame
  /// As `frame`, with a text in place of the keys.
  let named: DataFrame
  let left: DataFrame
  let right: DataFrame
  let leftNamed: DataFrame
  let rightNamed: DataFrame

  init(folder: URL) throws {
    func whole(_ name: String) throws -> [Int] { try numbers(folder.appending(path: "\(name).int"), as: Int.self) }
    func decimal(_ name: String) throws -> [Double] {
      try numbers(folder.appending(path: "\(name).double"), as: Double.self)
    }
    var frame = DataFrame()
    for name in ["few", "some", "many"] { frame.append(column: Column(name: name, contents: try whole(name))) }
    for name in ["a", "b"] { frame.append(column: Column(name: name, contents: try decimal(name))) }
    self.frame = frame

    var named = DataFrame()
    named.append(column: Column(name: "name", contents: frame["some", Int.self].map { "group \($0 ?? 0)" }))
    named.append(column: frame["a"])
    named.append(column: frame["b"])
    self.named = named

    left = Self.side(key: try whole("leftKey"), name: "left", try decimal("leftValue"))
    right = Self.side(key: try whole("rightKey"), name: "right", try decimal("rightValue"))
    leftNamed = Self.named(left)
    rightNamed = Self.named(right)
  }

  private static func side(key: [Int], name: String, _ values: [Double]) -> DataFrame {
    var frame = DataFrame()
    frame.append(column: Column(name: "key", contents: key))
    frame.append(column: Column(name: name, contents: values))
    return frame
  }

  private static func named(_ side: DataFrame) -> DataFrame {
    var frame = side
    frame.replaceColumn("key", with: Column(name: "key", contents: side["key", Int.self].map { "item \($0 ?? 0)" }))
    return frame
  }
}

private func numbers<Number>(_ url: URL, as type: Number.Type) throws -> [Number] {
  let data = try Data(contentsOf: url)
  return [Number](unsafeUninitializedCapacity: data.count / MemoryLayout<Number>.stride) { buffer, count in
    count = data.copyBytes(to: buffer) / MemoryLayout<Number>.stride
  }
}
