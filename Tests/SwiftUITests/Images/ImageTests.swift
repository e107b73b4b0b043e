import Foundation
import Testing

@testable import SwiftUI

@Suite @MainActor struct ImageTests {
  @Test func `a symbol is a drawing in the text's colour with words for a screen reader`() throws {
    let screen = Screen { Image(systemName: "checkmark.circle.fill") }
    let drawing = try #require(screen.elements.first { $0.tag == "svg" })
    #expect(drawing.attributes.contains(Attribute("role", "img")))
    #expect(drawing.attributes.contains(Attribute("aria-label", "Checkmark")))
    #expect(drawing.children.map(\.tag) == ["path"])
    #expect(drawing.children[0].attributes.contains(Attribute("fill", "currentColor")))
  }

  @Test func `a symbol without a drawing is a box with its name`() throws {
    let screen = Screen { Image(systemName: "no.such.symbol") }
    let box = try #require(screen.elements.first { $0.classes == ["missing"] })
    #expect(box.attributes.contains(Attribute("title", "no.such.symbol")))
    #expect(box.attributes.contains(Attribute("aria-label", "no.such.symbol")))
  }

  @Test func `every symbol is drawn within its square`() {
    #expect(SymbolDrawing.names.count > 60)
    for name in SymbolDrawing.names {
      let layers = SymbolDrawing.named(name)?.layers ?? []
      #expect(!layers.isEmpty)
      for layer in layers {
        let path =
          switch layer {
          case .area(let path), .line(let path, _): path
          }
        #expect(path.hasPrefix("M"), "\(name)")
        #expect(!path.contains("NaN"))
      }
    }
  }

  @Test func `a resource is found in an asset catalogue and as a loose file, in the dark another one`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Shirts/Blue.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>"#.utf8)
    for name in ["blue.svg", "night.svg"] { try svg.write(to: set.appendingPathComponent(name)) }
    try svg.write(to: folder.appendingPathComponent("loose.svg"))
    try Data(
      """
      {"images": [{"filename": "blue.svg", "idiom": "universal"}, {"filename": "night.svg", "idiom": "universal",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}, {"idiom": "universal", "scale": "2x"}],
       "info": {"author": "xcode", "version": 1}}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let catalog = ImageCatalog.of(folder)
    let blue = try #require(catalog.resource(named: "Blue"))
    #expect(blue.variant(for: .light).file.lastPathComponent == "blue.svg")
    #expect(blue.variant(for: .dark).file.lastPathComponent == "night.svg")
    #expect(blue.variant(for: .light).size == CGSize(width: 30, height: 20))
    #expect(catalog.resource(named: "loose") != nil)
    #expect(catalog.resource(named: "loose.svg") != nil)
    #expect(catalog.resource(named: "blue") == nil)

    let bundle = try #require(Bundle(path: folder.path))
    let screen = Screen { Image("Blue", bundle: bundle).resizable().scaledToFit().frame(height: 60) }
    let picture = try #require(screen.elements.first { $0.tag == "img" })
    #expect(picture.attributes.contains(Attribute("alt", "Blue")))
    #expect(picture.attributes.contains { $0.name == "src" && $0.value.hasPrefix("image/") })
    // 60 points high in proportions of 30 to 20.
    #expect(screen.elements.contains { $0.style["height"] == "60px" && $0.style["width"] == "90px" })
  }

  @Test func `a decorative picture is hidden from a screen reader, a labelled one has its label`() throws {
    let screen = Screen {
      VStack {
        Image("none here", label: Text("A shirt"))
        Image(decorative: "nor here")
      }
    }
    let pictures = screen.elements.filter { $0.classes == ["missing"] }
    #expect(pictures.map { $0.attributes.contains(Attribute("aria-hidden", "true")) } == [false, true])
    #expect(pictures.map { $0.attributes.contains(Attribute("aria-label", "A shirt")) } == [true, false])
  }
}
