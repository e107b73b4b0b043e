import SwiftUI
import Testing

@testable import SwiftUI

@Suite @MainActor struct ObservableObjectTests {
  @Test func `published properties draw the views that own, observe or inherit the object`() {
    let screen = Screen { OwnerView() }
    #expect(screen.texts == ["owner 0", "observer 0", "heir 0", "add"])
    screen.tap("add")
    #expect(screen.texts == ["owner 1", "observer 1", "heir 1", "add"])
  }

  @Test func `a published property of a superclass says its changes by the same publisher`() {
    let object = DerivedCounter()
    #expect(object.objectWillChange === object.objectWillChange)
    let screen = Screen { DerivedView(counter: object) }
    object.count = 4
    screen.window.drawIfNeeded()
    #expect(screen.texts == ["4 a"])
    object.name = "b"
    screen.window.drawIfNeeded()
    #expect(screen.texts == ["4 b"])
  }

  @Test func `bindings of objects of both kinds change their properties`() {
    let old = Counter()
    ObservedObject(wrappedValue: old).projectedValue.count.wrappedValue = 3
    #expect(old.count == 3)
    let new = NewCounter()
    Bindable(new).count.wrappedValue = 5
    #expect(new.count == 5)
  }
}

private class Counter: ObservableObject {
  @Published var count = 0
}

private final class DerivedCounter: Counter {
  @Published var name = "a"
}

@Observable
private final class NewCounter {
  var count = 0
}

private struct DerivedView: View {
  @ObservedObject var counter: DerivedCounter

  var body: some View { Text(verbatim: "\(counter.count) \(counter.name)") }
}

private struct OwnerView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text(verbatim: "owner \(counter.count)")
    ObserverView(counter: counter)
    HeirView().environmentObject(counter)
    Button("add") { counter.count += 1 }
  }
}

private struct ObserverView: View {
  @ObservedObject var counter: Counter

  var body: some View { Text(verbatim: "observer \(counter.count)") }
}

private struct HeirView: View {
  @EnvironmentObject private var counter: Counter

  var body: some View { Text(verbatim: "heir \(counter.count)") }
}
