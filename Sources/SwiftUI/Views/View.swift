/// A part of an app's surface: a value that says what is to be seen, made anew whenever something that it depends on
/// changes.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view that it is made of.
  associatedtype Body: View

  /// What it is made of.
  @ViewBuilder
  var body: Body { get }
}

/// The body of a view that is drawn by the framework.
extension Never: View {
  /// There is none.
  public var body: Never { self }
}

extension View where Body == Never {
  /// The framework draws this view; its body is never asked for.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the framework and has no body") }
}
