"""Reads a CSV with a library that people would pick instead, and prints one line of JSON.

usage: peers.py LIBRARY FILE [THREADS] [REPEATS]

LIBRARY is one of polars, pyarrow, duckdb, pandas (which has no setting for threads). Times are from the call to a table
in memory, with types inferred; the least and the median of REPEATS reads.
"""

import json
import os
import resource
import statistics
import sys
import time

def read_polars(path, threads):
    import polars

    return polars.read_csv(path).shape[0]


def read_pyarrow(path, threads):
    import pyarrow
    import pyarrow.csv

    pyarrow.set_cpu_count(threads)
    options = pyarrow.csv.ParseOptions(newlines_in_values=True)
    return pyarrow.csv.read_csv(path, parse_options=options).num_rows


def read_duckdb(path, threads):
    import duckdb

    connection = duckdb.connect()
    connection.execute(f"set threads = {threads}")
    connection.execute("create table data as select * from read_csv(?)", [path])
    return connection.execute("select count(*) from data").fetchone()[0]


def read_pandas(path, threads):
    import pandas

    return len(pandas.read_csv(path))


READERS = {"polars": read_polars, "pyarrow": read_pyarrow, "duckdb": read_duckdb, "pandas": read_pandas}


def main():
    name, path = sys.argv[1:3]
    threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    repeats = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    # polars reads this when it is imported.
    os.environ["POLARS_MAX_THREADS"] = str(threads)
    version = __import__(name).__version__
    seconds = []
    for _ in range(repeats):
        start = time.perf_counter()
        rows = READERS[name](path, threads)
        seconds.append(time.perf_counter() - start)
    result = {
        "reader": f"{name} {version}",
        "seconds": round(min(seconds), 4),
        "medianSeconds": round(statistics.median(seconds), 4),
        "rows": rows,
        "peakMegabytes": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }
    print(json.dumps(result))


main()
