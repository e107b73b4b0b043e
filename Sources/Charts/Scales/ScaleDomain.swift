import Foundation

/// The values that an axis reaches over.
public protocol ScaleDomain {
  /// What the framework makes of it; not for apps.
  var _domain: _ScaleDomain { get }
}

/// What the framework makes of a domain; not for apps.
public struct _ScaleDomain: Sendable {
  enum Content: Sendable {
    case values([PlotValue])
    case automatic(includesZero: Bool?)
  }

  let content: Content
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// From one value to another.
  public var _domain: _ScaleDomain {
    _ScaleDomain(content: .values([PlotValue(lowerBound), PlotValue(upperBound)]))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values, categories in this order.
  public var _domain: _ScaleDomain { _ScaleDomain(content: .values(map { PlotValue($0) })) }
}

/// The values that the marks have.
public struct AutomaticScaleDomain: ScaleDomain {
  /// What the framework makes of it.
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the marks have.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The values that the marks have, with zero or not; nil as the marks suggest.
  public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: _ScaleDomain(content: .automatic(includesZero: includesZero)))
  }
}
