import Foundation

/// Where the lines of a text begin or end.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// All begin at the same place.
  case leading
  /// All have their middle at the same place.
  case center
  /// All end at the same place.
  case trailing

  /// As CSS's `text-align`.
  fileprivate var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension Text {
  /// Whether letters are shown as capitals.
  public enum Case: Hashable, Sendable {
    /// All as capitals.
    case uppercase
    /// None as a capital.
    case lowercase

    fileprivate var css: String { self == .uppercase ? "uppercase" : "lowercase" }
  }
}

extension Text {
  /// Where a text that is too long for its room is cut off.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning, when it has one line.
    case head
    /// At the end.
    case tail
  }
}

extension EnvironmentValues {
  private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }

  /// Where texts that are too long for their room are cut off.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }
  private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

  /// The most lines that a text takes; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The fewest lines that a field of several lines takes.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  /// How small a text's letters may become, as a fraction of their size, before it is cut off.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
}

extension View {
  /// The view, whose texts of several lines are aligned at one side.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inherited(["text-align": alignment.css])
  }

  /// The view, whose texts show their letters as capitals or not; nil for as they are.
  public func textCase(_ textCase: Text.Case?) -> some View {
    let css = textCase?.css ?? "none"
    return inherited(["text-transform": css, "--header-case": css])
  }

  /// The view, whose texts take so many lines at most; nil for as many as they need.
  public func lineLimit(_ number: Int?) -> some View { changedEnvironment { $0.lineLimit = number } }

  /// The view, whose texts take at most as many lines as `limit` says, and in fields at least as many.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changedEnvironment {
      $0.lineLimit = limit.upperBound
      $0.leastLines = limit.lowerBound
    }
  }

  /// The view, whose texts take at most as many lines as `limit` says.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// The view, in whose fields texts take at least as many lines as `limit` says.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changedEnvironment { $0.leastLines = limit.lowerBound }
  }

  /// The view, whose texts take so many lines at most, and in fields just so many when `reservesSpace` is true.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changedEnvironment {
      $0.lineLimit = limit
      if reservesSpace { $0.leastLines = limit }
    }
  }

  /// The view, whose texts are cut off at one end where they are too long for their room.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changedEnvironment { $0.truncationMode = mode }
  }

  /// The view, whose letters become smaller, down to a fraction of their size, before a text is cut off.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changedEnvironment { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
  }
}
