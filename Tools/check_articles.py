"""Holds the code in the articles on frames to the programs in Snippets, which compile and run.

A program marks its parts as the package manager's snippets do: `// snippet.name` … `// snippet.end`. An article of the same
name shows each part of the program, in order, and no other code. Another page shows parts of any program. Run from
anywhere; prints each breach and exits 1 if there is one. What the programs print is compared with the articles by
`Tests/EndToEndTests`.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
CATALOGUES = ["TabularData", "TabularDataArrow"]
MARK = re.compile(r"\s*// snippet\.(\w+)\s*")
BLOCK = re.compile(r"^```swift\n(.*?)\n```$", re.DOTALL | re.MULTILINE)


def parts(program):
    """The marked parts of a program by name."""
    found, name = {}, None
    for line in program.read_text(encoding="utf-8").splitlines():
        mark = MARK.fullmatch(line)
        if mark:
            name = None if mark[1] == "end" else mark[1]
            if name:
                found[name] = []
        elif name:
            found[name].append(line)
    return {name: "\n".join(lines) for name, lines in found.items()}


def breaches():
    programs = {program.stem: parts(program) for program in sorted((ROOT / "Snippets").glob("*.swift"))}
    pages = [page for name in CATALOGUES for page in sorted((ROOT / "Sources" / name / f"{name}.docc").glob("*.md"))]
    known = {text for program in programs.values() for text in program.values()}
    shown = set()
    for page in pages:
        place = page.relative_to(ROOT)
        blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
        shown.update(blocks)
        for block in blocks:
            if block not in known:
                yield f"{place}: no program in Snippets has this part:\n{block}\n"
        own = programs.get(page.stem)
        if own and blocks != list(own.values()):
            yield f"{place}: shows other parts than Snippets/{page.stem}.swift has, or in another order"
    for program, own in programs.items():
        for name, text in own.items():
            if text not in shown:
                yield f"Snippets/{program}.swift: no page shows the part '{name}'"
    # The example with what it prints, which is checked on the page.
    page = (ROOT / "Sources/TabularData/TabularData.docc/TabularData.md").read_text(encoding="utf-8")
    example = re.search(r"^```swift\n.*?\n```\n\n```\n.*?\n```$", page, re.DOTALL | re.MULTILINE)
    if not example or example[0] not in (ROOT / "README.md").read_text(encoding="utf-8"):
        yield "README.md: the example of frames is not that of the documentation's first page"


def main():
    found = list(breaches())
    print("\n".join(found) if found else "articles: all code is that of programs")
    sys.exit(1 if found else 0)


main()
