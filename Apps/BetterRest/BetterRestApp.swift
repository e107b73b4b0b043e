import SwiftUI

/// Says when to go to bed.
@main
struct BetterRestApp: App {
  var body: some Scene {
    WindowGroup("BetterRest") {
      BedtimeView()
    }
  }
}
