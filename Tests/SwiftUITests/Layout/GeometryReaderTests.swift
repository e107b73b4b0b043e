import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct GeometryReaderTests {
  @Test func `nothing is shown until the page has measured the place, then what suits it`() {
    let screen = Screen {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height)) at \(Int(proxy.frame(in: .global).minX))")
        Text("\(Int(proxy.frame(in: .local).minX))")
      }
    }
    #expect(screen.texts == [])
    let place = screen.elements.first { $0.classes.contains("measured") }
    #expect(screen.act(.size, on: place, .numbers([320, 480, 16, 44])))
    #expect(screen.texts == ["320 × 480 at 16", "0"])
    screen.act(.size, on: place, .numbers([640, 480, 0, 44]))
    #expect(screen.texts == ["640 × 480 at 0", "0"])
  }

  @Test func `numbers that are no size are passed over or brought within bounds`() {
    let screen = Screen { GeometryReader { proxy in Text("\(Int(proxy.size.width))") } }
    let place = screen.elements.first { $0.classes.contains("measured") }
    screen.act(.size, on: place, .numbers([.nan, 1, 2, 3]))
    screen.act(.size, on: place, .numbers([1]))
    #expect(screen.texts == [])
    screen.act(.size, on: place, .numbers([-5, 1, 2, 3]))
    #expect(screen.texts == ["0"])
    screen.act(.size, on: place, .numbers([1e300, 1, 2, 3]))
    #expect(screen.texts == ["100,000"])
  }
}
