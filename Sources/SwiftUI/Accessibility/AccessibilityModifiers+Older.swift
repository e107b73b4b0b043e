import Foundation

// The same as in older sources.
extension View {
  /// The view with other words for a screen reader.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The view with a value for a screen reader.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The view with words of what it does, for a screen reader.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The view passed over by screen readers, when `hidden` is true.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The view with a name for programs that test the app.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The view as more than it is by itself.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// The view as less than it is by itself.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }

  /// The view with words by which a person may call it.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// The view read before those beside it whose priority is less.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
