// swift-tools-version: 6.2
import PackageDescription

// The apps, as clients of the public modules: on an Apple system the same sources build against Apple's frameworks.

/// What the main package demands: language mode 6, and a warning ends the build.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// What a new app project of Xcode 26 has beside that: code belongs to the main actor unless it says otherwise.
let app: [SwiftSetting] =
  strict + [.defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]

/// A module of ours where there is no Apple's.
func ours(_ name: String) -> Target.Dependency {
  .product(name: name, package: "espalier", condition: .when(platforms: [.linux]))
}

/// An asset catalogue. Apple's build compiles it; elsewhere nothing does, and our SwiftUI reads the folder as it is.
func assets(_ path: String) -> Resource {
  #if os(Linux)
    .copy(path)
  #else
    .process(path)
  #endif
}

let package = Package(
  name: "apps",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "espalier", path: "..")],
  targets: [
    .systemLibrary(name: "CSQLite", path: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    .executableTarget(
      name: "TShirts",
      dependencies: [ours("SwiftUI"), ours("TabularData"), ours("CreateML"), "CSQLite"],
      path: "TShirts",
      exclude: ["Tools"],
      resources: [
        assets("Resources/Assets.xcassets"), assets("Resources/Colors.xcassets"), .copy("Resources/shirts.json"),
      ],
      swiftSettings: app),
    .executableTarget(
      name: "BetterRest",
      dependencies: [ours("SwiftUI"), ours("CoreML")],
      path: "BetterRest",
      exclude: ["Tools", "Data"],
      swiftSettings: app,
      plugins: [.plugin(name: "CoreMLCodeGeneration", package: "espalier")]),
    .executableTarget(
      name: "Activity",
      dependencies: [ours("SwiftUI"), ours("Charts"), ours("TabularData"), ours("CreateMLComponents"), ours("CoreML")],
      path: "Activity",
      exclude: ["Tools"],
      resources: [.copy("Resources/activities.csv")],
      swiftSettings: app),
    .testTarget(name: "TShirtsTests", dependencies: ["TShirts"], swiftSettings: strict),
  ]
)
