#!/usr/bin/env python3
"""Checks that each observation of Apple's TabularData, and each public report about reading tables, has its test.

A test carries the number at the beginning of its name: `observed 32: ...` or `report 18: ...`; a test of several has
them all: `observed 70, 71: ...`. The lists lie beside the repository, in ../shared; where they are not, nothing is
checked.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"
TESTS = ROOT / "Tests"

LISTS = {
    "observed": (SHARED / "apple-api" / "OBSERVED-TabularData.md", range(1, 115)),
    "report": (SHARED / "reports.md", range(18, 35)),
}
NAME = re.compile(r"func `(observed|report) ([0-9]+(?:(?:, | and )[0-9]+)*): ")


def numbered_lines(file, numbers):
    """The numbers of a list that stand at the beginning of a line."""
    found = (re.match(r"([0-9]+)\. ", line) for line in file.read_text(encoding="utf-8").splitlines())
    return {int(match[1]) for match in found if match and int(match[1]) in numbers}


def tested_numbers():
    """The numbers in test names, by kind."""
    tested = {kind: set() for kind in LISTS}
    for file in sorted(TESTS.rglob("*.swift")):
        for kind, numbers in NAME.findall(file.read_text(encoding="utf-8")):
            tested[kind].update(int(number) for number in re.findall(r"[0-9]+", numbers))
    return tested


def main():
    if not SHARED.is_dir():
        print("observations: ../shared is absent, nothing to check")
        return 0
    tested = tested_numbers()
    count = 0
    failed = False
    for kind, (file, numbers) in LISTS.items():
        wanted = numbered_lines(file, numbers)
        count += len(wanted)
        for number in sorted(wanted - tested[kind]):
            print(f"{file.name}: line {number} has no test named `{kind} {number}: …`")
            failed = True
        for number in sorted(tested[kind] - wanted):
            print(f"a test is named `{kind} {number}: …`, but {file.name} has no such line")
            failed = True
    if failed:
        return 1
    print(f"observations: each of {count} has its test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
