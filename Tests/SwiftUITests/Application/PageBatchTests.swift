import Foundation
import Testing

@testable import SwiftUI

@Suite struct PageBatchTests {
  private func parsed(_ text: String) -> PageBatch? { PageBatch(Data(text.utf8)) }

  @Test func `each kind of value is taken`() throws {
    let batch = try #require(
      parsed(
        #"[3,17,[5,"tap",null],[5,"tap"],[6,"input","a\u00e9"],[7,"input",true],[8,"drag",[1,2.5,-3e2]],[9,"size",[]]]"#
      ))
    #expect(batch.number == 3)
    #expect(batch.seen == 17)
    #expect(batch.events.map(\.element) == [5, 5, 6, 7, 8, 9])
    #expect(batch.events.map(\.kind) == [.tap, .tap, .input, .input, .drag, .size])
    #expect(
      batch.events.map(\.value) == [.none, .none, .text("aé"), .truth(true), .numbers([1, 2.5, -300]), .numbers([])])
  }

  @Test func `blanks between the parts mean nothing`() {
    #expect(
      parsed(" [ 1 ,\t0 ,\n[ 5 , \"drag\" , [ 1 , -0.5e+1 ] ] ,\r[ 6 , \"tap\" , null ] ] ")
        == PageBatch(
          number: 1, seen: 0,
          events: [
            PageEvent(element: 5, kind: .drag, value: .numbers([1, -5])),
            PageEvent(element: 6, kind: .tap, value: .none),
          ]))
  }

  @Test(arguments: ["", #"a"b"#, #"\"#, #"\""#, "a/b\u{0}\n\u{1F}", "🦆é\u{2028}", "</script>]]"])
  func `a text comes as it was entered`(text: String) throws {
    let body = try JSONEncoder().encode([text])
    let value = String(decoding: body.dropFirst().dropLast(), as: UTF8.self)
    #expect(parsed("[1,0,[1,\"input\",\(value)]]")?.events.first?.value == .text(text))
  }

  @Test func `bytes that are no text are refused`() {
    for broken in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]] {
      #expect(PageBatch(Data(#"[1,0,[1,"input","a"#.utf8) + broken + Data(#""]]"#.utf8)) == nil)
      #expect(PageBatch(Data(#"[1,0,[1,"#.utf8) + broken + Data(#"tap"]]"#.utf8)) == nil)
    }
  }

  /// Bodies that differ from a proper one in a byte, or end before it does.
  @Test func `a broken body is refused or is another batch`() {
    let body = Array(#"[2,1,[5,"drag",[1.5,-2e3]],[6,"input","\u00e9x"],[7,"press",true]]"#.utf8)
    for end in body.indices { #expect(PageBatch(Data(body[..<end])) == nil) }
    for place in body.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = body
        changed[place] = byte
        let whole = try? JSONSerialization.jsonObject(with: Data(changed))
        if whole == nil { #expect(PageBatch(Data(changed)) == nil, "\(byte) at \(place)") }
      }
    }
  }

  @Test func `a batch without events only says what was seen`() {
    #expect(parsed("[0,4]") == PageBatch(Data("[0,4]".utf8)))
    #expect(parsed("[0,4]")?.events == [])
    #expect(parsed("[1,4]") == nil)
    #expect(parsed(#"[0,4,[1,"tap"]]"#) == nil)
  }

  @Test(arguments: [
    "", "null", "{}", "[]", "[1]", "[-1,0]", #"[1,-1,[1,"tap"]]"#, #"[1,0,[1,"fly"]]"#, #"[1,0,["1","tap"]]"#,
    #"[1,0,[1.5,"tap"]]"#, #"[1,0,[1,"tap",{}]]"#, #"[1,0,[1,"tap",null,null]]"#, #"[1,0,[1,"drag",["1"]]]"#,
    #"[1,0,[1,"drag",[1e10]]]"#, #"[1,0,[1,"drag",[-1e300]]]"#, #"[1,0,[1,"drag",[1e999]]]"#,
    #"[1,0,[1,"drag",[01]]]"#, #"[1,0,[1,"drag",[.5]]]"#, #"[1,0,[1,"drag",[1.]]]"#, #"[1,0,[1,"drag",[1e]]]"#,
    #"[1,0,[1,"drag",[-]]]"#, #"[1,0,[1,"drag",[nan]]]"#, #"[1,0,[1,"drag",[0x1]]]"#, #"[1,0,[1,"drag",[1,]]]"#,
    #"[1,0,[1,"drag",[1 2]]]"#, #"[1,0,[1,"drag",[1]"#, #"[1,0,[1,"tap"]],"#, #"[1,0,[1,"tap"],]"#, #"[1,0 [1,"tap"]]"#,
    #"[1,0,[1,"input","a]]"#, #"[1,0,[1,"input","a\"]]"#, #"[1,0,[1,"input","\x"]]"#, #"[1,0,[1,"input","\ud800"]]"#,
    "[1,0,[1,\"input\",\"a\nb\"]]", #"[1,0,[1,"input",tru]]"#, #"[1,0,[1,"input",truee]]"#, #"[1,0,[1]]"#,
    #"[1,0,[1,"drag",[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]]]"#, #"[1,0,[99999999999999999999,"tap"]]"#,
  ])
  func `anything else is refused`(body: String) {
    #expect(parsed(body) == nil)
  }

  @Test func `texts and batches end somewhere`() {
    let text = String(repeating: "é", count: 100_000)
    #expect(parsed(#"[1,0,[1,"input","\#(text)"]]"#)?.events.first?.value == .text(text))
    #expect(parsed(#"[1,0,[1,"input","\#(text)x"]]"#) == nil)
    #expect(parsed("[1,0" + String(repeating: #",[1,"tap"]"#, count: 256) + "]")?.events.count == 256)
    #expect(parsed("[1,0" + String(repeating: #",[1,"tap"]"#, count: 257) + "]") == nil)
    #expect(parsed(String(repeating: "[", count: 100_000)) == nil)
  }
}
