import Foundation

/// Runs a command line and says what the process should end with.
///
/// Exit codes: 0 done, 1 the work could not be done, 2 the command line makes no sense.
struct Program {
  let root: any ParsableCommand.Type

  func run(_ words: [String]) -> Int32 {
    // A reader that goes away is met at the write, where it can be told from other failures.
    signal(SIGPIPE, SIG_IGN)
    do {
      switch try CommandLineParser(root: root).parse(words) {
      case .run(let command): try command.run()
      case .help(let help): try Console.result(help.page)
      case .version(let version): try Console.result(version + "\n")
      }
      return 0
    } catch is ReaderGone {
      return 0
    } catch let failure as CommandLineParser.Failure {
      Console.note("Error: \(failure.message)\n\(failure.usage)")
      return 2
    } catch {
      Console.note("Error: \(ErrorSentence(error))")
      return 1
    }
  }
}
