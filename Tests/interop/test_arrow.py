"""Frames in the same process as pyarrow, polars and DuckDB, through Arrow's C data interface.

Values are compared with what the producers themselves say; that nothing is copied, by addresses of buffers; that memory
is given back, by counted release callbacks and pyarrow's own count of bytes.
"""

import ctypes
import datetime
import gc
import pathlib
import sys

import duckdb
import polars
import pyarrow
import pytest

sys.path.insert(0, str(pathlib.Path(__file__).with_name("arrow")))
import bridge as arrow  # noqa: E402

UTC = datetime.timezone.utc
LONG = "a text of more than twelve bytes"
NUMBERS = [
    ("int8", "Int8"), ("int16", "Int16"), ("int32", "Int32"), ("int64", "Int"), ("uint8", "UInt8"),
    ("uint16", "UInt16"), ("uint32", "UInt32"), ("uint64", "UInt"), ("float32", "Float"), ("float64", "Double"),
]
TEXTS = ["", "x", "twelve bytes", LONG, "Grüße, 世界 🐧", None, LONG + " again"] * 3


@pytest.fixture(scope="module")
def bridge():
    return arrow.Bridge(arrow.build())


def batch_of(**columns):
    return pyarrow.record_batch(columns)


def through(bridge, batch):
    """The record batch that a frame of a record batch hands back."""
    frame = bridge.frame_of_record_batch(batch)
    array, schema = frame.exported()
    frame.drop()
    back = pyarrow.RecordBatch._import_from_c(ctypes.addressof(array), ctypes.addressof(schema))
    back.validate(full=True)
    return back


def address(array, buffer):
    found = array.buffers()[buffer]
    return found and found.address


# Numbers


@pytest.mark.parametrize("kind, swift", NUMBERS)
def test_numbers_go_both_ways_without_a_copy(bridge, kind, swift):
    values = pyarrow.array([1, None, 3, 100, None] * 40, kind)
    batch = batch_of(a=values)
    frame = bridge.frame_of_record_batch(batch)
    assert frame.types() == {"a": swift}
    assert [cell and float(cell) for cell in frame.cells("a")] == values.to_pylist()
    back = through(bridge, batch)
    assert back.column("a").equals(values)
    assert address(back.column("a"), 1) == address(values, 1)
    assert address(back.column("a"), 0) == address(values, 0)


@pytest.mark.parametrize("kind, swift", NUMBERS)
def test_the_ends_of_each_type_survive(bridge, kind, swift):
    limits = {"float32": [3.4028234663852886e38, 1e-45], "float64": [1.7976931348623157e308, 5e-324]}
    signed = kind.startswith("int")
    bits = int("".join(filter(str.isdigit, kind)))
    ends = limits.get(kind) or ([-(2 ** (bits - 1)), 2 ** (bits - 1) - 1] if signed else [0, 2**bits - 1])
    batch = batch_of(a=pyarrow.array(ends, kind))
    assert through(bridge, batch).column("a").equals(batch.column("a"))


@pytest.mark.parametrize("first", [0, 1, 3, 7, 8, 63, 64, 65, 128, 299])
@pytest.mark.parametrize("count", [0, 1, 63, 64, 65])
def test_a_part_of_an_array_is_not_copied(bridge, first, count):
    values = pyarrow.array([None if i % 7 == 3 else i for i in range(400)], "int32")
    part = values.slice(first, count)
    back = through(bridge, batch_of(a=part)).column("a")
    assert back.equals(part)
    if count > 0:
        assert address(back, 1) == address(values, 1) + 4 * first
    if count > 0 and part.null_count > 0 and first % 64 == 0:
        assert address(back, 0) == address(values, 0) + first // 8


def test_a_batch_that_is_a_part_of_another_is_not_copied(bridge):
    whole = batch_of(a=pyarrow.array([1.5, None, 2.5, 3.5]), s=pyarrow.array(["a", LONG, None, "d"]))
    back = through(bridge, whole.slice(1, 2))
    assert back.equals(whole.slice(1, 2))
    assert address(back.column("a"), 1) == address(whole.column("a"), 1) + 8


