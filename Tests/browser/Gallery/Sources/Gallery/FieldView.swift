import SwiftUI

/// A text that is entered, and what the app has of it.
struct FieldView: View {
  @State private var text = ""

  var body: some View {
    TextField("Your name", text: $text)
    Text(verbatim: "Entered \(text.count): \(text.prefix(20))")
  }
}
