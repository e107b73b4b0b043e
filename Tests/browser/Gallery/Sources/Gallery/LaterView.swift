import SwiftUI

/// State that a task changes, without an event.
struct LaterView: View {
  @State private var progress = 0

  var body: some View {
    HStack {
      Button("Start") {
        Task {
          for step in 1...5 {
            try await Task.sleep(for: .milliseconds(100))
            progress = step * 20
          }
        }
      }
      Text("Progress \(progress)")
    }
  }
}

/// A number that counts by itself as long as the view is there; how many such tasks run is seen by all windows.
struct TickerView: View {
  @State private var isOn = false
  @State private var ticks = 0

  var body: some View {
    HStack {
      Button(isOn ? "Stop ticker" : "Start ticker") { isOn.toggle() }
      if isOn {
        Text("Tick \(ticks)")
          .task {
            Ticking.shared.count += 1
            defer { Ticking.shared.count -= 1 }
            while !Task.isCancelled {
              ticks += 1
              try? await Task.sleep(for: .milliseconds(10))
            }
          }
      }
      Text("Tickers \(Ticking.shared.count)")
    }
  }
}

@Observable
final class Ticking {
  static let shared = Ticking()
  var count = 0
}
