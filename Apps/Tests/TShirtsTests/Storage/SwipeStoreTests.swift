import Foundation
import Testing

@testable import TShirts

@Suite struct SwipeStoreTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("swipes.sqlite")
  }

  private func opinions(_ store: SwipeStore, of visitor: String = "anna") throws -> [String] {
    try store.swipes(by: visitor).map { ($0.isLiked ? "+" : "-") + $0.shirt }
  }

  @Test func `swipes come back in their order, with their time`() throws {
    let store = try SwipeStore(at: file)
    try store.record("b", isLiked: true, by: "anna", at: Date(timeIntervalSince1970: 1000.25))
    try store.record("a", isLiked: false, by: "anna", at: Date(timeIntervalSince1970: 999))
    #expect(
      try store.swipes(by: "anna") == [
        Swipe(shirt: "b", isLiked: true, date: Date(timeIntervalSince1970: 1000.25)),
        Swipe(shirt: "a", isLiked: false, date: Date(timeIntervalSince1970: 999)),
      ])
  }

  @Test func `swipes are there after the file is closed and opened`() throws {
    try SwipeStore(at: file).record("a", isLiked: true, by: "anna")
    #expect(try opinions(SwipeStore(at: file)) == ["+a"])
  }

  @Test func `the latest opinion counts, and is the latest in order`() throws {
    let store = try SwipeStore(at: file)
    for (shirt, isLiked) in [("a", true), ("b", true), ("a", false)] {
      try store.record(shirt, isLiked: isLiked, by: "anna")
    }
    #expect(try opinions(store) == ["+b", "-a"])
  }

  @Test func `a swipe is taken back`() throws {
    let store = try SwipeStore(at: file)
    try store.record("a", isLiked: true, by: "anna")
    try store.record("b", isLiked: true, by: "anna")
    try store.remove("b", by: "anna")
    try store.remove("never swiped", by: "anna")
    #expect(try opinions(store) == ["+a"])
  }

  @Test func `visitors do not mix`() throws {
    let store = try SwipeStore(at: file)
    try store.record("a", isLiked: true, by: "anna")
    try store.record("a", isLiked: false, by: "Anna")
    try store.record("b", isLiked: false, by: "bert")
    try store.remove("b", by: "anna")
    try store.removeAll(by: "Anna")
    #expect(try opinions(store) == ["+a"])
    #expect(try opinions(store, of: "Anna").isEmpty)
    #expect(try opinions(store, of: "bert") == ["-b"])
    #expect(try opinions(store, of: "").isEmpty)
  }

  @Test func `many stores open a new file and write to it at once`() async throws {
    let file = file
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          let store = try SwipeStore(at: file)
          for number in 0..<100 { try store.record("\(number)", isLiked: true, by: "visitor \(writer)") }
        }
      }
      try await group.waitForAll()
    }
    let store = try SwipeStore(at: file)
    for writer in 0..<4 {
      #expect(try store.swipes(by: "visitor \(writer)").map(\.shirt) == (0..<100).map { "\($0)" })
    }
  }

  @Test func `what one store writes another sees`() throws {
    let (first, second) = (try SwipeStore(at: file), try SwipeStore(at: file))
    try first.record("a", isLiked: true, by: "anna")
    #expect(try opinions(second) == ["+a"])
    try second.remove("a", by: "anna")
    #expect(try opinions(first).isEmpty)
  }

  @Test func `folders are made, and are for their owner`() throws {
    let deep = folder.file("state").appending(components: "TShirts", "swipes.sqlite")
    _ = try SwipeStore(at: deep)
    let attributes = try FileManager.default.attributesOfItem(atPath: deep.deletingLastPathComponent().path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }
}
