import ModelRuntime
import ModelSpecification

/// Why a model cannot be loaded or compiled.
enum LoadingFailure: CoreMLFailure {
  case unreadable(path: String, reason: ModelSpecificationError)
  case noCompiledModel(path: String)
  case notRunnable(path: String?, reason: ModelRuntimeError)
  case notCompiled(path: String, reason: ModelSpecificationError)
  case alreadyCompiled(path: String)
  case unknownFunction(name: String)
  case unknownParameters(names: [String])
  case unknownParameter(name: String)

  var code: MLModelError.Code {
    switch self {
    case .unreadable, .noCompiledModel, .notCompiled, .alreadyCompiled: .io
    case .notRunnable(_, let reason): if case .missingModelType = reason { .io } else { .generic }
    case .unknownFunction, .unknownParameters, .unknownParameter: .parameters
    }
  }

  var sentence: String {
    switch self {
    case .unreadable(let path, let reason): "Unable to load model: \(Self.named(path, reason))"
    case .noCompiledModel(let path): "Failed to open file: \(path). It is not a valid .mlmodelc file."
    case .notRunnable(let path, let reason):
      "Unable to load model\(path.map { ": \($0)" } ?? ""). \(reason.description)\(Self.advice(reason))"
    case .notCompiled(_, .unwritableFile(let path, let reason)):
      "compiler error: \(path) cannot be written: \(reason)"
    case .notCompiled(let path, let reason):
      "compiler error: Error reading protobuf spec. \(Self.validatorText(path, reason))"
    case .alreadyCompiled(let path): "compiler error: \(path) is a compiled model already."
    case .unknownFunction(let name):
      "The configuration asks for the function '\(name)', but the model has no functions by name."
    case .unknownParameters(let names):
      "The configuration sets \(names.map { "'\($0)'" }.joined(separator: ", ")), but the model has no parameters."
    case .unknownParameter(let name): "The model has no parameter '\(name)'."
    }
  }

  private static func advice(_ reason: ModelRuntimeError) -> String {
    guard case .unsupportedModelType = reason else { return "" }
    return " This build runs linear models, tree ensembles, and pipelines of these with encoders and vectorizers."
  }

  /// What is wrong with a file, with its path once.
  private static func named(_ path: String, _ reason: ModelSpecificationError) -> String {
    let text = reason.description
    return text.contains(path) ? text : "\(path). \(text)"
  }

  /// The text of a model compiler, which puts the same words in front of every fault.
  private static func validatorText(_ path: String, _ reason: ModelSpecificationError) -> String {
    let prefix = "validator error: "
    let text = named(path, reason)
    return reason.description.hasPrefix(prefix) ? reason.description : prefix + text
  }
}