def test_writing_to_a_taken_column_copies_it_first(bridge):
    values = pyarrow.array([1.0, 2.0, 3.0])
    frame = bridge.frame_of_record_batch(batch_of(a=values))
    other = frame.copy()
    frame.set("a", 1, 20.5)
    assert frame.cells("a") == ["1.0", "20.5", "3.0"]
    assert other.cells("a") == ["1.0", "2.0", "3.0"]
    other.drop()
    frame.set("a", 0, 10.5)
    assert values.to_pylist() == [1.0, 2.0, 3.0]


def test_a_frame_that_is_changed_leaves_what_it_has_handed_over(bridge):
    frame = bridge.frame_of_record_batch(batch_of(a=pyarrow.array([1.0, None, 3.0])))
    frame.set("a", 0, 7.5)
    array, schema = frame.exported()
    frame.set("a", 0, 8.5)
    frame.drop()
    back = pyarrow.RecordBatch._import_from_c(ctypes.addressof(array), ctypes.addressof(schema))
    assert back.column("a").to_pylist() == [7.5, None, 3.0]


# Other types


@pytest.mark.parametrize("kind", ["string", "large_string", "string_view"])
@pytest.mark.parametrize("first", [0, 1, 4, 5])
def test_text_in_each_layout(bridge, kind, first):
    values = pyarrow.array(TEXTS, kind).slice(first)
    frame = bridge.frame_of_record_batch(batch_of(s=values))
    assert frame.types() == {"s": "String"}
    assert frame.cells("s") == TEXTS[first:]
    assert through(bridge, batch_of(s=values)).column("s").to_pylist() == TEXTS[first:]


