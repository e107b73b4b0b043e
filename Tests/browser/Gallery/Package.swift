// swift-tools-version: 6.2
import PackageDescription

// The app that the browser tests drive: one part of it for each thing that they look at.
let package = Package(
  name: "Gallery",
  dependencies: [.package(name: "espalier", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "SwiftUI", package: "espalier"), .product(name: "Charts", package: "espalier"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)])
  ]
)
