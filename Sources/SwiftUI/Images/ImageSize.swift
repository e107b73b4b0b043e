import Foundation

/// The size that an image file gives itself, read from its first bytes.
enum ImageSize {
  /// The size in pixels, or nil when the file is none of the kinds that browsers show, or is damaged.
  static func ofFile(_ file: URL) -> CGSize? {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
    return of(data)
  }

  /// The size of an image with these bytes.
  static func of(_ data: Data) -> CGSize? {
    let bytes = Bytes(data)
    let size =
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
      ? bytes.size(width: bytes.big(16, 4), height: bytes.big(20, 4))
      : bytes.starts(with: Array("GIF8".utf8))
        ? bytes.size(width: bytes.little(6, 2), height: bytes.little(8, 2))
        : bytes.starts(with: [0xFF, 0xD8])
          ? jpeg(bytes) : bytes.starts(with: Array("RIFF".utf8)) ? webP(bytes) : svg(data)
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }

  /// The first frame header among the segments.
  private static func jpeg(_ bytes: Bytes) -> CGSize? {
    var place = 2
    while let marker = bytes.big(place, 2), marker > 0xFF00, let length = bytes.big(place + 2, 2), length >= 2 {
      let kind = marker & 0xFF
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return bytes.size(width: bytes.big(place + 7, 2), height: bytes.big(place + 5, 2))
      }
      place += 2 + length
    }
    return nil
  }

  /// The three kinds of first chunk.
  private static func webP(_ bytes: Bytes) -> CGSize? {
    switch bytes.little(12, 4) {
    case 0x5838_5056:  // "VP8X"
      return bytes.size(width: bytes.little(24, 3).map { $0 + 1 }, height: bytes.little(27, 3).map { $0 + 1 })
    case 0x4C38_5056:  // "VP8L"
      guard let bits = bytes.little(21, 4) else { return nil }
      return CGSize(width: Double(bits & 0x3FFF + 1), height: Double(bits >> 14 & 0x3FFF + 1))
    case 0x2038_5056:  // "VP8 "
      return bytes.size(width: bytes.little(26, 2).map { $0 & 0x3FFF }, height: bytes.little(28, 2).map { $0 & 0x3FFF })
    default: return nil
    }
  }

  /// Width and height of the outermost element, or those of its `viewBox`.
  private static func svg(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return nil }
    let tag = String(text[start.upperBound..<end.lowerBound])
    func attribute(_ name: String) -> String? {
      guard let pattern = try? Regex("\\s\(name)\\s*=\\s*[\"']([^\"']*)[\"']"), let match = tag.firstMatch(of: pattern),
        let value = match.output[1].substring
      else { return nil }
      return String(value)
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { value in Double(value.hasSuffix("px") ? String(value.dropLast(2)) : value) }
    }
    if let width = length("width"), let height = length("height") { return CGSize(width: width, height: height) }
    let numbers = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return numbers.count == 4 ? CGSize(width: numbers[2], height: numbers[3]) : nil
  }

  /// Bytes read by place, nil beyond the end.
  private struct Bytes {
    private let data: Data

    init(_ data: Data) { self.data = data }

    func starts(with prefix: [UInt8]) -> Bool { data.starts(with: prefix) }

    func big(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= data.count else { return nil }
      let start = data.startIndex + place
      return data[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    func little(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= data.count else { return nil }
      let start = data.startIndex + place
      return data[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func size(width: Int?, height: Int?) -> CGSize? {
      guard let width, let height else { return nil }
      return CGSize(width: Double(width), height: Double(height))
    }
  }
}
