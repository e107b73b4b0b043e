"""Frames of TabularDataArrow in this process, as objects that speak Arrow's PyCapsule protocol.

The library is linked from what `swift build --target TabularDataArrow` left, which takes seconds.
"""

import ctypes
import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
POINTER = ctypes.c_void_p


class ArrowSchema(ctypes.Structure):
    pass


class ArrowArray(ctypes.Structure):
    pass


class ArrowArrayStream(ctypes.Structure):
    pass


RELEASE_SCHEMA = ctypes.CFUNCTYPE(None, ctypes.POINTER(ArrowSchema))
RELEASE_ARRAY = ctypes.CFUNCTYPE(None, ctypes.POINTER(ArrowArray))
RELEASE_STREAM = ctypes.CFUNCTYPE(None, ctypes.POINTER(ArrowArrayStream))

ArrowSchema._fields_ = [
    ("format", ctypes.c_char_p), ("name", ctypes.c_char_p), ("metadata", ctypes.c_char_p), ("flags", ctypes.c_int64),
    ("n_children", ctypes.c_int64), ("children", ctypes.POINTER(ctypes.POINTER(ArrowSchema))),
    ("dictionary", ctypes.POINTER(ArrowSchema)), ("release", RELEASE_SCHEMA), ("private_data", POINTER),
]
ArrowArray._fields_ = [
    ("length", ctypes.c_int64), ("null_count", ctypes.c_int64), ("offset", ctypes.c_int64),
    ("n_buffers", ctypes.c_int64), ("n_children", ctypes.c_int64), ("buffers", ctypes.POINTER(POINTER)),
    ("children", ctypes.POINTER(ctypes.POINTER(ArrowArray))), ("dictionary", ctypes.POINTER(ArrowArray)),
    ("release", RELEASE_ARRAY), ("private_data", POINTER),
]
ArrowArrayStream._fields_ = [
    ("get_schema", POINTER), ("get_next", POINTER), ("get_last_error", POINTER), ("release", RELEASE_STREAM),
    ("private_data", POINTER),
]


def targets_below(name):
    """A target of the package and what it needs, as the package manager describes them."""
    environment = {key: value for key, value in os.environ.items() if key != "ESPALIER_TESTS"}
    told = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], capture_output=True, text=True, cwd=ROOT, timeout=300,
        env=environment, check=True)
    targets = {target["name"]: target for target in json.loads(told.stdout)["targets"]}
    found, waiting = {}, [name]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = targets[name]
            waiting += targets[name].get("target_dependencies", [])
    return found


def build():
    """Links the bridge with the built modules; returns the library's path."""
    products = ROOT / ".build" / "debug"
    objects, maps = [], []
    for name, target in sorted(targets_below("TabularDataArrow").items()):
        objects += [products / f"{name}.build" / f"{pathlib.Path(path).name}.o" for path in target["sources"]]
        if target["module_type"] == "ClangTarget":
            maps += ["-Xcc", f"-fmodule-map-file={products / name}.build/module.modulemap"]
    missing = [path for path in objects if not path.exists()]
    assert not missing, f"{missing[0]} is not there: build it first, `swift build --target TabularDataArrow`"
    library = products / "libArrowBridge.so"
    command = [
        "swiftc", "-emit-library", "-swift-version", "6", "-warnings-as-errors", "-module-name", "ArrowBridge",
        "-Xlinker", "-z", "-Xlinker", "defs", "-I", products / "Modules", *maps,
        pathlib.Path(__file__).with_name("ArrowBridge.swift"), *objects, "-o", library,
    ]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, cwd=products, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return library


