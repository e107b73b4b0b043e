import Testing

@testable import TabularData

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("東", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("　", 2), ("。", 2),
    ("😀", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤️", 2), ("❤", 1), ("❤️‍🔥", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2),
    ("\u{1F1E9}", 1), ("1️⃣", 2), ("©️", 2), ("©", 1), ("⌚", 2), ("✂", 1), ("…", 1), ("→", 1), ("│", 1),
    // A Korean syllable in three parts, Devanagari letters joined to one, a mark alone, a joiner alone.
    ("\u{1112}\u{1161}\u{11AB}", 2), ("क्ष", 2), ("कि", 1), ("\u{301}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0),
    ("\u{AD}", 1), ("\u{A0}", 1), ("𠀀", 2), ("か\u{3099}", 2), ("\u{0}", 0), ("🀄", 2), ("🈁", 2), ("🉐", 2),
  ])
  func `a grapheme cluster takes the cells of what it shows`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  /// Unicode 14.0, by `unicodedata.east_asian_width` of Python 3.11: W and F, with the unassigned places between them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
    0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
    0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F004...0x1F004,
    0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C,
    0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E,
    0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A,
    0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2,
    0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
    0x1F947...0x1F9FF, 0x1FA70...0x1FAF6, 0x20000...0x3134A,
  ]

  @Test func `wide scalars are those of Unicode`() {
    var next = 0
    var wrong: [String] = []
    for value: UInt32 in 0x80...0x3FFFF {
      while next < Self.wide.count, Self.wide[next].upperBound < value { next += 1 }
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 14 else { continue }
      let isWide = next < Self.wide.count && Self.wide[next].contains(value)
      if scalar.isWide != isWide { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong == [])
  }

  @Test func `a text is cut between characters and leaves room for the ellipsis`() {
    #expect("abcdef".truncated(toDisplayWidth: 6) == "abcdef")
    #expect("abcdef".truncated(toDisplayWidth: 5) == "abcd…")
    #expect("abcdef".truncated(toDisplayWidth: 1) == "…")
    #expect("東京都".truncated(toDisplayWidth: 6) == "東京都")
    #expect("東京都".truncated(toDisplayWidth: 5) == "東京…")
    #expect("東京都".truncated(toDisplayWidth: 4) == "東…")
    #expect("a👩‍👩‍👧b".truncated(toDisplayWidth: 3) == "a…")
    #expect("cafe\u{301}s".truncated(toDisplayWidth: 5) == "cafe\u{301}s")
    #expect("cafe\u{301}s".truncated(toDisplayWidth: 4) == "caf…")
    #expect("abcdé".truncated(toDisplayWidth: 3) == "ab…")
  }
}
