import Testing

@testable import espalier

private struct Root: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "tool", abstract: "Does things.", version: "1.2.3", subcommands: [Paint.self])
  }

  func run() {}
}

private struct Paint: ParsableCommand {
  enum Finish: String, CaseIterable, ExpressibleByArgument {
    case matt, gloss
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "paint", abstract: "Paint a wall.")
  }

  @Argument(help: "What to paint.") var wall: String
  @Option(help: "The colour.") var colour: String
  @Option(help: "How often.") var coatCount = 2
  @Option(name: .shortAndLong, help: "How it shines.") var finish: Finish?
  @Option(help: "Who helps.") var helper: [String]
  @Flag(help: "Leave it wet.") var wet

  func validate() throws {
    if coatCount < 1 { throw ValidationError("'--coat-count' must be at least 1.") }
  }

  func run() {}
}

@Suite struct CommandLineParserTests {
  private func paint(_ words: String...) throws -> Paint {
    guard case .run(let command) = try CommandLineParser(root: Root.self).parse(["paint"] + words),
      let paint = command as? Paint
    else {
      throw ValidationError("no paint command came out")
    }
    return paint
  }

  private func message(_ words: String...) -> String {
    do {
      _ = try CommandLineParser(root: Root.self).parse(words)
      return ""
    } catch let failure as CommandLineParser.Failure {
      return failure.message
    } catch {
      return "not a usage failure: \(error)"
    }
  }

  @Test func `words fill the inputs that they name, in any order`() throws {
    let command = try paint("--colour", "red", "north", "--coat-count=3", "-f", "gloss", "--wet")
    #expect(command.wall == "north")
    #expect(command.colour == "red")
    #expect(command.coatCount == 3)
    #expect(command.finish == .gloss)
    #expect(command.wet)
  }

  @Test func `inputs that are left out have their defaults`() throws {
    let command = try paint("north", "--colour", "red")
    #expect(command.coatCount == 2)
    #expect(command.finish == nil)
    #expect(command.helper == [])
    #expect(!command.wet)
  }

  @Test func `a repeating option gathers its values`() throws {
    #expect(try paint("n", "--colour", "c", "--helper", "Ann", "--helper", "Bo").helper == ["Ann", "Bo"])
  }

  @Test func `after two dashes everything is an argument`() throws {
    #expect(try paint("--colour", "red", "--", "--wet").wall == "--wet")
  }

  @Test func `a value may begin with a dash after an equals sign`() throws {
    #expect(try paint("n", "--colour=-dark").colour == "-dark")
  }

  @Test func `a negative number is a value`() {
    #expect(message("paint", "n", "--colour", "c", "--coat-count", "-1") == "'--coat-count' must be at least 1.")
  }

  @Test func `a misspelled option is answered with the nearest`() {
    #expect(message("paint", "n", "--color", "c") == "Unknown option '--color'. Did you mean '--colour'?")
    #expect(message("paint", "n", "--zzz", "c") == "Unknown option '--zzz'.")
  }

  @Test func `a misspelled command is answered with the nearest`() {
    #expect(message("piant") == "Unknown command 'piant'. Did you mean 'paint'?")
  }

  @Test func `what is missing is named as one would write it`() {
    #expect(message("paint", "n") == "Missing '--colour <colour>'.")
    #expect(message("paint", "--colour", "c") == "Missing '<wall>'.")
    #expect(message("paint", "n", "--colour") == "Missing the value of '--colour <colour>'.")
    #expect(message("paint", "n", "--colour", "--wet") == "Missing the value of '--colour <colour>'.")
  }

  @Test func `a value of the wrong kind is refused with what would be right`() {
    #expect(
      message("paint", "n", "--colour", "c", "-f", "shiny")
        == "'shiny' is no value for '--finish <finish>'; choose one of matt, gloss.")
    #expect(
      message("paint", "n", "--colour", "c", "--coat-count", "two")
        == "'two' is no value for '--coat-count <coat-count>'.")
  }

  @Test func `what is given too often is refused`() {
    #expect(message("paint", "n", "--colour", "c", "--colour", "d") == "'--colour' is given more than once.")
    #expect(message("paint", "n", "m", "--colour", "c") == "Unexpected argument 'm'.")
    #expect(message("paint", "n", "--wet=yes") == "'--wet' takes no value.")
  }

  @Test func `help wins over everything that is missing`() throws {
    guard case .help(let help) = try CommandLineParser(root: Root.self).parse(["paint", "--help"]) else {
      Issue.record("no help came out")
      return
    }
    #expect(
      help.page == """
        Paint a wall.

        Usage: tool paint <wall> --colour <colour> [--coat-count <coat-count>]
                          [--finish <finish>] [--helper <helper> …] [--wet]

        Arguments:
          <wall>                  What to paint.

        Options:
          --colour <colour>       The colour.
          --coat-count <coat-count>
                                  How often. (default: 2)
          -f, --finish <finish>   How it shines. One of: matt, gloss.
          --helper <helper>       Who helps.
          --wet                   Leave it wet.
          --version               Print the version.
          -h, --help              Print this help.

        """)
  }

  @Test func `the version is printed wherever it is asked for`() throws {
    for words in [["--version"], ["paint", "--version"]] {
      guard case .version("1.2.3") = try CommandLineParser(root: Root.self).parse(words) else {
        Issue.record("\(words) gave no version")
        continue
      }
    }
  }
}
