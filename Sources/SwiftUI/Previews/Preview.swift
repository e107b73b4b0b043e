/// Shows views in an editor that has a place for it; elsewhere it is not there.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewMacro", type: "PreviewMacro")

/// Shows views in an editor that has a place for it, with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "PreviewMacro")

/// How a preview is shown.
public struct PreviewTrait: Sendable {
  /// As large as its content.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// With the longer side across.
  public static let landscapeLeft = PreviewTrait()
  /// With the longer side across.
  public static let landscapeRight = PreviewTrait()
  /// With the longer side up.
  public static let portrait = PreviewTrait()
}

/// A type that shows views in an editor that has a place for it; here nobody asks it.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder
  static var previews: Previews { get }
}

extension View {
  /// The view, with a name in an editor that has a place for previews.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
