import Foundation
import ModelRuntime
import ModelSpecification

/// Writes the Swift class of a model: its inputs and outputs as properties, and the model itself in the source.
///
/// The members are those of the class that Xcode makes of a model; the text depends on nothing but the model and its name.
package struct ModelClassGenerator: Sendable {
  /// Who may use the class.
  package enum Access: String, Sendable, CaseIterable {
    case `internal`
    case `public`
  }

  private let names: ModelClassNames
  private let metadata: ModelMetadata
  private let inputs: [GeneratedFeature]
  private let outputs: [GeneratedFeature]
  private let specification: [UInt8]
  private let access: Access

  /// Reads a model, a `.mlmodel` or a `.mlpackage`.
  ///
  /// - Throws: ``ModelClassError`` for what cannot be read or run, and for a feature that no property can hold.
  package init(modelAt url: URL, access: Access = .internal) throws {
    let file: ModelFile
    let stage: FittedStage
    do {
      file = try ModelFile(at: url)
      stage = try FittedStage(message: file.message)
    } catch let error as ModelSpecificationError {
      throw ModelClassError.unreadable(path: url.path, reason: error)
    } catch let error as ModelRuntimeError {
      throw ModelClassError.notRunnable(path: url.path, reason: error)
    }
    guard let bytes = file.bytes else { throw ModelClassError.compiled(path: url.path) }
    try self.init(
      interface: stage.interface, specification: bytes, fileName: url.lastPathComponent, access: access)
  }

  /// Takes what a model file holds.
  ///
  /// - Parameters:
  ///   - specification: The bytes of a `.mlmodel` file.
  ///   - fileName: The name of the model's file, after which the class is called.
  /// - Throws: ``ModelClassError`` for a feature that no property can hold.
  package init(
    interface: ModelInterface, specification: [UInt8], fileName: String, access: Access = .internal
  ) throws {
    names = ModelClassNames(fileName: fileName)
    metadata = interface.metadata
    inputs = try GeneratedFeature.features(interface.inputs, of: names)
    outputs = try GeneratedFeature.features(interface.outputs, of: names)
    self.specification = specification
    self.access = access
  }

  /// The name of the model's class.
  package var className: String { names.model.name }

  /// The Swift source, which needs no file beside it.
  package var source: String {
    let access = access == .public ? "public " : ""
    return [
      """
      // Made by espalier from \(SwiftText.singleLine(names.fileName)). What is changed here is lost when it is made anew.

      \(access)import CoreML
      \(access)import Foundation

      """,
      InputClassSource(names: names, inputs: inputs, access: access).text,
      OutputClassSource(names: names, outputs: outputs, access: access).text,
      ModelClassSource(names: names, metadata: metadata, inputs: inputs, access: access).text,
      EmbeddedModelSource(names: names, specification: specification).text,
    ].joined(separator: "\n")
  }
}
