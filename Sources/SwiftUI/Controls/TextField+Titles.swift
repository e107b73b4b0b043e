import Foundation

extension TextField where Label == Text {
  /// Makes a field for a text. The title is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, source: .text(text))
  }

  /// Makes a field for a text. The title is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, source: .text(text))
  }

  /// Makes a field for a text, with a prompt that is shown while it is empty; nil for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, source: .text(text))
  }

  /// Makes a field for a text, with a prompt that is shown while it is empty; nil for the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, source: .text(text))
  }

  /// Makes a field for a text that grows along `axis` with what is typed.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, axis: axis, source: .text(text))
  }

  /// Makes a field for a text that grows along `axis` with what is typed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, axis: axis, source: .text(text))
  }
}

// The forms of the first SwiftUI.
extension TextField where Label == Text {
  /// Makes a field for a text that tells when the person comes into it or leaves it, and when Return confirms it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, source: .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Makes a field for a text that tells when the person comes into it or leaves it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, source: .text(text), onEditingChanged: onEditingChanged)
  }

  /// Makes a field for a text that tells when Return confirms it.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleKey), prompt: nil, source: .text(text), onCommit: onCommit)
  }

  /// Makes a field for a text that tells when the person comes into it or leaves it, and when Return confirms it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, source: .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Makes a field for a text that tells when the person comes into it or leaves it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(label: Text(title), prompt: nil, source: .text(text), onEditingChanged: onEditingChanged)
  }

  /// Makes a field for a text that tells when Return confirms it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void) {
    self.init(label: Text(title), prompt: nil, source: .text(text), onCommit: onCommit)
  }
}
