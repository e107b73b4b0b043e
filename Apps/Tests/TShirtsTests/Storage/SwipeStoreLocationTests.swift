import Foundation
import Testing

@testable import TShirts

@Suite struct SwipeStoreLocationTests {
  @Test func `a file can be named`() {
    #expect(
      SwipeStore.location(environment: ["TSHIRTS_DATABASE": "/data/s.db", "HOME": "/home/a"]).path == "/data/s.db")
  }

  #if os(Linux)
    @Test func `swipes are kept where programs keep their state`() {
      let inHome = "/home/a/.local/state/TShirts/swipes.sqlite"
      #expect(SwipeStore.location(environment: ["HOME": "/home/a"]).path == inHome)
      #expect(SwipeStore.location(environment: ["HOME": "/home/a", "TSHIRTS_DATABASE": ""]).path == inHome)
      #expect(SwipeStore.location(environment: ["HOME": "/home/a", "XDG_STATE_HOME": "state"]).path == inHome)
      #expect(
        SwipeStore.location(environment: ["HOME": "/home/a", "XDG_STATE_HOME": "/var/s"]).path
          == "/var/s/TShirts/swipes.sqlite")
    }
  #endif
}
