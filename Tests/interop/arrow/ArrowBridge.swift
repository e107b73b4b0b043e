// A client of TabularDataArrow as a library for Python's ctypes: frames are handles, answers are JSON.

import Foundation
import TabularData
import TabularDataArrow

/// A frame that Python holds.
private final class Held {
  var frame: DataFrame
  init(_ frame: DataFrame) { self.frame = frame }
}

private func held(_ handle: UnsafeMutableRawPointer) -> Held {
  Unmanaged<Held>.fromOpaque(handle).takeUnretainedValue()
}

private func handle(_ frame: DataFrame) -> UnsafeMutableRawPointer { Unmanaged.passRetained(Held(frame)).toOpaque() }

/// Memory that Python frees with `bridge_free`.
private func text(_ value: String) -> UnsafeMutablePointer<CChar>? { strdup(value) }

/// What goes wrong is written to `message`.
private func attempt<Result>(
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ body: () throws -> Result
) -> Result? {
  do {
    return try body()
  } catch {
    message.pointee = text(error.localizedDescription)
    return nil
  }
}

/// A frame of the two structures of a record batch.
@_cdecl("bridge_import_batch")
public func importBatch(
  _ array: UnsafeMutableRawPointer, _ schema: UnsafeMutableRawPointer,
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> UnsafeMutableRawPointer? {
  attempt(message) {
    handle(
      try DataFrame(
        importingArrow: array.assumingMemoryBound(to: ArrowArray.self),
        schema: schema.assumingMemoryBound(to: ArrowSchema.self)))
  }
}

/// A frame of a stream.
@_cdecl("bridge_import_stream")
public func importStream(
  _ stream: UnsafeMutableRawPointer, _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> UnsafeMutableRawPointer? {
  attempt(message) {
    handle(try DataFrame(importingArrow: stream.assumingMemoryBound(to: ArrowArrayStream.self)))
  }
}

/// Fills the two structures of a record batch.
@_cdecl("bridge_export_batch")
public func exportBatch(
  _ frame: UnsafeMutableRawPointer, _ array: UnsafeMutableRawPointer, _ schema: UnsafeMutableRawPointer,
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) {
  _ = attempt(message) {
    try held(frame).frame.exportArrow(
      to: array.assumingMemoryBound(to: ArrowArray.self), schema: schema.assumingMemoryBound(to: ArrowSchema.self))
  }
}

/// Fills a stream.
@_cdecl("bridge_export_stream")
public func exportStream(
  _ frame: UnsafeMutableRawPointer, _ stream: UnsafeMutableRawPointer,
  _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) {
  _ = attempt(message) {
    try held(frame).frame.exportArrow(to: stream.assumingMemoryBound(to: ArrowArrayStream.self))
  }
}

/// A frame of a CSV file.
@_cdecl("bridge_read_csv")
public func readCSV(
  _ path: UnsafePointer<CChar>, _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> UnsafeMutableRawPointer? {
  attempt(message) { handle(try DataFrame(contentsOfCSVFile: URL(filePath: String(cString: path)))) }
}

/// The columns as JSON: an array of name, type and cells, each a description or null; dates as seconds since 1970.
@_cdecl("bridge_columns")
public func columns(_ frame: UnsafeMutableRawPointer) -> UnsafeMutablePointer<CChar>? {
  let columns = held(frame).frame.columns.map { column in
    [
      "name": column.name, "type": String(describing: column.wrappedElementType),
      "cells": column.map { cell -> Any in
        switch cell {
        case nil: NSNull()
        case let date as Date: String(describing: date.timeIntervalSince1970)
        case let data as Data: data.map { String($0, radix: 16) }.joined(separator: " ")
        case let value?: String(describing: value)
        }
      },
    ]
  }
  guard let json = try? JSONSerialization.data(withJSONObject: columns) else { return nil }
  return text(String(decoding: json, as: UTF8.self))
}

/// Writes to a cell of a column of `Double`.
@_cdecl("bridge_set_double")
public func setDouble(
  _ frame: UnsafeMutableRawPointer, _ column: UnsafePointer<CChar>, _ row: Int, _ value: Double
) {
  held(frame).frame[String(cString: column), Double.self][row] = value
}

/// Drops all columns but one.
@_cdecl("bridge_keep_column")
public func keepColumn(_ frame: UnsafeMutableRawPointer, _ column: UnsafePointer<CChar>) {
  held(frame).frame = held(frame).frame.selecting(columnNames: [String(cString: column)])
}

/// A copy of a frame.
@_cdecl("bridge_copy")
public func copy(_ frame: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer { handle(held(frame).frame) }

/// Forgets a frame.
@_cdecl("bridge_drop")
public func drop(_ frame: UnsafeMutableRawPointer) { Unmanaged<Held>.fromOpaque(frame).release() }

/// Frees the memory of a text.
@_cdecl("bridge_free")
public func freeText(_ text: UnsafeMutableRawPointer?) { free(text) }
