"""Speed beside the libraries that people would use instead: prints tables of seconds and ratios.

    make benchmark                                   everything
    .venv/bin/python Benchmarks/run.py boosting      one of: boosting, prediction, csv, frames, json
    .venv/bin/python Benchmarks/run.py --rounds 5    more rounds

Programs run one at a time, each in a process of its own, in turn: ours, the first peer, the second, and again. Tables
give the least and the median time of a program, and its ratio to ours by both. Two threads each, unless --threads says
otherwise. Data is made once, from a fixed seed, in Benchmarks/.data.
"""

import argparse
import importlib.metadata
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
DATA = FOLDER / ".data"


def machine():
    model = next(
        (line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo", encoding="utf-8") if "model name" in line),
        platform.processor())
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0]
    return f"{model}, {os.cpu_count()} cores, {memory:.0f} GiB, {platform.system()} {platform.release()}; {swift}"


def built():
    """Builds our side for release and returns the folder of its programs."""
    command = ["swift", "build", "-c", "release", "--package-path", str(FOLDER)]
    subprocess.run(command, check=True, stdout=sys.stderr)
    shown = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout
    return pathlib.Path(shown.strip())


def measured(command, threads):
    """Runs a program that prints a JSON object in its last line."""
    environment = os.environ | {
        "OMP_NUM_THREADS": str(threads), "POLARS_MAX_THREADS": str(threads),
    }
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed:\n{done.stderr[-2000:]}")
    return json.loads(done.stdout.strip().splitlines()[-1])


def compared(title, programs, figure, rounds, threads, extra=()):
    """Runs programs in turn and prints their table. `figure` names the number of seconds in what they print."""
    results = {name: [] for name in programs}
    for _ in range(rounds):
        for name, command in programs.items():
            results[name].append(measured(command, threads))
    print(f"\n## {title}\n\n| | least s | median s | ratio of least | ratio of median |" + "".join(f" {x} |" for x in extra))
    print("|---|---|---|---|---|" + "---|" * len(extra))
    ours = [result[figure] for result in next(iter(results.values()))]
    for name, rows in results.items():
        seconds = [row[figure] for row in rows]
        cells = [
            f"{min(seconds):.3f}", f"{statistics.median(seconds):.3f}", f"{min(seconds) / min(ours):.2f}",
            f"{statistics.median(seconds) / statistics.median(ours):.2f}",
        ] + [shown(rows[-1].get(x)) for x in extra]
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)
    return results


def shown(value):
    return "" if value is None else f"{value:.4f}" if isinstance(value, float) else str(value)


def versions(*packages):
    return ", ".join(f"{name} {importlib.metadata.version(name)}" for name in packages)


def boosting(programs, rounds, threads):
    folder = DATA / "boosting"
    generated(FOLDER / "boosting" / "generate.py", folder)
    peers = FOLDER / "boosting" / "peers.py"
    rows = compared(
        "Training 100 trees of depth 6 on 1,000,000 × 28 Float features, binning included",
        {
            "Espalier, MLBoostedTreeClassifier": [programs / "BoostingBenchmark", folder],
            **{name: [sys.executable, peers, folder, str(threads), "100", name] for name in
               ("xgboost", "xgboost-quantile", "lightgbm", "lightgbm-quantized")},
        }, "total", rounds, threads, extra=["auc"])
    ours = min(row["total"] for row in rows["Espalier, MLBoostedTreeClassifier"])
    fastest = min(min(row["total"] for row in peer) for name, peer in rows.items() if "Espalier" not in name)
    print(f"\n{threads} threads; {versions('xgboost', 'lightgbm')}. Fastest peer / ours: {fastest / ours:.2f}")


def prediction(programs, rounds, threads):
    folder = DATA / "boosting"
    generated(FOLDER / "boosting" / "generate.py", folder)
    peers = FOLDER / "trees" / "peers.py"
    compared(
        "Predicting 1,000,000 × 28 rows with 100 trees of depth 6",
        {
            "Espalier": [programs / "PredictionBenchmark", folder],
            **{name: [sys.executable, peers, name, folder, str(threads)] for name in ("xgboost", "lightgbm")},
        }, "batch", rounds, threads, extra=["singleMicroseconds"])
    print(f"\n{threads} threads; {versions('xgboost', 'lightgbm')}")


