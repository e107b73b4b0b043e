"""What is woven into or printed on a shirt."""

import math

from shirt_shapes import HEIGHT, WIDTH, line, path

# The direction in which each kind of sleeve points, from the shoulder: where it starts, and degrees below the horizontal.
SLEEVE_AXES = {"short": (100, 84, 58), "long": (98, 84, 76)}


def on_torso(design, fabric, motif):
    """The design on the front; the caller clips it to the cloth."""
    if design == "striped":
        return "".join(_stripe(f"M80,{y} Q200,{y + 14} 320,{y}", fabric) for y in range(84, HEIGHT, 30))
    if design == "dotted":
        return _dots(fabric, range(80, WIDTH - 60, 24), range(66, HEIGHT, 21))
    if design == "graphic":
        return f'<g transform="translate(200 228)">{MOTIFS[motif](fabric)}</g>'
    return ""


def on_sleeve(design, sleeve, fabric):
    """The design on the left sleeve, square to its direction; the caller clips it to the cloth."""
    if sleeve not in SLEEVE_AXES or design not in ("striped", "dotted"):
        return ""
    x, y, degrees = SLEEVE_AXES[sleeve]
    if design == "striped":
        marks = "".join(_stripe(f"M{along},-80 Q{along + 8},0 {along},80", fabric) for along in range(14, 330, 30))
    else:
        marks = _dots(fabric, range(-6, 330, 24), range(-84, 84, 21))
    return f'<g transform="translate({x} {y}) rotate({180 - degrees})">{marks}</g>'


def _stripe(data, fabric):
    return line(data, fabric.ink, 9, 0.92)


def _dots(fabric, columns, rows):
    return "".join(
        f'<circle cx="{x + (12 if row % 2 else 0)}" cy="{y}" r="3.600" fill="{fabric.ink}" fill-opacity="0.92"/>'
        for row, y in enumerate(rows)
        for x in columns
    )


def _circle(x, y, radius, color, **attributes):
    written = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{color}"{written}/>'


def _star(x, y, radius, color, points=4, waist=0.38):
    corners = []
    for index in range(2 * points):
        length = radius if index % 2 == 0 else radius * waist
        angle = math.pi * index / points - math.pi / 2
        corners.append(f"{x + length * math.cos(angle):.1f},{y + length * math.sin(angle):.1f}")
    return path("M" + " L".join(corners) + " Z", fill=color)


def _sunrise(fabric):
    rays = "".join(
        line(f"M{50 * math.cos(a):.1f},{-50 * math.sin(a):.1f} L{66 * math.cos(a):.1f},{-66 * math.sin(a):.1f}",
             fabric.accent, 6, stroke_linecap="round")
        for a in (math.radians(degrees) for degrees in range(10, 180, 20))
    )
    waves = "".join(
        line(f"M{-60 + inset},{y} q{15 - inset / 4},-9 {30 - inset / 2},0 t{30 - inset / 2},0 "
             f"t{30 - inset / 2},0 t{30 - inset / 2},0",
             fabric.ink, 5, stroke_linecap="round")
        for y, inset in ((16, 0), (31, 14), (46, 28))
    )
    return rays + path("M-40,0 A40,40 0 0 1 40,0 Z", fill=fabric.accent) + waves


def _mountains(fabric):
    return (
        _circle(26, -34, 17, fabric.accent)
        + path("M-70,44 L-22,-40 L8,14 L24,-10 L68,44 Z", fill=fabric.ink)
        + path("M-22,-40 L-37,-14 L-28,-20 L-21,-10 L-14,-19 L-6,-12 Z", fill=fabric.accent)
        + line("M-70,56 L68,56", fabric.ink, 5, stroke_linecap="round")
    )


def _sailboat(fabric):
    return (
        path("M-4,-62 L-4,18 L-52,18 Z", fill=fabric.ink)
        + path("M6,-48 L6,18 L46,18 Z", fill=fabric.accent)
        + path("M-58,28 L58,28 Q48,50 28,50 L-30,50 Q-48,50 -58,28 Z", fill=fabric.ink)
        + line("M-64,62 q16,-9 32,0 t32,0 t32,0 t32,0", fabric.accent, 5, stroke_linecap="round")
    )


def _moon(fabric):
    return (
        path("M14,-56 A56,56 0 1 0 54,28 A46,46 0 1 1 14,-56 Z", fill=fabric.ink)
        + _star(34, -20, 19, fabric.accent)
        + _star(8, 10, 11, fabric.accent)
        + _star(58, -52, 9, fabric.accent)
    )


def _leaf(fabric):
    veins = "".join(
        line(f"M0,{y} L{side * length},{y - length * 0.7:.1f}", fabric.accent, 3.2, stroke_linecap="round")
        for y, length in ((-18, 20), (2, 26), (22, 26), (40, 18))
        for side in (-1, 1)
    )
    return (
        path("M0,-66 C44,-40 54,14 0,60 C-54,14 -44,-40 0,-66 Z", fill=fabric.ink)
        + veins
        + line("M0,-50 L0,74", fabric.accent, 4, stroke_linecap="round")
    )


def _bolt(fabric):
    return (
        _circle(0, 0, 62, fabric.ink)
        + line("M0,0 m-53,0 a53,53 0 1 0 106,0 a53,53 0 1 0 -106,0", fabric.accent, 3)
        + path("M12,-46 L-30,8 L-4,8 L-14,46 L30,-10 L4,-10 Z", fill=fabric.accent)
    )


def _cactus(fabric):
    arms = line("M-40,-14 L-40,6 Q-40,20 -26,20 L0,20 M40,-30 L40,-6 Q40,8 26,8 L0,8", fabric.ink, 16,
                stroke_linecap="round", stroke_linejoin="round")
    return (
        _circle(30, -50, 15, fabric.accent)
        + line("M0,-46 L0,56", fabric.ink, 22, stroke_linecap="round")
        + arms
        + line("M-62,62 L62,62", fabric.accent, 5, stroke_linecap="round")
    )


def _bicycle(fabric):
    wheels = "".join(
        line(f"M{x - 28},26 a28,28 0 1 0 56,0 a28,28 0 1 0 -56,0", fabric.ink, 6) + _circle(x, 26, 5, fabric.accent)
        for x in (-44, 44)
    )
    frame = line("M-44,26 L-16,-18 L30,-18 L-2,26 Z M-16,-18 L-2,26 M30,-18 L44,26 M30,-18 L26,-36 L42,-40",
                 fabric.accent, 6, stroke_linejoin="round", stroke_linecap="round")
    return wheels + frame + line("M-28,-30 L-8,-30 M-18,-28 L-16,-18", fabric.ink, 7, stroke_linecap="round")


MOTIFS = {
    "sunrise": _sunrise,
    "mountains": _mountains,
    "sailboat": _sailboat,
    "moon": _moon,
    "leaf": _leaf,
    "bolt": _bolt,
    "cactus": _cactus,
    "bicycle": _bicycle,
}
