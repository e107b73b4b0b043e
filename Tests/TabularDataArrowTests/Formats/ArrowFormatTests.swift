import Testing

@testable import TabularDataArrow

@Suite struct ArrowFormatTests {
  // The table of format strings in the specification of the C data interface.
  @Test(arguments: [
    ("n", ArrowFormat.null, 0), ("b", .boolean, 2), ("l", .int64, 2), ("g", .double, 2), ("u", .text, 3),
    ("U", .largeText, 3), ("vu", .textViews, 3), ("tdD", .date32, 2), ("tdm", .date64, 2),
    ("tss:", .timestamp(perSecond: 1), 2), ("tsm:Europe/Paris", .timestamp(perSecond: 1000), 2),
    ("tsu:UTC", .timestamp(perSecond: 1_000_000), 2), ("tsn:", .timestamp(perSecond: 1_000_000_000), 2),
    ("+l", .list, 2), ("+L", .largeList, 2), ("+w:3", .fixedSizeList(3), 1), ("+s", .table, 1),
  ])
  func `formats that frames hold are known with their buffers`(text: String, format: ArrowFormat, buffers: Int) {
    #expect(ArrowFormat(text) == format)
    #expect(format.bufferCount == buffers)
  }

  @Test(arguments: [
    "", "?", "e", "d:5,2", "w:2", "tts", "tDs", "tiM", "ts", "tsx:", "tsu", "+w:", "+w:-1", "+m", "vz", "+r",
  ])
  func `others are not`(text: String) {
    #expect(ArrowFormat(text) == nil)
  }

  @Test func `microseconds are counted to the nearest one`() {
    let date = ArrowTime.date(1_717_243_384_123_456_789, perSecond: 1_000_000_000)
    #expect(ArrowTime.microseconds(date) == 1_717_243_384_123_457)
    #expect(ArrowTime.microseconds(ArrowTime.date(.min, perSecond: 1_000_000_000)) == -9_223_372_036_854_776)
    #expect(ArrowTime.date(0, perSecond: 1).timeIntervalSince1970 == 0)
    #expect(ArrowTime.date(-1, perSecond: nil).timeIntervalSince1970 == -86_400)
  }
}
