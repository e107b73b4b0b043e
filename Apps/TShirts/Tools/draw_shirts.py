"""Writes the catalogue of shirts and draws a picture of each.

    python3 TShirts/Tools/draw_shirts.py            writes Resources/shirts.json and Resources/Assets.xcassets
    python3 TShirts/Tools/draw_shirts.py --check    exits 1 where these are not what would be written

The same script always writes the same bytes. Pictures are SVG in an asset catalogue, one image set a shirt.
"""

import json
import pathlib
import random
import sys

import shirt_designs
import shirt_shapes
from shirt_colors import FABRICS, darker
from shirt_shapes import HEIGHT, WIDTH, mirrored, path

RESOURCES = pathlib.Path(__file__).resolve().parents[1] / "Resources"

# What is cut from every fabric: sleeve, design, neck. Nobody makes a sleeveless polo shirt. Any few in a row differ in
# each of the three, since that is how they are dealt.
CUTS = [
    ("short", "plain", "crew"),
    ("long", "striped", "v-neck"),
    ("short", "dotted", "v-neck"),
    ("sleeveless", "graphic", "crew"),
    ("short", "striped", "polo"),
    ("long", "plain", "crew"),
    ("short", "graphic", "crew"),
    ("long", "dotted", "polo"),
    ("short", "plain", "polo"),
    ("sleeveless", "plain", "v-neck"),
    ("short", "striped", "crew"),
    ("long", "graphic", "crew"),
]
MOTIFS = list(shirt_designs.MOTIFS)
SLEEVE_WORDS = {"short": "Short Sleeves", "long": "Long Sleeves", "sleeveless": "Sleeveless"}
NECK_WORDS = {"crew": "Crew Neck", "v-neck": "V-Neck", "polo": "Polo"}


def catalogue():
    """Every cut in every colour, dealt in rounds of one shirt a colour, so that any stretch shows a bit of everything."""
    dealer = random.Random(7)
    shirts = []
    for turn in range(len(CUTS)):
        colors = list(enumerate(FABRICS))
        dealer.shuffle(colors)
        shirts += [_shirt(color, *CUTS[(turn + 5 * index) % len(CUTS)], index + turn) for index, color in colors]
    return shirts


def _shirt(color, sleeve, design, neck, number):
    kind = "Printed" if design == "graphic" else design.title()
    return {
        "title": f"{color.title()} {kind} {NECK_WORDS[neck]}, {SLEEVE_WORDS[sleeve]}",
        "image_name": f"{color}-{sleeve}-{design}-{neck}",
        "color": color,
        "sleeve": sleeve,
        "design": design,
        "neck": neck,
        "motif": MOTIFS[number % len(MOTIFS)],
    }


def picture(shirt):
    """The drawing of a shirt."""
    name, sleeve, design = shirt["image_name"], shirt["sleeve"], shirt["design"]
    fabric = FABRICS[shirt["color"]]
    torso = shirt_shapes.SLEEVELESS_TORSO if sleeve == "sleeveless" else shirt_shapes.SLEEVED_TORSO
    outline = {"stroke": fabric.outline, "stroke_width": 2, "stroke_linejoin": "round"}
    parts = [_definitions(name, torso, sleeve, darker(fabric.base, 0.85))]
    if sleeve in shirt_shapes.SLEEVES:
        cloth = shirt_shapes.SLEEVES[sleeve]
        parts.append(mirrored(
            path(cloth, fill=darker(fabric.base, 0.05), **outline)
            + f'<g clip-path="url(#{name}-sleeve)">{shirt_designs.on_sleeve(design, sleeve, fabric)}'
            + path(cloth, fill=f"url(#{name}-arm)") + "</g>"
        ))
    parts += [
        shirt_shapes.cuffs(sleeve, fabric) if sleeve != "sleeveless" else "",
        path(torso, fill=fabric.base, **outline),
        f'<g clip-path="url(#{name}-torso)">{shirt_designs.on_torso(design, fabric, shirt["motif"])}',
        path(torso, fill=f"url(#{name}-across)") + path(torso, fill=f"url(#{name}-down)"),
        _folds(name),
        shirt_shapes.cuffs(sleeve, fabric) if sleeve == "sleeveless" else "",
        shirt_shapes.hem(fabric) + "</g>",
        shirt_shapes.seams(sleeve, fabric),
        shirt_shapes.neckline(shirt["neck"], fabric),
    ]
    body = "\n".join(part for part in parts if part)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">\n{body}\n</svg>\n'


