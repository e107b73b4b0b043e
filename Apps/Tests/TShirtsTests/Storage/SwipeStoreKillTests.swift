import Foundation
import Testing

@testable import TShirts

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct SwipeStoreKillTests {
  /// A process records swipes, and writes a byte to another file after each; a second thread kills it.
  @Test(arguments: [1, 3, 10, 30, 100])
  func `a process killed while it writes has lost no swipe that it was told is kept`(milliseconds: Int) async throws {
    let folder = try TemporaryFolder()
    let (file, counter) = (folder.file("swipes.sqlite").path, folder.file("acknowledged").path)
    try SwipeStore(at: URL(filePath: file)).record("before", isLiked: true, by: "bert")

    await #expect(processExitsWith: .signal(SIGKILL)) {
      [file = file as String, counter = counter as String, milliseconds] in
      let store = try SwipeStore(at: URL(filePath: file))
      let acknowledged = open(counter, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      Thread.detachNewThread {
        usleep(UInt32(milliseconds) * 1000)
        kill(getpid(), SIGKILL)
      }
      for number in 0... {
        try store.record("\(number)", isLiked: number % 2 == 0, by: "anna")
        _ = write(acknowledged, "+", 1)
      }
    }

    let count = (try? Data(contentsOf: URL(filePath: counter)).count) ?? 0
    let store = try SwipeStore(at: URL(filePath: file))
    let kept = try store.swipes(by: "anna")
    #expect(kept.map(\.shirt) == (0..<kept.count).map { "\($0)" })
    // The last one may be there without having been acknowledged.
    #expect(kept.count == count || kept.count == count + 1)
    #expect(try store.swipes(by: "bert").map(\.shirt) == ["before"])
    try store.record("after", isLiked: true, by: "anna")
    #expect(try store.swipes(by: "anna").count == kept.count + 1)
  }
}
