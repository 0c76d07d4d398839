"""What a question asks for, drawn: coins that change, are divided, or wait for a year or a code."""

from drawing import (
    INK,
    METALS,
    PAPER,
    RED,
    WHITE,
    arrow,
    circle,
    coin,
    letters,
    note,
    paper,
    path,
    rect,
    shadow,
    tag,
)


def change(ground, old, new):
    """One coin gives way to another, over a map; each is (metal, mark)."""
    panel = rect(70, 196, 340, 112, WHITE, rx=56, opacity=".92")
    return (
        ground + panel + coin(128, 252, 46, *old) + arrow(196, 252, 88) + coin(352, 252, 46, *new)
    )


def crossed(metal):
    """What `change` draws as a coin that is gone: a coin with a cross."""
    return metal, "×"


def pawed(ground):
    """A coin with the print of a paw, over a map."""
    cut = METALS["gold"][3]
    pads = tag("ellipse", cx=240, cy=254, rx=15, ry=12, fill=cut) + "".join(
        tag("ellipse", cx=x, cy=y, rx=5.5, ry=7.5, fill=cut)
        for x, y in ((220, 241), (232, 230), (248, 230), (260, 241))
    )
    return ground + coin(240, 246, 62, "gold") + pads


def heap(metal, mark, small):
    """One coin is worth an unknown number of small ones."""
    places = [(330, 246), (378, 252), (424, 244), (352, 212), (402, 208), (374, 174)]
    few = "".join(coin(x, y, 30, small, beads=False) for x, y in places)
    bars = rect(234, 144, 44, 10, INK, rx=5) + rect(234, 168, 44, 10, INK, rx=5)
    return (
        paper()
        + coin(126, 160, 98, metal, mark, 0.9 if len(mark) == 1 else 0.6)
        + bars
        + few
        + letters("?", 376, 100, 88, RED)
    )


def part(metal, mark, small, share):
    """A small coin before a large one, of which it is a part."""
    return (
        paper()
        + coin(280, 150, 118, metal, mark, 0.95 if len(mark) == 1 else 0.6)
        + coin(126, 218, 68, small, share, 0.62)
    )


def decimals():
    coins = "".join(coin(x, 160, 40, "copper", "$", 0.9) for x in (62, 152, 242))
    empty = "".join(
        circle(x, 160, 38, WHITE, stroke=INK, stroke_width=4, stroke_dasharray="9 7")
        for x in (348, 432)
    )
    return (
        paper()
        + coins
        + path("M294 190q9 14-6 32", stroke=INK, stroke_width=8, stroke_linecap="round")
        + empty
    )


def calendar(metal, mark):
    leaf = rect(268, 78, 164, 176, "#1d3a4f", rx=12, opacity=".16") + rect(
        262, 70, 164, 176, WHITE, rx=12, stroke=INK, stroke_width=4
    )
    head = path("M262 118v-36q0-12 12-12h140q12 0 12 12v36z", RED)
    rings = "".join(rect(x, 54, 10, 32, INK, rx=5) for x in (302, 376))
    return (
        paper()
        + coin(138, 160, 98, metal, mark, 0.95)
        + leaf
        + head
        + rings
        + letters("?", 344, 182, 104, INK)
    )


def boxes():
    """A note with three places for letters, two of them filled with colour."""
    places = "".join(
        rect(x, 124, 62, 74, fill, rx=7, stroke="#1e5b53", stroke_width=4)
        for x, fill in ((136, "#2f7f73"), (209, "#2f7f73"), (282, "#f2f7f3"))
    )
    return paper() + note(36, 66, 408, 188, "green") + places


def bar(x, y, w, fill, light, dark):
    """An ingot seen from its long side."""
    front = path(f"M{x} {y}l{w} 0l26 70h-{w + 52}z", fill)
    top = path(f"M{x} {y}l22 -26h{w - 44}l22 26z", light)
    return front + top + path(f"M{x - 18} {y + 58}h{w + 36}", stroke=dark, stroke_width=3)


def ingot():
    """An ingot without the colour of any metal."""
    return (
        paper()
        + shadow(240, 246, 190, 16)
        + tag(
            "g",
            bar(120, 150, 240, "#8b98a3", "#b8c2ca", "#5e6b76"),
            transform="translate(-72 -48) scale(1.3)",
        )
        + letters("XAU", 240, 186, 54, "#33414c")
    )


def gold():
    bars = bar(52, 190, 128, "#e3b04b", "#f6d98b", "#b07d1e") + bar(
        214, 190, 128, "#e3b04b", "#f6d98b", "#b07d1e"
    )
    top = bar(132, 118, 128, "#dba43a", "#f6d98b", "#b07d1e")
    label = path(
        "M352 60h84q10 0 10 10v92q0 10 -10 10h-84l-34 -56z", WHITE, stroke=INK, stroke_width=4
    )
    hole = circle(346, 116, 7, PAPER, stroke=INK, stroke_width=3)
    return (
        paper()
        + shadow(196, 262, 190, 14)
        + bars
        + top
        + label
        + hole
        + letters("$?", 398, 116, 46, RED)
    )
