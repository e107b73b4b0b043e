import CoreML
import Foundation
import Testing

@Suite struct MLModelErrorTests {
  @Test func `an error carries domain, code and sentence`() {
    let error: any Error = MLModelError(.io, userInfo: [NSLocalizedDescriptionKey: "There is no such file."])
    #expect((error as NSError).domain == "com.apple.CoreML")
    #expect((error as NSError).code == 3)
    #expect(error.localizedDescription == "There is no such file.")
    #expect("\(error)" == "Error Domain=com.apple.CoreML Code=3 \"There is no such file.\"")
  }

  @Test func `a code is a pattern to catch`() {
    var caught = false
    do {
      throw MLModelError(.featureType)
    } catch MLModelError.io {
      Issue.record("featureType was caught as io")
    } catch MLModelError.featureType {
      caught = true
    } catch {
      Issue.record(error)
    }
    #expect(caught)
  }

  // Raw values of Apple's MLModelError.Code, which has no 2.
  @Test(arguments: [
    (MLModelError.generic, 0), (.featureType, 1), (.io, 3), (.customLayer, 4), (.customModel, 5), (.update, 6),
    (.parameters, 7), (.modelDecryptionKeyFetch, 8), (.modelDecryption, 9), (.modelCollection, 10),
    (.predictionCancelled, 11),
  ])
  func `codes have Apple's numbers`(code: MLModelError.Code, number: Int) {
    #expect(code.rawValue == number)
  }
}
