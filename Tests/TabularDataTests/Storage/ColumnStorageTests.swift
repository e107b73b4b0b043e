import Testing

@testable import TabularData

@Suite struct ColumnStorageTests {
  private func adopted(_ values: [Int], missing: Set<Int>) -> ColumnStorage<Int> {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: values.count)
    memory.initialize(from: values, count: values.count)
    let validity = ValidityBitmap(capacity: values.count)
    for row in missing { validity[row] = false }
    return ColumnStorage(adopting: memory, count: values.count, validity: validity)
  }

  @Test func `adopted memory reads back`() {
    let storage = adopted([4, 5, 6], missing: [1])
    #expect((0..<3).map { storage[$0] } == [4, nil, 6])
    #expect(storage.missingCount == 1)
    #expect(storage.firstMissingRow == 1)
  }

  @Test func `a bitmap without missing rows is dropped`() {
    let storage = adopted(Array(0..<130), missing: [])
    #expect(storage.validity == nil)
    #expect(storage.missingCount == 0)
    #expect(storage.firstMissingRow == nil)
  }

  @Test func `missing rows past the first word are counted`() {
    let storage = adopted(Array(0..<130), missing: [64, 129])
    #expect(storage.missingCount == 2)
    #expect(storage.firstMissingRow == 64)
  }

  @Test func `a copy is written to alone`() {
    let original = adopted([1, 2, 3], missing: [2])
    var copy = original
    copy[0] = 9
    copy[2] = 8
    copy.append(nil)
    #expect((0..<3).map { original[$0] } == [1, 2, nil])
    #expect((0..<4).map { copy[$0] } == [9, 2, 8, nil])
  }

  @Test func `removing moves values and their validity down`() {
    var storage = adopted([1, 2, 3, 4], missing: [2])
    storage.remove(at: 1)
    #expect((0..<storage.count).map { storage[$0] } == [1, nil, 4])
    storage.remove(at: 2)
    storage.remove(at: 0)
    #expect((0..<storage.count).map { storage[$0] } == [nil])
  }

  /// Counts the objects that are alive.
  private final class Counter { var alive = 0 }
  private final class Tracked {
    let counter: Counter
    init(_ counter: Counter) {
      self.counter = counter
      counter.alive += 1
    }
    deinit { counter.alive -= 1 }
  }

  @Test func `every object is released once`() {
    let counter = Counter()
    do {
      var storage = ColumnStorage<Tracked>(capacity: 1)
      for row in 0..<100 { storage.append(row % 3 == 0 ? nil : Tracked(counter)) }
      #expect(counter.alive == 66)
      var copy = storage
      copy[1] = nil
      copy[0] = Tracked(counter)
      copy[2] = Tracked(counter)
      copy.remove(at: 4)
      #expect(counter.alive == 68)
      storage = copy
      #expect(counter.alive == 65)
    }
    #expect(counter.alive == 0)
  }
}