def csv(programs, rounds, threads):
    folder = DATA / "tables"
    generated(FOLDER / "csv" / "generate.py", folder)
    ours, peers = programs / "CSVBenchmark", FOLDER / "csv" / "peers.py"
    libraries = ("polars", "pyarrow", "duckdb", "pandas")
    for file, shape in (("data", "1,000,000 × 20"), ("500", "40,000 × 500"), ("1", "10,000,000 × 1")):
        path = folder / f"{file}.csv"
        rows = compared(
            f"Reading a CSV of {shape} ({path.stat().st_size / 1e6:.0f} MB) into typed columns",
            {
                "Espalier": [ours, "read", path, "2"],
                **{name: [sys.executable, peers, name, "read", path, str(threads), "2"] for name in libraries},
            }, "seconds", rounds, threads, extra=["peakMegabytes"])
        print_margin(rows)
    for less, more, what in (
        ("short", "tall", "rows: 300,000 × 20 and 3,000,000 × 20"),
        ("narrow", "wide", "columns: 200,000 × 20 and 200,000 × 200"),
    ):
        compared(
            f"Ten times the {what}",
            # As many bytes of either: the least of a few short readings would be luckier than that of as many long
            # ones, and the allocator gives back the memory of one size and keeps that of another for the next reading.
            {name: [ours, "read", folder / f"{name}.csv", repeats] for name, repeats in ((less, 10), (more, 1))},
            "meanSeconds", rounds, threads, extra=["peakMegabytes"])
    data = folder / "data.csv"
    rows = compared(
        "Writing the frame of 1,000,000 × 20 as a CSV (peak: above what the frame takes)",
        {
            "Espalier": [ours, "write", data, folder / "written.csv", "2"],
            **{name: [sys.executable, peers, name, "write", data, folder / "written.csv", str(threads), "1"]
               for name in libraries},
        }, "seconds", rounds, threads, extra=["peakMegabytes"])
    print_margin(rows)
    (folder / "written.csv").unlink()
    print(f"\n{threads} threads; {versions(*libraries)}. Peaks include the file where it is mapped.")


def print_margin(rows):
    """How many times as long as ours the fastest peer took, by the least seconds."""
    ours, *peers = [(min(row["seconds"] for row in runs), name) for name, runs in rows.items()]
    print(f"\nFastest peer / ours: {min(peers)[0] / ours[0]:.2f} ({min(peers)[1]})")


def frames(programs, rounds, threads):
    folder = DATA / "frames"
    generated(FOLDER / "frames" / "generate.py", folder)
    peers = FOLDER / "frames" / "peers.py"
    commands = {
        "ours": [programs / "FrameBenchmark", folder, "2"],
        **{name: [sys.executable, peers, name, folder, str(threads), "2"] for name in ("polars", "pandas")},
    }
    runs = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            runs[name].append(measured(command, threads))

    def pooled(name, operation):
        return [second for run in runs[name] for second in run[operation]["seconds"]]

    print("\n## Frames of 10,000,000 rows (joins: 1,000,000 with 100,000)\n\nLeast / median seconds, and the peers' to ours.\n")
    print("| | ours | polars | pandas | polars / ours | pandas / ours |\n|---|---|---|---|---|---|")
    for operation in runs["polars"][0]:
        checks = [run[operation]["check"] for name in runs for run in runs[name]]
        if any(abs(check - checks[0]) > 1e-6 * max(1, abs(checks[0])) for check in checks):
            raise SystemExit(f"{operation}: the programs disagree: {checks}")
        figures = {name: pooled(name, operation) for name in runs}
        print(f"| {operation} | " + " | ".join(map(least_and_median, figures.values())) + " | " + " | ".join(
            ratios(figures[name], figures["ours"]) for name in ("polars", "pandas")) + " |")
    print("\n| a client's loop | over a column | over an array | column / array |\n|---|---|---|---|")
    for loop in runs["ours"][0]:
        if loop + ", array" in runs["ours"][0]:
            column, array = pooled("ours", loop), pooled("ours", loop + ", array")
            print(f"| {loop} | {least_and_median(column)} | {least_and_median(array)} | {ratios(column, array)} |")
    print(f"\n{threads} threads; {versions('polars', 'pandas')}")


def json_files(programs, rounds, threads):
    folder = DATA / "json"
    generated(FOLDER / "json" / "generate.py", folder)
    peers = FOLDER / "json" / "peers.py"
    commands = {
        "Espalier": [programs / "JSONBenchmark", folder / "data.json", "2"],
        **{name: [sys.executable, peers, name, folder / "data.json", str(threads), "2"] for name in ("polars", "pandas")},
    }
    for operation, title in {
        "read": "Reading a JSON file of 500,000 × 10 (105 MB) into typed columns",
        "write": "Writing the same frame as JSON into memory",
        "summary": "Summarising it: `summary()` (with modes), `describe()`",
    }.items():
        compared(title, commands, operation, rounds, threads, extra=["peakMegabytes"])
    print(f"\n{threads} threads; {versions('polars', 'pandas')}")


def least_and_median(seconds):
    return f"{min(seconds):.3f} / {statistics.median(seconds):.3f}"


def ratios(seconds, base):
    return f"{min(seconds) / min(base):.2f} / {statistics.median(seconds) / statistics.median(base):.2f}"


def generated(script, folder):
    """Runs a data generator once; what it leaves is kept for the next run."""
    done = folder / "made"
    if not done.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, script, folder], check=True, stdout=sys.stderr)
        done.touch()


def main():
    benchmarks = {"boosting": boosting, "prediction": prediction, "csv": csv, "frames": frames, "json": json_files}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[*benchmarks, []], help="which benchmarks; all when none is named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    programs = built()
    print(machine())
    for name in arguments.names or benchmarks:
        benchmarks[name](programs, arguments.rounds, arguments.threads)


main()
