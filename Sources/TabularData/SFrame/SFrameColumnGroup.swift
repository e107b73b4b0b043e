import Foundation

/// The file `STEM.sidx`: columns whose values share files.
struct SFrameColumnGroup {
  private let name: String
  private let directory: URL
  private let segmentFiles: [String]
  private let columns: [JSONNode]

  /// Reads the file of a folder.
  init(_ name: String, in directory: URL) throws {
    self.name = name
    self.directory = directory
    let data = try Data(contentsOf: SFrameIndex.place(name, in: directory))
    guard let index = try? JSONNode(JSONScanner.value(of: data)) else {
      throw SFrameReadingError.unsupportedLayout("\(name) is not JSON, as it is since version 2 of the format.")
    }
    guard index["sarray"]?["version"]?.count == 2 else {
      throw SFrameReadingError.unsupportedLayout("The version of \(name) is not 2.")
    }
    guard let files = index["segment_files"]?.sequence, let columns = index["columns"]?.list else {
      throw SFrameReadingError.badArchive("\(name) lists no files or no columns.")
    }
    segmentFiles = try files.map { file in
      guard let text = file.value as? String else {
        throw SFrameReadingError.badArchive("\(name) has a file whose name is no text.")
      }
      return text
    }
    self.columns = columns
  }

  /// A column by its position in the group.
  func column(_ position: Int, name columnName: String, rowCount: Int) throws -> SFrameIndex.Column {
    guard columns.indices.contains(position) else {
      throw SFrameReadingError.badArchive("\(name) has \(columns.count) columns, but column \(position) is used.")
    }
    guard let type = columns[position]["metadata"]?["__type__"]?.count else {
      throw SFrameReadingError.badArchive("\(name) does not say the type of column \"\(columnName)\".")
    }
    let counts = columns[position]["segment_sizes"]?.sequence?.compactMap(\.count) ?? []
    var total = 0
    for count in counts {
      let (sum, overflows) = total.addingReportingOverflow(count)
      total = overflows ? .max : sum
    }
    guard counts.count == segmentFiles.count, total == rowCount else {
      throw SFrameReadingError.badArchive(
        "Column \"\(columnName)\" has \(total) rows in \(counts.count) files instead of \(rowCount) in "
          + "\(segmentFiles.count).")
    }
    let segments = try zip(segmentFiles, counts).map { reference, count in
      let (file, own) = SFrameIndex.split(reference)
      return (file: try SFrameIndex.place(file, in: directory), position: own ?? position, rowCount: count)
    }
    return SFrameIndex.Column(name: columnName, type: type, segments: segments)
  }
}

/// A value as it stands in JSON.
private struct JSONNode {
  let value: Any?

  init(_ value: Any?) { self.value = value }

  /// The member of an object.
  subscript(name: String) -> JSONNode? {
    (value as? [String: Any?]).flatMap { $0[name] }.map(JSONNode.init)
  }

  /// A number that is not negative, also in quotes, as the format's older writers had it.
  var count: Int? {
    let number = value as? Int ?? (value as? String).flatMap { Int($0) }
    return number.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The elements of a list.
  var list: [JSONNode]? { (value as? [Any?])?.map(JSONNode.init) }

  /// The elements of a list, or of an object whose names `0000`, `0001`, … are positions.
  var sequence: [JSONNode]? {
    guard let members = value as? [String: Any?] else { return list }
    let numbered = members.compactMap { member in Int(member.key).map { ($0, member.value) } }
      .sorted { $0.0 < $1.0 }
    guard numbered.count == members.count, numbered.map(\.0) == Array(numbered.indices) else { return nil }
    return numbered.map { JSONNode($0.1) }
  }
}