def _definitions(name, torso, sleeve, shade):
    """The clips and the shading, named for the shirt, so that drawings in one page keep their own."""
    clips = f'<clipPath id="{name}-torso">{path(torso)}</clipPath>'
    if sleeve in shirt_shapes.SLEEVES:
        clips += f'<clipPath id="{name}-sleeve">{path(shirt_shapes.SLEEVES[sleeve])}</clipPath>'
    return "<defs>" + clips + "".join([
        _gradient(f"{name}-across", (104, 0, 296, 0),
                  [(0, shade, 0.3), (0.16, shade, 0.06), (0.36, "#ffffff", 0.13), (0.6, "#ffffff", 0),
                   (0.84, shade, 0.08), (1, shade, 0.34)]),
        _gradient(f"{name}-down", (0, 60, 0, 410),
                  [(0, "#ffffff", 0.1), (0.35, "#ffffff", 0), (0.7, shade, 0.02), (1, shade, 0.2)]),
        _gradient(f"{name}-arm", (38, 150, 116, 168) if sleeve == "long" else (40, 120, 118, 160),
                  [(0, shade, 0.22), (0.35, "#ffffff", 0.12), (0.65, shade, 0.02), (1, shade, 0.36)]),
        _gradient(f"{name}-fold", (112, 190, 186, 260), [(0, shade, 0.22), (1, shade, 0)]),
        _gradient(f"{name}-crease", (112, 400, 158, 310), [(0, shade, 0.14), (1, shade, 0)]),
        _gradient(f"{name}-gleam", (120, 210, 180, 300), [(0, "#ffffff", 0.14), (1, "#ffffff", 0)]),
    ]) + "</defs>"


def _gradient(identifier, ends, stops):
    x1, y1, x2, y2 = ends
    written = "".join(
        f'<stop offset="{offset}" stop-color="{color}" stop-opacity="{opacity}"/>' for offset, color, opacity in stops
    )
    return (f'<linearGradient id="{identifier}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            f"{written}</linearGradient>")


def _folds(name):
    """How cloth falls from the armholes and gathers above the hem."""
    return mirrored(
        path("M110,176 C128,206 152,232 186,250 C152,242 124,226 112,206 Z", fill=f"url(#{name}-fold)")
        + path("M112,214 C124,244 146,270 176,288 C146,282 122,262 113,240 Z", fill=f"url(#{name}-fold)")
        + path("M116,240 C126,262 146,282 170,296 C148,292 128,276 117,258 Z", fill=f"url(#{name}-gleam)")
        + path("M108,398 C118,360 136,326 166,300 C148,332 134,366 128,404 Z", fill=f"url(#{name}-crease)")
    )


def files():
    """Everything that is written, by its place under the resources."""
    shirts = catalogue()
    keys = ["title", "image_name", "color", "sleeve", "design", "neck"]
    written = {
        "shirts.json": _json([{key: shirt[key] for key in keys} for shirt in shirts]),
        "Assets.xcassets/Contents.json": _json({"info": {"author": "xcode", "version": 1}}),
    }
    for shirt in shirts:
        name = shirt["image_name"]
        folder = f"Assets.xcassets/{name}.imageset"
        written[f"{folder}/{name}.svg"] = picture(shirt)
        written[f"{folder}/Contents.json"] = _json({
            "images": [{"filename": f"{name}.svg", "idiom": "universal"}],
            "info": {"author": "xcode", "version": 1},
            "properties": {"preserves-vector-representation": True},
        })
    return written


def _json(value):
    return json.dumps(value, indent=2) + "\n"


def main():
    wanted = files()
    present = {
        str(file.relative_to(RESOURCES))
        for folder in ("Assets.xcassets", ".")
        for file in (RESOURCES / folder).glob("**/*" if folder != "." else "shirts.json")
        if file.is_file()
    }
    if "--check" in sys.argv[1:]:
        stale = sorted(place for place in present - wanted.keys() if place.split("/")[-1] != ".DS_Store")
        stale += [place for place, text in sorted(wanted.items())
                  if place not in present or (RESOURCES / place).read_text(encoding="utf-8") != text]
        print("\n".join(f"{place} is not what draw_shirts.py writes" for place in stale) or "shirts: up to date")
        sys.exit(1 if stale else 0)
    for place, text in wanted.items():
        file = RESOURCES / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


main()
