import Foundation

@testable import SwiftUI

/// A page as the browser would have it, changed only by the operations that it is told.
@MainActor
final class PageModel {
  final class Node {
    let tag: String
    var attributes: [String: String]
    var text = ""
    var children: [Node] = []
    weak var parent: Node?
    /// The seconds in which it was changed last: 0 for at once, -1 for as the whole message says.
    var lastChange: Double?
    let number: Int?

    init(tag: String, attributes: [String: String]) {
      self.tag = tag
      self.attributes = attributes
      number = attributes["id"].flatMap { Int($0.dropFirst()) }
    }

    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  struct Failure: Error {
    let sentence: String
  }

  private(set) var root: Node?
  private var seconds = -1.0
  /// Those that are there, by their numbers.
  private var known: [Int: Node] = [:]

  var all: [Node] { root?.all ?? [] }
  var highestNumber: Int? { known.keys.max() }

  private func node(_ number: Any) throws -> Node {
    guard let number = number as? Int, let node = known[number] else {
      throw Failure(sentence: "no element \(number)")
    }
    return node
  }

  private func parse(_ html: Any) throws -> Node {
    let node = try HTMLModel.parse(html as? String ?? "")
    for each in node.all { if let number = each.number { known[number] = each } }
    return node
  }

  private func forget(_ node: Node) {
    for each in node.all { if let number = each.number { known[number] = nil } }
  }

  /// Does a message's operations, which are separated by commas.
  func apply(_ operations: String) throws {
    let list = try JSONSerialization.jsonObject(with: Data("[\(operations)]".utf8)) as? [[Any]] ?? []
    all.forEach { $0.lastChange = nil }
    seconds = -1
    for operation in list { try perform(operation) }
  }

  private func perform(_ operation: [Any]) throws {
    switch operation[0] as? String {
    case "h":
      known = [:]
      root = try parse(operation[1])
    case "~": seconds = operation.count == 1 ? -1 : (operation[1] as? [Any])?[0] as? Double ?? 0
    case "a": try changed(operation[1]).attributes[operation[2] as? String ?? ""] = operation[3] as? String
    case "x": try changed(operation[1]).attributes[operation[2] as? String ?? ""] = nil
    case "t":
      let node = try changed(operation[1])
      node.children.forEach(forget)
      node.children = []
      node.text = operation[2] as? String ?? ""
    case "r":
      let removed = try node(operation[1])
      detach(removed)
      forget(removed)
    case "i": try put(parse(operation[3]), into: node(operation[1]), before: operation[2])
    case "m":
      let moved = try node(operation[3])
      detach(moved)
      try put(moved, into: node(operation[1]), before: operation[2])
    default: throw Failure(sentence: "no operation \(operation)")
    }
  }

  private func changed(_ number: Any) throws -> Node {
    let node = try node(number)
    node.lastChange = seconds
    return node
  }

  private func detach(_ node: Node) {
    node.parent?.children.removeAll { $0 === node }
    node.parent = nil
  }

  private func put(_ node: Node, into parent: Node, before follower: Any) throws {
    node.parent = parent
    if follower as? Int == 0 { return parent.children.append(node) }
    guard let index = parent.children.firstIndex(where: { $0.number == follower as? Int }) else {
      throw Failure(sentence: "no child \(follower) of \(parent.number ?? 0)")
    }
    parent.children.insert(node, at: index)
  }

  // MARK: Comparison

  /// The first thing in which the page differs from an element; nil when it is the same.
  func difference(from element: Element) -> String? {
    guard let root else { return "no page" }
    return difference(root, element, -1)
  }

  private func difference(_ node: Node, _ element: Element, _ around: Double) -> String? {
    let seconds = element.animation.map { $0.animation?.length ?? 0 } ?? around
    if let lastChange = node.lastChange, lastChange != seconds {
      return "a change in \(lastChange) s and not in \(seconds) s"
    }
    var attributes = node.attributes
    attributes["id"] = nil
    let wanted = Dictionary(uniqueKeysWithValues: element.attributes.map { ($0.name, $0.value) })
    if node.tag != element.tag { return "<\(node.tag)> and not <\(element.tag)>" }
    if attributes != wanted { return "attributes \(attributes) and not \(wanted)" }
    if node.text != element.text ?? "" { return "text \(node.text) and not \(element.text ?? "")" }
    if node.children.count != element.children.count {
      return "\(node.children.count) and not \(element.children.count) children"
    }
    for (child, wanted) in zip(node.children, element.children) {
      if let difference = difference(child, wanted, seconds) { return difference }
    }
    return nil
  }
}

/// As much of HTML as the pages have: elements with quoted attributes, and text, in both of which five characters are
/// escaped.
@MainActor
struct HTMLModel {
  private let bytes: [UInt8]
  private var place = 0

  static func parse(_ html: String) throws -> PageModel.Node {
    var model = HTMLModel(bytes: Array(html.utf8))
    let node = try model.element()
    guard model.place == model.bytes.count else { throw PageModel.Failure(sentence: "more than an element: \(html)") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func expect(_ text: String) throws {
    guard bytes[place...].starts(with: text.utf8) else {
      throw PageModel.Failure(sentence: "no \(text) at \(String(decoding: bytes[place...], as: UTF8.self))")
    }
    place += text.utf8.count
  }

  /// What comes before one of `ends`.
  private mutating func text(before ends: String) throws -> String {
    let start = place
    let ends = Array(ends.utf8)
    while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
    guard place < bytes.count else { throw PageModel.Failure(sentence: "an end is missing") }
    return Self.unescaped(bytes[start..<place])
  }

  private mutating func element() throws -> PageModel.Node {
    try expect("<")
    let tag = try text(before: " >")
    var attributes: [String: String] = [:]
    while next == UInt8(ascii: " ") {
      place += 1
      let name = try text(before: "=")
      try expect("=\"")
      attributes[name] = try text(before: "\"")
      try expect("\"")
    }
    try expect(">")
    let node = PageModel.Node(tag: tag, attributes: attributes)
    while !bytes[place...].starts(with: "</".utf8) {
      if next == UInt8(ascii: "<") {
        let child = try element()
        child.parent = node
        node.children.append(child)
      } else {
        node.text += try text(before: "<")
      }
    }
    try expect("</\(tag)>")
    return node
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
