import SwiftUI
import Testing

// That these compile is what is tested: they come to nothing.
#Preview {
  Text("Hello")
}

#Preview("Named", traits: .landscapeLeft) {
  Text("Hello")
}

struct Text_Previews: PreviewProvider {
  static var previews: some View { Text("Hello").previewDisplayName("Greeting") }
}
