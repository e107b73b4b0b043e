/// The first bytes of a fuzzer's input, which choose how the rest is read.
///
/// Choices past the end of the input are all 0, so a plain file is an input too.
struct FuzzOptions {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next choice, less than `count`.
  mutating func choice(of count: Int) -> Int { Int(rest.popFirst() ?? 0) % count }

  /// The next eight yes-or-no choices.
  mutating func flags() -> UInt8 { rest.popFirst() ?? 0 }
}

/// What went wrong with a fuzzer's input: a sentence.
struct FuzzFinding: Error, CustomStringConvertible {
  let description: String
}
