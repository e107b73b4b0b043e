import SwiftUI

/// A text that is entered, and what the app has of it.
struct FieldView: View {
  @State private var text = ""

  var body: some View {
    TextField("Your name", text: $text)
    Text(verbatim: "Entered \(text.count): \(text.prefix(20))")
  }
}

/// A text that the app changes while it is being entered.
struct CapitalsView: View {
  @State private var text = ""

  var body: some View {
    TextField("Your code", text: Binding(get: { text }, set: { text = $0.uppercased() }))
    Text(verbatim: "Code \(text)")
  }
}
