/// What a view is for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64

  /// No trait.
  public init() { bits = 0 }

  private init(bit: Int) { bits = 1 << UInt64(bit) }

  /// Something to press.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// A heading of what follows.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// One that is chosen among others.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// Something that leads elsewhere.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// A field in which is written what is searched for.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// Words that cannot be changed.
  public static let isStaticText = AccessibilityTraits(bit: 6)
  /// What changes again and again, and is read out when it does.
  public static let updatesFrequently = AccessibilityTraits(bit: 7)
  /// A view beside which nothing else counts.
  public static let isModal = AccessibilityTraits(bit: 8)
  /// A summary of what is going on.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)

  // MARK: Sets

  /// Whether all of `member` is there.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }

  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }

  /// The traits that one of the two has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }

  /// Adds the traits of the other.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Keeps the traits that the other has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Keeps the traits that one of the two has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  /// Adds the trait.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Takes the trait away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Adds the trait.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    bits |= newMember.bits
    return known.bits == 0 ? nil : known
  }

  private func with(_ bits: UInt64) -> AccessibilityTraits {
    var traits = AccessibilityTraits()
    traits.bits = bits
    return traits
  }
}

/// What becomes of the parts of a view that is one thing for those who do not see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are passed over.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are there within the view.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Their words become the view's.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A way in which a value is changed step by step.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// A step up.
  case increment
  /// A step down.
  case decrement
}

/// What is done for those who use the app in another way.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// Nil for the main one.
  let name: Text?

  /// Makes one with a name.
  public init(named name: Text) { self.name = name }

  private init() { name = nil }

  /// What a tap does.
  public static let `default` = AccessibilityActionKind()
}
