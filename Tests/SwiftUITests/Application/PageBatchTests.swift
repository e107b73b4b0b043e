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
