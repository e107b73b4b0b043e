/// A key, as a shortcut names it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key writes.
  public var character: Character

  /// The key that writes a character.
  public init(_ character: Character) { self.character = character }

  /// The key that writes a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Backspace key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")

  /// As browsers name the key.
  fileprivate var name: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .return: "Enter"
    case .escape: "Escape"
    case .delete: "Backspace"
    case .tab: "Tab"
    default: character.lowercased()
    }
  }
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option or Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key; the Control key where the browser's machine has none.
  public static let command = EventModifiers(rawValue: 16)
  /// All of them.
  public static let all: EventModifiers = [.shift, .control, .option, .command]
}

/// A key, and those to hold with it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// Those to hold.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the button that is meant most often.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// As two shortcuts that are the same have it.
  public static func == (left: KeyboardShortcut, right: KeyboardShortcut) -> Bool {
    left.key == right.key && left.modifiers == right.modifiers
  }

  /// Hashes the key and those to hold.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }

  /// As the page's script compares it: the held keys in one order, then the key.
  fileprivate var name: String {
    let held = [(EventModifiers.option, "alt"), (.command, "command"), (.control, "control"), (.shift, "shift")]
    return (held.filter { modifiers.contains($0.0) }.map(\.1) + [key.name]).joined(separator: "+")
  }
}

extension View {
  /// The control, which also answers to a key. Keys that are pressed in a text field are the field's.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// The control, which also answers to a shortcut. Keys that are pressed in a text field are the field's.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}

private struct KeyboardShortcutModifier: PrimitiveModifier {
  let shortcut: KeyboardShortcut

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    content(context).mapElements { element in
      element.adding(attributes: [
        Attribute("data-shortcut", shortcut.name), Attribute("aria-keyshortcuts", shortcut.announced),
      ])
    }
  }
}

extension KeyboardShortcut {
  /// As ARIA names it.
  fileprivate var announced: String {
    let held = [(EventModifiers.option, "Alt"), (.command, "Control"), (.control, "Control"), (.shift, "Shift")]
    var names: [String] = []
    for (modifier, name) in held where modifiers.contains(modifier) && !names.contains(name) { names.append(name) }
    return (names + [key.name == " " ? "Space" : key.name]).joined(separator: "+")
  }
}
