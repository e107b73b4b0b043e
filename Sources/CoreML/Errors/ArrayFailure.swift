/// Why an array cannot be made, or not be seen as asked.
enum ArrayFailure: CoreMLFailure {
  case tooLarge(shape: [Int])
  case negativeSize(shape: [Int])
  case negativeStride(strides: [Int])
  case strideCount(shape: [Int], strides: [Int])
  case integerTooWide(value: String, index: Int)
  case bufferOfWrongType(wanted: String, given: MLMultiArrayDataType)
  case bufferWithGaps(shape: [Int], strides: [Int])

  var code: MLModelError.Code { .generic }

  var sentence: String {
    switch self {
    case .tooLarge(let shape):
      "A MultiArray of shape \(MultiArrayText.parenthesized(shape)) does not fit the memory."
    case .negativeSize(let shape):
      "A MultiArray cannot have the shape \(MultiArrayText.parenthesized(shape)): a size is negative."
    case .negativeStride(let strides):
      "A MultiArray cannot have the strides \(MultiArrayText.parenthesized(strides)): a stride is negative."
    case .strideCount(let shape, let strides):
      "A MultiArray of \(shape.count) dimensions needs as many strides, but there are \(strides.count)."
    case .integerTooWide(let value, let index):
      "The number \(value) at index \(index) does not fit a MultiArray of Int32."
    case .bufferOfWrongType(let wanted, let given):
      "A MultiArray of \(given.name) cannot be seen as a buffer of \(wanted)."
    case .bufferWithGaps(let shape, let strides):
      "A MultiArray of shape \(MultiArrayText.parenthesized(shape)) with strides "
        + "\(MultiArrayText.parenthesized(strides)) does not lie in one row, so there is no buffer of it."
    }
  }
}
