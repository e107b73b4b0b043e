import NumericKernels
import Synchronization

/// What a reader would take the texts of a column for, if none were in quotes.
enum CSVTextTypes {
  private static let chunkLength = 1 << 14

  /// Whether a reader with the usual options would take each text of a column for a number or a Boolean.
  static func wouldChangeType(_ storage: ColumnStorage<String>, threadCount: Int) -> Bool {
    let vocabulary = CSVVocabulary(CSVReadingOptions())
    let types = Atomic(CSVTypeSet.all.rawValue)
    let hasText = Atomic(false)
    ParallelExecution.forEachChunk(of: storage.count, chunkLength: chunkLength, threadCount: threadCount) { _, rows in
      var left = CSVTypeSet(rawValue: types.load(ordering: .relaxed))
      if left.isEmpty { return }
      var foundText = false
      for row in rows {
        guard let found = CSVTextTypes.types(of: row, storage, vocabulary) else { continue }
        foundText = true
        left.formIntersection(found)
        if left.isEmpty { break }
      }
      types.bitwiseAnd(left.rawValue, ordering: .relaxed)
      if foundText { hasText.store(true, ordering: .relaxed) }
    }
    return types.load(ordering: .relaxed) != 0 && hasText.load(ordering: .relaxed)
  }

  /// The types that a text could be read as; nil for a missing or an empty one.
  private static func types(
    of row: Int, _ storage: ColumnStorage<String>, _ vocabulary: CSVVocabulary
  ) -> CSVTypeSet? {
    if storage.isMissing(row) { return nil }
    if let text = storage.text { return text.views[row].withBytes { types(of: $0, vocabulary) } }
    var text = storage[row] ?? ""
    return text.withUTF8 { types(of: $0, vocabulary) }
  }

  private static func types(of text: UnsafeBufferPointer<UInt8>, _ vocabulary: CSVVocabulary) -> CSVTypeSet? {
    guard let start = text.baseAddress, !text.isEmpty else { return nil }
    if vocabulary.missing.contains(start, count: text.count) { return [] }
    return vocabulary.types(of: start, count: text.count)
  }
}
