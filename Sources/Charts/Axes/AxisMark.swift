/// What an axis shows at one of its values: a line, a tick, a label, or several of them.
@MainActor
@preconcurrency
public protocol AxisMark {
  /// The type of what it is made of.
  associatedtype Body: AxisMark

  /// What it is made of.
  @AxisMarkBuilder
  var body: Body { get }
}

extension Never: AxisMark {}

extension AxisMark where Body == Never {
  /// The framework draws this mark; its body is never asked for.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the framework and has no body") }
}

/// A mark that lists its parts itself.
@MainActor
protocol AxisPartSource: AxisMark where Body == Never {
  var parts: [AxisPart] { get }
}

/// The parts that a mark comes to.
@MainActor
func axisParts<Mark: AxisMark>(of mark: Mark) -> [AxisPart] {
  if let source = mark as? any AxisPartSource { return source.parts }
  return axisParts(of: mark.body)
}

/// Makes one mark of the parts that a closure lists.
@resultBuilder
public enum AxisMarkBuilder {
  /// A part as it stands.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  /// No part.
  public static func buildBlock() -> some AxisMark { NoAxisMark() }

  /// One part.
  public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  /// Several parts.
  public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> some AxisMark {
    AxisMarkTuple(marks: (repeat each mark))
  }

  /// An `if` without `else`.
  public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

  /// The first branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> _ConditionalAxisMark<First, Second> { .first(first) }

  /// The other branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> _ConditionalAxisMark<First, Second> { .second(second) }
}

private struct NoAxisMark {}

extension NoAxisMark: AxisPartSource {
  var parts: [AxisPart] { [] }
}

private struct AxisMarkTuple<each Mark: AxisMark> {
  let marks: (repeat each Mark)
}

extension AxisMarkTuple: AxisPartSource {
  var parts: [AxisPart] {
    var all: [AxisPart] = []
    for mark in repeat each marks { all += axisParts(of: mark) }
    return all
  }
}

/// One of two marks, as `if` and `switch` make it.
public enum _ConditionalAxisMark<First: AxisMark, Second: AxisMark>: AxisPartSource {
  /// The condition held.
  case first(First)
  /// It did not.
  case second(Second)

  var parts: [AxisPart] {
    switch self {
    case .first(let mark): axisParts(of: mark)
    case .second(let mark): axisParts(of: mark)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// The type of the body: there is none.
  public typealias Body = Never
}

extension Optional: AxisPartSource where Wrapped: AxisMark {
  var parts: [AxisPart] { map { axisParts(of: $0) } ?? [] }
}
