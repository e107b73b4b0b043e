#!/usr/bin/env python3
"""Lists the public declarations of TabularData that no test of TabularDataTests reaches; exits 1 if there are any.

    Tools/list_untested.py [build folder]    after `make untested` has built and run the tests; .build/coverage/debug

The public declarations come from the module's symbol graph, what ran from the coverage that `swift test` wrote. Both name
a declaration by its mangled name, so that overloads are told apart; a property or subscript has a body for each accessor
that it writes out, and each must have run. The counter belongs to the source: generic code has one for all types.

What has no body (a type, a stored property, a case, a requirement of a protocol) has no counter. The tests' source must
refer to it; the index that the compiler writes beside a debug build tells, by the same names. Nothing is left out by hand.
A body does not count as run where only a test's child process, which ended in a trap, ran it.
"""

import collections
import json
import pathlib
import sys
import urllib.parse

from list_gaps import ROOT, symbol_graphs

MODULE = "TabularData"
TESTS = ROOT / "Tests" / "TabularDataTests"
# The suffixes of mangled names, and what they stand for.
ACCESSORS = {"g": "getter", "s": "setter", "M": "modify accessor", "r": "read accessor", "w": "willSet", "W": "didSet"}
CALLABLE = {"swift.init", "swift.method", "swift.type.method", "swift.func", "swift.func.op", "swift.subscript"}


def public_declarations(build):
    """The module's own public symbols, and the names of those that are requirements of a protocol."""
    symbols, requirements = {}, set()
    for graph in symbol_graphs(MODULE, build):
        for symbol in graph["symbols"]:
            name = symbol["identifier"]["precise"]
            if "::SYNTHESIZED::" not in name and symbol["kind"]["identifier"] != "swift.extension":
                symbols[name] = symbol
        requirements.update(link["source"] for link in graph["relationships"] if link["kind"] == "requirementOf")
    return symbols, requirements


def run_counts(build):
    """How often each function ran, by mangled name."""
    files = list((build / "codecov").glob("*.json"))
    if len(files) != 1:
        sys.exit(f"untested: {build / 'codecov'} has {len(files)} coverage files instead of one: run `make untested`")
    counts = collections.Counter()
    for function in json.loads(files[0].read_text(encoding="utf-8"))["data"][0]["functions"]:
        name = function["name"].split(":")[-1]
        counts[name] = max(counts[name], function["count"])
    return counts


def test_index(build):
    """The index of the tests' files, in which the names of what they refer to stand as they are."""
    files = {path.name for path in TESTS.rglob("*.swift")}
    store = build / "index" / "store" / "v5"
    # A unit is what was compiled last; it names the records that still hold.
    units = [path.read_bytes() for path in store.glob("units/*") if path.name.split(".o-")[0] in files]
    records = [path for path in store.glob("records/*/*") if path.name.rsplit("-", 1)[0] in files]
    valid = [path.read_bytes() for path in records if any(path.name.encode() in unit for unit in units)]
    if len(valid) < len(files):
        sys.exit(f"untested: {store} has the index of {len(valid)} of {len(files)} test files: run `make untested`")
    return b"\0".join(valid)


def bodies(name):
    """The mangled names of the functions that a declaration may consist of, each with what it is called."""
    mangled = "$s" + name.removeprefix("s:")
    stem, static = (mangled[:-1], "Z") if mangled.endswith("Z") else (mangled, "")
    if stem.endswith(("vp", "ip")):
        return {stem[:-1] + letter + static: f" {word}" for letter, word in ACCESSORS.items()}
    return {stem.removesuffix("fc") + "fC" if stem.endswith("fc") else mangled: ""}


def place(symbol):
    """File and line of a declaration."""
    path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(symbol["location"]["uri"]).path))
    return f"{path.relative_to(ROOT)}:{symbol['location']['position']['line'] + 1}"


def main(build):
    symbols, requirements = public_declarations(build)
    counts, index = run_counts(build), test_index(build)
    untested, bodiless, functions = [], 0, 0
    for name, symbol in symbols.items():
        found = {body: word for body, word in bodies(name).items() if body in counts}
        label = f"{place(symbol)}: {'.'.join(symbol['pathComponents'])}"
        functions += len(found)
        untested += [f"{label}{word} never runs" for body, word in found.items() if counts[body] == 0]
        if found:
            continue
        bodiless += 1
        if symbol["kind"]["identifier"] in CALLABLE and name not in requirements:
            untested.append(f"{label} has no counter")
        elif name.encode() not in index:
            untested.append(f"{label} is in no test")
    for line in sorted(untested):
        print(line)
    print(
        f"untested: {len(untested)}. {len(symbols):,} public declarations of {MODULE}: {len(symbols) - bodiless:,} with "
        f"{functions:,} bodies that count their runs, {bodiless:,} without a body, to which tests must refer")
    sys.exit(1 if untested else 0)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build" / "coverage" / "debug").resolve())
