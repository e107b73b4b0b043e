// Terminals give a character one cell or two, by Unicode's East Asian Width (UAX 11): wide (W) and full width (F) take
// two. What Unicode draws as an emoji is wide too (UTS 51). A character here is a grapheme cluster (UAX 29): marks,
// joiners and variation selectors take no cell of their own.

extension Character {
  /// The number of terminal cells that the character takes.
  ///
  /// 2 for East Asian wide characters, emoji, flags and keycaps, whatever they are joined of; 0 for a control or a mark
  /// that stands alone; otherwise 1, or the sum of the letters that a script joins to one character.
  var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard let second = scalars.dropFirst().first else { return first.displayWidth }
    if first.properties.isEmoji, scalars.dropFirst().contains(where: \.makesEmoji) { return 2 }
    if first.isRegionalIndicator, second.isRegionalIndicator { return 2 }
    return scalars.dropFirst().reduce(first.displayWidth) { $0 + ($1.isJamoAfterAnother ? 0 : $1.displayWidth) }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    if value < 0x300 { return value < 0xA0 ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// Whether East Asian Width is W or F.
  ///
  /// Single wide symbols are all emoji that are drawn as such by themselves; the rest are blocks, with their unassigned
  /// places.
  var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation && !isRegionalIndicator
    }
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether the scalar makes one emoji of what it follows: the emoji variation selector, the joiner, a skin tone.
  fileprivate var makesEmoji: Bool { value == 0xFE0F || value == 0x200D || properties.isEmojiModifier }

  /// Whether the scalar is the vowel or the end of a Korean syllable, which is drawn in the cells of its beginning.
  fileprivate var isJamoAfterAnother: Bool { (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) }
}

extension String {
  var displayWidth: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text in at most `width` cells, at least one; what is cut ends in `…`.
  ///
  /// - Complexity: In the width, not in the length of the text.
  func truncated(toDisplayWidth width: Int) -> String {
    let start = utf8.prefix(width + 1)
    if start.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return start.count <= width ? self : String(prefix(width - 1)) + "…"
    }
    var used = 0
    var cut = startIndex
    for index in indices {
      used += self[index].displayWidth
      if used > width { return self[..<cut] + "…" }
      if used < width { cut = self.index(after: index) }
    }
    return self
  }

  /// The text with blanks up to `width` cells.
  func padded(toDisplayWidth width: Int, alignsRight: Bool) -> String {
    let blanks = String(repeating: " ", count: Swift.max(0, width - displayWidth))
    return alignsRight ? blanks + self : self + blanks
  }
}
