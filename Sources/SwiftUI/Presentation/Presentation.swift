/// How a view that was shown on others, as a sheet or a page of a stack, is put away.
@MainActor
final class Presentation: Sendable {
  let end: @MainActor () -> Void

  nonisolated init(end: @escaping @MainActor () -> Void) { self.end = end }
}

extension EnvironmentValues {
  private enum PresentationKey: EnvironmentKey { static var defaultValue: Presentation? { nil } }

  /// The nearest sheet or page that the view is on.
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Puts away the sheet or the page of a stack that the view is on.
  public var dismiss: DismissAction { DismissAction(presentation: presentation) }

  /// Whether the view is on a sheet or a page that can be put away.
  public var isPresented: Bool { presentation != nil }

  /// Whether the view is on a sheet or a page that can be put away, as apps had it before `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding(
      get: { PresentationMode(isPresented: presentation != nil) },
      set: { if !$0.isPresented { presentation?.end() } })
  }
}

/// Puts away what a view is on; does nothing where the view is on nothing that can be put away.
@MainActor
public struct DismissAction {
  private let presentation: Presentation?

  nonisolated init(presentation: Presentation?) { self.presentation = presentation }

  /// Puts it away.
  public func callAsFunction() { presentation?.end() }
}

/// Whether a view is on something that can be put away.
public struct PresentationMode: Equatable, Sendable {
  /// Whether it is.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Puts it away.
  public mutating func dismiss() { isPresented = false }
}
