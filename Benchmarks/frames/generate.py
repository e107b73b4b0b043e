"""Writes the columns that the frames benchmark works on, as raw 64-bit numbers, into a folder.

usage: generate.py FOLDER [ROWS]

ROWS (ten million) rows of keys with 10, 1,000 and 500,000 values and of two normal deviates; and the two sides of a
join: ROWS / 10 rows on the left, ROWS / 100 with each key once on the right, of which five in six occur on the left.
"""

import pathlib
import sys

import numpy

SEED = 2025


def main():
    folder = pathlib.Path(sys.argv[1])
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000_000
    random = numpy.random.default_rng(SEED)
    for name, groups in (("few", 10), ("some", 1_000), ("many", 500_000)):
        random.integers(0, groups, rows).tofile(folder / f"{name}.int")
    for name in ("a", "b"):
        random.normal(0, 1, rows).tofile(folder / f"{name}.double")
    left, right = rows // 10, rows // 100
    random.integers(0, right + right // 5, left).tofile(folder / "leftKey.int")
    random.normal(0, 1, left).tofile(folder / "leftValue.double")
    random.permutation(right).tofile(folder / "rightKey.int")
    random.normal(0, 1, right).tofile(folder / "rightValue.double")


main()
