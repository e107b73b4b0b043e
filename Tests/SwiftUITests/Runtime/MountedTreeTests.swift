import Foundation
import Testing

@testable import SwiftUI

/// Random trees: what a page has, changed by the operations that it is told, must be what the elements say.
@Suite @MainActor struct MountedTreeTests {
  @Test func `a page that does what it is told has what the elements say`() throws {
    for seed in 1...2_000 {
      var forest = Forest(seed: UInt64(seed))
      var element = forest.tree()
      let tree = MountedTree()
      let page = PageModel()
      try page.apply(tree.update(to: element).json)
      for step in 1...3 {
        element = forest.changed(element)
        try page.apply(tree.update(to: element).json)
        let difference = page.difference(from: element)
        #expect(difference == nil, "seed \(seed), step \(step)")
        if difference != nil { return }
      }
      expectActions(of: tree, page, "seed \(seed)")
    }
  }

  /// Each element of the page that acts is found by its number, and no other.
  private func expectActions(of tree: MountedTree, _ page: PageModel, _ comment: Comment) {
    let acting = Set(page.all.filter { $0.attributes["data-on"] != nil }.compactMap(\.number))
    let found = Set((0...(page.highestNumber ?? 0)).filter { tree.element($0) != nil })
    #expect(found == acting, comment)
  }

  @Test func `what stays keeps its number when the page gets everything again`() throws {
    var forest = Forest(seed: 7)
    let first = forest.tree()
    let tree = MountedTree()
    let (page, newPage) = (PageModel(), PageModel())
    try page.apply(tree.update(to: first).json)
    try newPage.apply(tree.replaceAll(with: first).json)
    #expect(page.all.map(\.number) == newPage.all.map(\.number))
    let second = forest.changed(first)
    _ = tree.replaceAll(with: second)
    try newPage.apply(tree.replaceAll(with: second).json)
    #expect(newPage.difference(from: second) == nil)
  }

  @Test func `the same elements change nothing`() throws {
    var forest = Forest(seed: 3)
    let element = forest.tree()
    let tree = MountedTree()
    _ = tree.update(to: element)
    #expect(tree.update(to: element).isEmpty)
    #expect(tree.update(to: forest.copied(element)).isEmpty)
  }

  @Test func `what the person has entered is not told back`() throws {
    func field(_ value: String) -> Element {
      Element("input", key: ElementKey(node: 1), attributes: [Attribute("value", value)], actions: [.input: { _ in }])
    }
    let tree = MountedTree()
    _ = tree.update(to: field(""))
    tree.element(1)?.pageHas("abc", of: "value")
    #expect(tree.update(to: field("abc")).isEmpty)
    tree.element(1)?.pageHas("abcd", of: "value")
    #expect(tree.update(to: field("ABC")).json == #"["a",1,"value","ABC"]"#)
  }

  @Test func `a page that gets everything again has forgotten what the person has entered`() throws {
    func field(_ value: String) -> Element {
      Element("input", key: ElementKey(node: 1), attributes: [Attribute("value", value)], actions: [.input: { _ in }])
    }
    let tree = MountedTree()
    let first = field("")
    _ = tree.update(to: first)
    tree.element(1)?.pageHas("abc", of: "value")
    _ = tree.replaceAll(with: first)
    #expect(tree.update(to: field("abc")).json == #"["a",1,"value","abc"]"#)
  }

  @Test func `what a person has entered and the app does not have is taken back`() throws {
    func box(_ attributes: [Attribute]) -> Element {
      Element("input", key: ElementKey(node: 1), attributes: attributes, actions: [.input: { _ in }])
    }
    let tree = MountedTree()
    _ = tree.update(to: box([]))
    tree.element(1)?.pageHas("true", of: "checked")
    #expect(tree.update(to: box([])).json == #"["x",1,"checked"]"#)
    #expect(tree.update(to: box([])).isEmpty)
  }

  @Test func `what an element is made of is told when it changes, and only that`() throws {
    func element(_ classes: [String], _ style: Style, _ growth: Growth = [], _ actions: Actions = [:]) -> Element {
      Element(key: ElementKey(node: 1), classes: classes, style: style, actions: actions, growth: growth)
    }
    let tree = MountedTree()
    _ = tree.update(to: element(["w"], ["gap": "8px"]))
    #expect(tree.update(to: element(["w", "fixed"], ["gap": "8px"])).json == #"["a",1,"class","w fixed"]"#)
    #expect(tree.update(to: element(["w"], ["gap": "8px"], .both)).json == #"["a",1,"class","w gx gy"]"#)
    #expect(
      tree.update(to: element(["w"], ["gap": "8px", "font-family": "\"a\""], .both)).json
        == #"["a",1,"style","gap:8px;font-family:\"a\""]"#)
    #expect(tree.element(1) == nil)
    #expect(
      tree.update(to: element([], [:], [], [.tap: { _ in }, .drag: { _ in }])).json
        == #"["x",1,"class"],["x",1,"style"],["a",1,"data-on","drag tap"]"#)
    #expect(tree.element(1) != nil)
    #expect(tree.update(to: element([], [:])).json == #"["x",1,"data-on"]"#)
    #expect(tree.element(1) == nil)
  }

  @Test func `of rows of which one comes and one goes the others are not told`() throws {
    func list(_ rows: some Sequence<Int>) -> Element {
      Element(key: ElementKey(node: 0), children: rows.map { Element("p", key: ElementKey(node: $0), text: "\($0)") })
    }
    let tree = MountedTree()
    _ = tree.update(to: list(1...50))
    // The row 1 is number 2, the first new one number 52.
    #expect(tree.update(to: list(1...49)).json == #"["r",51]"#)
    #expect(tree.update(to: list(0...48)).json == #"["r",50],["i",1,2,"<p id=\"v52\">0</p>"]"#)
    #expect(
      tree.update(to: list(Array(0...24) + [99] + Array(26...48))).json
        == #"["r",26],["i",1,27,"<p id=\"v53\">99</p>"]"#)
  }

  @Test func `a row that goes to the front is moved and nothing else`() throws {
    func list(_ rows: [Int]) -> Element {
      Element(key: ElementKey(node: 0), children: rows.map { Element("p", key: ElementKey(node: $0), text: "\($0)") })
    }
    let tree = MountedTree()
    _ = tree.update(to: list([1, 2, 3, 4]))
    // The root is number 1, the row 4 number 5.
    #expect(tree.update(to: list([4, 1, 2, 3])).json == #"["m",1,2,5]"#)
    #expect(tree.update(to: list([4, 3])).json == #"["r",2],["r",3]"#)
    #expect(tree.update(to: list([])).json == #"["r",5],["r",4]"#)
  }

  @Test func `nothing is left of a tree that was cleared`() throws {
    let tree = MountedTree()
    _ = tree.update(to: Element("button", key: ElementKey(node: 1), actions: [.tap: { _ in }]))
    #expect(tree.element(1) != nil)
    tree.clear()
    #expect(tree.element(1) == nil)
  }
}
