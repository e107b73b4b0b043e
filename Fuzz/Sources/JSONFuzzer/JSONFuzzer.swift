import CLibFuzzer
import Foundation

/// Gives JSONFuzzCase one input of libFuzzer after the other.
@main struct JSONFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let status = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
      do {
        try JSONFuzzCase(Array(UnsafeBufferPointer(start: start, count: count))).check()
      } catch {
        fatalError("\(error)")
      }
      return 0
    }
    exit(status)
  }
}
