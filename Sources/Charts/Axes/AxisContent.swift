/// What an axis shows: marks at some of its values, or several such sets.
@MainActor
@preconcurrency
public protocol AxisContent {
  /// The type of the content that it is made of.
  associatedtype Body: AxisContent

  /// What it is made of.
  @AxisContentBuilder
  var body: Body { get }
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  /// The framework draws this content; its body is never asked for.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the framework and has no body") }
}

/// Content that lists its sets of marks itself.
@MainActor
protocol AxisMarkSource: AxisContent where Body == Never {
  var sets: [AxisMarkSet] { get }
}

/// Marks at values of an axis.
struct AxisMarkSet {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// Whether the parts are those that an axis has of itself.
  var isUsual = false
  let parts: @MainActor (AxisValue) -> [AxisPart]

  /// What an axis shows of itself.
  static let usual = AxisMarkSet(isUsual: true) { _ in [AxisPart(.gridLine), AxisPart(.label(AxisLabel(.usual)))] }
}

/// The sets of marks that a content comes to.
@MainActor
func axisMarkSets<Content: AxisContent>(of content: Content) -> [AxisMarkSet] {
  if let source = content as? any AxisMarkSource { return source.sets }
  return axisMarkSets(of: content.body)
}

/// Makes one content of the parts that a closure lists.
@resultBuilder
public enum AxisContentBuilder {
  /// A part as it stands.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

  /// No part.
  public static func buildBlock() -> some AxisContent { NoAxisContent() }

  /// One part.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Several parts.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent {
    AxisContentTuple(content: (repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> _ConditionalAxisContent<First, Second> { .first(first) }

  /// The other branch.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> _ConditionalAxisContent<First, Second> { .second(second) }
}

private struct NoAxisContent {}

extension NoAxisContent: AxisMarkSource {
  var sets: [AxisMarkSet] { [] }
}

private struct AxisContentTuple<each Content: AxisContent> {
  let content: (repeat each Content)
}

extension AxisContentTuple: AxisMarkSource {
  var sets: [AxisMarkSet] {
    var all: [AxisMarkSet] = []
    for part in repeat each content { all += axisMarkSets(of: part) }
    return all
  }
}

/// One of two contents, as `if` and `switch` make it.
public enum _ConditionalAxisContent<First: AxisContent, Second: AxisContent>: AxisMarkSource {
  /// The condition held.
  case first(First)
  /// It did not.
  case second(Second)

  var sets: [AxisMarkSet] {
    switch self {
    case .first(let content): axisMarkSets(of: content)
    case .second(let content): axisMarkSets(of: content)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// The type of the body: there is none.
  public typealias Body = Never
}

extension Optional: AxisMarkSource where Wrapped: AxisContent {
  var sets: [AxisMarkSet] { map { axisMarkSets(of: $0) } ?? [] }
}
