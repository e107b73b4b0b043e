/// An edge from side to side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The one where lines begin.
  case leading
  /// The one where lines end.
  case trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The one where lines begin.
    public static let leading = Set(.leading)
    /// The one where lines end.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
