"""The cut of a shirt: outlines, necklines and cuffs on a canvas of 400 by 440, its axis of symmetry at x = 200.

Only the left half of a pair is written down; `mirrored` draws the other. Outlines are path data of SVG. No filter,
pattern or blend mode is used, since Apple's asset compiler leaves those out.
"""

from shirt_colors import darker, lighter, mixed

WIDTH, HEIGHT = 400, 440

# Neck, shoulder, armhole, side, hem, and back up on the other side; the neckline is drawn over it.
SLEEVED_TORSO = (
    "M152,54 C136,62 119,70 102,78 C116,108 120,140 112,174 C118,250 114,330 106,402 Q200,420 294,402 "
    "C286,330 282,250 288,174 C280,140 284,108 298,78 C281,70 264,62 248,54 Q200,74 152,54 Z"
)
SLEEVELESS_TORSO = (
    "M152,54 C142,59 132,63 122,67 C134,104 134,146 104,178 C116,250 113,330 106,402 Q200,420 294,402 "
    "C287,330 284,250 296,178 C266,146 266,104 278,67 C268,63 258,59 248,54 Q200,74 152,54 Z"
)
SLEEVES = {
    "short": "M102,78 C80,88 70,102 63,116 C51,140 41,162 33,188 Q60,208 94,210 C99,198 106,186 112,174 "
    "C120,140 116,108 102,78 Z",
    "long": "M102,78 C78,90 66,114 60,146 C50,206 40,276 31,352 Q50,364 73,361 C82,298 95,226 112,174 "
    "C120,140 116,108 102,78 Z",
}
ARMHOLE = "M102,78 C116,108 120,140 112,174"
SLEEVELESS_ARMHOLE = "M122,67 C134,104 134,146 104,178"


def mirrored(shape):
    """The shape and its reflection in the axis of the shirt."""
    return f'{shape}<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{shape}</g>'


def path(data, **attributes):
    written = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f'<path d="{data}"{written}/>'


def line(data, color, width, opacity=1, **attributes):
    return path(data, fill="none", stroke=color, stroke_width=width, stroke_opacity=opacity, **attributes)


def neckline(neck, fabric):
    """What is seen of the collar and of the inside behind it."""
    return {"crew": _crew, "v-neck": _v_neck, "polo": _polo}[neck](fabric)


def cuffs(sleeve, fabric):
    """The edge of both sleeves, or of both armholes where there are none."""
    if sleeve == "short":
        return mirrored(line("M37,177 Q64,196 99,199", darker(fabric.base, 0.5), 1.3, 0.55, stroke_dasharray="4 2.5"))
    if sleeve == "long":
        band = "M31,350 Q50,362 73,359 L70,382 Q48,386 29,374 Z"
        return mirrored(
            path(band, fill=darker(fabric.base, 0.12), stroke=fabric.outline, stroke_width=1.4)
            + _ribs("M30,362 Q49,374 71.5,370.5", fabric, 16)
        )
    rim = line(SLEEVELESS_ARMHOLE, darker(fabric.base, 0.16), 9)
    return mirrored(rim + line("M126.500,67 C139,104 139,148 108,181", darker(fabric.base, 0.5), 1, 0.45))


def hem(fabric):
    stitch = "M107,390 Q200,407 293,390"
    return line(stitch, darker(fabric.base, 0.5), 1.3, 0.5, stroke_dasharray="4 2.5")


def seams(sleeve, fabric):
    """Where the sleeves are sewn on, and the shoulders."""
    if sleeve == "sleeveless":
        return ""
    return mirrored(
        line(ARMHOLE, darker(fabric.base, 0.55), 1.6, 0.55)
        + line("M105.500,80 C119,109 123,141 115,175", lighter(fabric.base, 0.5), 1.2, 0.35)
    )


def _ribs(data, fabric, width):
    """The fine ribs of a knitted band along its middle."""
    return line(data, darker(fabric.base, 0.6), width, 0.28, stroke_dasharray="0.9 2.3")


