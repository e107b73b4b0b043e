import Foundation
import ModelRuntime
import ModelSpecification

extension TrainedPipeline {
  /// Writes the model to a file that Core ML reads, whole or not at all.
  ///
  /// Before anything is written, the bytes are read back and must give the same model. The same model and metadata give
  /// the same bytes.
  ///
  /// - Parameters:
  ///   - url: The place; the extension `mlpackage` makes a package, any other a single file.
  ///   - metadata: What the file tells about itself.
  /// - Throws: ``TabularTrainingError/writing(path:reason:)``.
  package func write(to url: URL, metadata: ModelMetadata? = nil) throws(TabularTrainingError) {
    do {
      var stage = stage
      stage.interface.metadata = fileMetadata(metadata ?? ModelMetadata())
      let message = try stage.message()
      let bytes = message.serialized()
      guard try FittedStage(message: ModelMessage(serialized: bytes)) == stage else {
        throw TabularTrainingError.writing(path: url.path, reason: "The file would not read back as the same model.")
      }
      if url.pathExtension.lowercased() == "mlpackage" {
        try ModelPackage.write(message, to: url)
      } else {
        try AtomicFile.write(bytes, to: url)
      }
    } catch let error as TabularTrainingError {
      throw error
    } catch {
      throw .writing(path: url.path, reason: "\(error)")
    }
  }

  /// The metadata with what Create ML adds to every tabular model.
  private func fileMetadata(_ metadata: ModelMetadata) -> ModelMetadata {
    var metadata = metadata
    metadata.userDefined["com.apple.coreml.model.preview.type"] =
      target.labels == nil ? "tabularRegressor" : "tabularClassifier"
    return metadata
  }
}
