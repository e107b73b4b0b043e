/// What confirms what a person has put in.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in the field of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [@MainActor () -> Void] { [] } }

  private enum SearchActionsKey: EnvironmentKey { static var defaultValue: [@MainActor () -> Void] { [] } }

  /// What Return in the field of a search does, from the inside out.
  var searchActions: [@MainActor () -> Void] {
    get { self[SearchActionsKey.self] }
    set { self[SearchActionsKey.self] = newValue }
  }

  /// What Return in a text field does, from the inside out.
  var submitActions: [@MainActor () -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// The view, in whose fields Return does `action`, after what modifiers nearer to a field have it do.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View {
    changedEnvironment {
      if triggers.contains(.text) { $0.submitActions.insert(action, at: 0) }
      if triggers.contains(.search) { $0.searchActions.insert(action, at: 0) }
    }
  }

  /// The view, from whose fields Return goes no further when `isBlocking` is true.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    changedEnvironment { if isBlocking { ($0.submitActions, $0.searchActions) = ([], []) } }
  }
}
