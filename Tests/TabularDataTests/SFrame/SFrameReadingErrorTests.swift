import Foundation
import TestSupport
import Testing

@testable import TabularData

@Suite struct SFrameReadingErrorTests {
  /// A copy of a fixture, one file of which is changed.
  private func changed(_ ending: String, _ change: (inout Data) -> Void) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in try FileManager.default.contentsOfDirectory(at: SFrameFixtures.types, includingPropertiesForKeys: nil) {
      var data = try Data(contentsOf: file)
      if file.lastPathComponent.hasSuffix(ending) { change(&data) }
      try data.write(to: folder.file(file.lastPathComponent))
    }
    return folder
  }

  private func replaced(_ ending: String, _ text: String, by other: String) throws -> TemporaryFolder {
    try changed(ending) { data in
      data = Data(String(decoding: data, as: UTF8.self).replacingOccurrences(of: text, with: other).utf8)
    }
  }

  private func message(_ folder: TemporaryFolder, columns: [String]? = nil, rows: Range<Int>? = nil) -> String {
    do {
      _ = try DataFrame(contentsOfSFrameDirectory: folder.url, columns: columns, rows: rows)
      return "read"
    } catch let error as SFrameReadingError {
      #expect(error.errorDescription == error.description)
      return error.description
    } catch {
      return "another error: \(error)"
    }
  }

  @Test func `observed 87: a folder that is no SFrame is an error`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: SFrameReadingError.self) { try DataFrame(contentsOfSFrameDirectory: folder.url) }
    guard case .missingArchive = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message(folder) == "There is no SFrame: the directory has no file dir_archive.ini.")
    #expect(throws: SFrameReadingError.self) {
      try DataFrame(contentsOfSFrameDirectory: folder.file("absent"))
    }
  }

  @Test func `archives of other things and versions are refused by name`() throws {
    #expect(
      message(try replaced("archive.ini", "contents=sframe", by: "contents=graph"))
        == "The archive is not supported. It holds \"graph\" instead of \"sframe\".")
    #expect(
      message(try replaced("archive.ini", "version=1", by: "version=2"))
        == "The archive is not supported. Its version is not 1.")
    #expect(
      message(try replaced("sidx", "\"version\" : 2", by: "\"version\" : 1"))
        .hasPrefix("The layout of the SFrame is not supported. The version of m_"))
    #expect(
      message(try replaced("frame_idx", "0000=m_", by: "0000=/etc/m_"))
        .hasPrefix("The layout of the SFrame is not supported. It refers to \"/etc/m_"))
  }

  @Test func `columns of images and of arrays are refused, unless they are left out`() throws {
    let images = try replaced("sidx", "\"__type__\" : \"3\"", by: "\"__type__\" : \"8\"")
    #expect(
      message(images)
        == "Columns of images (type 8) are not supported. Leave such a column out by naming the others.")
    #expect(message(images, columns: ["text"]) == "read")
    let arrays = try replaced("sidx", "\"__type__\" : \"3\"", by: "\"__type__\" : \"9\"")
    #expect(message(arrays).hasPrefix("Columns of multidimensional arrays (type 9)"))
  }

  @Test func `columns and rows that are not there are named`() throws {
    let folder = try changed("none") { _ in }
    #expect(message(folder, columns: ["text", "size"]) == "The SFrame has no column named \"size\".")
    #expect(
      message(folder, rows: 2..<5) == "The SFrame is damaged. Rows up to 5 were requested, but there are 4.")
  }

  @Test func `index files that contradict each other are refused`() throws {
    #expect(
      message(try replaced("frame_idx", "nrows=4", by: "nrows=5"))
        == "The SFrame is damaged. Column \"integer\" has 4 rows in 1 files instead of 5 in 1.")
    #expect(
      message(try replaced("frame_idx", "0001=decimal\n", by: "")).hasSuffix(" is missing or not numbered from 0."))
    #expect(
      message(try replaced("frame_idx", "sidx:3", by: "sidx:11")).hasSuffix(" has 11 columns, but column 11 is used."))
  }

  @Test func `a type that the values do not have is refused`() throws {
    #expect(
      message(try replaced("sidx", "\"__type__\" : \"1\"", by: "\"__type__\" : \"0\""))
        == "The SFrame's data is damaged. Column \"decimal\": A block holds 2 types, the first of them 1, in a column of "
        + "0.")
  }

  /// Each byte that is not padding; of the index files, which are text, every fourth.
  @Test(arguments: [(".0000", 1), ("sidx", 4), ("frame_idx", 4), ("archive.ini", 4)])
  func `no byte of an SFrame can be changed so that reading traps`(ending: String, step: Int) throws {
    let folder = try changed("none") { _ in }
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.url.path).first { $0.hasSuffix(ending) })
    let whole = try Data(contentsOf: folder.file(name))
    for place in whole.indices.filter({ whole[$0] != 0 }) where place % step == 0 {
      var data = whole
      data[place] ^= [0x80, 0x0F, 0x01, 0xFF][place / step % 4]
      try data.write(to: folder.file(name))
      let outcome = message(folder)
      #expect(!outcome.hasPrefix("another"), "byte \(place) of \(name): \(outcome)")
    }
  }

  @Test func `a file of values that was cut off is refused`() throws {
    for length in [0, 7, 8, 100, 4096, 45056] {
      let folder = try changed(".0000") { $0 = $0.prefix(length) }
      #expect(message(folder).hasPrefix("The SFrame's data is damaged. "), "\(length) bytes")
    }
  }

  @Test func `an error is of the case that says whose fault it is`() throws {
    let graph = try replaced("archive.ini", "contents=sframe", by: "contents=graph")
    #expect { try DataFrame(contentsOfSFrameDirectory: graph.url) } throws: { error in
      if case SFrameReadingError.unsupportedArchive("It holds \"graph\" instead of \"sframe\".") = error {
        true
      } else {
        false
      }
    }
    let version = try replaced("sidx", "\"version\" : 2", by: "\"version\" : 1")
    #expect { try DataFrame(contentsOfSFrameDirectory: version.url) } throws: { error in
      if case SFrameReadingError.unsupportedLayout(let reason) = error {
        reason.hasPrefix("The version of m_")
      } else {
        false
      }
    }
    let images = try replaced("sidx", "\"__type__\" : \"3\"", by: "\"__type__\" : \"8\"")
    #expect { try DataFrame(contentsOfSFrameDirectory: images.url) } throws: { error in
      if case SFrameReadingError.unsupportedType(8) = error { true } else { false }
    }
    let whole = try changed("none") { _ in }
    #expect { try DataFrame(contentsOfSFrameDirectory: whole.url, columns: ["size"]) } throws: { error in
      if case SFrameReadingError.missingColumn("size") = error { true } else { false }
    }
    let integers = try replaced("sidx", "\"__type__\" : \"1\"", by: "\"__type__\" : \"0\"")
    #expect { try DataFrame(contentsOfSFrameDirectory: integers.url) } throws: { error in
      if case SFrameReadingError.badEncoding(let reason) = error {
        reason.hasPrefix("Column \"decimal\": ")
      } else {
        false
      }
    }
    #expect { try DataFrame(contentsOfSFrameDirectory: whole.url, columns: nil, rows: 2..<5) } throws: { error in
      if case SFrameReadingError.badArchive("Rows up to 5 were requested, but there are 4.") = error {
        true
      } else {
        false
      }
    }
  }
}
