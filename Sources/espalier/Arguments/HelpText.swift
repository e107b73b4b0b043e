/// What `--help` prints of a command, and the usage line that wrong usage prints.
struct HelpText {
  /// From the program down to the command.
  let path: [any ParsableCommand.Type]

  private static let lineWidth = 80
  private static let helpColumn = 26

  private var commandLine: String { path.map { command in command.configuration.commandName }.joined(separator: " ") }
  private var arguments: [NamedArgument] { path.last.map { $0.init().namedArguments } ?? [] }
  private var configuration: CommandConfiguration? { path.last.map { command in command.configuration } }

  /// Everything that may be given.
  var usage: String {
    var words = [commandLine]
    if let configuration, !configuration.subcommands.isEmpty { words.append("<command>") }
    let sorted = arguments.filter { $0.definition.isRequired } + arguments.filter { !$0.definition.isRequired }
    for argument in sorted {
      let repeated = argument.spelling + (argument.definition.isRepeating ? " …" : "")
      words.append(argument.definition.isRequired ? repeated : "[\(repeated)]")
    }
    return "Usage: " + Self.wrapped(words, indent: "Usage: \(commandLine) ".count)
  }

  /// The usage line with what must be given, and a word for the rest.
  var shortUsage: String {
    let required = arguments.filter(\.definition.isRequired).map(\.spelling)
    let rest = configuration.map { $0.subcommands.isEmpty } ?? true ? "[options]" : "<command>"
    return "Usage: " + ([commandLine] + required + [rest]).joined(separator: " ")
  }

  /// The whole page, with a newline at its end.
  var page: String {
    guard let configuration else { return "" }
    var sections = [configuration.abstract, usage]
    if !configuration.discussion.isEmpty { sections.insert(Self.paragraphs(configuration.discussion), at: 1) }
    let positionals = arguments.filter { $0.definition.kind == .positional }
    if !positionals.isEmpty { sections.append(Self.section("Arguments", positionals.map(Self.entry))) }
    let options = arguments.filter { $0.definition.kind != .positional }.map(Self.entry) + standardOptions
    sections.append(Self.section("Options", options))
    if !configuration.subcommands.isEmpty {
      let commands = configuration.subcommands.map {
        ($0.configuration.commandName, $0.configuration.abstract)
      }
      sections.append(Self.section("Commands", commands))
      sections.append("'\(commandLine) help <command>' says more about one of them.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var standardOptions: [(String, String)] {
    let version = path.first.map { command in command.configuration.version } ?? ""
    return (version.isEmpty ? [] : [("--version", "Print the version.")]) + [("-h, --help", "Print this help.")]
  }

  private static func entry(of argument: NamedArgument) -> (String, String) {
    var label = argument.spelling
    if let short = argument.shortName, argument.definition.kind != .positional { label = "-\(short), \(label)" }
    var help = argument.definition.help
    if !argument.definition.allowedValues.isEmpty {
      help += " One of: \(argument.definition.allowedValues.joined(separator: ", "))."
    }
    if let defaultText = argument.definition.defaultText { help += " (default: \(defaultText))" }
    return (label, help)
  }

  private static func section(_ title: String, _ entries: [(String, String)]) -> String {
    let lines = entries.map { label, help in
      let start = "  " + label
      let text = wrapped(help.split(separator: " ").map(String.init), indent: helpColumn, from: helpColumn)
      guard start.count + 2 <= helpColumn else {
        return start + "\n" + String(repeating: " ", count: helpColumn) + text
      }
      return start + String(repeating: " ", count: helpColumn - start.count) + text
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  private static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { wrapped($0.split(separator: " ").map(String.init), indent: 0, from: 0) }
      .joined(separator: "\n")
  }

  /// Words set in lines of at most ``lineWidth`` characters; lines after the first are indented.
  private static func wrapped(_ words: [String], indent: Int, from start: Int = "Usage: ".count) -> String {
    var result = ""
    var column = start
    for word in words {
      if column > indent, column + 1 + word.count > lineWidth {
        result += "\n" + String(repeating: " ", count: indent)
        column = indent
      } else if !result.isEmpty {
        result += " "
        column += 1
      }
      result += word
      column += word.count
    }
    return result
  }
}
