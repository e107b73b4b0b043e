/// What a frame and a slice of one have in common.
public protocol DataFrameProtocol {
  /// The type of the frame's columns, which do not know their element type.
  associatedtype ColumnType: AnyColumnProtocol

  /// The frame that was sliced; a whole frame is its own base.
  var base: DataFrame { get }

  /// The rows, which write through to the frame.
  var rows: DataFrame.Rows { get set }

  /// The columns, in order.
  var columns: [ColumnType] { get }

  /// The number of rows and the number of columns.
  var shape: (rows: Int, columns: Int) { get }

  /// The rows at a range of positions.
  subscript(range: Range<Int>) -> DataFrame.Slice { get set }
}
