import Foundation

/// The domain of Core ML's errors.
public let MLModelErrorDomain = "com.apple.CoreML"

/// Why a model cannot be read, compiled or asked for a prediction.
///
/// `localizedDescription` says it in a sentence.
public struct MLModelError: CustomNSError, Hashable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Any reason without a code of its own.
    case generic = 0
    /// A feature value is not of the kind that the model expects.
    case featureType = 1
    /// A file cannot be read or written.
    case io = 3
    /// A layer of the app's own failed.
    case customLayer = 4
    /// A model of the app's own failed.
    case customModel = 5
    /// A model cannot be updated.
    case update = 6
    /// A parameter is not one of the model's, or out of range.
    case parameters = 7
    /// The key of an encrypted model cannot be fetched.
    case modelDecryptionKeyFetch = 8
    /// An encrypted model cannot be decrypted.
    case modelDecryption = 9
    /// A collection of models cannot be used.
    case modelCollection = 10
    /// The task that asked for a prediction was cancelled.
    case predictionCancelled = 11

    /// The error type that the codes belong to.
    public typealias _ErrorType = MLModelError

    /// Whether an error is a ``MLModelError`` with a code, for `catch` patterns.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? MLModelError)?.code == code }
  }

  /// The error with the domain, the code and the text.
  public let _nsError: NSError

  /// Makes an error of an `NSError` of Core ML's domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// Makes an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    _nsError = NSError(domain: MLModelErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The kind of error.
  public var code: Code { Code(rawValue: _nsError.code) ?? .generic }

  /// What the error carries; the sentence is there as `NSLocalizedDescriptionKey`.
  public var userInfo: [String: Any] { _nsError.userInfo }

  /// The error in a sentence.
  public var localizedDescription: String { _nsError.localizedDescription }

  /// The domain of Core ML's errors.
  public static var errorDomain: String { MLModelErrorDomain }

  /// The raw value of the code.
  public var errorCode: Int { _nsError.code }

  /// What the error carries.
  public var errorUserInfo: [String: Any] { _nsError.userInfo }

  /// Any reason without a code of its own.
  public static var generic: Code { .generic }
  /// A feature value is not of the kind that the model expects.
  public static var featureType: Code { .featureType }
  /// A file cannot be read or written.
  public static var io: Code { .io }
  /// A layer of the app's own failed.
  public static var customLayer: Code { .customLayer }
  /// A model of the app's own failed.
  public static var customModel: Code { .customModel }
  /// A model cannot be updated.
  public static var update: Code { .update }
  /// A parameter is not one of the model's, or out of range.
  public static var parameters: Code { .parameters }
  /// The key of an encrypted model cannot be fetched.
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  /// An encrypted model cannot be decrypted.
  public static var modelDecryption: Code { .modelDecryption }
  /// A collection of models cannot be used.
  public static var modelCollection: Code { .modelCollection }
  /// The task that asked for a prediction was cancelled.
  public static var predictionCancelled: Code { .predictionCancelled }
}

extension MLModelError: CustomStringConvertible {
  /// The domain, the code and the sentence.
  public var description: String {
    "Error Domain=\(_nsError.domain) Code=\(_nsError.code) \"\(_nsError.localizedDescription)\""
  }
}
