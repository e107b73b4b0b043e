import FileReplacement
import Foundation
import TestSupport
import Testing

@Suite struct FileReplacementTests {
  private func write(_ text: String, to place: URL) throws {
    let file = try FileReplacement(of: place)
    try file.write(Array(text.utf8))
    try file.finish()
  }

  private func names(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test func `a file takes the place of an older one and keeps its mode`() throws {
    let folder = try TemporaryFolder()
    let place = try folder.write("a longer text", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: place.path)
    try write("new", to: place)
    #expect(try String(contentsOf: place, encoding: .utf8) == "new")
    #expect(try FileManager.default.attributesOfItem(atPath: place.path)[.posixPermissions] as? Int == 0o640)
    #expect(try names(folder) == ["file"])
  }

  @Test func `until it is finished the old file stays, and nothing is left behind`() throws {
    let folder = try TemporaryFolder()
    let place = try folder.write("old", to: "file")
    do {
      let file = try FileReplacement(of: place)
      try file.write([1, 2, 3])
      #expect(try names(folder).count == 2)
    }
    #expect(try names(folder) == ["file"])
    #expect(try String(contentsOf: place, encoding: .utf8) == "old")
  }

  @Test func `bytes come where they are put`() throws {
    let folder = try TemporaryFolder()
    let place = folder.file("file")
    let file = try FileReplacement(of: place)
    try "cd".utf8.withContiguousStorageIfAvailable { try file.write(UnsafeRawBufferPointer($0), at: 2) }
    try "ab".utf8.withContiguousStorageIfAvailable { try file.write(UnsafeRawBufferPointer($0), at: 0) }
    try file.finish()
    #expect(try String(contentsOf: place, encoding: .utf8) == "abcd")
  }

  @Test(arguments: ["there", "not yet there"])
  func `a link is followed to a file that is there or not`(name: String) throws {
    let folder = try TemporaryFolder()
    if name == "there" { _ = try folder.write("old", to: name) }
    try FileManager.default.createSymbolicLink(atPath: folder.file("second").path, withDestinationPath: name)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("first").path, withDestinationPath: folder.file("second").path)
    try write("new", to: folder.file("first"))
    #expect(try String(contentsOf: folder.file(name), encoding: .utf8) == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("first").path)
        == folder.file("second").path)
    #expect(try names(folder) == ["first", name, "second"].sorted())
  }

  @Test func `links in a ring are refused`() throws {
    let folder = try TemporaryFolder()
    let place = folder.file("a")
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: folder.file("b").path, withDestinationPath: "a")
    #expect(throws: FileReplacementError(path: place.path, code: ELOOP)) { try write("new", to: place) }
  }

  @Test func `folders, pipes and devices are not replaced`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    for (place, words) in [
      (folder.url, "It is a folder"), (pipe, "It is a device or a pipe"),
      (URL(filePath: "/dev/null"), "It is a device or a pipe"),
    ] {
      let error = #expect(throws: FileReplacementError.self) { try write("new", to: place) }
      #expect(error?.description == "\(place.path) cannot be written: \(words)")
    }
    #expect(try names(folder) == ["pipe"])
  }

  @Test func `a folder that is not there and a place that is no file's are named`() throws {
    let folder = try TemporaryFolder()
    let place = folder.file("none/file")
    let error = #expect(throws: FileReplacementError.self) { try write("new", to: place) }
    #expect(error?.description == "\(place.path) cannot be written: No such file or directory")
    #expect(error?.cocoaError.code == .fileNoSuchFile)
    #expect(error?.cocoaError.localizedDescription == error?.description)
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(throws: FileReplacementError.self) { try FileReplacement(of: address) }
  }
}
