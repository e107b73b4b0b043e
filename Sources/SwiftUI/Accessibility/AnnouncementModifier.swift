/// Says something of the one thing within the content that screen readers know; of several things, of what holds them.
struct AnnouncementModifier: PrimitiveModifier {
  let announcement: @MainActor (RenderContext) -> Announcement
  /// Whether it is always of what holds all things within.
  var isOfWhole = false
  var actions: Actions = [:]

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let announcement = announcement(context)
    let actions = context.environment.isEnabled ? actions : [:]
    return content(context).mapElements { element in
      element.changingSpoken(isOfWhole: isOfWhole) { target in
        (actions.isEmpty ? target : target.adding(actions: actions)).announced(announcement, by: node)
      }
    }
  }
}

extension Element {
  /// The element with the one thing changed that screen readers know; with itself changed when there are several.
  fileprivate func changingSpoken(isOfWhole: Bool, _ change: (Element) -> Element) -> Element {
    if isOfWhole { return isText || isNativeControl || isHeading ? self : change(self) }
    return spokenCount(controlsOnly: false) == 1 ? changingOne(controlsOnly: false, change) : change(self)
  }

  private func changingOne(controlsOnly: Bool, _ change: (Element) -> Element) -> Element {
    if controlsOnly ? isNativeControl : isSpoken { return change(self) }
    let controlsOnly = controlsOnly || isLabel
    return replacing(
      children: children.map { child in
        child.spokenCount(controlsOnly: controlsOnly) == 1
          ? child.changingOne(controlsOnly: controlsOnly, change) : child
      })
  }

  /// Whether screen readers know it as one thing.
  private var isSpoken: Bool {
    isNativeControl || isHeading || isText || tag == "img" || announced != nil
      || ownAttributes.contains { $0.name == "role" || $0.name == "aria-label" }
  }

  /// Whether it is HTML's label of a control, whose words are the control's.
  private var isLabel: Bool { tag == "label" && examinedChildren.contains { $0.spokenCount(controlsOnly: true) > 0 } }

  /// How many things screen readers know here.
  private func spokenCount(controlsOnly: Bool) -> Int {
    if isHiddenFromScreenReaders { return 0 }
    if controlsOnly ? isNativeControl : isSpoken { return 1 }
    let controlsOnly = controlsOnly || isLabel
    return examinedChildren.reduce(0) { $0 + $1.spokenCount(controlsOnly: controlsOnly) }
  }
}
