/// A training parameter has a value that makes no sense.
package enum ParameterError: Error, Equatable {
  /// `value` of `parameter` lies outside of what `allowed` says, such as `0 < stepSize ≤ 1`.
  case outOfRange(parameter: String, value: String, allowed: String)

  package static func outOfRange(_ parameter: String, _ value: some CustomStringConvertible, allowed: String) -> Self {
    .outOfRange(parameter: parameter, value: value.description, allowed: allowed)
  }
}

extension ParameterError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outOfRange(let parameter, let value, let allowed):
      "Parameter \(parameter) is \(value); it must be in the range \(allowed)."
    }
  }
}
