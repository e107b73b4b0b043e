import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct AnimationTests {
  @Test func `curves are CSS's`() {
    #expect(Animation.easeInOut(duration: 0.5).json == #"[0.5,"cubic-bezier(0.42,0,0.58,1)",0]"#)
    #expect(Animation.linear(duration: 2).delay(1).speed(2).json == #"[1,"linear",0.5]"#)
    #expect(Animation.linear(duration: 1).repeatForever(autoreverses: false).json == #"[1,"linear",0,0,false]"#)
    #expect(Animation.linear(duration: 1).repeatCount(3).json == #"[1,"linear",0,3,true]"#)
    #expect(Animation.linear(duration: 1).repeatCount(3).length == 3)
    #expect(Animation.linear.repeatForever().length == nil)
  }

  /// x(t) of a critically damped spring is 1 − (1 + ωt)e^(−ωt), ω = 2π / 0.5.
  @Test func `a spring without bounce comes to rest without swinging`() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0)
    let points = try #require(spring.timingFunction.wholeMatch(of: /linear\((.*)\)/)).1.split(separator: ",")
      .compactMap { Double($0) }
    #expect(points.first == 0)
    #expect(points.allSatisfy { $0 <= 1 })
    let time = 2 * Double.pi / 0.5 * spring.duration * 6 / 24
    #expect(abs(points[6] - (1 - (1 + time) * exp(-time))) < 0.001)
  }

  @Test func `a bouncing spring swings beyond its end`() {
    #expect(Animation.bouncy.timingFunction.contains(",1.0"))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 20) == .spring(response: 2 * .pi / 10, dampingFraction: 1))
  }

  @Test func `a change in withAnimation tells the page how`() {
    let screen = Screen { MovingView(animation: .linear(duration: 1)) }
    screen.tap("go")
    #expect(screen.messages.last?.hasSuffix(#","a":[1,"linear",0]}"#) == true)
    screen.tap("jump")
    #expect(screen.messages.last?.contains(#""a":["#) == false)
  }

  @Test func `only what has the modifier is animated when its value changes`() {
    let screen = Screen { ValueView() }
    screen.tap("go")
    #expect(screen.lastOperations.hasPrefix(##"[["~",[1,"linear",0]],["a","##))
    #expect(screen.lastOperations.contains(#"],["~"],["t""#))
    screen.tap("other")
    #expect(!screen.lastOperations.contains("~"))
  }

  @Test func `a transition says how a view comes and goes`() throws {
    let screen = Screen {
      Text("x").transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale))
    }
    let element = try #require(screen.elements.first { $0.text == "x" })
    #expect(element.attributes.contains(Attribute("data-enter", "opacity:0;transform:translate(0,100%)")))
    #expect(element.attributes.contains(Attribute("data-leave", "transform:scale(0.001)")))
    #expect(AnyTransition.identity.attributes.map(\.value) == ["none", "none"])
  }

  @Test func `a completion comes when the animation's time is over`() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      withAnimation(.linear(duration: 0.05)) {
      } completion: {
        continuation.resume()
      }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  @Test func `a transaction goes with the changes made in it`() {
    let seen = withTransaction(\.disablesAnimations, true) { Transaction.current?.disablesAnimations }
    #expect(seen == true)
    #expect(Transaction.current == nil)
  }
}

private struct MovingView: View {
  let animation: Animation
  @State private var place = 0.0

  var body: some View {
    VStack {
      Text("x").offset(x: place)
      Button("go") { withAnimation(animation) { place += 1 } }
      Button("jump") { place += 1 }
    }
  }
}

private struct ValueView: View {
  @State private var count = 0
  @State private var other = 0

  var body: some View {
    VStack {
      Text("x").offset(x: Double(count + other)).animation(.linear(duration: 1), value: count)
      Text("\(count)")
      Button("go") { count += 1 }
      Button("other") { other += 1 }
    }
  }
}
