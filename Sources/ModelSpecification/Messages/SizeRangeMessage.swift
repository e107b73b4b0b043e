/// The sizes that a dimension may have.
package struct SizeRangeMessage: ProtobufMessage {
  package static let messageName = "SizeRange"

  package var lowerBound: UInt64 = 0
  /// The largest size; below zero where there is none.
  package var upperBound: Int64 = 0
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(lowerBound: UInt64, upperBound: Int64 = 0) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: lowerBound = try reader.uint64(field)
    case 2: upperBound = try reader.int64(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(lowerBound, as: 1)
    writer.write(upperBound, as: 2)
  }
}
