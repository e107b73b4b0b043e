import Foundation
import Testing

@testable import TShirts

@Suite struct SwipeStoreErrorTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("swipes.sqlite")
  }

  /// What opening the file throws; the file is to be as it was.
  private func refusal() throws -> SwipeStoreError? {
    let before = try Data(contentsOf: file)
    defer { #expect((try? Data(contentsOf: file)) == before) }
    do {
      _ = try SwipeStore(at: file)
      return nil
    } catch {
      return error
    }
  }

  private func fill() throws {
    let store = try SwipeStore(at: file)
    for number in 0..<500 { try store.record("shirt \(number)", isLiked: true, by: "anna") }
  }

  @Test(arguments: ["x", "not a database", String(repeating: "{\"swipes\": []} ", count: 2000)])
  func `a file of something else is refused`(text: String) throws {
    try Data(text.utf8).write(to: file)
    #expect(try refusal() == .damaged(path: file.path, reason: "file is not a database"))
  }

  @Test func `a file that was cut off is refused`() throws {
    try fill()
    let whole = try Data(contentsOf: file)
    try whole.prefix(whole.count / 2).write(to: file)
    guard case .damaged = try refusal() else {
      Issue.record("half a file was taken")
      return
    }
  }

  @Test func `a file with overwritten pages is refused`() throws {
    try fill()
    var bytes = try Data(contentsOf: file)
    bytes.replaceSubrange(4096..<12288, with: Data(repeating: 0xa5, count: 8192))
    try bytes.write(to: file)
    guard case .damaged(_, let reason) = try refusal() else {
      Issue.record("a broken file was taken")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `a file of a later version is refused`() throws {
    try fill()
    try SQLiteConnection(path: file.path, busyTimeout: 0).execute("PRAGMA user_version = 2")
    let refusal = try refusal()
    #expect(refusal == .newer(path: file.path, version: 2, known: 1))
    #expect(
      refusal?.localizedDescription == """
        The swipes in \(file.path) were written by a later version of this app (format 2; this one knows 1). The file is \
        left as it is; use that version, or name another file.
        """)
  }

  @Test func `a database of another program is refused`() throws {
    try SQLiteConnection(path: file.path, busyTimeout: 0).execute("CREATE TABLE bookmarks (address TEXT)")
    #expect(try refusal() == .foreign(path: file.path))
  }

  @Test func `a folder in place of the file is refused`() throws {
    guard
      case .notOpened(_, let error) = #expect(
        throws: SwipeStoreError.self, performing: { try SwipeStore(at: folder.url) })
    else {
      Issue.record("a folder was taken")
      return
    }
    #expect(error.message == "unable to open database file")
  }

  @Test func `a file in place of the folder is refused`() throws {
    try Data().write(to: file)
    let error = #expect(throws: SwipeStoreError.self) { try SwipeStore(at: file.appending(component: "swipes.sqlite")) }
    guard case .noFolder(let path, _) = error else {
      Issue.record("a file was taken for a folder")
      return
    }
    #expect(path == file.path)
  }

  @Test func `a file that breaks while it is open is reported`() throws {
    let store = try SwipeStore(at: file)
    try SQLiteConnection(path: file.path, busyTimeout: 0).execute("DROP TABLE swipes")
    let error = #expect(throws: SwipeStoreError.self) { try store.record("a", isLiked: true, by: "anna") }
    #expect(error == .failed(path: file.path, SQLiteError(code: 1, message: "no such table: swipes")))
  }
}
