/// What a column of an SFrame holds; the numbers are the format's.
enum SFrameType: Int {
  case integer = 0
  case decimal = 1
  case text = 2
  case vector = 3
  case list = 4
  case dictionary = 5
  case date = 6
  /// A missing value; as a column's type, one without any value.
  case missing = 7

  /// The words for a number in a sentence, also where there is no case for it.
  static func name(of number: Int) -> String {
    switch number {
    case 8: "images (type 8)"
    case 9: "multidimensional arrays (type 9)"
    default: "type \(number)"
    }
  }
}
