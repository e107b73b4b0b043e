import Testing

@testable import SwiftUI

@Suite @MainActor struct ActionsTests {
  private func kinds(_ actions: Actions) -> String {
    var text = PageText()
    actions.appendKinds(to: &text)
    return text.string
  }

  @Test func `kinds are told in the order of their names`() {
    #expect(kinds([:]) == "")
    #expect(kinds([.tap: { _ in }, .drag: { _ in }, .input: { _ in }]) == "drag input tap")
  }

  @Test func `an action is there until it is taken away`() {
    var actions: Actions = [.tap: { _ in }]
    #expect(actions[.tap] != nil && actions[.drag] == nil && !actions.isEmpty)
    actions[.tap] = nil
    #expect(actions[.tap] == nil && actions.isEmpty)
  }

  @Test func `a later action of a kind takes the place of the first`() {
    var done = ""
    var actions: Actions = [.tap: { _ in done += "a" }]
    actions[.tap] = { _ in done += "b" }
    actions[.tap]?(.none)
    #expect(done == "b")
    #expect(actions.kinds == [.tap])
  }

  @Test func `of a kind that both have the two are combined`() {
    var done = ""
    let first: Actions = [.tap: { _ in done += "a" }, .key: { _ in done += "k" }]
    let all = first.merging([.tap: { _ in done += "b" }, .drag: { _ in done += "d" }]) { first, second in
      { value in
        second(value)
        first(value)
      }
    }
    for kind in all.kinds { all[kind]?(.none) }
    #expect(done == "dkba")
  }

  @Test func `only the kinds are compared`() {
    let first: Actions = [.tap: { _ in }, .drag: { _ in }]
    #expect(first.haveSameKinds(as: [.drag: { _ in }, .tap: { _ in }]))
    #expect(!first.haveSameKinds(as: [.drag: { _ in }]))
    #expect(!first.haveSameKinds(as: [.drag: { _ in }, .key: { _ in }]))
  }
}
