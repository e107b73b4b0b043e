"""Does the frames benchmark's operations with a library that people would pick instead, and prints one line of JSON.

usage: peers.py LIBRARY FOLDER [THREADS] [REPEATS] [OPERATION ...]

LIBRARY is polars or pandas (which has no setting for threads). For each operation: the seconds of each repeat, and a
number that every program must agree on.
"""

import json
import os
import pathlib
import sys
import time

import numpy


def load(folder):
    return {
        path.stem: numpy.fromfile(path, dtype=numpy.int64 if path.suffix == ".int" else numpy.float64)
        for path in sorted(pathlib.Path(folder).iterdir()) if path.suffix in (".int", ".double")
    }


def polars_operations(arrays):
    import polars as pl

    frame = pl.DataFrame({name: arrays[name] for name in ("few", "some", "many", "a", "b")})
    named = frame.select(pl.format("group {}", "some").alias("name"), "a", "b")
    left = pl.DataFrame({"key": arrays["leftKey"], "left": arrays["leftValue"]})
    right = pl.DataFrame({"key": arrays["rightKey"], "right": arrays["rightValue"]})
    left_named = left.select(pl.format("item {}", "key").alias("key"), "left")
    right_named = right.select(pl.format("item {}", "key").alias("key"), "right")

    def grouped(source, key, how):
        return lambda: getattr(source.group_by(key).agg(getattr(pl.col("a"), how)())["a"], "sum")()

    return {
        **{f"{how}s of {key}": grouped(frame, key, how) for key in ("few", "some", "many") for how in ("sum", "mean")},
        "sums of few and some": grouped(frame, ["few", "some"], "sum"),
        "sums of name": grouped(named, "name", "sum"),
        "join": lambda: (lambda joined: len(joined) + joined["right"].sum())(left.join(right, on="key")),
        "join of names": lambda: (lambda joined: len(joined) + joined["right"].sum())(
            left_named.join(right_named, on="key")),
        "sort": lambda: frame.sort("a", maintain_order=True)["b"][len(frame) // 3],
        "sort of two": lambda: frame.sort("some", "a", maintain_order=True)["b"][len(frame) // 3],
        "sort of names": lambda: named.sort("name", maintain_order=True)["b"][len(named) // 3],
        "filter": lambda: frame.filter(pl.col("a") > 0.5)["b"].sum(),
        "filter of two": lambda: frame.filter((pl.col("a") > 0.5) & (pl.col("few") == 3))["b"].sum(),
        "sum of two columns": lambda: (frame["a"] + frame["b"])[-1],
        "product with a number": lambda: (frame["a"] * 2.5)[-1],
        "sum": lambda: frame["a"].sum(),
    }


def pandas_operations(arrays):
    import pandas as pd

    frame = pd.DataFrame({name: arrays[name] for name in ("few", "some", "many", "a", "b")})
    named = pd.DataFrame({"name": "group " + frame["some"].astype(str), "a": frame["a"], "b": frame["b"]})
    left = pd.DataFrame({"key": arrays["leftKey"], "left": arrays["leftValue"]})
    right = pd.DataFrame({"key": arrays["rightKey"], "right": arrays["rightValue"]})
    left_named = pd.DataFrame({"key": "item " + left["key"].astype(str), "left": left["left"]})
    right_named = pd.DataFrame({"key": "item " + right["key"].astype(str), "right": right["right"]})

    def grouped(source, key, how):
        return lambda: getattr(source.groupby(key)["a"], how)().sum()

    return {
        **{f"{how}s of {key}": grouped(frame, key, how) for key in ("few", "some", "many") for how in ("sum", "mean")},
        "sums of few and some": grouped(frame, ["few", "some"], "sum"),
        "sums of name": grouped(named, "name", "sum"),
        "join": lambda: (lambda joined: len(joined) + joined["right"].sum())(left.merge(right, on="key")),
        "join of names": lambda: (lambda joined: len(joined) + joined["right"].sum())(
            left_named.merge(right_named, on="key")),
        "sort": lambda: frame.sort_values("a", kind="stable")["b"].iloc[len(frame) // 3],
        "sort of two": lambda: frame.sort_values(["some", "a"], kind="stable")["b"].iloc[len(frame) // 3],
        "sort of names": lambda: named.sort_values("name", kind="stable")["b"].iloc[len(named) // 3],
        "filter": lambda: frame[frame["a"] > 0.5]["b"].sum(),
        "filter of two": lambda: frame[(frame["a"] > 0.5) & (frame["few"] == 3)]["b"].sum(),
        "sum of two columns": lambda: (frame["a"] + frame["b"]).iloc[-1],
        "product with a number": lambda: (frame["a"] * 2.5).iloc[-1],
        "sum": lambda: frame["a"].sum(),
    }


def main():
    name, folder = sys.argv[1:3]
    threads = sys.argv[3] if len(sys.argv) > 3 else "2"
    repeats = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    # polars reads this when it is imported.
    os.environ["POLARS_MAX_THREADS"] = threads
    operations = {"polars": polars_operations, "pandas": pandas_operations}[name](load(folder))
    results = {}
    for operation in sys.argv[5:] or operations:
        seconds = []
        for _ in range(repeats):
            start = time.perf_counter()
            check = operations[operation]()
            seconds.append(time.perf_counter() - start)
        results[operation] = {"seconds": seconds, "check": float(check)}
    print(json.dumps(results))


main()
