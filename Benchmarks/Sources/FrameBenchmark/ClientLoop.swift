import BenchmarkSupport
import TabularData

/// A loop that a client writes, over a column and over an array of the same numbers.
struct ClientLoop {
  let name: String
  let overColumn: (Column<Double>) -> Double
  let overArray: ([Double]) -> Double

  static var all: [ClientLoop] {
    [
      ClientLoop(
        name: "loop: sum",
        overColumn: { column in
          var sum = 0.0
          for value in column { sum += value ?? 0 }
          return sum
        },
        overArray: { array in
          var sum = 0.0
          for value in array { sum += value }
          return sum
        }),
      ClientLoop(
        name: "loop: sum by position",
        overColumn: { column in
          var sum = 0.0
          for row in column.indices { sum += column[row] ?? 0 }
          return sum
        },
        overArray: { array in
          var sum = 0.0
          for row in array.indices { sum += array[row] }
          return sum
        }),
      ClientLoop(
        name: "loop: map",
        overColumn: { $0.map { ($0 ?? 0) * 2 + 1 }.last ?? .nan },
        overArray: { $0.map { $0 * 2 + 1 }.last ?? .nan }),
      ClientLoop(
        name: "loop: filter",
        overColumn: { Double($0.filter { ($0 ?? 0) > 0.5 }.count) },
        overArray: { Double($0.filter { $0 > 0.5 }.count) }),
      ClientLoop(
        name: "loop: write",
        overColumn: { column in
          var changed = column
          for row in changed.indices { changed[row] = 0.5 }
          return changed[0] ?? .nan
        },
        overArray: { array in
          var changed = array
          for row in changed.indices { changed[row] = 0.5 }
          return changed[0]
        }),
    ]
  }
}
