import Testing
import WebServing

@Suite struct HTTPRequestTests {
  @Test func `a header is found by its name in any case`() {
    let request = HTTPRequest(method: "GET", path: "/", headers: [(name: "X-Name", value: "Ada")])
    #expect(request.header("x-nAME") == "Ada")
    #expect(request.header("x-name ") == nil)
  }

  @Test func `the values of a header that occurs twice are joined`() {
    let headers = [(name: "Host", value: "localhost"), (name: "host", value: "example.org")]
    #expect(HTTPRequest(method: "GET", path: "/", headers: headers).header("Host") == "localhost, example.org")
  }
}
