"""Writes Documentation/Gaps.md: what Apple's four frameworks have and these modules have not, or have differently.

    Tools/list_gaps.py            after `swift build`; writes the page
    Tools/list_gaps.py --check    exits 1 if the page is not what would be written

Apple's public names come from the lists in ../shared/apple-api, ours from the symbol graphs of the built modules. Without
the lists, or for a module that is not built, nothing is written or checked. A name counts as present when we have as many
overloads of it as Apple has; deprecated and unavailable ones are left out.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
LISTS = ROOT.parent / "shared" / "apple-api"
PAGE = ROOT / "Documentation" / "Gaps.md"
FRAMEWORKS = ["TabularData", "CreateML", "CreateMLComponents", "CoreML"]
CODERS = re.compile(r"\bTopLevel(?:En|De)coder\b")
# Types of frameworks that have no counterpart here.
FOREIGN = re.compile(
    r"\b(CI\w+|CG\w+|CV\w+|CM\w+|AV\w+|VN\w+|MTL\w+|CK\w+|NL\w+|OSType|AnyPublisher|Publisher|"
    r"CustomPlaygroundDisplayConvertible)\b")
DIFFERENT = """\
- The protocols `TopLevelEncoder` and `TopLevelDecoder` belong to `TabularData` and not to Combine. They have the same
  requirements, and Foundation's JSON and property-list coders conform. There is no module called Combine, because its
  presence would make `#if canImport(Combine)` true in every package built beside this one, and break those that expect all
  of Combine. The members that take such a coder:
"""


def apple_symbols(framework):
    """Rows of Apple's list as (name, signature), without what is deprecated or unavailable."""
    rows = []
    for line in (LISTS / f"{framework}.tsv").read_text(encoding="utf-8").splitlines():
        cells = line.split("\t")
        if line.startswith("#") or cells[0] in ("conformance", "associatedtype"):
            continue
        if "deprecated" not in line and "unavailable" not in line:
            rows.append((cells[1], cells[2]))
    return rows


def symbol_graphs(framework, build):
    """The symbol graphs of a built module's public declarations: of its own types, and of those that it extends."""
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout)
    # What a plugin's program is made of is built a second time.
    maps = [
        f"-fmodule-map-file={path}" for path in build.glob("*.build/module.modulemap")
        if not path.parent.name.endswith("-tool.build")]
    includes = [path.parent for path in (ROOT / "Sources").rglob("module.modulemap")]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "swift", "symbolgraph-extract", "-module-name", framework, "-target", target["target"]["triple"],
            "-I", build / "Modules", "-output-dir", folder, "-minimum-access-level", "public",
            "-emit-extension-block-symbols",
        ]
        command += [part for include in includes for part in ("-I", include)]
        command += [part for flag in maps for part in ("-Xcc", flag)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"no symbols of {framework}: {(done.stderr or done.stdout).strip()[:400]}")
        return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(pathlib.Path(folder).glob("*.json"))]


def our_symbols(framework, build):
    """How many public symbols of each name the built module has; None if it is not built."""
    if not (build / "Modules" / f"{framework}.swiftmodule").exists():
        return None
    identifiers = {}
    for graph in symbol_graphs(framework, build):
        for symbol in graph["symbols"]:
            if symbol["kind"]["identifier"] != "swift.extension":
                identifiers[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
    return collections.Counter(name for key, name in identifiers.items() if "::SYNTHESIZED::" not in key)


def missing_symbols(framework, ours):
    """Apple's symbols that we lack, as (name, signatures), and how many there are in all."""
    signatures = collections.defaultdict(list)
    for name, signature in apple_symbols(framework):
        signatures[name].append(signature)
    missing = {}
    for name, overloads in sorted(signatures.items()):
        lacking = len(overloads) - ours[name]
        if lacking > 0:
            # Those that name something foreign are the ones we lack.
            missing[name] = sorted(overloads, key=lambda text: not FOREIGN.search(name + text))[:lacking]
    return missing, sum(map(len, signatures.values()))


def reason(name, signatures):
    foreign = sorted({found for text in signatures for found in FOREIGN.findall(f"{name} {text}")})
    if foreign:
        return "names " + ", ".join(f"`{word}`" for word in foreign) + ", which Linux lacks"
    return "not written yet"


def detailed(framework, missing):
    coded = sorted({name for name, signature in apple_symbols(framework) if CODERS.search(signature)})
    lines = ["### Different", "", DIFFERENT + "\n".join(f"  - `{name}`" for name in coded), "", "### Absent", ""]
    lines += [f"- `{name}`: {reason(name, signatures)}." for name, signatures in missing.items()] or ["Nothing."]
    return lines


def compact(missing):
    """One line for each type: how many of its symbols are absent, or that all of it is."""
    owners = collections.Counter()
    for name, signatures in missing.items():
        head = name.split("(")[0].split(".")
        owners[head[0] if len(head) > 1 or name[0].isupper() else "(top level)"] += len(signatures)
    absent = {name for name in missing if "(" not in name and "." not in name}
    whole = sorted(owner for owner in owners if owner in absent)
    partly = sorted(owner for owner in owners if owner not in absent)
    lines = []
    if whole:
        lines += ["Types that are absent: " + ", ".join(f"`{owner}`" for owner in whole) + ".", ""]
    if partly:
        lines += ["Absent members: " + ", ".join(f"`{owner}` {owners[owner]}" for owner in partly) + "."]
    return lines or ["Nothing is absent."]


def page():
    lines = [
        "# Gaps", "",
        "What Apple's frameworks have and these modules have not, or have differently. Written by `make gaps`; do not edit.",
    ]
    for framework in FRAMEWORKS:
        ours = our_symbols(framework, ROOT / ".build" / "debug")
        if ours is None:
            print(f"gaps: {framework} is not built; nothing done")
            return None
        missing, total = missing_symbols(framework, ours)
        lacking = sum(map(len, missing.values()))
        lines += ["", f"## {framework}", "", f"{total - lacking:,} of {total:,} public symbols.", ""]
        lines += detailed(framework, missing) if framework == "TabularData" else compact(missing)
    return "\n".join(lines) + "\n"


def main():
    if not LISTS.exists():
        print("gaps: Apple's lists are not there; nothing done")
        return
    text = page()
    if text is None:
        return
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        sys.exit("Documentation/Gaps.md is stale: run `make gaps`")
    print("gaps: Documentation/Gaps.md says what is absent")


if __name__ == "__main__":
    main()
