/// What a command says about one of its inputs.
struct ArgumentDefinition {
  enum Kind {
    /// A word known by its position.
    case positional
    /// A name followed by a value.
    case option
    /// A name alone.
    case flag
  }

  var kind: Kind
  var name: NameSpecification
  var help: String
  /// What help calls the value; the property's name where nil.
  var valueName: String?
  var isRequired: Bool
  /// Whether it may be given more than once.
  var isRepeating: Bool
  /// The value that stands where the input is not given, as help shows it.
  var defaultText: String?
  var allowedValues: [String]
}

/// How an option or a flag is spelled.
enum NameSpecification {
  /// `--property-name`.
  case long
  /// `--property-name`, and `-p` for its first letter.
  case shortAndLong
  /// `--name`, and `-l` for a letter of its own.
  case custom(long: String, short: Character)
}

/// A declared input under the name of its property.
struct NamedArgument {
  let definition: ArgumentDefinition
  /// `--long-name` without the dashes.
  let longName: String
  let shortName: Character?
  let input: any DeclaredInput

  init(propertyName: String, input: any DeclaredInput) {
    let definition = input.definition
    let spelled = Self.hyphenated(propertyName)
    self.definition = definition
    self.input = input
    switch definition.name {
    case .long: (longName, shortName) = (spelled, nil)
    case .shortAndLong: (longName, shortName) = (spelled, spelled.first)
    case .custom(let long, let short): (longName, shortName) = (long, short)
    }
  }

  /// `<value>`.
  var valueName: String { "<\(definition.valueName ?? longName)>" }

  /// How a message or a usage line names the input: `--target <column>`, `<data>`.
  var spelling: String {
    switch definition.kind {
    case .positional: valueName
    case .option: "--\(longName) \(valueName)"
    case .flag: "--\(longName)"
    }
  }

  private static func hyphenated(_ propertyName: String) -> String {
    var result = ""
    for character in propertyName {
      if character.isUppercase { result.append("-") }
      result.append(contentsOf: character.lowercased())
    }
    return result
  }
}

extension ParsableCommand {
  /// The inputs that the command's properties declare, in source order.
  var namedArguments: [NamedArgument] { declaredArguments(of: self) }
}

private func declaredArguments(of owner: Any) -> [NamedArgument] {
  Mirror(reflecting: owner).children.flatMap { child -> [NamedArgument] in
    // A wrapped property's storage is named with an underscore in front.
    let name = String((child.label ?? "").drop { $0 == "_" })
    if let input = child.value as? any DeclaredInput { return [NamedArgument(propertyName: name, input: input)] }
    if let group = child.value as? any DeclaredGroup { return declaredArguments(of: group.arguments) }
    return []
  }
}
