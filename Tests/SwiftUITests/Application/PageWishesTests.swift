import Foundation
import Testing

@testable import SwiftUI

@Suite struct PageWishesTests {
  private func parsed(_ text: String) -> PageWishes? { PageWishes(Data(text.utf8)) }

  @Test func `language, place and colours of the person are those of the window`() throws {
    let wishes = try #require(
      parsed(#"{"window":"w","visit":2,"storage":{"a":"b"},"locale":"de_CH","timeZone":"Asia/Tokyo","dark":true}"#))
    #expect(wishes.window == "w")
    #expect(wishes.visit == 2)
    #expect(wishes.storage == ["a": "b"])
    #expect(wishes.environment.locale.identifier == "de_CH")
    #expect(wishes.environment.calendar.locale?.identifier == "de_CH")
    #expect(wishes.environment.timeZone.identifier == "Asia/Tokyo")
    #expect(wishes.environment.calendar.timeZone.identifier == "Asia/Tokyo")
    #expect(wishes.environment.colorScheme == .dark)
  }

  @Test func `a page that says nothing gets the usual`() throws {
    let wishes = try #require(parsed("{}"))
    #expect(wishes.window == nil && wishes.visit == nil && wishes.storage.isEmpty)
    #expect(wishes.environment.colorScheme == .light)
    #expect(wishes.environment.locale == .current)
  }

  @Test(arguments: [#""../x""#, #""<script>""#, #""""#, "\"\(String(repeating: "x", count: 200))\""])
  func `what is no locale is passed over`(locale: String) throws {
    #expect(try #require(parsed(#"{"locale":\#(locale),"timeZone":\#(locale)}"#)).environment.locale == .current)
  }

  @Test(arguments: ["", "[]", "7", #"{"window":7}"#, #"{"storage":{"a":1}}"#, #"{"dark":"yes"}"#, #"{"visit":1.5}"#])
  func `what no page sends is refused`(body: String) {
    #expect(parsed(body) == nil)
  }
}
