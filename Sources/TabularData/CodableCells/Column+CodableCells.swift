extension Column where WrappedElement: Encodable {
  /// A column of what an encoder makes of each element; missing ones stay missing.
  ///
  /// - Throws: ``ColumnEncodingError`` for the first element that the encoder refuses with an `EncodingError`; any other
  ///   error of the encoder as it is.
  public func encoded<Encoder>(using encoder: Encoder) throws -> Column<Encoder.Output>
  where Encoder: TopLevelEncoder {
    var result = Column<Encoder.Output>(name: name, capacity: count)
    for row in 0..<count {
      guard let element = storage[row] else {
        result.append(nil)
        continue
      }
      do {
        result.append(try encoder.encode(element))
      } catch let error as EncodingError {
        throw ColumnEncodingError(columnName: name, rowIndex: row, encodingError: error)
      }
    }
    return result
  }
}

extension Column {
  /// A column of the values that a decoder makes of each element; missing ones stay missing.
  ///
  /// - Throws: ``ColumnDecodingError`` for the first element that the decoder refuses with a `DecodingError`; any other
  ///   error of the decoder as it is.
  public func decoded<T, Decoder>(_ type: T.Type, using decoder: Decoder) throws -> Column<T>
  where WrappedElement == Decoder.Input, T: Decodable, Decoder: TopLevelDecoder {
    var result = Column<T>(name: name, capacity: count)
    for row in 0..<count {
      guard let element = storage[row] else {
        result.append(nil)
        continue
      }
      do {
        result.append(try decoder.decode(type, from: element))
      } catch let error as DecodingError {
        throw ColumnDecodingError(columnName: name, rowIndex: row, decodingError: error)
      }
    }
    return result
  }
}

extension AnyColumn {
  /// A column of what an encoder makes of each element; the column must hold `T`.
  ///
  /// - Throws: ``ColumnEncodingError``.
  public func encoded<T, Encoder>(_ type: T.Type, using encoder: Encoder) throws -> AnyColumn
  where T: Encodable, Encoder: TopLevelEncoder {
    try assumingType(type).encoded(using: encoder).eraseToAnyColumn()
  }

  /// Replaces each element by what an encoder makes of it; the column must hold `T`. After an error nothing is changed.
  ///
  /// - Throws: ``ColumnEncodingError``.
  public mutating func encode<T, Encoder>(_ type: T.Type, using encoder: Encoder) throws
  where T: Encodable, Encoder: TopLevelEncoder {
    self = try encoded(type, using: encoder)
  }

  /// A column of the values that a decoder makes of each element; the column must hold what the decoder takes.
  ///
  /// - Throws: ``ColumnDecodingError``.
  public func decoded<T, Decoder>(_ type: T.Type, using decoder: Decoder) throws -> AnyColumn
  where T: Decodable, Decoder: TopLevelDecoder {
    try assumingType(Decoder.Input.self).decoded(type, using: decoder).eraseToAnyColumn()
  }

  /// Replaces each element by the value that a decoder makes of it; the column must hold what the decoder takes. After an
  /// error nothing is changed.
  ///
  /// - Throws: ``ColumnDecodingError``.
  public mutating func decode<T, Decoder>(_ type: T.Type, using decoder: Decoder) throws
  where T: Decodable, Decoder: TopLevelDecoder {
    self = try decoded(type, using: decoder)
  }
}
