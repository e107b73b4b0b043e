import Foundation

/// A column or a row of a lazy grid, or several equal ones.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A share of the room, between two limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for, between two limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: Size
  /// The distance to the next one in points; nil for the usual one.
  public var spacing: CGFloat?
  /// Where a view lies in it; nil for where the grid's views lie.
  public var alignment: Alignment?

  /// Makes a column or a row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// As CSS's tracks. Adaptive ones share the room that is left equally.
  fileprivate var track: String {
    switch size {
    case .fixed(let length): pixels(max(length, 0))
    case .flexible(let minimum, let maximum) where maximum.isFinite:
      "minmax(\(pixels(max(minimum, 0))),\(pixels(maximum)))"
    case .flexible(let minimum, _): "minmax(\(pixels(max(minimum, 0))),1fr)"
    case .adaptive(let minimum, _): "repeat(auto-fill,minmax(min(\(pixels(max(minimum, 1))),100%),1fr))"
    }
  }

  /// The most that a view in it takes, where its own tracks do not say so.
  fileprivate var contentLimit: String? {
    if case .adaptive(_, let maximum) = size, maximum.isFinite { pixels(maximum) } else { nil }
  }
}

/// The tracks of a lazy grid.
struct GridTracks {
  let items: [GridItem]
  let isVertical: Bool
  /// The distance between two tracks of the other direction in points.
  let spacing: CGFloat?
  /// Where the views lie across the tracks, as CSS has it.
  let alignment: String

  /// As the grid's style. The distance between tracks is the first one's.
  var style: Style {
    let usual = Stack<EmptyView>.usualSpacing
    let between = pixels(items.first?.spacing ?? usual)
    let across = pixels(spacing ?? usual)
    var style = Style()
    style[isVertical ? "grid-template-columns" : "grid-template-rows"] = items.map(\.track).joined(separator: " ")
    style["gap"] = isVertical ? "\(across) \(between)" : "\(between) \(across)"
    let own = items.first?.alignment
    if isVertical {
      style["justify-items"] = own?.horizontal.css ?? alignment
      style["justify-content"] = alignment
      if let own { style["align-items"] = own.vertical.css }
    } else {
      style["align-items"] = own?.vertical.css ?? alignment
      style["align-content"] = alignment
      if let own { style["justify-items"] = own.horizontal.css }
    }
    style["--cell"] = items.first?.contentLimit
    return style
  }
}
