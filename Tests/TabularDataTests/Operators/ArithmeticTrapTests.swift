import TabularData
import Testing

@Suite struct ArithmeticTrapTests {
  @Test func `an overflow of integers traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Column(name: "a", contents: [1, Int.max]) + Column(name: "b", contents: [1, 1])
    }
    await #expect(processExitsWith: .failure) { _ = Column(name: "a", contents: [0, Int.min]) - 1 }
    await #expect(processExitsWith: .failure) { _ = 2 * Column(name: "a", contents: [Int.max]) }
    await #expect(processExitsWith: .failure) { _ = Column<UInt8>(name: "a", contents: [3]) - 4 }
    await #expect(processExitsWith: .failure) { _ = Column<UInt8>(name: "a", contents: [250]) + 6 }
    await #expect(processExitsWith: .failure) { _ = Column<Int8>(name: "a", contents: [-128]) / -1 }
  }

  @Test func `an overflow in a later block and on another thread traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Column<Int>(name: "a", contents: (0..<300_000).map { $0 == 250_000 ? Int.max : $0 }) + 1
    }
  }

  @Test func `a division by zero of integers traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Column(name: "a", contents: [1, 2]) / Column(name: "b", contents: [1, 0])
    }
    await #expect(processExitsWith: .failure) { _ = Column(name: "a", contents: [1, 2]) / 0 }
  }

  @Test func `an overflow in place traps`() async {
    await #expect(processExitsWith: .failure) {
      var column = Column<Int>(name: "a", contents: (0..<3000).map { $0 == 2500 ? Int.max : $0 })
      column += 1
    }
  }

  @Test func `the sentence names the column, the row and the term`() async {
    let sum = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Column<Int8>(name: "weight", contents: [1, 2, 100]) + 28
    }
    #expect(text(sum).contains("column 'weight', row 2: 100 + 28 overflows Int8"))
    let quotient = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Column(name: "weight", contents: [1, 2]) / Column(name: "height", contents: [1, 0])
    }
    #expect(text(quotient).contains("column 'weight', row 1: 2 / 0 divides by zero"))
    let lengths = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Column(name: "weight", contents: [1, 2]) + Column(name: "height", contents: [1])
    }
    #expect(text(lengths).contains("column 'weight' has 2 rows, the other side of the operator 1"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `what lies behind a missing row does not trap`() {
    var column = Column<Int>(name: "a", contents: [Int.max, 2, Int.min])
    column[0] = nil
    column[2] = nil
    #expect(Array(column + 1) == [nil, 3, nil])
    #expect(Array(column - 1) == [nil, 1, nil])
    #expect(Array(column * 2) == [nil, 4, nil])
    var divisors = Column<Int>(name: "b", contents: [0, 2, 0])
    divisors[0] = nil
    divisors[2] = nil
    #expect(Array(column / divisors) == [nil, 1, nil])
    column += 1
    column *= 3
    #expect(Array(column) == [nil, 9, nil])
  }
}
