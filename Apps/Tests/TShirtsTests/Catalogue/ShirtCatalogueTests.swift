import Foundation
import Testing

@testable import TShirts

@MainActor @Suite struct ShirtCatalogueTests {
  @Test func `the app comes with twelve cuts in eight colours`() throws {
    let shirts = try Shirt.catalogue
    #expect(shirts.count == 96)
    #expect(
      Set(shirts.map { [$0.color.rawValue, $0.sleeve.rawValue, $0.design.rawValue, $0.neck.rawValue] }).count == 96)
    for color in Shirt.Color.allCases { #expect(shirts.count { $0.color == color } == 12) }
    #expect(!shirts.contains { $0.sleeve == .sleeveless && $0.neck == .polo })
  }

  @Test func `any eight shirts in a round have eight colours`() throws {
    let shirts = try Shirt.catalogue
    for start in stride(from: 0, to: shirts.count, by: 8) {
      #expect(Set(shirts[start..<start + 8].map(\.color)).count == 8)
    }
  }

  @Test func `each shirt has a picture, and its title says what it is`() throws {
    for shirt in try Shirt.catalogue {
      #expect(shirt.title.lowercased().contains(shirt.color.rawValue))
      #if os(Linux)
        let picture = Bundle.module.bundleURL
          .appending(components: "Assets.xcassets", "\(shirt.imageName).imageset", "\(shirt.imageName).svg")
        #expect(try Data(contentsOf: picture).starts(with: Array("<svg".utf8)))
      #endif
    }
  }

  private func error(reading text: String) throws -> ShirtCatalogueError? {
    let folder = try TemporaryFolder()
    try text.write(to: folder.file("shirts.json"), atomically: true, encoding: .utf8)
    do {
      _ = try ShirtCatalogue.shirts(in: folder.file("shirts.json"))
      return nil
    } catch {
      return error
    }
  }

  private let plain =
    #"{"title": "T", "image_name": "t", "color": "blue", "sleeve": "short", "design": "plain", "neck": "crew"}"#

  @Test func `a file that is not there is named`() {
    #expect(throws: ShirtCatalogueError.missing(path: "/nowhere/shirts.json")) {
      try ShirtCatalogue.shirts(in: URL(filePath: "/nowhere/shirts.json"))
    }
  }

  @Test func `an error leads to the shirt and the property`() throws {
    let odd = plain.replacing("blue", with: "mauve")
    guard case .malformed(_, let place, let reason) = try error(reading: "[\(plain), \(odd)]") else {
      Issue.record("a mauve shirt was taken")
      return
    }
    #expect(place == "[1].color")
    #expect(reason.contains("mauve"))
  }

  @Test func `a property that is missing is named`() throws {
    guard case .malformed(_, let place, let reason) = try error(reading: #"[{"title": "T"}]"#) else {
      Issue.record("a shirt without a picture was taken")
      return
    }
    #expect(place == "[0]")
    #expect(reason == "“image_name” is missing")
  }

  @Test func `two shirts with one picture are refused`() throws {
    guard case .repeatedImage(_, let name) = try error(reading: "[\(plain), \(plain)]") else {
      Issue.record("two shirts with one picture were taken")
      return
    }
    #expect(name == "t")
  }
}
