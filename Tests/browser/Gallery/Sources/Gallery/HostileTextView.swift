import SwiftUI

/// Texts that would do harm if they were not taken for what they are.
struct HostileTextView: View {
  private let words = #"<script>document.title = "broken"</script> & "quotes" 'single' \ </div>"#

  var body: some View {
    Text(verbatim: words)
    Button(words) {}
  }
}

/// Where the person at the browser is.
struct PlaceView: View {
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(verbatim: "Locale \(locale.identifier), \(colorScheme == .dark ? "dark" : "light")")
  }
}
