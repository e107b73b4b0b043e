"""Writes the CSV files that the csv benchmark reads into a folder: the same bytes on every run.

usage: generate.py FOLDER

data.csv: 1,000,000 x 20, some 217 MB. Six columns of whole numbers, eight of decimals (three with all 17 digits), five of
text (short, long, quoted with commas, quotes and line ends, dates) and one Boolean; three have missing cells. The others
are made of its rows: short.csv has the first 300,000 and tall.csv those ten times; narrow.csv has the first 200,000 and
wide.csv those ten times side by side; 500.csv has the first 40,000, 25 times side by side. 1.csv is a column of 10,000,000
decimals.
"""

import pathlib
import sys

import numpy

SEED = 2024
COLOURS = ["red", "green", "blue", "yellow", "violet", "black"]
PHRASES = ["alpha", "beta", "gamma, delta", "epsilon", 'say "hi"', "zeta", "two\nlines", "theta", "iota", "kappa lambda"]


def quoted(text):
    if any(mark in text for mark in ',"\n'):
        return '"' + text.replace('"', '""') + '"'
    return text


def columns(random, rows):
    def whole(low, high):
        return random.integers(low, high, rows).tolist()

    def with_missing(cells, share):
        return ["" if is_missing else cell for cell, is_missing in zip(cells, random.random(rows) < share)]

    yield "small", map(str, whole(0, 100))
    yield "signed", map(str, whole(-50_000, 50_000))
    yield "identifier", map(str, whole(0, 2**31))
    yield "large", map(str, whole(0, 2**53))
    yield "year", map(str, whole(1900, 2030))
    yield "count", with_missing(map(str, whole(0, 1000)), 0.07)
    for power in range(3):
        yield f"measure{power}", map(repr, random.normal(0, 10**power, rows).tolist())
    yield "price", (f"{value:.2f}" for value in (random.random(rows) * 1000).tolist())
    yield "score", (f"{value:.4f}" for value in random.normal(0, 1, rows).tolist())
    yield "latitude", (f"{value:.6f}" for value in (random.random(rows) * 180 - 90).tolist())
    yield "depth", with_missing((f"{value:.3f}" for value in random.normal(5, 2, rows).tolist()), 0.1)
    yield "tiny", (f"{value:.6e}" for value in random.normal(0, 1e-9, rows).tolist())
    yield "colour", (COLOURS[index] for index in whole(0, len(COLOURS)))
    yield "user", (f"user_{number:07d}" for number in whole(0, 10_000_000))
    picks = random.integers(0, len(PHRASES), (rows, 3)).tolist()
    yield "text", (quoted(" ".join(PHRASES[index] for index in pick)) for pick in picks)
    pairs = (f"{COLOURS[index]}-{COLOURS[(index * 7 + 3) % 6]}" for index in whole(0, len(COLOURS)))
    yield "pair", with_missing(pairs, 0.15)
    days = zip(whole(1, 13), whole(1, 29))
    yield "day", (f"2024-{month:02d}-{day:02d}" for month, day in days)
    yield "flag", ("true" if flag else "false" for flag in random.random(rows) < 0.5)


def write(path, names, rows):
    with open(path, "w", newline="") as file:
        file.write(",".join(names) + "\n")
        for row in rows:
            file.write(row + "\n")


def write_side_by_side(path, names, rows, times):
    numbered = [f"{name}_{number}" for number in range(times) for name in names]
    write(path, numbered, (",".join([row] * times) for row in rows))


def main():
    folder = pathlib.Path(sys.argv[1])
    random = numpy.random.default_rng(SEED)
    names, cells = zip(*[(name, list(cells)) for name, cells in columns(random, 1_000_000)])
    rows = [",".join(row) for row in zip(*cells)]
    del cells
    write(folder / "data.csv", names, rows)
    write(folder / "short.csv", names, rows[:300_000])
    write(folder / "tall.csv", names, rows[:300_000] * 10)
    write(folder / "narrow.csv", names, rows[:200_000])
    write_side_by_side(folder / "wide.csv", names, rows[:200_000], 10)
    write_side_by_side(folder / "500.csv", names, rows[:40_000], 25)
    write(folder / "1.csv", ["value"], (f"{value:.6f}" for value in (random.random(10_000_000) * 180 - 90).tolist()))


main()
