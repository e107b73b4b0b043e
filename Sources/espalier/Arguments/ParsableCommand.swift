/// A command whose inputs are declared as properties and filled from the words of a command line.
///
/// The names are those of swift-argument-parser, so that the package can take this folder's place.
protocol ParsableCommand {
  /// The command's name, its place among others, and what its help says.
  static var configuration: CommandConfiguration { get }

  init()

  /// Checks what single inputs cannot; throws ``ValidationError`` for wrong usage.
  func validate() throws

  /// Does the work.
  func run() throws
}

extension ParsableCommand {
  func validate() throws {}
}

/// A command's name, its subcommands, and what its help says.
struct CommandConfiguration {
  var commandName: String
  /// One line for lists of commands.
  var abstract: String
  /// Paragraphs for the command's own help.
  var discussion = ""
  /// Printed by `--version`; empty where the command has none.
  var version = ""
  /// A command with subcommands does nothing by itself but print its help.
  var subcommands: [any ParsableCommand.Type] = []
}

/// The inputs make no sense together, or one of them is out of range.
struct ValidationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
