/// Turns the words after a program's name into a command that is ready to run.
struct CommandLineParser {
  /// What the words ask for.
  enum Request {
    case run(any ParsableCommand)
    case help(HelpText)
    case version(String)
  }

  /// Words that cannot be understood, with the usage line of the command that they were meant for.
  struct Failure: Error {
    let message: String
    let usage: String
  }

  let root: any ParsableCommand.Type

  /// Finds the command that the words name, and fills its inputs; throws ``Failure``.
  func parse(_ words: [String]) throws -> Request {
    var path = CommandPath(commands: [root])
    do {
      var rest = words[...]
      while let word = rest.first, !path.subcommands.isEmpty, !word.hasPrefix("-") {
        rest.removeFirst()
        guard word == "help" else {
          path = try path.descending(to: word)
          continue
        }
        for name in rest { path = try path.descending(to: name) }
        return .help(HelpText(path: path.commands))
      }
      return try request(path: path.commands, words: Array(rest))
    } catch {
      throw Failure(message: "\(error)", usage: HelpText(path: path.commands).shortUsage)
    }
  }

  private func request(path: [any ParsableCommand.Type], words: [String]) throws -> Request {
    let help = HelpText(path: path)
    let options = words.prefix { $0 != "--" }
    if options.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help(help) }
    if options.contains("--version"), !root.configuration.version.isEmpty {
      return .version(root.configuration.version)
    }
    guard let type = path.last else { return .help(help) }
    let command = type.init()
    var filler = InputFiller(arguments: command.namedArguments)
    try filler.fill(from: words)
    if !type.configuration.subcommands.isEmpty { return .help(help) }
    try command.validate()
    return .run(command)
  }
}

/// The commands that a command line has named so far, from the program down.
private struct CommandPath {
  let commands: [any ParsableCommand.Type]

  var subcommands: [any ParsableCommand.Type] {
    guard let command = commands.last else { return [] }
    return command.configuration.subcommands
  }

  func descending(to name: String) throws -> CommandPath {
    for command in subcommands where command.configuration.commandName == name {
      return CommandPath(commands: commands + [command])
    }
    let names = subcommands.map { command in command.configuration.commandName }
    throw UsageError.unknownSubcommand(name, nearest: NearestName.of(name, among: names))
  }
}

/// Gives each word to the input that it belongs to.
private struct InputFiller {
  let arguments: [NamedArgument]
  private var given: Set<String> = []
  private var waitingPositionals: ArraySlice<NamedArgument>

  init(arguments: [NamedArgument]) {
    self.arguments = arguments
    waitingPositionals = arguments.filter { $0.definition.kind == .positional }[...]
  }

  mutating func fill(from words: [String]) throws {
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if word == "--", !optionsEnded {
        optionsEnded = true
      } else if !optionsEnded, Self.looksLikeOption(word) {
        try takeOption(word, following: &rest)
      } else {
        try takePositional(word)
      }
    }
    for argument in arguments where argument.definition.isRequired && !given.contains(argument.longName) {
      throw UsageError.missing(spelling: argument.spelling)
    }
  }

  private mutating func takePositional(_ word: String) throws {
    guard let argument = waitingPositionals.popFirst() else { throw UsageError.unexpectedArgument(word) }
    try give(word, to: argument)
  }

  private mutating func takeOption(_ word: String, following rest: inout ArraySlice<String>) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let joinedValue = parts.count == 2 ? parts[1] : nil
    let argument = try option(spelled: parts[0])
    switch argument.definition.kind {
    case .flag:
      guard joinedValue == nil else { throw UsageError.unwantedValue(option: parts[0]) }
      try give("", to: argument)
    case .option, .positional:
      if let joinedValue {
        try give(joinedValue, to: argument)
      } else if let next = rest.first, next != "--", !Self.looksLikeOption(next) {
        rest.removeFirst()
        try give(next, to: argument)
      } else {
        throw UsageError.missingValue(spelling: argument.spelling)
      }
    }
  }

  private func option(spelled spelling: String) throws -> NamedArgument {
    let named = arguments.filter { $0.definition.kind != .positional }
    let match = named.first { argument in
      spelling == "--\(argument.longName)" || argument.shortName.map { spelling == "-\($0)" } ?? false
    }
    if let match { return match }
    let spellings = named.map { "--\($0.longName)" } + ["--help"]
    throw UsageError.unknownOption(spelling, nearest: NearestName.of(spelling, among: spellings))
  }

  private mutating func give(_ word: String, to argument: NamedArgument) throws {
    let isFirst = given.insert(argument.longName).inserted
    guard isFirst || argument.definition.isRepeating else {
      throw UsageError.repeated(option: "--\(argument.longName)")
    }
    guard argument.input.accept(word) else {
      throw UsageError.invalidValue(word, spelling: argument.spelling, allowed: argument.definition.allowedValues)
    }
  }

  /// A dash alone and negative numbers are values.
  private static func looksLikeOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Double(word) == nil
  }
}
