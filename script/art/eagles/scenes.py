"""What is behind the figures, by era, and the card around them."""
import math

from heads import INK
from lettering import line, number

def rays(colour, centre=(160, 150), count=14):
    parts = []
    for i in range(count):
        a, b = 2 * math.pi * i / count, 2 * math.pi * (i + 0.5) / count
        parts.append(
            f"M{centre[0]} {centre[1]}L{number(centre[0] + 400 * math.cos(a))} {number(centre[1] + 400 * math.sin(a))}"
            f"L{number(centre[0] + 400 * math.cos(b))} {number(centre[1] + 400 * math.sin(b))}Z")
    return f'<path d="{"".join(parts)}" fill="{colour}"/>'


def crowd(colours, top, bottom):
    """Rows of heads, each a dot; the same ones every time."""
    parts, state = [], 7
    for row, y in enumerate(range(top, bottom, 13)):
        for x in range(-4 + 7 * (row % 2), 330, 14):
            state = (state * 1103515245 + 12345) % 2**31
            parts.append(f'<circle cx="{x}" cy="{y}" r="5" fill="{colours[state // 65536 % len(colours)]}"/>')
    return "".join(parts)


def field(green, lines):
    yards = "".join(
        f'<path d="M{160 + k * 62 - 4} 270L{160 + k * 110 - 7} 340L{160 + k * 110 + 7} 340L{160 + k * 62 + 4} 270Z" fill="{lines}"/>'
        for k in (-2, -1, 0, 1, 2))
    return f'<rect y="270" width="320" height="70" fill="{green}"/>{yards}'


def scene(name):
    if name == "sepia":
        return f'<rect width="320" height="340" fill="#cfc3a5"/>{rays("#c2b491")}' + field("#8f9a6c", "#d9d4bb")
    if name == "stands":
        return ('<rect width="320" height="340" fill="#aab6b0"/>' + crowd(["#93a29c", "#87958f", "#9eaba5"], 96, 270)
                + '<rect y="92" width="320" height="6" fill="#6f7d78"/>' + field("#6f8f5f", "#cdd8c8"))
    if name == "sky":
        return (f'<rect width="320" height="340" fill="#d7dee0"/>{rays("#c6d0d2")}'
                '<path d="M0 214Q160 176 320 214L320 272L0 272Z" fill="#9fadb0"/>' + field("#5f9466", "#dfe8e0"))
    if name == "bowl":
        return ('<rect width="320" height="340" fill="#b9c4c4"/>'
                '<path d="M0 60Q160 104 320 60L320 272L0 272Z" fill="#8b9a9b"/>'
                + crowd(["#7c8c8e", "#94a2a3", "#6f8083"], 122, 270)
                + '<path d="M0 60Q160 104 320 60L320 72Q160 116 0 72Z" fill="#5d6d6f"/>' + field("#3f9062", "#e6efe9"))
    lamps = "".join(
        f'<circle cx="{x}" cy="{y}" r="6" fill="#f3f6e8"/>' for x in (30, 48, 66, 254, 272, 290) for y in (34, 52))
    return ('<rect width="320" height="340" fill="#22343c"/>'
            '<path d="M48 44L-60 340L200 340ZM272 44L120 340L380 340Z" fill="#34505a"/>'
            '<path d="M44 60L52 60L56 270L40 270ZM268 60L276 60L280 270L264 270Z" fill="#14222a"/>'
            + lamps + field("#1f6f57", "#b9cdc6"))


def snow():
    parts, state = [], 11
    for _ in range(90):
        state = (state * 1103515245 + 12345) % 2**31
        x, y, r = state // 256 % 320, state // 90000 % 330, 2 + state // 7000000 % 3
        parts.append(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fff"/>')
    return "".join(parts)


def card(person, look, figure):
    """The whole card: no name on it, but number, position and years."""
    years = person["From"] if person["From"] == person["To"] else f'{person["From"]}–{person["To"]}'
    weather = snow() if look.get("snow") else ""
    return "".join([
        '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400" viewBox="0 0 320 400">\n',
        '<defs><clipPath id="window"><rect width="320" height="332"/></clipPath></defs>\n',
        '<g clip-path="url(#window)">', scene(look["scene"]), "\n",
        figure, weather, "</g>\n",
        f'<rect y="330" width="320" height="70" fill="{INK}"/><rect y="330" width="320" height="4" fill="#a5acaf"/>\n',
        line(years, 160, 342, 25, "#ffffff", 4.6), "\n",
        line(person["Position"].upper(), 160, 377, 12.5, "#a5acaf", 2.5, 288), "\n",
        f'<rect x="3" y="3" width="314" height="394" fill="none" stroke="{INK}" stroke-width="6"/>\n</svg>\n',
    ])
