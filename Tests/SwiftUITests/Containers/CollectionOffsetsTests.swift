import Foundation
import SwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
  @Test func `elements are removed by their offsets`() {
    var letters = Array("abcde")
    letters.remove(atOffsets: IndexSet([0, 3, 9]))
    #expect(letters == ["b", "c", "e"])
  }

  @Test func `elements are moved before another one`() {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet([0, 2]), toOffset: 5)
    #expect(letters == ["b", "d", "e", "a", "c"])
    letters.move(fromOffsets: IndexSet([3, 4]), toOffset: 1)
    #expect(letters == ["b", "a", "c", "d", "e"])
  }
}
