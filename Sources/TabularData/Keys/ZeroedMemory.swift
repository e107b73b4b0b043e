import Foundation

/// Memory in which every bit is zero; `Value` is made of integers alone.
func zeroedMemory<Value>(count: Int) -> UnsafeMutablePointer<Value> {
  guard let memory = calloc(count, MemoryLayout<Value>.stride) else {
    fatalError("there is no memory for a table of \(count) keys")
  }
  return memory.bindMemory(to: Value.self, capacity: count)
}

/// Gives back what `zeroedMemory` gave.
func releaseZeroedMemory<Value>(_ memory: UnsafeMutablePointer<Value>) { free(memory) }
