"""What the pictures of packs/world-currencies are made of: paper, letters, coins, notes, as SVG."""

import math
from functools import cache

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

WIDTH, HEIGHT = 480, 320
INK, PAPER, LINE = "#1d3a4f", "#f6efdf", "#e6dac0"
RED, GREEN, WHITE = "#c8502f", "#2f7f73", "#fffaf0"

# Rim, face, light and engraving of each metal.
METALS = {
    "gold": ("#b07d1e", "#e3b04b", "#f6d98b", "#7a5410"),
    "silver": ("#8795a0", "#c3cdd4", "#eaf0f3", "#4c5a66"),
    "copper": ("#8f4f2c", "#cd8557", "#eeb48d", "#63331a"),
}
# Frame, paper and letters of each note.
NOTES = {
    "green": ("#2f7f73", "#dcebe2", "#1e5b53"),
    "blue": ("#3a6ea5", "#dde8f2", "#234a75"),
    "red": ("#b5533c", "#f5e0d6", "#7f3422"),
    "violet": ("#7a5a99", "#e8e0f0", "#51386d"),
    "ochre": ("#a67b22", "#f5e8c8", "#71510f"),
}
FONTS = "/usr/share/fonts/truetype/dejavu/DejaVu{}-Bold.ttf"
# How high the capitals of these fonts are, of an em.
CAPITALS = 0.729


@cache
def font(name):
    opened = TTFont(FONTS.format(name))
    return opened.getBestCmap(), opened.getGlyphSet(), opened


def tag(name, text="", **attributes):
    """An element; _ in an attribute's name is a hyphen, and numbers have one decimal."""
    written = "".join(
        f' {key.replace("_", "-")}="{number(value) if isinstance(value, (int, float)) else value}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{text}</{name}>" if text else f"<{name}{written}/>"


def number(value):
    """A length as SVG has it: one decimal at most, and no -0."""
    return f"{round(value, 1) + 0:g}"


def circle(x, y, r, fill="none", **more):
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def rect(x, y, w, h, fill="none", **more):
    return tag("rect", x=x, y=y, width=w, height=h, fill=fill, **more)


def path(d, fill="none", **more):
    return tag("path", d=d, fill=fill, **more)


def curve(points, closed=False, **more):
    """A line through points."""
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")
    return path(d, **more)


def letters(text, x, y, size, fill=INK, widest=None):
    """A text as outlines, its capitals centred on a point and no wider than asked."""
    name = "Serif" if all(ord(c) in font("Serif")[0] for c in text) else "Sans"
    characters, glyphs, opened = font(name)
    drawn = [glyphs[characters[ord(c)]] for c in text]
    scale = size / opened["head"].unitsPerEm
    if widest and sum(g.width for g in drawn) * scale > widest:
        scale = widest / sum(g.width for g in drawn)
    left = x - sum(g.width for g in drawn) * scale / 2
    base = y + CAPITALS * opened["head"].unitsPerEm * scale / 2
    pen = SVGPathPen(glyphs, ntos=number)
    for glyph in drawn:
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, left, base)))
        left += glyph.width * scale
    return path(pen.getCommands(), fill)


def paper():
    """The ground of every picture that is no map: paper with fine lines."""
    waves = "".join(
        f"M{-60 - 40 * (k % 3)} {30 * k}q60 -22 120 0" + "t120 0" * 5 for k in range(12)
    )
    return rect(0, 0, WIDTH, HEIGHT, PAPER) + path(waves, stroke=LINE, stroke_width=1.5)


def shadow(x, y, rx, ry):
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill="#1d3a4f", opacity=".16")


def coin(x, y, r, metal, mark="", size=1.0, beads=True):
    """A coin with a mark on its face."""
    rim, face, light, cut = METALS[metal]
    parts = [
        shadow(x + r * 0.06, y + r * 0.1, r * 1.02, r * 1.02),
        circle(x, y, r, rim),
        circle(
            x, y, r * 0.97, stroke=face, stroke_width=r * 0.05, stroke_dasharray=number(r * 0.05)
        ),
        circle(x, y, r * 0.92, face),
        path(
            f"M{number(x - r * .74)} {number(y)}A{number(r * .74)} {number(r * .74)} 0 0 1 {number(x)} "
            f"{number(y - r * .74)}",
            stroke=light,
            stroke_width=r * 0.09,
            stroke_linecap="round",
        ),
        circle(x, y, r * 0.66, stroke=rim, stroke_width=max(1, r * 0.025)),
    ]
    for k in range(24 if beads else 0):
        angle = k * math.tau / 24
        parts.append(
            circle(x + r * 0.82 * math.cos(angle), y + r * 0.82 * math.sin(angle), r * 0.03, rim)
        )
    if mark:
        parts.append(letters(mark, x + r * 0.025, y + r * 0.025, r * size, light, r * 1.12))
        parts.append(letters(mark, x, y, r * size, cut, r * 1.12))
    return "".join(parts)


def rosette(r, colour, lobes=12):
    """The woven flower of banknotes, about the origin."""
    turns = [k * math.tau / 108 for k in range(108)]
    petals = curve(
        [
            (
                r * (0.72 + 0.28 * math.sin(lobes * t)) * math.cos(t),
                r * (0.72 + 0.28 * math.sin(lobes * t)) * math.sin(t),
            )
            for t in turns
        ],
        closed=True,
        id="petals",
        stroke=colour,
        stroke_width=1.2,
    )
    return petals + "".join(
        tag("use", href="#petals", transform=f"rotate({turn})") for turn in (7.5, 15, 22.5)
    )


def note(x, y, w, h, colour, mark="", size=84):
    """A banknote of no country, with a mark in its middle."""
    frame, ground, dark = NOTES[colour]
    parts = [
        rect(x + 5, y + 8, w, h, "#1d3a4f", rx=9, opacity=".16"),
        rect(x, y, w, h, ground, rx=9, stroke=frame, stroke_width=3),
        rect(x + 11, y + 11, w - 22, h - 22, stroke=frame, stroke_width=1.5),
    ]
    for k in range(7):
        parts.append(
            curve(
                [
                    (
                        x + 13 + t * (w - 26) / 60,
                        y + h / 2 + (h * 0.36) * math.sin(t * math.tau / 60 * 2 + k * math.pi / 7),
                    )
                    for t in range(0, 61, 2)
                ],
                stroke=frame,
                stroke_width=0.8,
                opacity=".45",
            )
        )
    flower = circle(0, 0, 30, ground) + rosette(30, frame)
    parts.append(
        tag("g", flower, id="flower", transform=f"translate({number(x + 48)} {number(y + h / 2)})")
    )
    parts.append(tag("use", href="#flower", x=w - 96))
    if mark:
        parts.append(letters(mark, x + w / 2, y + h / 2, size, dark, w - 170))
    return "".join(parts)


def arrow(x, y, length, colour=INK):
    return path(
        f"M{number(x)} {number(y)}h{number(length - 16)}",
        stroke=colour,
        stroke_width=7,
        stroke_linecap="round",
    ) + path(f"M{number(x + length - 20)} {number(y - 14)}l20 14l-20 14z", colour)


def svg(body):
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    lines = body.replace("><", ">\n<")
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{lines}\n</svg>\n'
