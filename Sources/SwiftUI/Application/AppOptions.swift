import Foundation

/// What the command line asks of an app's process.
struct AppOptions: Equatable {
  var address = "127.0.0.1"
  /// Nil for the usual one, or the next that is free.
  var port: UInt16?
  /// Where the secret is kept from one start to the next; nil for the usual place.
  var secretFile: String?

  static let usualPort: UInt16 = 8420

  enum Outcome: Equatable {
    case run(AppOptions)
    case help
    case mistake(String)
  }

  /// Reads the arguments after the program's name. Unknown ones are left to the app, as `CommandLine.arguments`.
  static func parse(_ arguments: [String]) -> Outcome {
    var options = AppOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--port":
        guard let text = rest.popFirst(), let port = UInt16(text) else {
          return .mistake("--port needs a number from 0 (any free port) to 65535")
        }
        options.port = port
      case "--address":
        guard let address = rest.popFirst() else { return .mistake("--address needs an address, such as 127.0.0.1") }
        options.address = address
      case "--secret-file":
        guard let file = rest.popFirst() else { return .mistake("--secret-file needs the path of a file") }
        options.secretFile = file
      default: break
      }
    }
    return .run(options)
  }

  static func help(for program: String) -> String {
    """
    Usage: \(program) [--port PORT] [--address ADDRESS] [--secret-file FILE]

    Shows the app in web browsers. The address to open is printed; whoever knows it can use the app.

      --port PORT          listen on this port; 0 takes any free one (\(usualPort), or the next that is free)
      --address ADDRESS    listen on this address (127.0.0.1: this machine only)
      --secret-file FILE   keep the secret part of the address here, so that it stays the same from start to start
                           (the user's state folder)
    """
  }
}
