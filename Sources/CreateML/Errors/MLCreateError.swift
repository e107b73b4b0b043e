import Foundation

/// The domain of ``MLCreateError`` where it is seen as an `NSError`.
public let MLCreateErrorDomain = "com.apple.CreateML"

/// What went wrong while training a model, predicting, or writing a model file.
public enum MLCreateError: Error, Sendable {
  /// A column is missing, is of a type that the model cannot take, or holds a value that it cannot take.
  case type(reason: String)
  /// A file could not be read or written.
  case io(reason: String)
  /// Anything else, such as too little data or a parameter out of range.
  case generic(reason: String)
  /// Training was to go on with other parameters than it was begun with.
  case incompatibleParameters(parameter: String, originalValue: String, newValue: String)
  /// Training was stopped before it was done.
  case cancelled
  /// Training was to go on with other data than it was begun with.
  case modifiedTrainingData
}

extension MLCreateError: CustomStringConvertible, CustomDebugStringConvertible {
  /// One sentence or more that name the column, the row and the value at fault.
  public var description: String {
    switch self {
    case .type(let reason), .io(let reason), .generic(let reason):
      reason
    case .incompatibleParameters(let parameter, let originalValue, let newValue):
      "Parameter \(parameter) was \(originalValue) when training began and is \(newValue) now; it must not change."
    case .cancelled:
      "Training was cancelled."
    case .modifiedTrainingData:
      "The training data is not the data that training began with."
    }
  }

  /// The same text as ``description``.
  public var debugDescription: String { description }
}

extension MLCreateError: LocalizedError {
  /// The same text as ``description``.
  public var errorDescription: String? { description }

  /// The same text as ``description``.
  public var failureReason: String? { description }
}

extension MLCreateError: CustomNSError {
  /// ``MLCreateErrorDomain``.
  public static var errorDomain: String { MLCreateErrorDomain }

  /// The place of the case in its declaration, from 0.
  public var errorCode: Int {
    switch self {
    case .type: 0
    case .io: 1
    case .generic: 2
    case .incompatibleParameters: 3
    case .cancelled: 4
    case .modifiedTrainingData: 5
    }
  }

  /// The description, under `NSLocalizedDescriptionKey`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