def _inside(data, fabric):
    """The back of the shirt seen through the neck, with its label."""
    label = '<rect x="188" y="68" width="24" height="12" rx="2" fill="#ffffff" fill-opacity="0.75"/>'
    back = path("M152,53 C174,61 226,61 248,53 L246,65 C226,72 174,72 154,65 Z", fill=darker(fabric.base, 0.22))
    return path(data, fill=darker(fabric.base, 0.42)) + back + label


def _crew(fabric):
    band = "M149,55 C152,98 178,112 200,112 C222,112 248,98 251,55 L239,50 C237,84 219,97 200,97 C181,97 163,84 161,50 Z"
    inside = _inside("M152,54 Q200,66 248,54 C246,94 222,106 200,106 C178,106 154,94 152,54 Z", fabric)
    return (
        inside
        + path(band, fill=mixed(fabric.base, darker(fabric.base, 0.2), 0.6), stroke=fabric.outline, stroke_width=1.2)
        + _ribs("M155,52 C157.500,91 180,104.500 200,104.500 C220,104.500 242.500,91 245,52", fabric, 13)
    )


def _v_neck(fabric):
    band = "M149,55 C157,94 181,130 200,150 C219,130 243,94 251,55 L239,50 C231,84 214,113 200,130 C186,113 169,84 161,50 Z"
    inside = _inside("M152,54 Q200,66 248,54 C240,92 216,126 200,142 C184,126 160,92 152,54 Z", fabric)
    return (
        inside
        + path(band, fill=mixed(fabric.base, darker(fabric.base, 0.2), 0.6), stroke=fabric.outline, stroke_width=1.2)
        + _ribs("M155,52 C163,89 184,121 200,140 C216,121 237,89 245,52", fabric, 13)
        + line("M200,131 L200,149", darker(fabric.base, 0.5), 1.3, 0.7)
    )


def _polo(fabric):
    cloth, edge = lighter(fabric.base, 0.1), darker(fabric.base, 0.5)
    inside = path("M152,54 C168,38 232,38 248,54 L200,104 Z", fill=darker(fabric.base, 0.42))
    stand = path("M152,53 C168,38 232,38 248,53 C230,62 170,62 152,53 Z", fill=darker(fabric.base, 0.2))
    label = '<rect x="189" y="61" width="22" height="10" rx="2" fill="#ffffff" fill-opacity="0.75"/>'
    placket = path("M188,92 L212,92 L212,180 Q212,184 208,184 L192,184 Q188,184 188,180 Z", fill=cloth, stroke=edge,
                   stroke_width=1.2, stroke_opacity=0.55)
    stitches = line("M191.500,100 L191.500,180.500 L208.500,180.500 L208.500,100", edge, 0.9, 0.5, stroke_dasharray="3 2")
    buttons = "".join(
        f'<circle cx="200" cy="{y}" r="4.200" fill="#f4efe4" stroke="#8d8676" stroke-width="0.9"/>'
        f'<circle cx="198.800" cy="{y}" r="0.700" fill="#6d6757"/><circle cx="201.200" cy="{y}" r="0.700" fill="#6d6757"/>'
        for y in (118, 142, 166)
    )
    flap = "M160,42 C152,46 145,52 137,68 Q152,100 171,126 Q186,116 200,99 C184,82 170,64 160,42 Z"
    flaps = mirrored(
        path("M141,76 Q155,106 172,131 Q187,120 201,103", fill=darker(fabric.base, 0.5), fill_opacity=0.25)
        + path(flap, fill=cloth, stroke=fabric.outline, stroke_width=1.4, stroke_linejoin="round")
        + line("M141.500,69 Q156,98 171.500,120 Q184,111 194,99", edge, 0.9, 0.45, stroke_dasharray="3 2")
    )
    return inside + stand + label + placket + stitches + buttons + flaps
