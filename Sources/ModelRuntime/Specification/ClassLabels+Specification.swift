import ModelSpecification

extension ClassLabels {
  package init(message: ValueVectorMessage?) throws {
    switch message {
    case .string(let labels): self = .string(labels.vector)
    case .int64(let labels): self = .int64(labels.vector)
    case nil: throw ModelSpecificationError.invalid("The classifier has no class labels.")
    }
  }

  package func message() -> ValueVectorMessage {
    switch self {
    case .string(let labels): .string(StringVectorMessage(vector: labels))
    case .int64(let labels): .int64(Int64VectorMessage(vector: labels))
    }
  }
}
