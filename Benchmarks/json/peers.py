"""Reads a JSON file with a library that people would pick instead, summarises it and writes it again, and prints one
line of JSON: the least seconds of each.

usage: peers.py LIBRARY FILE [THREADS] [REPEATS]

LIBRARY is polars or pandas (which has no setting for threads). The summary is `describe()` of polars, and of pandas with
every column.
"""

import json
import os
import resource
import sys
import time

OPERATIONS = {
    "polars": {
        "read": lambda library, path: library.read_json(path),
        "summary": lambda frame: frame.describe(),
        "write": lambda frame: frame.write_json(),
    },
    "pandas": {
        "read": lambda library, path: library.read_json(path),
        "summary": lambda frame: frame.describe(include="all"),
        "write": lambda frame: frame.to_json(orient="records"),
    },
}


def main():
    name, path = sys.argv[1:3]
    threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    repeats = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    # polars reads this when it is imported.
    os.environ["POLARS_MAX_THREADS"] = str(threads)
    library = __import__(name)
    operations = OPERATIONS[name]
    seconds = {"read": [], "summary": [], "write": []}

    def timed(operation, *arguments):
        start = time.perf_counter()
        result = operations[operation](*arguments)
        seconds[operation].append(time.perf_counter() - start)
        return result

    for _ in range(repeats):
        frame = timed("read", library, path)
        timed("summary", frame)
        timed("write", frame)
    figures = {operation: round(min(times), 4) for operation, times in seconds.items()}
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(json.dumps({"reader": name, **figures, "rows": len(frame), "peakMegabytes": peak}))


if __name__ == "__main__":
    main()
