import Testing

extension Optional<ExitTest.Result> {
  /// Whether a process that ended said so on standard error; for an exit test that observes it.
  func saidOnStandardError(_ sentence: String) -> Bool {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(sentence)
  }
}
