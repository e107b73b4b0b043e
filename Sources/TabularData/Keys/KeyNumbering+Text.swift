extension KeyNumbering {
  /// Numbers the texts of columns.
  init(texts sources: [(storage: ColumnStorage<String>, selection: RowSelection)], threads: KeyThreads) {
    self.init(
      KeyNumbering.parts(sources.map(\.selection.count)), threads: threads, makeTable: { TextKeyTable() },
      fill: { chunk, output, found in
        let (storage, selection) = sources[chunk.part]
        var offset = 0
        for rows in selection.slice(offsets: chunk.positions).ranges {
          let start = chunk.start + offset
          if let text = storage.text {
            KeyNumbering.fill(output + offset, from: text, rows, at: start, &found)
          } else {
            KeyNumbering.fill(output + offset, from: storage, rows, at: start, &found)
          }
          offset += rows.count
        }
      })
  }

  private static func fill(
    _ output: UnsafeMutablePointer<UInt32>, from text: TextStorage, _ rows: Range<Int>, at start: Int,
    _ found: inout Found<TextKeyTable>
  ) {
    let views = text.views
    let validity = text.validity?.words
    for (index, row) in rows.enumerated() {
      let number: UInt32
      if let validity, !ValidityBitmap.isSet(validity, row) {
        number = found.missingNumber()
      } else {
        number = found.table.number(of: views[row])
      }
      output[index] = number
      found.note(number, at: start + index)
    }
  }

  private static func fill(
    _ output: UnsafeMutablePointer<UInt32>, from storage: ColumnStorage<String>, _ rows: Range<Int>, at start: Int,
    _ found: inout Found<TextKeyTable>
  ) {
    let values = storage.values.unsafelyUnwrapped
    for (index, row) in rows.enumerated() {
      let number: UInt32
      if let validity = storage.validity, !ValidityBitmap.isSet(validity, row) {
        number = found.missingNumber()
      } else if let known = values[row].utf8.withContiguousStorageIfAvailable({ found.table.number(of: $0) }) {
        number = known
      } else {
        var copy = values[row]
        number = copy.withUTF8 { found.table.number(of: $0) }
      }
      output[index] = number
      found.note(number, at: start + index)
    }
  }
}
