// Goals, in order:
// 1. The same sums for any order of rows and any number of threads: sums are integers.
// 2. No overflow, whatever the data: GradientScale chooses scales from real sums.
// 3. Speed: one row's gradient and hessian are one word, and one addition counts both.

/// The gradient and the hessian of a row as integers in one word.
protocol PackedGradient: BitwiseCopyable, Sendable {
  associatedtype Sum: GradientSum
  /// A row's index with its packed gradient.
  associatedtype Entry: BitwiseCopyable & Sendable

  /// Nothing: what a row that is left out adds.
  static var zero: Self { get }
  /// What no row's gradient, as an integer, exceeds in size.
  static var gradientLimit: Double { get }
  /// Whether the row is left out; one that is not has a hessian above 0.
  var isZero: Bool { get }
  static func entry(row: Int, _ gradient: Self) -> Entry
  static func row(_ entry: Entry) -> Int
  static func gradient(_ entry: Entry) -> Self
  /// What the row adds to a sum.
  var sum: Sum { get }
  /// Packs the gradients of all rows, and returns what they were multiplied by.
  static func pack(
    _ source: some GradientSource, with packer: inout GradientPacker, into target: AlignedBuffer<Self>
  ) -> GradientScale
}

/// A sum of packed gradients.
protocol GradientSum: BitwiseCopyable, Sendable, Equatable {
  static var zero: Self { get }
  static func &+ (left: Self, right: Self) -> Self
  static func &- (left: Self, right: Self) -> Self
  /// In units of the gradient scale.
  var gradient: Double { get }
  /// In units of the hessian scale.
  var hessian: Double { get }
}

/// 16 bits for the gradient, high, and 16 for the hessian, low, which is never negative.
///
/// A sum is one Int64 with 32 bits for each. No hessian sum reaches 2³² and none is negative, so nothing is carried or
/// borrowed between the halves, and sums can be subtracted whole.
struct NarrowGradient: PackedGradient {
  var bits: Int32

  static var zero: NarrowGradient { NarrowGradient(bits: 0) }
  static var gradientLimit: Double { 0x1p15 }
  @inline(__always) var isZero: Bool { bits == 0 }

  @inline(__always)
  static func entry(row: Int, _ gradient: NarrowGradient) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: row)) | UInt64(UInt32(bitPattern: gradient.bits)) &<< 32
  }

  @inline(__always) static func row(_ entry: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: entry)) }

  @inline(__always)
  static func gradient(_ entry: UInt64) -> NarrowGradient {
    NarrowGradient(bits: Int32(truncatingIfNeeded: entry &>> 32))
  }

  static func pack(
    _ source: some GradientSource, with packer: inout GradientPacker, into target: AlignedBuffer<NarrowGradient>
  ) -> GradientScale {
    packer.pack(source, into: target)
  }

  @inline(__always)
  var sum: NarrowSum { NarrowSum(bits: Int64(bits &>> 16) &<< 32 | Int64(bits & 0xFFFF)) }
}

struct NarrowSum: GradientSum {
  var bits: Int64

  static var zero: NarrowSum { NarrowSum(bits: 0) }
  @inline(__always) static func &+ (left: Self, right: Self) -> Self { Self(bits: left.bits &+ right.bits) }
  @inline(__always) static func &- (left: Self, right: Self) -> Self { Self(bits: left.bits &- right.bits) }
  @inline(__always) var gradient: Double { Double(Int32(truncatingIfNeeded: bits &>> 32)) }
  @inline(__always) var hessian: Double { Double(UInt32(truncatingIfNeeded: bits)) }
}

/// 32 bits for the gradient, high, and 32 for the hessian, low.
///
/// A sum is two Int64, which 2³² rows cannot overflow. It serves where 16 bits are too coarse: few rows, whose rounding
/// errors do not cancel, and gradients of which a few dwarf the others.
struct WideGradient: PackedGradient {
  struct Entry: BitwiseCopyable, Sendable {
    var gradient: WideGradient
    var row: UInt32
  }

  var bits: Int64

  init(gradient: Int32, hessian: UInt32) { bits = Int64(gradient) &<< 32 | Int64(hessian) }
  static var zero: WideGradient { WideGradient(gradient: 0, hessian: 0) }
  static var gradientLimit: Double { 0x1p31 }
  @inline(__always) var isZero: Bool { bits == 0 }

  @inline(__always)
  static func entry(row: Int, _ gradient: WideGradient) -> Entry {
    Entry(gradient: gradient, row: UInt32(truncatingIfNeeded: row))
  }

  @inline(__always) static func row(_ entry: Entry) -> Int { Int(entry.row) }
  @inline(__always) static func gradient(_ entry: Entry) -> WideGradient { entry.gradient }
  static func pack(
    _ source: some GradientSource, with packer: inout GradientPacker, into target: AlignedBuffer<WideGradient>
  ) -> GradientScale {
    packer.pack(source, into: target)
  }

  @inline(__always) var sum: WideSum { WideSum(parts: SIMD2(bits &>> 32, bits & 0xFFFF_FFFF)) }
}

struct WideSum: GradientSum {
  /// The gradient, then the hessian.
  var parts: SIMD2<Int64>

  static var zero: WideSum { WideSum(parts: SIMD2(0, 0)) }
  @inline(__always) static func &+ (left: Self, right: Self) -> Self { Self(parts: left.parts &+ right.parts) }
  @inline(__always) static func &- (left: Self, right: Self) -> Self { Self(parts: left.parts &- right.parts) }
  @inline(__always) var gradient: Double { Double(parts[0]) }
  @inline(__always) var hessian: Double { Double(parts[1]) }
}
