// swift-tools-version: 6.2
import PackageDescription

// Fuzzers of the readers and writers; `run.sh` builds them with libFuzzer and the address sanitizer.
// The properties that they check are the tests' files, here as links, so that tests replay what was found.

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["CLibFuzzer", .product(name: "TabularData", package: "espalier")],
    swiftSettings: strict)
}

let package = Package(
  name: "fuzzers",
  dependencies: [.package(name: "espalier", path: "..")],
  targets: [
    .target(name: "CLibFuzzer"),
    fuzzer("CSVFuzzer"),
    fuzzer("JSONFuzzer"),
  ]
)
