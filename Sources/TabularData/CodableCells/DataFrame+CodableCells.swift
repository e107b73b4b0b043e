extension DataFrame {
  /// Replaces the elements of a column, which must hold `T`, by what an encoder makes of them: data, for `JSONEncoder`.
  ///
  /// - Throws: ``ColumnEncodingError``; then nothing is changed.
  public mutating func encodeColumn<T, Encoder>(
    _ columnName: String, _ type: T.Type, using encoder: Encoder
  ) throws where T: Encodable, Encoder: TopLevelEncoder {
    self[columnName] = try self[columnName].encoded(type, using: encoder)
  }

  /// Replaces the elements of a column by what an encoder makes of them: data, for `JSONEncoder`.
  ///
  /// - Throws: ``ColumnEncodingError``; then nothing is changed.
  public mutating func encodeColumn<T, Encoder>(_ id: ColumnID<T>, using encoder: Encoder) throws
  where T: Encodable, Encoder: TopLevelEncoder {
    try encodeColumn(id.name, T.self, using: encoder)
  }

  /// Replaces the elements of a column, which must hold what the decoder takes, by the values that it makes of them.
  ///
  /// - Throws: ``ColumnDecodingError``; then nothing is changed.
  public mutating func decode<T, Decoder>(
    _ type: T.Type, inColumn columnName: String, using decoder: Decoder
  ) throws where T: Decodable, Decoder: TopLevelDecoder {
    self[columnName] = try self[columnName].decoded(type, using: decoder)
  }

  /// Replaces the elements of a column by the values that a decoder makes of them.
  ///
  /// - Throws: ``ColumnDecodingError``; then nothing is changed.
  public mutating func decode<T, Decoder>(
    _ type: T.Type, inColumn id: ColumnID<Decoder.Input>, using decoder: Decoder
  ) throws where T: Decodable, Decoder: TopLevelDecoder {
    try decode(type, inColumn: id.name, using: decoder)
  }
}
