import Foundation

/// A file of sections with lines `name=value`.
struct SFrameINIFile {
  private let name: String
  private(set) var sections: [String: [String: String]] = [:]

  /// Reads the file; space around names and values does not count.
  init(_ place: URL) throws {
    name = place.lastPathComponent
    guard let text = String(validating: try Data(contentsOf: place), as: UTF8.self) else {
      throw SFrameReadingError.badArchive("\(name) is not UTF-8.")
    }
    var section = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix(";") { continue }
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
        sections[section] = sections[section] ?? [:]
      } else if let sign = line.firstIndex(of: "=") {
        let key = line[..<sign].trimmingCharacters(in: .whitespaces)
        sections[section, default: [:]][key] =
          line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
      } else {
        throw SFrameReadingError.badArchive("\(name) has the line \"\(line)\", which is no name and value.")
      }
    }
  }

  /// A number that is not negative.
  func number(_ section: String, _ key: String) throws -> Int {
    guard let text = sections[section]?[key], let number = Int(text), number >= 0 else {
      throw SFrameReadingError.badArchive("\(name) has no number \(key) in its section \(section).")
    }
    return number
  }

  /// The values of a section whose names `0000`, `0001`, … are positions.
  func sequence(_ section: String) throws -> [String] {
    let members = (sections[section] ?? [:]).compactMap { member in Int(member.key).map { ($0, member.value) } }
      .sorted { $0.0 < $1.0 }
    guard let count = sections[section]?.count, members.map(\.0) == Array(0..<count) else {
      throw SFrameReadingError.badArchive("The section \(section) of \(name) is missing or not numbered from 0.")
    }
    return members.map(\.1)
  }
}
