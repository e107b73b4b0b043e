/// The classes of a classifier, in the one order that weights, probabilities and files share.
package enum ClassLabels: Sendable, Equatable {
  case int64([Int64])
  case string([String])

  package var count: Int {
    switch self {
    case .int64(let labels): labels.count
    case .string(let labels): labels.count
    }
  }
}
