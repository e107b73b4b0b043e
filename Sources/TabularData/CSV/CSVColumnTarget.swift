import CIntrinsics
import Synchronization

/// Where threads put the cells of a column: the memory of a ``CSVColumnBuilder``, by address.
///
/// A thread comes back to each column every few rows. If it counted references to the builder then, it would wait for the
/// other threads to do the same, for longer than the cells of a short run of rows take to read.
struct CSVColumnTarget {
  /// The position in the file.
  let index: Int
  /// The type that was asked for; nil if the cells decide.
  let type: CSVType?
  let kind: CSVColumnKind
  let values: UnsafeMutableRawPointer
  let validity: UnsafeMutablePointer<UInt64>
  /// The types that no cell has ruled out yet.
  let candidates: UnsafeMutablePointer<Atomic<UInt8>>

  /// Whether the cells decide and one of them has contradicted what the column was taken for.
  @inline(__always)
  var isContradicted: Bool {
    guard type == nil else { return false }
    let supposition = kind.supposition.rawValue
    return candidates.pointee.load(ordering: .relaxed) & supposition != supposition
  }

  /// Rules out the types that a cell does not have.
  func restrict(to types: CSVTypeSet) {
    candidates.pointee.bitwiseAnd(types.rawValue, ordering: .relaxed)
  }

  /// Has the memory of some wanted rows brought near, since a few rows of many columns are no pattern that the processor
  /// would see coming.
  @inline(__always)
  func prefetch(_ rows: Range<Int>) {
    let end = values + rows.upperBound &* kind.stride
    var line = values + rows.lowerBound &* kind.stride
    while line < end {
      espalier_prefetch_for_writing(line)
      line += 64
    }
  }
}
