import Foundation
import WebServing

/// The process of an app: options, server, printed address.
@MainActor
enum AppProcess {
  /// Runs until the process is ended.
  static func run<A: App>(_ type: A.Type) -> Never {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    switch AppOptions.parse(Array(CommandLine.arguments.dropFirst())) {
    case .help:
      print(AppOptions.help(for: program))
      exit(0)
    case .mistake(let sentence):
      Log.line("\(program): \(sentence)")
      exit(64)
    case .run(let options):
      do {
        let server = try AppServer(
          AppHost(type), options: options, secret: secret(for: program, options),
          log: { Log.line("\(program): \($0)") })
        FileHandle.standardOutput.write(Data("\(program) is at \(server.url)\n".utf8))
        return serve(server)
      } catch {
        Log.line("\(program): \(error.localizedDescription)")
        exit(1)
      }
    }
  }

  private static func serve(_ server: AppServer) -> Never {
    withExtendedLifetime(server) {
      while true { RunLoop.main.run(until: .distantFuture) }
    }
  }

  /// The kept secret; one for this run only, said on the error stream, when it cannot be kept.
  private static func secret(for program: String, _ options: AppOptions) -> AppSecret {
    let file = options.secretFile.map { URL(fileURLWithPath: $0) } ?? AppSecret.usualFile(for: program)
    do {
      return try AppSecret(keptIn: file)
    } catch {
      Log.line("\(program): the address holds for this run only: \(file.path) was not written: \(error)")
      return AppSecret()
    }
  }
}

/// Lines on the error stream.
enum Log {
  static func line(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
