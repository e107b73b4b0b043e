import Foundation
import ModelRuntime
import ModelSpecification

/// Why no class can be made of a model.
package enum ModelClassError: Error {
  case unreadable(path: String, reason: ModelSpecificationError)
  case notRunnable(path: String, reason: ModelRuntimeError)
  case compiled(path: String)
  case unsupportedFeature(name: String, type: String)
}

extension ModelClassError: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .unreadable(let path, let reason): "'\(path)' is no model that can be read: \(reason.description)"
    case .notRunnable(let path, let reason): "'\(path)' is no model that this build runs: \(reason.description)"
    case .compiled(let path):
      "'\(path)' is a compiled model; make the class of the .mlmodel or .mlpackage that it was compiled from."
    case .unsupportedFeature(let name, let type):
      "The feature '\(name)' is of type \(type), which this build cannot hand to a model."
    }
  }
}
