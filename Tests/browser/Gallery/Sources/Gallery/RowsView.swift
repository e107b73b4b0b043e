import SwiftUI

/// Many rows that come, go and change places.
struct RowsView: View {
  @State private var rows: [Int] = []
  @State private var next = 0

  var body: some View {
    HStack {
      Button("More rows") {
        rows += next..<next + 100
        next += 100
      }
      Button("Reverse") { rows.reverse() }
      Button("Every other") { rows = rows.filter { $0 % 2 == 0 } }
      Button("No rows") { rows = [] }
    }
    Text("Rows \(rows.count)")
    ForEach(rows, id: \.self) { row in
      HStack {
        Text("Row \(row)")
        RowCounter()
      }
    }
  }
}

/// State of a row's own, which stays with the row.
private struct RowCounter: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}
