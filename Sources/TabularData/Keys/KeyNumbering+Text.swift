extension KeyNumbering {
  /// Numbers the texts of columns.
  init(texts sources: [(storage: ColumnStorage<String>, selection: RowSelection)], threads: KeyThreads) {
    self.init(
      KeyNumbering.parts(sources.map(\.selection.count)), threads: threads, makeTable: { TextKeyTable() },
      fill: { chunk, output, table in
        let (storage, selection) = sources[chunk.part]
        var recent = RecentStrings()
        var offset = 0
        for rows in selection.slice(offsets: chunk.positions).ranges {
          let start = chunk.start + offset
          if let text = storage.text {
            KeyNumbering.fill(output + offset, from: text, rows, at: start, &table)
          } else {
            KeyNumbering.fill(output + offset, from: storage, rows, at: start, &table, &recent)
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

  /// Numbers Strings, those that were seen before bit for bit without looking into them.
  private static func fill(
    _ output: UnsafeMutablePointer<UInt32>, from storage: ColumnStorage<String>, _ rows: Range<Int>, at start: Int,
    _ table: inout TextKeyTable, _ recent: inout RecentStrings
  ) {
    for (index, row) in rows.enumerated() {
      if let validity = storage.validity, !ValidityBitmap.isSet(validity, row) {
        output[index] = table.numberMissing(at: start + index)
        continue
      }
      let slot = storage.values.unsafelyUnwrapped + row
      guard recent.isWorthwhile else {
        output[index] = number(of: slot, at: start + index, &table)
        continue
      }
      let bits = StringBits(of: slot)
      if let known = recent.number(of: bits) {
        output[index] = known
      } else {
        let number = number(of: slot, at: start + index, &table)
        recent.remember(bits, number: number)
        output[index] = number
      }
    }
  }

  private static func number(
    of string: UnsafePointer<String>, at position: Int, _ table: inout TextKeyTable
  ) -> UInt32 {
    let known = string.pointee.utf8.withContiguousStorageIfAvailable { table.number(of: $0, at: position) }
    if let known { return known }
    var copy = string.pointee
    return copy.withUTF8 { table.number(of: $0, at: position) }
  }
}
