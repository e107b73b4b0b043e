#pragma once
#include <stdint.h>

// The structures of Arrow's C data interface and C stream interface, by which
// libraries in one process hand tables to each other
// (https://arrow.apache.org/docs/format/CDataInterface.html).
//
// Whoever fills a structure sets `release`; whoever takes it over calls it once.
// A structure whose `release` is null has been given back, or moved elsewhere.

#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

/// The name and type of a column, or of a table and its columns.
struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;

  void (*release)(struct ArrowSchema *);
  void *private_data;
};

/// The memory of a column, or of a table's columns.
struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;

  void (*release)(struct ArrowArray *);
  void *private_data;
};

#endif

#ifndef ARROW_C_STREAM_INTERFACE
#define ARROW_C_STREAM_INTERFACE

/// A table that comes piece by piece: arrays of one schema until a released one.
struct ArrowArrayStream {
  int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *out);
  int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *out);
  const char *(*get_last_error)(struct ArrowArrayStream *);

  void (*release)(struct ArrowArrayStream *);
  void *private_data;
};

#endif
