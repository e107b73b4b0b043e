import ModelSpecification

extension OneHotEncoder {
  init(message: OneHotEncoderMessage) {
    let categories: Categories
    switch message.categories {
    case .string(let values): categories = .string(values.vector)
    case .int64(let values): categories = .int64(values.vector)
    case nil: categories = .string([])
    }
    self.init(
      categories: categories, unknownCategory: message.handleUnknown == .ignoreUnknown ? .ignored : .refused,
      isSparse: message.outputSparse)
  }

  func message() -> OneHotEncoderMessage {
    let values: ValueVectorMessage
    switch categories {
    case .string(let categories): values = .string(StringVectorMessage(vector: categories))
    case .int64(let categories): values = .int64(Int64VectorMessage(vector: categories))
    }
    return OneHotEncoderMessage(
      categories: values, outputSparse: isSparse,
      handleUnknown: unknownCategory == .ignored ? .ignoreUnknown : .errorOnUnknown)
  }
}

extension FeatureVectorizer {
  init(message: FeatureVectorizerMessage) {
    self.init(
      inputs: message.inputList.map {
        Input(name: $0.inputColumn, dimensionCount: Int(clamping: $0.inputDimensions))
      })
  }

  func message() -> FeatureVectorizerMessage {
    FeatureVectorizerMessage(
      inputList: inputs.map {
        InputColumnMessage(inputColumn: $0.name, inputDimensions: UInt64($0.dimensionCount))
      })
  }
}

extension DictVectorizer {
  init(message: DictVectorizerMessage) {
    switch message.keys {
    case .string(let keys): self.init(keys: .string(keys.vector))
    case .int64(let keys): self.init(keys: .int64(keys.vector))
    case nil: self.init(keys: .string([]))
    }
  }

  func message() -> DictVectorizerMessage {
    switch keys {
    case .string(let keys): DictVectorizerMessage(keys: .string(StringVectorMessage(vector: keys)))
    case .int64(let keys): DictVectorizerMessage(keys: .int64(Int64VectorMessage(vector: keys)))
    }
  }
}
