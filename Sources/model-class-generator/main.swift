import Foundation
import ModelClassGeneration

// What the build plugin runs: a model in, the source of its class out. People use `espalier generate`.
let words = CommandLine.arguments.dropFirst()
guard let model = words.first, let output = words.dropFirst().first, words.count == 2 else {
  FileHandle.standardError.write(Data("usage: model-class-generator <Model.mlmodel> <Model.swift>\n".utf8))
  exit(2)
}
do {
  let source = try ModelClassGenerator(modelAt: URL(filePath: model)).source
  try Data(source.utf8).write(to: URL(filePath: output), options: .atomic)
} catch {
  // A build shows the place as that of the fault.
  FileHandle.standardError.write(Data("\(model): error: \(error.localizedDescription)\n".utf8))
  exit(1)
}
