// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Settings of every Swift target: language mode 6, and a warning ends the build.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
  .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "espalier",
  products: [
    .library(name: "TabularData", targets: ["TabularData"]),
    .library(name: "TabularDataArrow", targets: ["TabularDataArrow"]),
    .library(name: "CoreML", targets: ["CoreML"]),
    .library(name: "CreateML", targets: ["CreateML"]),
    .library(name: "CreateMLComponents", targets: ["CreateMLComponents"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Charts", targets: ["Charts"]),
    .executable(name: "espalier", targets: ["espalier"]),
    .plugin(name: "CoreMLCodeGeneration", targets: ["CoreMLCodeGeneration"]),
  ],
  targets: [
    // C: what Swift cannot say (prefetch, byte masks, the exchange of two names), structures that others fill, and three
    // system libraries.
    .target(name: "CIntrinsics"),
    .target(name: "CArrow"),
    .systemLibrary(name: "COpenBLAS", pkgConfig: "openblas", providers: [.apt(["libopenblas-dev"])]),
    .systemLibrary(name: "CLAPACKE", pkgConfig: "lapacke", providers: [.apt(["liblapacke-dev"])]),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),

    // Files that appear whole or not at all.
    module("FileReplacement"),

    // HTTP for programs that a browser shows.
    module("WebServing", ["CMicroHTTPD"]),
    .macro(name: "PreviewMacro", swiftSettings: strict),
    .target(
      name: "SwiftUI", dependencies: ["WebServing", "CIntrinsics", "PreviewMacro"],
      resources: [
        .embedInCode("Page/connection.js"), .embedInCode("Page/page.js"), .embedInCode("Page/page.css"),
        .embedInCode("Page/graphics.css"),
        .embedInCode("Page/controls.css"), .embedInCode("Page/navigation.css"), .embedInCode("Page/presentation.css"),
        .embedInCode("Page/scrolling.css"), .embedInCode("Page/containers.css"), .embedInCode("Page/containers.js"),
      ], swiftSettings: strict),
    module("Charts", ["SwiftUI"]),

    // Numbers.
    module("NumericKernels"),
    module("LinearAlgebra", ["NumericKernels", "COpenBLAS", "CLAPACKE"]),
    module("EvaluationMetrics", ["NumericKernels"]),

    // Model files, and running them.
    module("ModelSpecification", ["CIntrinsics", "FileReplacement"]),
    module("ModelRuntime", ["NumericKernels", "ModelSpecification", "CIntrinsics"]),
    module("CoreML", ["ModelRuntime", "ModelSpecification", "NumericKernels"]),

    // Frames.
    module("TabularData", ["NumericKernels", "CIntrinsics", "FileReplacement"]),
    module("TabularDataArrow", ["TabularData", "CArrow"]),
    module("FeatureEncoding", ["TabularData", "ModelRuntime", "NumericKernels"]),

    // Training.
    module("TrainingLoop"),
    module("TreeTraining", ["ModelRuntime", "NumericKernels", "TrainingLoop", "CIntrinsics"]),
    module("LinearTraining", ["ModelRuntime", "NumericKernels", "TrainingLoop", "LinearAlgebra"]),
    module(
      "TabularTraining",
      [
        "TabularData", "FeatureEncoding", "ModelRuntime", "ModelSpecification", "NumericKernels", "TrainingLoop",
        "TreeTraining", "LinearTraining", "EvaluationMetrics",
      ]),

    // Apple's faces.
    module(
      "CreateMLComponents",
      ["TabularTraining", "TabularData", "CoreML", "ModelRuntime", "TreeTraining", "TrainingLoop", "EvaluationMetrics"]),
    module(
      "CreateML",
      [
        "TabularTraining", "TabularData", "CoreML", "ModelRuntime", "TreeTraining", "LinearTraining", "TrainingLoop",
        "EvaluationMetrics",
      ]),
    .executableTarget(
      name: "espalier",
      dependencies: ["TabularData", "CreateML", "CreateMLComponents", "CoreML", "ModelClassGeneration"],
      swiftSettings: strict),

    // Classes of models, made by hand or by a client's build. The plugin has a program of its own because a client's
    // build makes it first: without trainers and frames that takes a fraction of the time, and no system library.
    module("ModelClassGeneration", ["ModelRuntime", "ModelSpecification"]),
    .executableTarget(
      name: "model-class-generator", dependencies: ["ModelClassGeneration"], swiftSettings: strict),
    .plugin(name: "CoreMLCodeGeneration", capability: .buildTool(), dependencies: ["model-class-generator"]),

    // Benchmarks that reach below the public modules.
    .executableTarget(
      name: "engine-benchmark",
      dependencies: ["TreeTraining", "ModelRuntime", "NumericKernels", "TrainingLoop", "EvaluationMetrics"],
      path: "Benchmarks/Engine", swiftSettings: strict),
    .executableTarget(
      name: "web-benchmark", dependencies: ["WebServing"], path: "Benchmarks/Web", swiftSettings: strict),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("FileReplacementTests", ["FileReplacement", "TestSupport"]),
    tests("WebServingTests", ["WebServing"]),
    tests("SwiftUITests", ["SwiftUI", "WebServing"]),
    tests("ChartsTests", ["Charts", "SwiftUI"]),
    tests("NumericKernelsTests", ["NumericKernels"]),
    tests("ParityTests", ["CreateML", "TabularData", "TestSupport"], resources: [.copy("Fixtures")]),
    tests("LinearAlgebraTests", ["LinearAlgebra", "NumericKernels"]),
    tests("EvaluationMetricsTests", ["EvaluationMetrics"]),
    tests("ModelSpecificationTests", ["ModelSpecification", "TestSupport"]),
    tests("CoreMLTests", ["CoreML", "ModelRuntime", "ModelSpecification", "NumericKernels", "TestSupport"]),
    tests(
      "ModelClassGenerationTests", ["ModelClassGeneration", "ModelRuntime", "ModelSpecification", "TestSupport"]),
    tests("ModelRuntimeTests", ["ModelRuntime", "ModelSpecification", "NumericKernels", "TestSupport"]),
    tests("LinearTrainingTests", ["LinearTraining", "ModelRuntime", "NumericKernels", "TrainingLoop", "TestSupport"]),
    tests(
      "TabularDataTests", ["TabularData", "NumericKernels", "TestSupport"], resources: [.copy("SFrame/Fixtures")]),
    tests("TabularDataArrowTests", ["TabularDataArrow", "TabularData", "TestSupport"]),
    tests("TreeTrainingTests", ["TreeTraining", "ModelRuntime", "NumericKernels", "TrainingLoop", "TestSupport"]),
    tests("FeatureEncodingTests", ["FeatureEncoding", "TabularData", "ModelRuntime", "NumericKernels"]),
    tests(
      "TabularTrainingTests",
      [
        "TabularTraining", "FeatureEncoding", "TabularData", "ModelRuntime", "LinearTraining", "TreeTraining",
        "TrainingLoop", "EvaluationMetrics", "TestSupport",
      ]),
    tests("CreateMLTests", ["CreateML", "CoreML", "TabularData", "TestSupport"]),
    tests("CreateMLComponentsTests", ["CreateMLComponents", "CoreML", "TabularData", "TestSupport"]),
    tests("SourceCompatibilityTests", ["TabularData", "CreateML", "CreateMLComponents", "CoreML"]),
    tests("EndToEndTests", ["espalier", "TestSupport"]),
  ]
)

/// `ESPALIER_TESTS=CoreMLTests,ModelRuntimeTests swift test` builds those tests, what they need, and the public modules
/// that the snippets use; a sparse checkout without the snippets builds less.
if let named = Context.environment["ESPALIER_TESTS"] {
  var needed = Set(named.split(separator: ",").map(String.init))
  if FileManager.default.fileExists(atPath: Context.packageDirectory + "/Snippets") {
    needed.formUnion(["TabularData", "TabularDataArrow", "CoreML", "CreateML", "CreateMLComponents"])
  }
  var unvisited = Array(needed)
  while let name = unvisited.popLast() {
    guard let target = package.targets.first(where: { $0.name == name }) else {
      fatalError("ESPALIER_TESTS names \(name), which is no target of the package")
    }
    for case .byNameItem(let dependency, _) in target.dependencies where needed.insert(dependency).inserted {
      unvisited.append(dependency)
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { !needed.contains($0.name) }
}
