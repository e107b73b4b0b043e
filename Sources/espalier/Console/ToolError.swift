import Foundation

/// Why a command could not do its work, where no framework says so.
enum ToolError: Error {
  case noSuchFile(String)
  case notAFile(String)
  case notRegular(String)
  case notReadable(String, reason: POSIXErrorCode)
  case notWritable(String, reason: POSIXErrorCode)
  case notWritten(String, reason: String)
  case outputIsFolder(String)
  case outputIsInput(String)
  case isEmpty(String)
  case noRows(file: String)
  case noSuchColumn(String, file: String, nearest: String?)
  case missingInput(String, file: String, nearest: String?)
  case columnExists(String, file: String)
  case targetHasNoValues(String)
  case wrongTargetType(String, type: String, algorithm: String, wanted: String)
  case noTarget(model: String)
  case unusableInput(String, type: String)
  case wrongCell(column: String, row: Int, type: String)
  case noPredictedFeature(model: String)
}

extension ToolError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .noSuchFile(let path): "There is no file '\(path)'."
    case .notAFile(let path): "'\(path)' is a folder, not a file."
    case .notRegular(let path): "'\(path)' is a device or a pipe; name a regular file."
    case .notReadable(let path, let reason): "'\(path)' cannot be read: \(Self.text(reason))."
    case .notWritable(let path, let reason): "'\(path)' cannot be written: \(Self.text(reason))."
    case .notWritten(let path, let reason): "'\(path)' could not be written: \(reason)"
    case .outputIsFolder(let path): "'\(path)' is a folder; name a file to write to."
    case .outputIsInput(let path): "'\(path)' is read from; write to another file."
    case .isEmpty(let file): "'\(file)' is empty; its first row must name the columns."
    case .noRows(let file): "'\(file)' has no rows under its header."
    case .noSuchColumn(let name, let file, let nearest):
      "'\(file)' has no column '\(name)'" + Self.suggestion(nearest)
    case .missingInput(let name, let file, let nearest):
      "The model needs a column '\(name)', and '\(file)' has none" + Self.suggestion(nearest)
    case .columnExists(let name, let file):
      "'\(file)' has a column '\(name)' already, which is the name of a prediction; rename it."
    case .targetHasNoValues(let name): "The target column '\(name)' has no values."
    case .wrongTargetType(let name, let type, let algorithm, let wanted):
      "The target column '\(name)' holds \(type), but \(algorithm) predicts \(wanted)."
    case .noTarget(let model): "'\(model)' does not say what it predicts; name the column with --target."
    case .unusableInput(let name, let type):
      "The model's input '\(name)' is of type \(type), which no column of a CSV file can hold."
    case .wrongCell(let column, let row, let type):
      "The model wants \(type) in column '\(column)', which row \(row) does not hold."
    case .noPredictedFeature(let model): "'\(model)' is neither a classifier nor a regressor."
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    guard let nearest else { return "." }
    return "; the nearest is '\(nearest)'."
  }

  private static func text(_ code: POSIXErrorCode) -> String { String(cString: strerror(code.rawValue)).lowercased() }
}
