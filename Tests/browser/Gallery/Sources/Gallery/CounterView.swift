import SwiftUI

/// A number that buttons change, one of which answers only while the number is even.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    Text("Count \(count)").font(.title)
    HStack {
      Button("Add") { count += 1 }
      Button("Add when even") { count += 1 }.disabled(count % 2 == 1)
      Button("Never") { count += 1000 }.disabled(true)
    }
  }
}
