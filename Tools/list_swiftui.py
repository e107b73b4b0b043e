"""Writes Documentation/SwiftUI.md: what the modules SwiftUI and Charts have, by kind.

    Tools/list_swiftui.py            after `swift build`; writes the page
    Tools/list_swiftui.py --check    exits 1 if the page is not what would be written

What is not on the page does not compile.
"""

import collections
import pathlib
import re
import subprocess
import sys

import list_gaps

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "Documentation" / "SwiftUI.md"
MODULES = ["SwiftUI", "Charts"]
# The first that a type conforms to, or is, gives its chapter.
KINDS = [
    ("View", "Views"), ("Shape", "Shapes"), ("ShapeStyle", "Styles of fills"), ("Gesture", "Gestures"),
    ("ChartContent", "Marks of charts"), ("DynamicProperty", "Properties of views"), ("Scene", "Scenes"),
    ("ToolbarContent", "Content of toolbars"),
]
OTHER = "Other types"
INTRODUCTION = """\
# What there is of SwiftUI and Swift Charts

Written by `Tools/list_swiftui.py` out of the built modules; `make unit` fails when it is not up to date. Names, labels and
types are Apple's. A view, a modifier or an overload that is not on this page does not compile: nothing is drawn as a
blank.
"""


def first_sentence(symbol):
    lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
    text = " ".join(line.strip() for line in lines[:lines.index("")] if line) if "" in lines else " ".join(lines)
    return re.split(r"(?<=\.)\s", text.strip(), maxsplit=1)[0]


def collect(build):
    """Types by chapter with their sentences, and the names of modifiers with the number of their forms."""
    conformances = collections.defaultdict(set)
    types, modifiers = {}, collections.defaultdict(set)
    for module in MODULES:
        for graph in list_gaps.symbol_graphs(module, build):
            for relation in graph["relationships"]:
                if relation["kind"] == "conformsTo":
                    name = relation.get("targetFallback") or relation["target"]
                    conformances[relation["source"]].add(re.split(r"[.]", name)[-1])
            for symbol in graph["symbols"]:
                path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
                key = symbol["identifier"]["precise"]
                if any(part.startswith("_") for part in path) or "::SYNTHESIZED::" in key:
                    continue
                if len(path) == 1 and kind in ("swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.macro"):
                    types[key] = (path[0], kind, first_sentence(symbol))
                if path[0] in ("View", "Text", "Image", "Shape", "ChartContent") and len(path) == 2 and kind == "swift.method":
                    title = re.sub(r"\(.*", "", path[1])
                    modifiers[(path[0], title)].add(key)
    chapters = collections.defaultdict(list)
    for key, (name, kind, sentence) in types.items():
        names = {conformance_name(each) for each in conformances[key]}
        chapter = next((title for wanted, title in KINDS if wanted in names), OTHER)
        if kind == "swift.protocol":
            chapter = "Protocols"
        if kind == "swift.macro":
            chapter = "Macros"
        chapters[chapter].append((name, sentence))
    return chapters, modifiers


def conformance_name(text):
    """The protocol's bare name, out of a name or a mangled one."""
    found = re.fullmatch(r"s:\d+[A-Za-z]+?(\d+)([A-Za-z]+)P", text)
    return found[2][:int(found[1])] if found else text


def page(build):
    chapters, modifiers = collect(build)
    parts = [INTRODUCTION]
    order = [title for _, title in KINDS] + ["Macros", "Protocols", OTHER]
    for title in order:
        if chapters[title]:
            parts.append(f"## {title}\n")
            parts.append("".join(f"- `{name}`: {sentence}\n" for name, sentence in sorted(set(chapters[title]))))
    for owner, title in [
        ("View", "Modifiers of views"), ("Text", "Modifiers of texts"), ("Image", "Modifiers of images"),
        ("Shape", "Modifiers of shapes"), ("ChartContent", "Modifiers of marks"),
    ]:
        names = sorted((name, len(keys)) for (of, name), keys in modifiers.items() if of == owner)
        if names:
            parts.append(f"## {title}\n")
            parts.append(", ".join(f"`{name}`" + (f" ({count} forms)" if count > 1 else "") for name, count in names) + "\n")
    return "\n".join(parts)


def main():
    build = pathlib.Path(subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip())
    missing = [module for module in MODULES if not (build / "Modules" / f"{module}.swiftmodule").exists()]
    if missing:
        sys.exit(f"{' and '.join(missing)} must be built first: swift build")
    text = page(build)
    if "--check" not in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
        sys.exit("Documentation/SwiftUI.md is not up to date: run Tools/list_swiftui.py after `swift build`")
    else:
        print("SwiftUI.md: up to date")


main()
