import SwiftUI

/// Learns to tell what a person does from steps and pulse, before the person's eyes.
@main
struct ActivityApp: App {
  var body: some Scene {
    WindowGroup("Activity") {
      ActivityView()
    }
  }
}
