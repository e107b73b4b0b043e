import Foundation
import NumericKernels
import Testing

@testable import TabularData

/// One frame in the hands of eight tasks; `make sanitize-threads` runs these under the thread sanitizer.
///
/// A frame is not `Sendable`, as Apple's is not, since its columns may hold anything. Where the elements may be shared,
/// so may the frame's memory be read, and written to in copies.
@Suite struct SharedFrameTests {
  private static let rowCount = 3000

  /// Columns of every kind of storage; the text is the reader's, which becomes Strings when it is asked for.
  private static func frame() throws -> DataFrame {
    var lines = "id,share,name,flag\n"
    for row in 0..<rowCount {
      lines += "\(row),\(Double(row % 97) / 8),\(row % 11 == 0 ? "" : "name number \(row % 31)"),\(row % 2 == 0)\n"
    }
    var frame = try DataFrame(csvData: Data(lines.utf8))
    let dates = (0..<rowCount).map { $0 % 7 == 0 ? nil : Date(timeIntervalSinceReferenceDate: Double($0) * 1000) }
    frame.append(column: Column<Date>(name: "day", contents: dates))
    return frame
  }

  /// What eight tasks, each running `work` on the one frame a few times, found.
  private func results(_ work: @escaping @Sendable (DataFrame, Int) throws -> String) async throws -> Set<String> {
    let shared = UncheckedSendable(try SharedFrameTests.frame())
    return try await withThrowingTaskGroup(of: String.self) { group in
      for task in 0..<8 {
        group.addTask { try (0..<3).map { try work(shared.value, task * 3 + $0) }.last ?? "" }
      }
      var found: Set<String> = []
      for try await result in group { found.insert(result) }
      return found
    }
  }

  @Test func `reading, slicing and filtering give every task the same`() async throws {
    let found = try await results { frame, _ in
      let names = frame["name", String.self]
      let total = frame["id", Int.self].reduce(0) { $0 + ($1 ?? 0) }
      let few = frame.filter(on: "share", Double.self) { ($0 ?? 0) > 11 }
      let slice = frame[500..<510]
      return "\(total) \(names.count { $0 == nil }) \(names[30] ?? "") \(few.shape.rows) "
        + "\(slice["day", Date.self].count { $0 == nil })"
    }
    // 0 + … + 2999; each eleventh name; row 30 is name 30 of 31; shares above 11 are those of row % 97 in 89…96.
    #expect(
      found == ["4498500 273 name number 30 \((0..<3000).count { $0 % 97 > 88 }) \((500..<510).count { $0 % 7 == 0 })"])
  }

  @Test func `sorting, grouping and summaries give every task the same`() async throws {
    let found = try await results { frame, _ in
      let sorted = frame.sorted(on: "share", Double.self, order: .descending)
      let groups = frame.grouped(by: "name").counts(order: .descending)
      let summary = frame.summary()
      return "\(sorted["id", Int.self].prefix(3).map { $0 ?? -1 }) \(groups.shape.rows) \(summary.shape.rows)"
    }
    // The highest share is 96/8, of rows 96, 193, 290 in their order; 31 names and a missing one; five columns.
    #expect(found == ["[96, 193, 290] 32 5"])
  }

  @Test func `writing to a copy is seen by nobody else`() async throws {
    let found = try await results { frame, task in
      var copy = frame
      for row in 0..<100 { copy["id", Int.self][row] = task }
      copy["name", String.self][1] = "changed by \(task)"
      copy.append(row: task, 0.5, "new", true, nil as Date?)
      copy.removeColumn("share")
      let ids = copy["id", Int.self]
      let kept = ids[0] == task && ids[99] == task && copy["name", String.self][1] == "changed by \(task)"
      let whole = frame["id", Int.self]
      return "\(kept) \(whole[0] ?? -1) \(whole[99] ?? -1) \(frame["name", String.self][1] ?? "") \(frame.shape)"
    }
    #expect(found == ["true 0 99 name number 1 (rows: 3000, columns: 5)"])
  }

  @Test func `describing and writing files gives every task the same`() async throws {
    let found = try await results { frame, _ in
      let csv = try frame.csvRepresentation()
      let json = try frame.prefix(200).jsonRepresentation()
      let again = try DataFrame(csvData: csv, types: ["day": .date])
      return "\(csv.count) \(json.count) \(frame.description.count) \(firstDifference(frame, again) ?? "same")"
    }
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(" same") == true)
  }
}
