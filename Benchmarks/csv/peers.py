"""Reads a CSV with a library that people would pick instead, or writes one, and prints one line of JSON.

usage: peers.py LIBRARY read FILE [THREADS] [REPEATS]
       peers.py LIBRARY write FILE TARGET [THREADS] [REPEATS]

LIBRARY is one of polars, pyarrow, duckdb, pandas (which has no setting for threads). Reading is timed from the call to a
table in memory, with types inferred; writing from such a table to the finished file. The least and the median of REPEATS.
"""

import json
import os
import resource
import statistics
import sys
import time


class Polars:
    def read(self, path, threads):
        import polars

        self.table = polars.read_csv(path)
        return self.table.shape[0]

    def write(self, path):
        self.table.write_csv(path)


class Pyarrow:
    def read(self, path, threads):
        import pyarrow
        import pyarrow.csv

        pyarrow.set_cpu_count(threads)
        options = pyarrow.csv.ParseOptions(newlines_in_values=True)
        self.table = pyarrow.csv.read_csv(path, parse_options=options)
        return self.table.num_rows

    def write(self, path):
        import pyarrow.csv

        pyarrow.csv.write_csv(self.table, path, pyarrow.csv.WriteOptions(quoting_style="needed"))


class Duckdb:
    def read(self, path, threads):
        import duckdb

        self.connection = duckdb.connect()
        self.connection.execute(f"set threads = {threads}")
        self.connection.execute("create table data as select * from read_csv(?)", [path])
        return self.connection.execute("select count(*) from data").fetchone()[0]

    def write(self, path):
        self.connection.execute(f"copy data to '{path}' (header, delimiter ',')")


class Pandas:
    def read(self, path, threads):
        import pandas

        self.table = pandas.read_csv(path)
        return len(self.table)

    def write(self, path):
        self.table.to_csv(path, index=False)


LIBRARIES = {"polars": Polars, "pyarrow": Pyarrow, "duckdb": Duckdb, "pandas": Pandas}


def timed(call, repeats):
    seconds = []
    for _ in range(repeats):
        start = time.perf_counter()
        result = call()
        seconds.append(time.perf_counter() - start)
    return seconds, result


def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def main():
    name, task, path, *rest = sys.argv[1:]
    target = rest.pop(0) if task == "write" else None
    threads = int(rest[0]) if rest else 2
    repeats = int(rest[1]) if len(rest) > 1 else 1
    # polars reads this when it is imported.
    os.environ["POLARS_MAX_THREADS"] = str(threads)
    version = __import__(name).__version__
    library = LIBRARIES[name]()
    before = 0
    if task == "write":
        rows = library.read(path, threads)
        before = peak()
        seconds, _ = timed(lambda: library.write(target), repeats)
    else:
        seconds, rows = timed(lambda: library.read(path, threads), repeats)
    print(json.dumps({
        "library": f"{name} {version}",
        "seconds": round(min(seconds), 4),
        "medianSeconds": round(statistics.median(seconds), 4),
        "rows": rows,
        "peakMegabytes": peak() - before,
    }))


main()
