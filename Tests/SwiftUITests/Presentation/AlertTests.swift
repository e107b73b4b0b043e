import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct AlertTests {
  @Test func `an alert has its title, message and buttons, and each button puts it away`() {
    let screen = Screen { BedtimeView() }
    #expect(screen.dialogs.isEmpty)
    screen.tap("Calculate")
    let alert = screen.dialogs.first
    #expect(alert?.attributes.contains(Attribute("role", "alertdialog")) == true)
    #expect(alert?.attributes.contains(Attribute("aria-label", "Your ideal bedtime is…")) == true)
    #expect(alert.map(screen.texts(in:)) == ["Your ideal bedtime is…", "10:41 PM", "OK"])
    screen.tap("OK")
    #expect(screen.dialogs.isEmpty)
    #expect(screen.texts.contains("confirmed 1"))
  }

  @Test func `an alert without buttons gets one`() {
    let screen = Screen { Text("content").alert("Done", isPresented: .constant(true)) {} }
    #expect(screen.dialogs.first.map(screen.texts(in:)) == ["Done", "OK"])
  }

  @Test func `an alert comes only with its data, which its buttons get`() {
    let screen = Screen { DataView() }
    screen.tap("Without")
    #expect(screen.dialogs.isEmpty)
    screen.tap("With")
    #expect(
      screen.dialogs.first.map(screen.texts(in:)) == ["Delete?", "The file a.txt goes.", "Cancel", "Delete a.txt"])
    screen.tap("Delete a.txt")
    #expect(screen.texts.contains("deleted a.txt"))
    #expect(screen.dialogs.isEmpty)
  }

  @Test func `Escape does what the button that gives up does`() {
    let screen = Screen { DataView() }
    screen.tap("With")
    #expect(screen.act(.dismiss, on: screen.dialogs.first))
    #expect(screen.dialogs.isEmpty)
    #expect(screen.texts.contains("cancelled"))
  }

  @Test func `Escape does nothing where two buttons decide and none gives up`() {
    let screen = Screen {
      Text("content").alert("Which?", isPresented: .constant(true)) {
        Button("One") {}
        Button("Two") {}
      }
    }
    #expect(!screen.act(.dismiss, on: screen.dialogs.first))
  }

  @Test func `an error's description is the title`() {
    let screen = Screen {
      Text("content").alert(isPresented: .constant(true), error: Failure()) { _ in
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
    }
    #expect(screen.dialogs.first.map(screen.texts(in:)) == ["It failed.", "Try again.", "OK"])
  }

  @Test func `an alert of before has its buttons' actions`() {
    let screen = Screen { OldView() }
    screen.tap("About shirt 3")
    #expect(screen.dialogs.first.map(screen.texts(in:)) == ["Shirt 3", "Keep it?", "Cancel", "Drop"])
    screen.tap("Drop")
    #expect(screen.texts.contains("dropped 3"))
    #expect(screen.dialogs.isEmpty)
    screen.tap("Hello")
    #expect(screen.dialogs.first.map(screen.texts(in:)) == ["Hello there", "OK"])
    screen.tap("OK")
    #expect(screen.dialogs.isEmpty)
  }

  @Test func `a choice can always be given up`() {
    let screen = Screen {
      Text("content").confirmationDialog("Really?", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Reset", role: .destructive) {}
      }
    }
    #expect(screen.dialogs.first.map(screen.texts(in:)) == ["Really?", "Reset", "Cancel"])
    #expect(screen.elements.first { $0.classes.contains("destructive") } != nil)
  }
}

extension Screen {
  /// The dialogs above the window.
  var dialogs: [Element] { elements.filter { $0.tag == "dialog" } }

  /// The texts within an element, in order.
  func texts(in element: Element) -> [String] {
    (element.text.map { [$0] } ?? []) + element.children.flatMap(texts)
  }
}

private struct BedtimeView: View {
  @State private var isShowing = false
  @State private var message = ""
  @State private var count = 0

  var body: some View {
    VStack {
      Text("confirmed \(count)")
      Button("Calculate") {
        message = "10:41 PM"
        isShowing = true
      }
    }
    .alert("Your ideal bedtime is…", isPresented: $isShowing) {
      Button("OK") { count += 1 }
    } message: {
      Text(message)
    }
  }
}

private struct DataView: View {
  @State private var isShowing = false
  @State private var file: String?
  @State private var result = ""

  var body: some View {
    VStack {
      Text(result)
      Button("Without") { isShowing = true }
      Button("With") {
        file = "a.txt"
        isShowing = true
      }
    }
    .alert("Delete?", isPresented: $isShowing, presenting: file) { name in
      Button("Delete \(name)", role: .destructive) { result = "deleted \(name)" }
      Button("Cancel", role: .cancel) { result = "cancelled" }
    } message: { name in
      Text("The file \(name) goes.")
    }
  }
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "It failed." }
  var recoverySuggestion: String? { "Try again." }
}

private struct Shirt: Identifiable {
  let id: Int
}

private struct OldView: View {
  @State private var shirt: Shirt?
  @State private var result = ""
  @State private var isGreeting = false

  var body: some View {
    VStack {
      Text(result)
      Button("About shirt 3") { shirt = Shirt(id: 3) }
      Button("Hello") { isGreeting = true }
        .alert(isPresented: $isGreeting) { Alert(title: Text("Hello there")) }
    }
    .alert(item: $shirt) { shirt in
      Alert(
        title: Text("Shirt \(shirt.id)"), message: Text("Keep it?"),
        primaryButton: .destructive(Text("Drop")) { result = "dropped \(shirt.id)" }, secondaryButton: .cancel())
    }
  }
}
