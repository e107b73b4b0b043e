import Foundation
import TabularData
import Testing

@Suite struct ColumnCodableTests {
  @Test func `what is encoded decodes to an equal column`() throws {
    let column = Column<Double>(name: "steps", contents: [800, nil, 9200.5])
    let data = try JSONEncoder().encode(column)
    #expect(try JSONDecoder().decode(Column<Double>.self, from: data) == column)
  }
}