class Bridge:
    """The functions of the library."""

    def __init__(self, path):
        self.library = ctypes.CDLL(str(path))
        message = ctypes.POINTER(POINTER)
        for name, result, arguments in [
            ("import_batch", POINTER, [POINTER, POINTER, message]), ("import_stream", POINTER, [POINTER, message]),
            ("export_batch", None, [POINTER, POINTER, POINTER, message]),
            ("export_stream", None, [POINTER, POINTER, message]),
            ("read_csv", POINTER, [ctypes.c_char_p, message]), ("columns", POINTER, [POINTER]),
            ("set_double", None, [POINTER, ctypes.c_char_p, ctypes.c_ssize_t, ctypes.c_double]),
            ("keep_column", None, [POINTER, ctypes.c_char_p]), ("copy", POINTER, [POINTER]),
            ("drop", None, [POINTER]), ("free", None, [POINTER]),
        ]:
            function = getattr(self.library, f"bridge_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)

    def text(self, address):
        words = ctypes.cast(address, ctypes.c_char_p).value.decode("utf-8")
        self.free(address)
        return words

    def call(self, name, *arguments):
        """Calls a function that may fail; its message becomes an error."""
        message = POINTER()
        result = getattr(self, name)(*arguments, ctypes.byref(message))
        if message:
            raise ValueError(self.text(message))
        return result

    # The three ways in.

    def frame_of_batch(self, array, schema):
        return Frame(self, self.call("import_batch", ctypes.addressof(array), ctypes.addressof(schema)))

    def frame_of_stream(self, stream):
        return Frame(self, self.call("import_stream", ctypes.addressof(stream)))

    def frame(self, table):
        """A frame of anything with `__arrow_c_stream__`."""
        capsule = table.__arrow_c_stream__()
        return Frame(self, self.call("import_stream", capsule_pointer(capsule, b"arrow_array_stream")))

    def frame_of_csv(self, path):
        return Frame(self, self.call("read_csv", str(path).encode()))

    def frame_of_record_batch(self, batch):
        """A frame of a pyarrow record batch."""
        array, schema = ArrowArray(), ArrowSchema()
        batch._export_to_c(ctypes.addressof(array), ctypes.addressof(schema))
        frame = self.frame_of_batch(array, schema)
        assert not array.release and not schema.release
        return frame


class Frame:
    """A `DataFrame`; libraries take it by its `__arrow_c_stream__`."""

    def __init__(self, bridge, handle):
        self.bridge, self.handle = bridge, handle

    def columns(self):
        return json.loads(self.bridge.text(self.bridge.columns(self.handle)))

    def types(self):
        return {column["name"]: column["type"] for column in self.columns()}

    def cells(self, name):
        return next(column["cells"] for column in self.columns() if column["name"] == name)

    def set(self, column, row, value):
        self.bridge.set_double(self.handle, column.encode(), row, value)

    def keep(self, column):
        self.bridge.keep_column(self.handle, column.encode())

    def copy(self):
        return Frame(self.bridge, self.bridge.copy(self.handle))

    def drop(self):
        self.bridge.drop(self.handle)
        self.handle = None

    def exported(self):
        """The structures of a record batch, which the caller releases or hands on."""
        array, schema = ArrowArray(), ArrowSchema()
        self.bridge.call("export_batch", self.handle, ctypes.addressof(array), ctypes.addressof(schema))
        return array, schema

    def __arrow_c_stream__(self, requested_schema=None):
        stream = ArrowArrayStream()
        self.bridge.call("export_stream", self.handle, ctypes.addressof(stream))
        return capsule(stream)


# Capsules: how Python code passes a structure on without knowing what is in it.

_python = ctypes.pythonapi
_python.PyCapsule_New.restype = ctypes.py_object
_python.PyCapsule_New.argtypes = [POINTER, ctypes.c_char_p, POINTER]
_pointer_of_object = ctypes.PYFUNCTYPE(POINTER, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", _python))
# A capsule that is being freed must not be counted as in use again, so it is an address here.
_pointer_of_address = ctypes.PYFUNCTYPE(POINTER, POINTER, ctypes.c_char_p)(("PyCapsule_GetPointer", _python))
_STREAM = b"arrow_array_stream"
_streams = {}


@ctypes.PYFUNCTYPE(None, POINTER)
def _free_stream(address):
    stream = _streams.pop(_pointer_of_address(address, _STREAM))
    if stream.release:
        stream.release(ctypes.byref(stream))


def capsule(stream):
    """A capsule that releases the stream, unless somebody took it over before."""
    address = ctypes.addressof(stream)
    _streams[address] = stream
    return _python.PyCapsule_New(address, _STREAM, ctypes.cast(_free_stream, POINTER))


def capsule_pointer(capsule, name):
    return _pointer_of_object(capsule, name)
