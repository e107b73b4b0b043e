/// The program itself, which only leads to its commands.
struct Espalier: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "espalier",
      abstract: "Trains models on tables and runs them, in the file format of Core ML.",
      version: "0.1.0",
      subcommands: [Describe.self, Train.self, Evaluate.self, Predict.self, Inspect.self, Generate.self])
  }

  func run() {}
}
