import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct GestureTests {
  private func drag(_ screen: Screen, _ numbers: [Double]) {
    screen.act(.drag, on: screen.elements.first { $0.actions[.drag] != nil }, .numbers(numbers))
  }

  @Test func `a dragged view follows the finger, and its gesture state goes back at the end`() {
    let screen = Screen { CardView() }
    drag(screen, [1, 10, 20, 30, -5, 100, 0])
    #expect(screen.lastOperations.contains("translate(30px,-5px)"))
    #expect(screen.texts.first == "dragging")
    drag(screen, [2, 10, 20, 40, 0, 200, -40])
    #expect(screen.texts.first == "40.0 to 90.0")
  }

  @Test func `a cancelled drag ends nothing and resets the gesture state`() {
    let screen = Screen { CardView() }
    drag(screen, [1, 0, 0, 30, 0, 0, 0])
    drag(screen, [3, 0, 0, 30, 0, 0, 0])
    #expect(screen.texts.first == "still")
  }

  @Test func `what no page sends is not taken`() {
    for numbers in [[1, 2], [4, 0, 0, 1, 1, 1, 1], [1, 0, 0, .infinity, 0, 0, 0], [1, 0, 0, 1e9, 0, 0, 0]] {
      #expect(DragReport(.numbers(numbers)) == nil)
    }
    #expect(DragReport(.none) == nil)
  }

  @Test func `the minimum distance and the space of coordinates are the page's to keep`() throws {
    let screen = Screen {
      Text("x").gesture(DragGesture(minimumDistance: 3, coordinateSpace: .global).onChanged { _ in })
    }
    let element = try #require(screen.elements.first { $0.actions[.drag] != nil })
    #expect(element.attributes.contains(Attribute("data-minimum", "3")))
    #expect(element.attributes.contains(Attribute("data-global")))
    #expect(element.attributes.contains(Attribute("data-on", "drag")))
  }

  @Test func `the second of two taps counts as a double one`() throws {
    var count = 0
    let screen = Screen { Text("x").onTapGesture(count: 2) { count += 1 } }
    let element = screen.element("x", on: .tap)
    screen.act(.tap, on: element)
    #expect(count == 0)
    screen.act(.tap, on: element, .numbers([2]))
    screen.act(.tap, on: element, .numbers([3]))
    #expect(count == 1)
  }

  @Test func `what is tapped can be reached by keys, unless a control lies within`() throws {
    let screen = Screen {
      VStack {
        Text("x").onTapGesture {}
        VStack { Button("y") {} }.onTapGesture {}
      }
    }
    let tapped = screen.elements.filter { $0.actions[.tap] != nil && $0.tag != "button" }
    #expect(tapped.map { $0.attributes.contains(Attribute("role", "button")) } == [true, false])
    #expect(tapped.map { $0.attributes.contains(Attribute("tabindex", "0")) } == [true, false])
  }

  @Test func `a disabled view has no gestures`() {
    let screen = Screen { Text("x").onTapGesture {}.disabled(true) }
    #expect(screen.element("x", on: .tap) == nil)
  }

  @Test func `of two gestures at one view the inner counts, with equal rank both, with higher rank the outer`() {
    var heard: [String] = []
    func views() -> [any View] {
      [
        Text("x").onTapGesture { heard.append("a") }.onTapGesture { heard.append("b") },
        Text("x").onTapGesture { heard.append("a") }.simultaneousGesture(
          TapGesture().onEnded { heard.append("b") }),
        Text("x").onTapGesture { heard.append("a") }.highPriorityGesture(TapGesture().onEnded { heard.append("b") }),
        Text("x").gesture(TapGesture().onEnded { heard.append("a") }, including: .subviews),
      ]
    }
    for view in views() {
      Screen { view }.tap("x")
      heard.append(".")
    }
    #expect(heard.joined() == "a.ab.b..")
  }

  @Test func `a long press tells when it begins, when it counts and when it is over`() {
    var heard: [String] = []
    let screen = Screen {
      Text("x").onLongPressGesture(minimumDuration: 1) {
        heard.append("held")
      } onPressingChanged: {
        heard.append("\($0)")
      }
    }
    for phase in [1.0, 2, 3] { screen.act(.hold, on: screen.element("x", on: .hold), .numbers([phase])) }
    #expect(heard == ["true", "held", "false"])
    #expect(screen.element("x", on: .hold)?.attributes.contains(Attribute("data-hold", "1000")) == true)
  }
}

private struct CardView: View {
  @State private var offset = CGSize.zero
  @State private var note = "still"
  @GestureState private var isDragging = false

  var body: some View {
    Text(isDragging ? "dragging" : note)
      .offset(offset)
      .gesture(
        DragGesture()
          .updating($isDragging) { _, state, _ in state = true }
          .onChanged { offset = $0.translation }
          .onEnded { note = "\($0.translation.width) to \($0.predictedEndTranslation.width)" })
  }
}
