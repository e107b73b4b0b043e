import SwiftUI
import Testing

@testable import SwiftUI

@Suite @MainActor struct StateTests {
  @Test func `state stays with a view's place and starts anew with another identity`() {
    let model = Model()
    let screen = Screen { ModelView(model: model) }
    screen.tap("0")
    screen.tap("1")
    #expect(screen.texts.first == "2")
    model.identity = "other"
    screen.window.drawIfNeeded()
    #expect(screen.texts.first == "0")
  }

  @Test func `a view whose inputs and state are the same is not evaluated again`() {
    Evaluations.count = 0
    let screen = Screen { OuterView() }
    screen.tap("0")
    screen.tap("1")
    #expect(screen.texts == ["2", "inner"])
    #expect(Evaluations.count == 1)
  }

  @Test func `one state of a dragged view that others never change leaves no observations behind`() {
    // 5,000 drawings of a view that also reads an object that never changes; each forgotten observation would cost
    // a fifth of a kilobyte.
    let screen = Screen { StillObjectView() }
    // Other tests run at the same time: of several rounds one shows it.
    let growths = (0..<5).map { _ in
      let before = residentBytes()
      for _ in 0..<5_000 { screen.tap("step") }
      screen.forgetMessages()
      return residentBytes() - before
    }
    #expect(growths.contains { $0 < 600_000 }, "\(growths)")
  }

  @Test func `a change within one element of a list evaluates no other element`() {
    Evaluations.rows = 0
    let screen = Screen { RowsView() }
    #expect(Evaluations.rows == 3)
    screen.tap("row 1: 0")
    #expect(screen.texts == ["row 0: 0", "row 1: 1", "row 2: 0"])
    #expect(Evaluations.rows == 4)
  }

  @Test func `bindings reach parts, optional values and elements`() {
    var values = [1, 2, 3]
    let whole = Binding(get: { values }, set: { values = $0 })
    for element in whole { element.wrappedValue *= 10 }
    #expect(values == [10, 20, 30])
    var point: CGPoint? = CGPoint(x: 1, y: 2)
    let optional = Binding(get: { point }, set: { point = $0 })
    let unwrapped = Binding(optional)
    unwrapped?.x.wrappedValue = 5
    #expect(point == CGPoint(x: 5, y: 2))
    point = nil
    #expect(Binding(optional) == nil)
    #expect(unwrapped?.wrappedValue == CGPoint(x: 1, y: 2))
    Binding.constant(4).wrappedValue = 5
    #expect(Binding.constant(4).wrappedValue == 4)
  }

  private func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(text.split(separator: " ").dropFirst().first ?? "0") ?? 0) * 4096
  }
}

@Observable
private final class Model {
  var identity = "first"
  var still = 1
}

private struct ModelView: View {
  let model: Model

  var body: some View { CountView().id(model.identity) }
}

private struct CountView: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

@MainActor
private enum Evaluations {
  static var count = 0
  static var rows = 0
}

private struct RowsView: View {
  var body: some View {
    VStack {
      ForEach(0..<3) { number in
        RowView(number: number) { _ in }.padding()
      }
    }
  }
}

private struct RowView: View {
  let number: Int
  let onChange: (Int) -> Void
  @State private var count = 0

  var body: some View {
    Evaluations.rows += 1
    return Button("row \(number): \(count)") { count += 1 }
  }
}

private struct OuterView: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    InnerView(text: "inner")
  }
}

private struct InnerView: View {
  let text: String
  @State private var unused: Int?

  var body: some View {
    Evaluations.count += 1
    return Text(verbatim: text)
  }
}

private struct StillObjectView: View {
  @State private var model = Model()
  @State private var step = 0

  var body: some View {
    Text(verbatim: "\(step) \(model.still)")
    Button("step") { step += 1 }
  }
}
