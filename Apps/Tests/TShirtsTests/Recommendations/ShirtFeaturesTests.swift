import TabularData
import Testing

@testable import TShirts

@MainActor @Suite struct ShirtFeaturesTests {
  private let shirt = Shirt(
    title: "T", imageName: "t", color: .blue, sleeve: .short, design: .dotted, neck: .vNeck)

  @Test func `a shirt is its four properties and their six pairs`() {
    let frame = ShirtFeatures(of: [shirt]).frame(at: [0])
    let row = Dictionary(uniqueKeysWithValues: frame.columns.map { ($0.name, $0[0] as? String) })
    #expect(
      row == [
        "color": "blue", "design": "dotted", "neck": "v-neck", "sleeve": "short",
        "color and design": "blue dotted", "color and neck": "blue v-neck", "color and sleeve": "blue short",
        "design and neck": "dotted v-neck", "design and sleeve": "dotted short", "neck and sleeve": "v-neck short",
      ])
  }

  @Test func `the stranger comes last and has nothing in common with anybody`() throws {
    let shirts = try Shirt.catalogue
    let frame = ShirtFeatures(of: shirts).frame(at: Array(shirts.indices), withStranger: true)
    #expect(frame.rows.count == 97)
    for column in frame.columns {
      let values = column.map { $0 as? String }
      #expect(values.last == "none")
      #expect(!values.dropLast().contains("none"))
    }
  }

  @Test func `the rows are those that are asked for, in that order`() throws {
    let shirts = try Shirt.catalogue
    let frame = ShirtFeatures(of: shirts).frame(at: [7, 2])
    let pairs = [7, 2].map { "\(shirts[$0].color.rawValue) \(shirts[$0].neck.rawValue)" }
    #expect(frame["color and neck"].map { $0 as? String } == pairs)
  }

  @Test func `without shirts there are columns and no rows`() {
    let frame = ShirtFeatures(of: []).frame(at: [])
    #expect(frame.columns.count == 10)
    #expect(frame.rows.isEmpty)
  }
}
