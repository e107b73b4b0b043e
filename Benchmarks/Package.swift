// swift-tools-version: 6.2
import PackageDescription

// Our side of each benchmark, as a client of the public modules.

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func program(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      "BenchmarkSupport",
      .product(name: "TabularData", package: "espalier"),
      .product(name: "CreateML", package: "espalier"),
      .product(name: "CoreML", package: "espalier"),
    ], swiftSettings: strict)
}

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "espalier", path: "..")],
  targets: [
    .target(
      name: "BenchmarkSupport",
      dependencies: [
        .product(name: "TabularData", package: "espalier"), .product(name: "CoreML", package: "espalier"),
      ], swiftSettings: strict),
    program("BoostingBenchmark"),
    .executableTarget(
      name: "CSVBenchmark", dependencies: [.product(name: "TabularData", package: "espalier")], swiftSettings: strict),
    program("FrameBenchmark"),
    program("JSONBenchmark"),
    program("PredictionBenchmark"),
  ]
)
