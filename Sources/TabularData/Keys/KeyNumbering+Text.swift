extension KeyNumbering {
  /// Numbers the texts of columns.
  init(texts sources: [(storage: ColumnStorage<String>, selection: RowSelection)], threads: KeyThreads) {
    self.init(
      KeyNumbering.parts(sources.map(\.selection.count)), threads: threads, makeTable: { TextKeyTable() },
      fill: { chunk, output, table in
        let (storage, selection) = sources[chunk.part]
        var offset = 0
        for rows in selection.slice(offsets: chunk.positions).ranges {
          let start = chunk.start + offset
          if let text = storage.text {
            KeyNumbering.fill(output + offset, from: text, rows, at: start, &table)
          } else {
            KeyNumbering.fill(output + offset, from: storage, rows, at: start, &table)
          }
          offset += rows.count
        }
      })
  }

  private static func fill(
    _ output: UnsafeMutablePointer<UInt32>, from text: TextStorage, _ rows: Range<Int>, at start: Int,
    _ table: inout TextKeyTable
  ) {
    let views = text.views
    let validity = text.validity?.words
    for (index, row) in rows.enumerated() {
      let number: UInt32
      if let validity, !ValidityBitmap.isSet(validity, row) {
        number = table.numberMissing(at: start + index)
      } else {
        number = table.number(of: views[row], at: start + index)
      }
      output[index] = number
    }
  }

  private static func fill(
    _ output: UnsafeMutablePointer<UInt32>, from storage: ColumnStorage<String>, _ rows: Range<Int>, at start: Int,
    _ table: inout TextKeyTable
  ) {
    let values = storage.values.unsafelyUnwrapped
    for (index, row) in rows.enumerated() {
      let number: UInt32
      if let validity = storage.validity, !ValidityBitmap.isSet(validity, row) {
        number = table.numberMissing(at: start + index)
      } else if let known = values[row].utf8.withContiguousStorageIfAvailable({
        table.number(of: $0, at: start + index)
      }) {
        number = known
      } else {
        var copy = values[row]
        number = copy.withUTF8 { table.number(of: $0, at: start + index) }
      }
      output[index] = number
    }
  }
}
