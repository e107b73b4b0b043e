import Foundation

// What a screen reader says of a view.
extension View {
  /// The view with other words for a screen reader.
  public func accessibilityLabel(_ label: Text) -> some View { announced { $0.label = label.text(in: $1) } }

  /// The view with other words for a screen reader.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// The view with other words for a screen reader.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// The view with a value for a screen reader.
  public func accessibilityValue(_ value: Text) -> some View { announced { $0.value = value.text(in: $1) } }

  /// The view with a value for a screen reader.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// The view with a value for a screen reader.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// The view with words of what it does, for a screen reader.
  public func accessibilityHint(_ hint: Text) -> some View { announced { $0.hint = hint.text(in: $1) } }

  /// The view with words of what it does, for a screen reader.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// The view with words of what it does, for a screen reader.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// The view passed over by screen readers, when `hidden` is true.
  public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(HiddenModifier(isHidden: hidden)) }

  /// The view with a name for programs that test the app, as `data-testid` in its page.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AttributeModifier(attributes: [Attribute("data-testid", identifier)]))
  }

  /// The view as more than it is by itself.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    announced { said, _ in said.added = traits }
  }

  /// The view as less than it is by itself.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    announced { said, _ in said.removed = traits }
  }

  /// The view as one thing for screen readers.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(
      AnnouncementModifier(announcement: { _ in Announcement(children: children) }, isOfWhole: true))
  }

  /// The view with words by which a person may call it: the first are its name where it has no label. Browsers know one
  /// name of a thing.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    announced { said, locale in said.callName = inputLabels.first?.text(in: locale) }
  }

  /// The view with words by which a person may call it: the first are its name where it has no label. Browsers know one
  /// name of a thing.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// The view read before those beside it whose priority is less, 0 where none is set, by browsers that know
  /// `reading-order`; others read in the order in which the views are listed.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(ReadingOrderModifier(priority: sortPriority))
  }

  private func announced(_ say: @escaping @MainActor (inout Announcement, Locale) -> Void) -> some View {
    modifier(
      AnnouncementModifier(announcement: { context in
        var announcement = Announcement()
        say(&announcement, context.environment.locale)
        return announcement
      }))
  }
}

// What those do who use the app in another way.
extension View {
  /// The view with something that is done in place of a tap, or beside it with a name of its own.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(kind: actionKind, handler: handler))
  }

  /// The view with something more that can be done with it: a button that is seen when it has the focus.
  public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// The view with something more that can be done with it: a button that is seen when it has the focus.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// The view with something more that can be done with it: a button that is seen when it has the focus.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// The view as a value that the arrow keys change step by step.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(
      AnnouncementModifier(
        announcement: { _ in Announcement(isAdjustable: true) },
        actions: [
          .key: { value in
            switch value.text {
            case "up", "right": handler(.increment)
            case "down", "left": handler(.decrement)
            default: break
            }
          }
        ]))
  }
}

private struct ReadingOrderModifier: PrimitiveModifier {
  let priority: Double

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    // CSS has whole numbers, the least first.
    let place = decimal((-min(max(priority, -1e6), 1e6) * 1000).rounded())
    return content(context).mapElements { $0.adding(style: ["reading-order": place]) }
  }
}

private struct HiddenModifier: PrimitiveModifier {
  let isHidden: Bool

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let content = content(context)
    return isHidden ? content.mapElements(\.hidden) : content
  }
}

/// Adds attributes; those that an element has already win.
private struct AttributeModifier: PrimitiveModifier {
  let attributes: [Attribute]

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    content(context).mapElements { $0.adding(attributes: attributes) }
  }
}

private struct AccessibilityActionModifier: PrimitiveModifier {
  let kind: AccessibilityActionKind
  let handler: @MainActor () -> Void

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let handler = handler
    let actions: Actions = [.tap: { _ in handler() }]
    guard let name = kind.name else {
      let said = Announcement(added: .isButton)
      return AnnouncementModifier(announcement: { _ in said }, actions: actions).render(content, in: node, context)
    }
    let content = content(context)
    guard let first = content.elements.first, context.environment.isEnabled else { return content }
    let button = Element(
      "button", key: node.key(1), classes: ["b", "unseen", "action"], attributes: [Attribute("type", "button")],
      text: name.text(in: context.environment.locale), actions: actions)
    let box = Element(
      key: node.key(), classes: ["w", "layered"], style: first.placing, children: [first, button],
      growth: first.growth, ratio: first.ratio)
    return content.with([box] + content.elements.dropFirst())
  }
}
