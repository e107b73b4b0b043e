import SwiftUI

/// What a chart shows: marks, or content that is made of marks.
@MainActor
@preconcurrency
public protocol ChartContent {
  /// The type of the content that it is made of.
  associatedtype Body: ChartContent

  /// What it is made of.
  @ChartContentBuilder
  var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// The framework draws this content; its body is never asked for.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the framework and has no body") }
}

/// Content that lists its marks itself.
@MainActor
protocol MarkSource: ChartContent where Body == Never {
  var marks: [Mark] { get }
}

/// The marks that a content comes to.
@MainActor
func marks<Content: ChartContent>(of content: Content) -> [Mark] {
  if let source = content as? any MarkSource { return source.marks }
  return marks(of: content.body)
}

/// Makes one content of the parts that a closure lists.
@resultBuilder
public enum ChartContentBuilder {
  /// A part as it stands.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// No part.
  public static func buildBlock() -> some ChartContent { NoMarks() }

  /// One part.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several parts.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
    MarkTuple(content: (repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> _ConditionalChartContent<First, Second> { .first(first) }

  /// The other branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> _ConditionalChartContent<First, Second> { .second(second) }
}

private struct NoMarks {}

extension NoMarks: MarkSource {
  var marks: [Mark] { [] }
}

private struct MarkTuple<each Content: ChartContent> {
  let content: (repeat each Content)
}

extension MarkTuple: MarkSource {
  var marks: [Mark] {
    var all: [Mark] = []
    for part in repeat each content { all += Charts.marks(of: part) }
    return all
  }
}

/// One of two contents, as `if` and `switch` make it.
public enum _ConditionalChartContent<First: ChartContent, Second: ChartContent>: MarkSource {
  /// The condition held.
  case first(First)
  /// It did not.
  case second(Second)

  var marks: [Mark] {
    switch self {
    case .first(let content): Charts.marks(of: content)
    case .second(let content): Charts.marks(of: content)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// The type of the body: there is none.
  public typealias Body = Never
}

extension Optional: MarkSource where Wrapped: ChartContent {
  var marks: [Mark] { map { Charts.marks(of: $0) } ?? [] }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The type of the body: there is none.
  public typealias Body = Never

  /// Makes content for each element, known by what lies at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(listing: data, identity: { $0[keyPath: id] }, content: content)
  }

  /// Makes content for each element, known by its own identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(listing: data, identity: \.id, content: content)
  }

  /// Makes content for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(listing: data, identity: \.self, content: content)
  }
}

extension ForEach: MarkSource where Content: ChartContent {
  var marks: [Mark] { data.flatMap { Charts.marks(of: content($0)) } }
}
