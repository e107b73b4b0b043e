import Testing

@testable import SwiftUI

@Suite struct HostNamesTests {
  @Test func `this machine is called by its usual names, at whatever port`() {
    let names = HostNames(address: "127.0.0.1")
    for host in ["127.0.0.1:8420", "127.0.0.1", "localhost:1", "LocalHost", "[::1]:65535"] {
      #expect(names.contain(host), "\(host)")
    }
  }

  @Test func `a name that leads here is none of its own`() {
    let names = HostNames(address: "127.0.0.1")
    for host in [
      "", "evil.example", "evil.example:8420", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.2",
      "127.0.0.1:8420, evil.example", "x@127.0.0.1", "127.0.0.1:", "127.0.0.1:123456", "127.0.0.1:8420/", "[::1",
      "192.168.1.7",
    ] {
      #expect(!names.contain(host), "\(host)")
    }
  }

  @Test func `an address of the network is one more name`() {
    let names = HostNames(address: "192.168.1.7")
    #expect(names.contain("192.168.1.7:8420"))
    #expect(!names.contain("192.168.1.8:8420"))
    #expect(HostNames(address: "[fe80::1]").contain("[FE80::1]:80"))
  }

  @Test func `at all addresses any one in numbers is, and still no name`() {
    for address in ["0.0.0.0", "[::]"] {
      let names = HostNames(address: address)
      #expect(names.contain("192.168.1.8:8420") && names.contain("[fe80::1]:8420") && names.contain("localhost"))
      #expect(!names.contain("evil.example:8420") && !names.contain("1.2.3.4.evil.example"))
    }
  }
}
