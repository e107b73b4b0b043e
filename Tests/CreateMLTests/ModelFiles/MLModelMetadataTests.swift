import CreateML
import Foundation
import Testing

@Suite struct MLModelMetadataTests {
  @Test func `metadata has Create ML's defaults`() {
    let metadata = MLModelMetadata()
    #expect(metadata.author == NSFullUserName())
    #expect(metadata.shortDescription == "A model trained using CreateML for use with CoreML.")
    #expect(metadata.version == "1")
    #expect(metadata.license == nil)
    #expect(metadata.additional == nil)
  }
}
