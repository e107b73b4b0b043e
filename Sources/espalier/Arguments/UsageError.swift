/// A command line that no command can be made of.
enum UsageError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case unknownSubcommand(String, nearest: String?)
  case unexpectedArgument(String)
  case missing(spelling: String)
  case missingValue(spelling: String)
  case unwantedValue(option: String)
  case repeated(option: String)
  case invalidValue(String, spelling: String, allowed: [String])
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "Unknown option '\(option)'." + Self.suggestion(nearest)
    case .unknownSubcommand(let name, let nearest):
      "Unknown command '\(name)'." + Self.suggestion(nearest)
    case .unexpectedArgument(let word):
      "Unexpected argument '\(word)'."
    case .missing(let spelling):
      "Missing '\(spelling)'."
    case .missingValue(let spelling):
      "Missing the value of '\(spelling)'."
    case .unwantedValue(let option):
      "'\(option)' takes no value."
    case .repeated(let option):
      "'\(option)' is given more than once."
    case .invalidValue(let value, let spelling, let allowed):
      "'\(value)' is no value for '\(spelling)'"
        + (allowed.isEmpty ? "." : "; choose one of \(allowed.joined(separator: ", ")).")
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    guard let nearest else { return "" }
    return " Did you mean '\(nearest)'?"
  }
}
