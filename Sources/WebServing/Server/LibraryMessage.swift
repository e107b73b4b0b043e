/// What the library writes to its log.
enum LibraryMessage {
  /// How the sentences begin that tell of a client which left early or sent what is no request.
  private static let beginningsAboutClients = [
    "Application reported internal error, closing connection", "Closing connection", "Connection socket is closed",
    "Connection was closed", "Error processing request", "Failed to parse", "Failed to send",
    "Not enough memory in pool",
    "Received HTTP", "Socket has been disconnected", "Too late", "Too large value",
    "WARNING: incomplete upload processing",
  ]

  /// Whether a message tells what any client may do at any time, rather than what is wrong with the server.
  static func isAboutClient(_ message: String) -> Bool {
    beginningsAboutClients.contains { message.hasPrefix($0) }
  }
}
