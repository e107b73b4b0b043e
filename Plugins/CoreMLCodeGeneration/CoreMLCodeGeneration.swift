import Foundation
import PackagePlugin

/// Makes the Swift class of each model that lies in a target, before the target is compiled.
@main
struct CoreMLCodeGeneration: BuildToolPlugin {
  /// A command for each `.mlmodel` and `.mlpackage`.
  ///
  /// All files of a model are named as inputs, so that a change of one makes the class anew, and none is reported as a file
  /// that the build does not know.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(macOS)
      // Xcode makes the classes itself.
      return []
    #else
      guard let target = target as? any SourceModuleTarget else { return [] }
      let generator = try context.tool(named: "model-class-generator").url
      let folder = context.pluginWorkDirectoryURL
      let models = Dictionary(grouping: target.sourceFiles.compactMap { ModelPart(file: $0.url) }, by: \.model.path)
      return try models.sorted { $0.key < $1.key }.reduce(into: []) { commands, entry in
        let model = entry.value[0].model
        let name = model.deletingPathExtension().lastPathComponent
        let source = folder.appending(path: name + ".mlmodel.swift")
        for case .buildCommand(_, _, _, _, _, let outputs) in commands where outputs.contains(source) {
          throw ModelNameConflict(name: name, target: target.name)
        }
        commands.append(
          .buildCommand(
            displayName: "Making the class of \(model.lastPathComponent)", executable: generator,
            arguments: [model.path, source.path], inputFiles: entry.value.map(\.file).sorted { $0.path < $1.path },
            outputFiles: [source]))
      }
    #endif
  }
}

/// A file that is a model, or one of those in a model's folder.
struct ModelPart {
  let file: URL
  /// The `.mlmodel` or the `.mlpackage`.
  let model: URL

  /// Nil for a file that belongs to no model.
  init?(file: URL) {
    self.file = file
    // A package has a .mlmodel inside, so the outermost folder counts.
    let parts = file.pathComponents
    if let index = parts.firstIndex(where: { $0.hasSuffix(".mlpackage") }) {
      model = parts[1...index].reduce(URL(filePath: "/")) { $0.appending(path: $1) }
    } else if file.pathExtension == "mlmodel" {
      model = file
    } else {
      return nil
    }
  }
}

/// Two models of a target would have classes of the same name.
struct ModelNameConflict: Error, CustomStringConvertible {
  let name: String
  let target: String

  var description: String { "The target \(target) has two models called \(name); rename one of them." }
}
