import Foundation
import Testing

@testable import SwiftUI

/// The headers are written by hand after each format's specification.
@Suite struct ImageSizeTests {
  @Test func `a PNG's size is in its first chunk`() {
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    #expect(ImageSize.of(Data(bytes + [0, 0, 1, 44, 0, 0, 0, 200])) == CGSize(width: 300, height: 200))
    #expect(ImageSize.of(Data(bytes)) == nil)
  }

  @Test func `a GIF's size has its low byte first`() {
    #expect(ImageSize.of(Data(Array("GIF89a".utf8) + [0x2C, 1, 0xC8, 0])) == CGSize(width: 300, height: 200))
  }

  @Test func `a JPEG's size is in its frame header, whatever comes before`() {
    let bytes: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44, 3,
    ]
    #expect(ImageSize.of(Data(bytes)) == CGSize(width: 300, height: 200))
    #expect(ImageSize.of(Data(bytes.prefix(12))) == nil)
  }

  @Test func `a WebP's size is in its first chunk, of each kind`() {
    let start = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
    let extended = start + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x2B, 1, 0, 0xC7, 0, 0]
    #expect(ImageSize.of(Data(extended)) == CGSize(width: 300, height: 200))
    let lossy = start + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 0x2C, 1, 0xC8, 0]
    #expect(ImageSize.of(Data(lossy)) == CGSize(width: 300, height: 200))
    // 299 in fourteen bits, then 199.
    let bits = UInt32(299) | UInt32(199) << 14
    let lossless =
      start + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    #expect(ImageSize.of(Data(lossless)) == CGSize(width: 300, height: 200))
  }

  @Test func `an SVG's size is its width and height, else its view box`() {
    func size(_ text: String) -> CGSize? { ImageSize.of(Data(text.utf8)) }
    #expect(size(#"<svg width="30" height="20px" viewBox="0 0 1 1">"#) == CGSize(width: 30, height: 20))
    #expect(size("<?xml version='1.0'?><svg viewBox='0, 0, 12, 8.5'>") == CGSize(width: 12, height: 8.5))
    #expect(size(#"<svg width="100%" height="100%" viewBox="0 0 4 2">"#) == CGSize(width: 4, height: 2))
    #expect(size("<svg>") == nil)
    #expect(size("no image") == nil)
  }
}
