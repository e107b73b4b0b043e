import Foundation
import Observation
import Testing

@testable import SwiftUI

/// Random windows: what a page is told of the views that have changed must be what the whole window comes to.
@Suite @MainActor struct DrawingInPartsTests {
  @Test func `a page that is told of parts has what the whole window is`() throws {
    for seed in 1...100 {
      var windows = RandomWindows(seed: UInt64(seed))
      let content = windows.view(depth: 4)
      let screen = Screen { content }
      let page = PageModel()
      try apply(screen.messages, to: page)
      for step in 1...12 {
        screen.forgetMessages()
        for _ in 0...windows.number(below: 2) { try tap(&windows, screen.window, page) }
        screen.window.drawIfNeeded()
        try apply(screen.messages, to: page)
        #expect(screen.window.drawWhole().json == "", "seed \(seed), step \(step)")
        let root = try #require(screen.window.shown?.first)
        let difference = page.difference(from: root)
        #expect(difference == nil, "seed \(seed), step \(step)")
        if difference != nil { return }
      }
    }
  }

  private func apply(_ messages: [String], to page: PageModel) throws {
    for message in messages {
      let parts = try #require(JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any])
      let operations = try JSONSerialization.data(withJSONObject: #require(parts["o"]))
      try page.apply(String(decoding: operations.dropFirst().dropLast(), as: UTF8.self))
    }
  }

  /// Taps on something that was on the page at the last drawing.
  private func tap(_ windows: inout RandomWindows, _ window: WindowSession, _ page: PageModel) throws {
    let buttons = page.all.filter { $0.attributes["data-on"]?.contains("tap") == true }.compactMap(\.number)
    if buttons.isEmpty { return }
    try window.take(.tap, on: buttons[windows.number(below: buttons.count)], .none)
  }
}

/// Makes views of random parts: for the same seed the same ones.
@MainActor
private struct RandomWindows {
  private var state: UInt64
  private var lastName = 0
  private let model = SharedNumber()

  init(seed: UInt64) { state = seed }

  /// SplitMix64, reduced to numbers below `bound`.
  mutating func number(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func view(depth: Int) -> AnyView {
    if depth == 0 { return leaf() }
    let view = modified(number(below: 4) == 0 ? leaf() : container(depth: depth))
    return number(below: 2) == 0 ? modified(view) : view
  }

  private mutating func leaf() -> AnyView {
    lastName += 1
    let name = "view \(lastName)"
    switch number(below: 5) {
    case 0: return AnyView(Mover(name: name))
    case 1: return AnyView(Counter(name: name))
    case 2: return AnyView(Follower(name: name, model: model))
    case 3: return AnyView(Reader(name: name, model: model))
    default: return AnyView(Text(verbatim: name))
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    let (first, second) = (view(depth: depth - 1), view(depth: depth - 1))
    switch number(below: 6) {
    case 0:
      return AnyView(
        VStack {
          first
          second
        })
    case 1:
      return AnyView(
        HStack {
          first
          Spacer()
          second
        })
    case 2: return AnyView(ZStack { first }.overlay { second })
    case 3: return AnyView(ForEach(0..<3, id: \.self) { $0 == 1 ? first : second })
    case 4: return AnyView(Switch(name: "switch \(depth)", first: first, second: second))
    default: return AnyView(Group { first })
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    let model = model
    return switch number(below: 11) {
    case 0: AnyView(view.padding())
    case 1: AnyView(view.offset(y: 3))
    case 2: AnyView(view.opacity(0.5))
    case 3: AnyView(view.accessibilityElement(children: .combine))
    case 4: AnyView(view.accessibilityLabel("Said"))
    case 5: AnyView(view.background(Color.red).clipShape(Circle()))
    case 6: AnyView(view.shadow(radius: 2))
    case 7: AnyView(view.zIndex(2).transition(.opacity))
    case 8: AnyView(view.foregroundStyle(.secondary).font(.title))
    case 9: AnyView(view.modifier(Framed()))
    default: AnyView(view.onTapGesture { model.number += 1 })
    }
  }
}

@Observable
private final class SharedNumber {
  var number = 0
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.frame(maxWidth: 200).border(.blue) }
}

private struct Mover: View {
  let name: String
  @State private var place = 0.0

  var body: some View { Button(name) { place += 1 }.offset(x: place).opacity(1 / (1 + place)) }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

private struct Follower: View {
  let name: String
  let model: SharedNumber

  var body: some View {
    Button(name) { model.number += 1 }.rotationEffect(.degrees(Double(model.number)))
  }
}

private struct Reader: View {
  let name: String
  let model: SharedNumber

  var body: some View { Text("\(name) reads \(model.number)") }
}

private struct Switch: View {
  let name: String
  let first: AnyView
  let second: AnyView
  @State private var isOn = true

  var body: some View {
    VStack {
      Button(name) { isOn.toggle() }
      if isOn { first } else { second }
    }
  }
}
