import Testing

@testable import WebServing

@Suite struct FileDescriptorLimitTests {
  @Test func `more connections than the system permits are told`() {
    var told: [String] = []
    // Far beyond what Linux lets any process have (fs.nr_open).
    FileDescriptorLimit.raise(toHold: 4_000_000_000) { told.append($0) }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("4000000000 connections need 4000000256 open files") == true)
  }

  @Test func `few connections are nothing to tell`() {
    var told: [String] = []
    FileDescriptorLimit.raise(toHold: 10) { told.append($0) }
    #expect(told.isEmpty)
  }
}
