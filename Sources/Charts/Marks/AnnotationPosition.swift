/// Where something stands beside what it belongs to.
public struct AnnotationPosition: Hashable, Sendable {
  /// From side to side and from top to bottom: -1 before it, 0 along it, 1 after it.
  let x: Int
  let y: Int
  var isAutomatic = false

  /// As the thing suggests.
  public static let automatic = AnnotationPosition(x: 0, y: -1, isAutomatic: true)
  /// On it.
  public static let overlay = AnnotationPosition(x: 0, y: 0)
  /// Above it.
  public static let top = AnnotationPosition(x: 0, y: -1)
  /// Below it.
  public static let bottom = AnnotationPosition(x: 0, y: 1)
  /// Beside it, where lines begin.
  public static let leading = AnnotationPosition(x: -1, y: 0)
  /// Beside it, where lines end.
  public static let trailing = AnnotationPosition(x: 1, y: 0)
  /// Above it, before its beginning.
  public static let topLeading = AnnotationPosition(x: -1, y: -1)
  /// Above it, after its end.
  public static let topTrailing = AnnotationPosition(x: 1, y: -1)
  /// Below it, before its beginning.
  public static let bottomLeading = AnnotationPosition(x: -1, y: 1)
  /// Below it, after its end.
  public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
}
