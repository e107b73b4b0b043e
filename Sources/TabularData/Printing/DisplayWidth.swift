extension Character {
  /// The number of terminal cells that the character takes: 2 for East Asian wide characters and emoji, 0 for a lone
  /// combining mark or control, otherwise 1.
  var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300 { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    let isEmoji =
      first.properties.isEmojiPresentation || scalars.dropFirst().contains { $0 == "\u{FE0F}" }
      || (scalars.count > 1 && first.properties.isEmoji)
    if isEmoji || first.isEastAsianWide { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether Unicode's East Asian Width (UAX 11) is wide or full width, by blocks.
  var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      return true
    default:
      return false
    }
  }
}

extension String {
  var displayWidth: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text in at most `width` cells; what is cut ends in `…`.
  func truncated(toDisplayWidth width: Int) -> String {
    if displayWidth <= width { return self }
    var result = ""
    var used = 1
    for character in self {
      used += character.displayWidth
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The text with blanks up to `width` cells.
  func padded(toDisplayWidth width: Int, alignsRight: Bool) -> String {
    let blanks = String(repeating: " ", count: Swift.max(0, width - displayWidth))
    return alignsRight ? blanks + self : self + blanks
  }
}
