import Foundation
import ModelSpecification
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  @Test func `a file takes the place of an older one and keeps its mode`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "model")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try AtomicFile.write(Array("new".utf8), to: file)
    #expect(try AtomicFile.read(file) == Array("new".utf8))
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["model"])
  }

  @Test func `a write that fails leaves nothing behind and names the file`() throws {
    let folder = try TemporaryFolder()
    let place = folder.file("missing/model")
    do {
      try AtomicFile.write([1], to: place)
      Issue.record("written into a folder that is not there")
    } catch let error as ModelSpecificationError {
      #expect(error.description == "\(place.path) cannot be written: No such file or directory")
    }
    // A folder is in the way.
    let folderInTheWay = folder.file("folder")
    try FileManager.default.createDirectory(
      at: folderInTheWay.appending(path: "inside"), withIntermediateDirectories: true)
    #expect(throws: ModelSpecificationError.self) { try AtomicFile.write([1], to: folderInTheWay) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["folder"])
  }

  @Test func `a link is followed, not replaced`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "model")
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try AtomicFile.write([7], to: link)
    #expect(try AtomicFile.read(file) == [7])
  }

  @Test func `a pipe is not replaced`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let refusal = ModelSpecificationError.unwritableFile(path: pipe.path, reason: "It is a device or a pipe")
    #expect(throws: refusal) { try AtomicFile.write([1], to: pipe) }
    #expect(throws: refusal) { try AtomicFile.writeFolder(["a": [1]], to: pipe) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["pipe"])
  }

  @Test func `a folder takes the place of a file or folder`() throws {
    let folder = try TemporaryFolder()
    let place = try folder.write("a file", to: "m")
    for content: UInt8 in [1, 2] {
      try AtomicFile.writeFolder(["a/b": [content], "c": []], to: place)
      #expect(try AtomicFile.read(place.appending(path: "a/b")) == [content])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["m"])
  }

  @Test func `a reader of a folder that is replaced finds the old or the new, never none`() async throws {
    let folder = try TemporaryFolder()
    let place = folder.file("package")
    try AtomicFile.writeFolder(["content": [0]], to: place)
    // Writing starts when the reader has looked once, and the reader ends only when told to.
    let (isReading, reading) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(1))
    let reader = Task.detached {
      repeat {
        guard access(place.path, F_OK) == 0 else { return false }
        reading.yield()
      } while !Task.isCancelled
      return true
    }
    for await _ in isReading { break }
    for content in 1...200 { try AtomicFile.writeFolder(["content": [UInt8(content)]], to: place) }
    reader.cancel()
    #expect(await reader.value, "the folder was gone for a moment")
    #expect(try AtomicFile.read(place.appending(path: "content")) == [200])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["package"])
  }

  @Test func `a file that is not there is named`() throws {
    let folder = try TemporaryFolder()
    let place = folder.file("nothing")
    #expect(
      throws: ModelSpecificationError.unreadableFile(path: place.path, reason: "No such file or directory")
    ) { try AtomicFile.read(place) }
  }
}
