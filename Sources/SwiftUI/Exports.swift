// What an app gets with SwiftUI.
@_exported import Foundation
@_exported import Observation