@pytest.mark.parametrize("codes", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"])
def test_text_in_a_dictionary(bridge, codes):
    values = pyarrow.array(TEXTS).dictionary_encode().cast(pyarrow.dictionary(codes, "string")).slice(2)
    assert bridge.frame_of_record_batch(batch_of(s=values)).cells("s") == TEXTS[2:]


def test_a_dictionary_with_a_missing_entry(bridge):
    values = pyarrow.DictionaryArray.from_arrays(pyarrow.array([0, 1, None, 0]), pyarrow.array(["x", None]))
    assert bridge.frame_of_record_batch(batch_of(s=values)).cells("s") == ["x", None, None, "x"]


@pytest.mark.parametrize("first", [0, 1, 9])
def test_booleans_become_bytes_and_bits_again(bridge, first):
    values = pyarrow.array([True, None, False, True, True] * 5).slice(first)
    expected = [value if value is None else str(value).lower() for value in values.to_pylist()]
    assert bridge.frame_of_record_batch(batch_of(b=values)).cells("b") == expected
    assert through(bridge, batch_of(b=values)).column("b").equals(values)


@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
@pytest.mark.parametrize("zone", [None, "UTC", "Asia/Tokyo"])
def test_timestamps_become_dates(bridge, unit, zone):
    moments = [0, None, -62135596800 if unit != "ns" else -9_000_000_000, 1717243384, 253402300799 if unit != "ns" else 1]
    scale = {"s": 1, "ms": 1000, "us": 10**6, "ns": 10**9}[unit]
    values = pyarrow.array([m if m is None else m * scale for m in moments], pyarrow.timestamp(unit, zone))
    frame = bridge.frame_of_record_batch(batch_of(t=values))
    assert frame.types() == {"t": "Date"}
    assert [cell and float(cell) for cell in frame.cells("t")] == moments
    back = through(bridge, batch_of(t=values)).column("t")
    assert back.type == pyarrow.timestamp("us", "UTC")
    assert back.cast("int64").to_pylist() == [m if m is None else m * 10**6 for m in moments]


def test_microseconds_survive(bridge):
    counts = [1717243384123456 + 1_000_003 * i for i in range(1000)]
    values = pyarrow.array(counts, pyarrow.timestamp("us", "UTC"))
    assert through(bridge, batch_of(t=values)).column("t").cast("int64").to_pylist() == counts


def test_days_become_dates(bridge):
    days = [datetime.date(1969, 12, 31), None, datetime.date(2024, 2, 29)]
    batch = batch_of(d=pyarrow.array(days, "date32"), m=pyarrow.array(days, "date64"))
    frame = bridge.frame_of_record_batch(batch)
    assert frame.cells("d") == frame.cells("m") == ["-86400.0", None, "1709164800.0"]


@pytest.mark.parametrize("kind", ["binary", "large_binary"])
def test_binary_data(bridge, kind):
    values = pyarrow.array([b"\x00\xff", None, b"", b"abc"], kind).slice(1)
    assert bridge.frame_of_record_batch(batch_of(z=values)).cells("z") == [None, "", "61 62 63"]
    assert through(bridge, batch_of(z=values)).column("z").to_pylist() == [None, b"", b"abc"]


@pytest.mark.parametrize("kind", [
    pyarrow.list_(pyarrow.float64()), pyarrow.large_list(pyarrow.float64()), pyarrow.list_(pyarrow.float64(), 2),
])
def test_lists_become_arrays(bridge, kind):
    lists = [[1.5, None], [2.5, 3.5], None, [4.5, 5.5]]
    values = pyarrow.array(lists, kind)
    frame = bridge.frame_of_record_batch(batch_of(l=values))
    assert frame.types() == {"l": "Array<Optional<Double>>"}
    assert through(bridge, batch_of(l=values)).column("l").to_pylist() == lists
    assert through(bridge, batch_of(l=values.slice(1, 2))).column("l").to_pylist() == lists[1:3]


@pytest.mark.parametrize("element", ["int8", "uint64", "float32", "string", "bool_", "binary", "int64"])
def test_lists_of_each_element(bridge, element):
    content = {"string": ["x", LONG, None], "bool_": [True, None, False], "binary": [b"a", None, b""]}.get(element)
    lists = [content or [1, None, 3], [], None]
    values = pyarrow.array(lists, pyarrow.list_(getattr(pyarrow, element)()))
    assert through(bridge, batch_of(l=values)).column("l").to_pylist() == lists


def test_a_column_of_nulls(bridge):
    frame = bridge.frame_of_record_batch(batch_of(n=pyarrow.nulls(3)))
    assert frame.types() == {"n": "String"}
    assert frame.cells("n") == [None] * 3


@pytest.mark.parametrize("values, format", [
    (pyarrow.array([1], pyarrow.decimal128(5, 2)), "d:5,2"), (pyarrow.array([1], "duration[s]"), "tDs"),
    (pyarrow.array([1], "time32[s]"), "tts"), (pyarrow.array([1.0], "float16"), "e"),
    (pyarrow.array([{"x": 1}]), "+s<l>"), (pyarrow.array([[[1]]]), "+l<+l>"), (pyarrow.array([b"ab"], pyarrow.binary(2)), "w:2"),
    (pyarrow.array([[("k", 1)]], pyarrow.map_("string", "int64")), "+m"),
    (pyarrow.array([1, 2]).dictionary_encode(), "i<dictionary of l>"),
    (pyarrow.RunEndEncodedArray.from_arrays([1], ["x"]), "+r"),
])
def test_other_formats_are_refused_by_name(bridge, values, format):
    with pytest.raises(ValueError, match="'odd'") as caught:
        bridge.frame_of_record_batch(batch_of(fine=pyarrow.nulls(len(values)), odd=values))
    assert f'"{format}"' in str(caught.value)


# Whole tables


def everything(rows):
    return pyarrow.table({
        "i": pyarrow.array([None if i % 5 == 0 else i for i in range(rows)], "int64"),
        "d": pyarrow.array([i / 8 for i in range(rows)]),
        "s": pyarrow.array([TEXTS[i % len(TEXTS)] for i in range(rows)]),
        "b": pyarrow.array([None if i % 3 == 0 else i % 2 == 0 for i in range(rows)]),
        "t": pyarrow.array([datetime.datetime(2024, 5, 6, 7, 8, 9, i, UTC) for i in range(rows)]),
    })


@pytest.mark.parametrize("chunk", [1, 7, 64, 100, 1000])
def test_a_reader_of_several_batches(bridge, chunk):
    table = everything(200)
    reader = pyarrow.RecordBatchReader.from_batches(table.schema, table.to_batches(max_chunksize=chunk))
    frame = bridge.frame(reader)
    assert pyarrow.table(frame).equals(table)


def test_a_reader_without_batches_keeps_the_types(bridge):
    schema = pyarrow.schema([
        ("i", "int32"), ("s", "string_view"), ("l", pyarrow.list_(pyarrow.string())), ("n", "null"),
        ("c", pyarrow.dictionary("int8", "string")),
    ])
    frame = bridge.frame(pyarrow.RecordBatchReader.from_batches(schema, []))
    assert frame.types() == {
        "i": "Int32", "s": "String", "l": "Array<Optional<String>>", "n": "String", "c": "String"}
    assert pyarrow.table(frame).num_rows == 0
    assert bridge.frame(pyarrow.table({"a": pyarrow.array([], "float64")})).types() == {"a": "Double"}


def test_a_table_without_columns(bridge):
    assert bridge.frame(pyarrow.table({})).columns() == []


def test_polars_to_frame_and_back(bridge):
    table = polars.from_arrow(everything(200))
    halves = polars.concat([table[:77], table[77:]], rechunk=False)
    for given in [table, halves]:
        frame = bridge.frame(given)
        assert frame.types() == {"i": "Int", "d": "Double", "s": "String", "b": "Bool", "t": "Date"}
        assert polars.DataFrame(frame).equals(table)


def test_polars_categories_and_lists(bridge):
    table = polars.DataFrame({
        "c": polars.Series(["u", None, "v", "u"], dtype=polars.Categorical), "l": [[1, 2], [], None, [None]],
        "e": polars.Series(["u", None, "v", "u"], dtype=polars.Enum(["v", "u"])), "n": [None] * 4,
    })
    frame = bridge.frame(table)
    assert frame.cells("c") == frame.cells("e") == ["u", None, "v", "u"]
    assert polars.DataFrame(frame)["l"].to_list() == table["l"].to_list()


def test_a_stream_of_one_array_is_not_copied(bridge):
    table = pyarrow.table({"a": pyarrow.array([1.0, 2.0, 3.0])})
    back = pyarrow.table(bridge.frame(table))
    assert address(back["a"].chunk(0), 1) == address(table["a"].chunk(0), 1)


def test_duckdb_to_frame_and_back(bridge):
    relation = duckdb.sql("""
        select i::int i, i * 0.5::double d, 'row ' || i s, i % 2 = 0 b, timestamptz '2024-05-06 07:08:09+00' t,
               case when i % 3 > 0 then i end n, [i, i + 1] l
        from range(5000) r(i)""")
    expected = relation.fetchall()
    frame = bridge.frame(relation)
    assert frame.types() == {
        "i": "Int32", "d": "Double", "s": "String", "b": "Bool", "t": "Date", "n": "Int", "l": "Array<Optional<Int>>"}
    handed = pyarrow.table(frame)
    assert [tuple(row.values()) for row in handed.to_pylist()] == [
        (*row[:4], row[4].astimezone(UTC), *row[5:]) for row in expected]
    assert duckdb.sql("select sum(i), sum(n), min(s) from handed").fetchall() == [(12497500, 8331667, "row 0")]


def test_a_csv_read_by_a_frame_goes_to_each_library(bridge, penguins):
    frame = bridge.frame_of_csv(penguins)
    handed = pyarrow.table(frame)
    assert handed.num_rows == 344
    assert polars.DataFrame(frame).equals(polars.read_csv(penguins, null_values="NA"))
    ((mean,),) = duckdb.sql("select avg(body_mass_g) from handed where species = 'Gentoo'").fetchall()
    # polars 2.1.0: read_csv(…).filter(species == "Gentoo")["body_mass_g"].mean()
    assert mean == pytest.approx(5076.016260162602, abs=1e-9)


# Memory


class Producer:
    """A table of one column that counts how often it is given back."""

    def __init__(self, length=4, null_count=0, offset=0, format=b"g", buffers=None, column=None, name=b"a"):
        self.released = {"schema": 0, "array": 0}
        self.values = (ctypes.c_double * 4)(1, 2, 3, 4)
        buffers = [None, ctypes.addressof(self.values)] if buffers is None else buffers
        self.keep = [(ctypes.c_void_p * max(len(buffers), 1))(*buffers), (ctypes.c_void_p * 1)(None)]
        none = arrow.RELEASE_ARRAY(lambda array: self.drop(array)), arrow.RELEASE_SCHEMA(lambda schema: self.drop(schema))
        top = arrow.RELEASE_ARRAY(lambda array: self.count(array, "array")), arrow.RELEASE_SCHEMA(
            lambda schema: self.count(schema, "schema"))
        self.keep += [*none, *top]
        rows = max(length, 0) if column is None else column
        child = arrow.ArrowArray(length, null_count, offset, len(buffers), 0, self.keep[0], None, None, none[0], None)
        inner = arrow.ArrowSchema(format, name, None, 2, 0, None, None, none[1], None)
        self.keep += [child, inner]
        children = (ctypes.POINTER(arrow.ArrowArray) * 1)(ctypes.pointer(child))
        fields = (ctypes.POINTER(arrow.ArrowSchema) * 1)(ctypes.pointer(inner))
        self.keep += [children, fields]
        self.array = arrow.ArrowArray(rows, 0, 0, 1, 1, self.keep[1], children, None, top[0], None)
        self.schema = arrow.ArrowSchema(b"+s", b"", None, 0, 1, fields, None, top[1], None)

    def drop(self, structure):
        structure.contents.release = type(structure.contents.release)()

    def count(self, structure, kind):
        self.released[kind] += 1
        self.drop(structure)

    def frame(self, bridge):
        return bridge.frame_of_batch(self.array, self.schema)


def test_an_array_is_given_back_once_when_the_last_column_is_gone(bridge):
    producer = Producer()
    frame = producer.frame(bridge)
    assert producer.released == {"schema": 1, "array": 0}
    assert not producer.array.release and not producer.schema.release
    other = frame.copy()
    frame.drop()
    assert producer.released["array"] == 0
    array, schema = other.exported()
    other.drop()
    assert producer.released["array"] == 0, "what the frame handed on refers to the producer's memory"
    back = pyarrow.RecordBatch._import_from_c(ctypes.addressof(array), ctypes.addressof(schema))
    column = back.column(0)
    assert column.to_pylist() == [1, 2, 3, 4]
    del back
    assert producer.released["array"] == 0
    del column
    assert producer.released == {"schema": 1, "array": 1}


def test_an_array_is_given_back_when_its_column_is_written_to(bridge):
    producer = Producer()
    frame = producer.frame(bridge)
    frame.set("a", 0, 9)
    assert producer.released["array"] == 1
    assert frame.cells("a") == ["9.0", "2.0", "3.0", "4.0"]


def test_an_array_is_kept_by_the_columns_that_use_it_only(bridge):
    gc.collect()
    before = pyarrow.total_allocated_bytes()
    frame = bridge.frame_of_record_batch(batch_of(
        a=pyarrow.array([1.0] * 1000), b=pyarrow.array([True] * 1000), s=pyarrow.array(["short"] * 1000)))
    gc.collect()
    assert pyarrow.total_allocated_bytes() > before
    frame.keep("s")
    assert pyarrow.total_allocated_bytes() == before, "booleans and short texts are the frame's own"
    frame.drop()


def test_a_consumer_may_take_a_column_out_of_the_batch(bridge):
    producer = Producer()
    frame = producer.frame(bridge)
    array, schema = frame.exported()
    frame.drop()
    child, field = arrow.ArrowArray(), arrow.ArrowSchema()
    ctypes.memmove(ctypes.byref(child), array.children[0], ctypes.sizeof(child))
    ctypes.memmove(ctypes.byref(field), schema.children[0], ctypes.sizeof(field))
    array.children[0].contents.release = arrow.RELEASE_ARRAY()
    schema.children[0].contents.release = arrow.RELEASE_SCHEMA()
    array.release(ctypes.byref(array))
    schema.release(ctypes.byref(schema))
    assert producer.released["array"] == 0
    column = pyarrow.Array._import_from_c(ctypes.addressof(child), ctypes.addressof(field))
    assert column.to_pylist() == [1, 2, 3, 4]
    del column
    assert producer.released["array"] == 1


def test_memory_is_given_back_to_pyarrow(bridge):
    gc.collect()
    before = pyarrow.total_allocated_bytes()
    for _ in range(3):
        table = everything(500)
        frame = bridge.frame(table)
        back = pyarrow.table(frame)
        assert back.equals(table)
        frame.drop()
        del table, back, frame
        gc.collect()
        assert pyarrow.total_allocated_bytes() == before


def test_a_stream_that_nobody_reads_is_given_back(bridge):
    producer = Producer()
    frame = producer.frame(bridge)
    stream = frame.__arrow_c_stream__()
    frame.drop()
    assert producer.released["array"] == 0
    del stream
    assert producer.released["array"] == 1


# What a producer may get wrong


@pytest.mark.parametrize("wrong, words", [
    ({"length": -1}, "'a' is malformed: its length is -1"),
    ({"offset": -2}, "its offset is -2"),
    ({"offset": 2**62}, "its offset is"),
    ({"length": 2**62, "column": 4}, "its length is"),
    ({"null_count": 9}, "its count of missing rows is 9"),
    ({"null_count": -2}, "its count of missing rows is -2"),
    ({"null_count": 2}, "buffer 0 is not there"),
    ({"buffers": [None, None]}, "buffer 1 is not there"),
    ({"buffers": [None]}, "it has 1 buffers, where 2 are right"),
    ({"length": 3, "column": 4}, "it has 3 rows, where 4 are needed"),
    ({"format": b"u"}, "it has 2 buffers, where 3 are right"),
    ({"format": b"+l"}, "it has 0 columns inside, where 1 are right"),
    ({"format": b"?"}, 'in Arrow\'s format "?"'),
    ({"format": b"\xff"}, "not UTF-8"),
    ({"format": None}, "not UTF-8"),
    ({"name": b"\xff"}, "not UTF-8"),
])
def test_malformed_structures_are_refused_and_given_back(bridge, wrong, words):
    producer = Producer(**wrong)
    with pytest.raises(ValueError) as caught:
        producer.frame(bridge)
    assert words in str(caught.value)
    assert producer.released == {"schema": 1, "array": 1}


def test_text_that_is_not_utf_8_is_refused_with_its_row(bridge):
    for kind in ["string", "large_string", "string_view"]:
        for bad in [b"\xff", b"\xed\xa0\x80", b"long enough \xc3", b"a" * 40 + b"\xc0\x80"]:
            values = pyarrow.array([b"fine", None, bad], "binary").cast("large_binary")
            view = values.cast("binary_view").view("string_view") if kind == "string_view" else None
            odd = view if view is not None else values.cast(kind.replace("string", "binary")).view(kind)
            with pytest.raises(ValueError, match="'s' is malformed: the text in row 2 is not UTF-8"):
                bridge.frame_of_record_batch(batch_of(s=odd))


def test_text_out_of_range_is_refused(bridge):
    offsets = pyarrow.py_buffer((ctypes.c_int32 * 4)(0, 3, 2, 5))
    odd = pyarrow.Array.from_buffers(pyarrow.string(), 3, [None, offsets, pyarrow.py_buffer(b"hello")])
    with pytest.raises(ValueError, match="'s' is malformed: what is in row 1 lies out of range"):
        bridge.frame_of_record_batch(batch_of(s=odd))
    views = pyarrow.py_buffer(b"".join(part.to_bytes(4, "little") for part in (20, 0x61616161, 0, 0)))
    odd = pyarrow.Array.from_buffers(pyarrow.string_view(), 1, [None, views, pyarrow.py_buffer(b"a" * 19)])
    with pytest.raises(ValueError, match="'s' is malformed: what is in row 0 lies out of range"):
        bridge.frame_of_record_batch(batch_of(s=odd))


def test_a_code_without_an_entry_is_refused(bridge):
    for code in [2, -1]:
        odd = pyarrow.DictionaryArray.from_arrays(
            pyarrow.array([0, code], "int8"), pyarrow.array(["x", "y"]), safe=False)
        with pytest.raises(ValueError, match=f"'s' is malformed: row 1 refers to entry {code}"):
            bridge.frame_of_record_batch(batch_of(s=odd))


def test_a_second_import_is_refused(bridge):
    producer = Producer()
    frame = producer.frame(bridge)
    with pytest.raises(ValueError, match="released already"):
        producer.frame(bridge)
    frame.drop()


def test_an_error_of_the_stream_is_told(bridge):
    def batches():
        yield batch_of(a=pyarrow.array([1]))
        raise RuntimeError("the tape has run out")

    reader = pyarrow.RecordBatchReader.from_batches(pyarrow.schema([("a", "int64")]), batches())
    with pytest.raises(ValueError, match="(?s)The stream reports error.*the tape has run out"):
        bridge.frame(reader)
