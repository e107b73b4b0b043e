"""The fabrics that shirts are cut from, and the arithmetic of their shades."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fabric:
    """A colour of cloth, what is printed on it, and the line that sets it off from any background."""

    base: str
    ink: str
    accent: str
    outline: str


FABRICS = {
    "white": Fabric("#f5f3ee", "#27406b", "#e2725b", "#b9b4a8"),
    "black": Fabric("#2b2d33", "#f1ece0", "#f0b54a", "#6b6f79"),
    "gray": Fabric("#a3aab3", "#343b46", "#f4f1ea", "#737b86"),
    "blue": Fabric("#3a78d6", "#f6f3ea", "#ffd166", "#244f96"),
    "red": Fabric("#d2474a", "#fbefe2", "#2c2f3a", "#8f2b30"),
    "green": Fabric("#3f9a72", "#f3f1df", "#ffd27a", "#266449"),
    "yellow": Fabric("#f3c64a", "#3b3a3f", "#d9534f", "#b68a1e"),
    "pink": Fabric("#f0a6bd", "#7c2f52", "#fff6f0", "#bf7088"),
}


def mixed(first, second, share):
    """The colour that is `share` of the way from the first to the second, as hexadecimal text."""
    pairs = zip(_channels(first), _channels(second))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def darker(color, share):
    """The same hue with less light: towards a deep tone of itself rather than to grey."""
    return mixed(color, "#" + "".join(f"{round(channel * 0.16):02x}" for channel in _channels(color)), share)


def lighter(color, share):
    return mixed(color, "#ffffff", share)


def _channels(color):
    return [int(color[index : index + 2], 16) for index in (1, 3, 5)]
