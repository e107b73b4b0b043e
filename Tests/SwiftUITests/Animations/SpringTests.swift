import Testing

@testable import SwiftUI

@Suite struct SpringTests {
  @Test func `a spring starts at 0, ends at 1, and swings over only when it is not damped`() throws {
    let stiff = try points(of: .spring(response: 0.5, dampingFraction: 1))
    #expect(stiff.first == 0)
    #expect(abs((stiff.last ?? 0) - 1) < 0.01)
    #expect(stiff.allSatisfy { $0 <= 1 })
    #expect(zip(stiff, stiff.dropFirst()).allSatisfy { $0 <= $1 })
    let loose = try points(of: .spring(response: 0.5, dampingFraction: 0.3))
    // The first overshoot of a damped oscillator is exp(-πζ/√(1-ζ²)): 0.372 for ζ = 0.3.
    let highest = try #require(loose.max())
    #expect(highest > 1.2 && highest <= 1.373)
  }

  private func points(of animation: Animation) throws -> [Double] {
    let inner = animation.timingFunction.dropFirst("linear(".count).dropLast()
    return try inner.split(separator: ",").map { try #require(Double($0)) }
  }
}
