import Foundation
import ModelClassGeneration

/// Writes the Swift class of a model.
struct Generate: ParsableCommand {
  /// The languages that classes are written in.
  enum Language: String, CaseIterable, ExpressibleByArgument {
    case swift = "Swift"
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "generate",
      abstract: "Write the Swift class of a model, as Xcode does.",
      discussion: """
        The class is called like the file, and has a property for each input and output. The model itself is part of \
        the source, so that no file is needed beside the program. A package that names the build plugin \
        CoreMLCodeGeneration gets the class at every build.
        """)
  }

  @Argument(help: "A model that is not compiled: .mlmodel or .mlpackage.", valueName: "Model.mlmodel")
  var model: String

  @Option(help: "The language of the class.", valueName: "name")
  var language = Language.swift

  @Option(
    name: .shortAndLong, help: "The file to write the class to; standard output where it is left out.",
    valueName: "Model.swift")
  var output: String?

  @Option(help: "Who may use the class: its module, or all that import this.", valueName: "level")
  var access = ModelClassGenerator.Access.internal

  func run() throws {
    try InputFile.check(model, allowsFolder: true)
    let output = try output.map { try OutputFile(path: $0, inputs: [model]) }
    let generator = try ModelClassGenerator(modelAt: URL(filePath: model), access: access)
    guard let output else { return try Console.result(generator.source) }
    try output.replace(with: Data(generator.source.utf8))
    Console.note("Wrote the class \(generator.className) to \(output.path).")
  }
}

extension ModelClassGenerator.Access: ExpressibleByArgument {}
