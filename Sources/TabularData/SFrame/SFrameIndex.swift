import Foundation

// An SFrame is a folder of
//
//     dir_archive.ini    what the archive holds, and the stems of its files' names
//     STEM.frame_idx     names of the columns, number of rows, where each column's index is: STEM.sidx:POSITION
//     STEM.sidx          JSON: for a group of columns their types, the files with their values, and rows in each
//     STEM.0000 …        values: blocks, and at the end a list of the blocks

/// The columns of an SFrame and where their values are.
struct SFrameIndex {
  /// One column; each of its segments is a file and the position of the column's blocks in it.
  struct Column {
    let name: String
    /// The raw value of ``SFrameType``, or a number that it has no case for.
    let type: Int
    let segments: [(file: URL, position: Int, rowCount: Int)]
  }

  let rowCount: Int
  let columns: [Column]

  /// Reads the index files of a folder.
  ///
  /// - Throws: ``SFrameReadingError``.
  init(directory: URL) throws {
    let archivePlace = directory.appending(path: "dir_archive.ini")
    guard FileManager.default.fileExists(atPath: archivePlace.path(percentEncoded: false)) else {
      throw SFrameReadingError.missingArchive
    }
    let archive = try SFrameINIFile(archivePlace)
    guard try archive.number("archive", "version") == 1 else {
      throw SFrameReadingError.unsupportedArchive("Its version is not 1.")
    }
    let contents = archive.sections["metadata"]?["contents"] ?? ""
    guard contents == "sframe" else {
      throw SFrameReadingError.unsupportedArchive("It holds \"\(contents)\" instead of \"sframe\".")
    }
    guard let stem = try archive.sequence("prefixes").first(where: { $0.hasPrefix("m_") }) else {
      throw SFrameReadingError.badArchive("dir_archive.ini names no file with columns.")
    }
    let frame = try SFrameINIFile(try SFrameIndex.place(stem + ".frame_idx", in: directory))
    let rowCount = try frame.number("sframe", "nrows")
    let columnCount = try frame.number("sframe", "num_columns")
    let names = columnCount == 0 ? [] : try frame.sequence("column_names")
    let files = columnCount == 0 ? [] : try frame.sequence("column_files")
    guard names.count == columnCount, files.count == columnCount else {
      throw SFrameReadingError.badArchive(
        "Of \(columnCount) columns, \(names.count) have names and \(files.count) have files.")
    }
    var groups: [String: SFrameColumnGroup] = [:]
    columns = try zip(names, files).map { name, file in
      let (groupFile, position) = SFrameIndex.split(file)
      if groups[groupFile] == nil { groups[groupFile] = try SFrameColumnGroup(groupFile, in: directory) }
      return try groups[groupFile].unsafelyUnwrapped.column(position ?? 0, name: name, rowCount: rowCount)
    }
    self.rowCount = columnCount == 0 ? 0 : rowCount
  }

  /// The column of a name.
  func column(_ name: String) throws -> Column {
    guard let column = columns.first(where: { $0.name == name }) else { throw SFrameReadingError.missingColumn(name) }
    return column
  }

  /// A file and the position behind the last colon of a reference such as `m_1.sidx:3`.
  static func split(_ reference: String) -> (file: String, position: Int?) {
    guard let colon = reference.lastIndex(of: ":"), let position = Int(reference[reference.index(after: colon)...]),
      position >= 0
    else { return (reference, nil) }
    return (String(reference[..<colon]), position)
  }

  /// A file of the folder; places outside of it, to which saved references may point, are refused.
  static func place(_ name: String, in directory: URL) throws -> URL {
    guard !["", ".", ".."].contains(name), !name.contains(where: { $0 == "/" || $0 == "\0" }) else {
      throw SFrameReadingError.unsupportedLayout("It refers to \"\(name)\", which is not a file of its folder.")
    }
    let place = directory.appending(path: name)
    guard FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) else {
      throw SFrameReadingError.badArchive("The file \(name) is missing.")
    }
    return place
  }
}
