import Testing

@testable import WebServing

@Suite struct RequestTargetTests {
  @Test func `escapes are taken out of the path, and nothing else is changed`() throws {
    let target = try #require(RequestTarget(Array("/caf%C3%A9//../%2e%2E/a+b%2Fc".utf8)))
    #expect(target.path == "/café//../../a+b/c")
    #expect(target.query.isEmpty)
  }

  @Test func `names and values of the query are taken apart`() throws {
    let target = try #require(RequestTarget(Array("/?a=1&b=x%3Dy%26z&c&=d&a=2&e=f=g&&h=i+j%2B?".utf8)))
    #expect(target.path == "/")
    #expect(target.query == ["a": "1", "b": "x=y&z", "c": "", "": "d", "e": "f=g", "h": "i j+?"])
  }

  @Test func `a target in the absolute form loses its host`() throws {
    #expect(RequestTarget(Array("http://localhost:80/a?b=c".utf8))?.path == "/a")
    let bare = try #require(RequestTarget(Array("http://localhost?b=c".utf8)))
    #expect(bare.path == "/")
    #expect(bare.query == ["b": "c"])
  }

  @Test func `other forms stay as they are`() {
    #expect(RequestTarget(Array("*".utf8))?.path == "*")
    #expect(RequestTarget([])?.path == "/")
    #expect(RequestTarget(Array("/a://b".utf8))?.path == "/a://b")
  }

  @Test(arguments: ["/%", "/%1", "/%g0", "/%0g", "/%00", "/%C3", "/?%00", "/?a=%", "/?a=%80"])
  func `an escape that is no text makes no target`(text: String) {
    #expect(RequestTarget(Array(text.utf8)) == nil)
  }
}
