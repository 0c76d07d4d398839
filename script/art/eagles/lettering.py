"""Letters and digits as strokes with cut corners, on a grid of four by six: no font is needed."""

GLYPHS = {
    "A": "0,6 0,1.2 1.2,0 2.8,0 4,1.2 4,6|0,3.6 4,3.6",
    "B": "0,3 3,3 3.7,2.3 3.7,.7 3,0 0,0 0,6 3.2,6 4,5.2 4,3.8 3.2,3",
    "C": "4,1.4 2.8,0 1.2,0 0,1.2 0,4.8 1.2,6 2.8,6 4,4.6",
    "D": "0,0 2.8,0 4,1.2 4,4.8 2.8,6 0,6 0,-.25",
    "E": "3.8,0 0,0 0,6 3.8,6|0,3 3,3",
    "F": "3.8,0 0,0 0,6|0,3 3,3",
    "G": "4,1.4 2.8,0 1.2,0 0,1.2 0,4.8 1.2,6 2.8,6 4,4.8 4,3.2 2.2,3.2",
    "H": "0,0 0,6|4,0 4,6|0,3 4,3",
    "I": "0,0 0,6",
    "K": "0,0 0,6|4,0 .4,3.2 4,6",
    "L": "0,0 0,6 3.6,6",
    "N": "0,6 0,0 4,6 4,0",
    "O": "0,1.2 1.2,0 2.8,0 4,1.2 4,4.8 2.8,6 1.2,6 0,4.8 0,1.2 1.2,0",
    "P": "0,6 0,0 2.8,0 4,1.2 4,2.2 2.8,3.4 0,3.4",
    "Q": "2.4,4 4.2,6.3|0,1.2 1.2,0 2.8,0 4,1.2 4,4.8 2.8,6 1.2,6 0,4.8 0,1.2 1.2,0",
    "R": "0,6 0,0 2.8,0 4,1.2 4,2.2 2.8,3.4 0,3.4|2.2,3.4 4,6",
    "S": "4,1.2 2.8,0 1.2,0 0,1 0,2 1,3 3,3 4,4 4,5 2.8,6 1.2,6 0,4.8",
    "T": "0,0 4,0|2,0 2,6",
    "U": "0,0 0,4.8 1.2,6 2.8,6 4,4.8 4,0",
    "V": "0,0 2,6 4,0",
    "W": "0,0 1.2,6 2.5,1.6 3.8,6 5,0",
    "Y": "0,0 2,3 4,0|2,3 2,6",
    ",": ".6,5.6 .2,7",
    "–": "0,3 3,3",
    "0": "0,1.2 1.2,0 2.8,0 4,1.2 4,4.8 2.8,6 1.2,6 0,4.8 0,1.2 1.2,0",
    "1": ".6,1.2 2,0 2,6|.7,6 3.3,6",
    "2": "0,1.6 1.2,0 2.8,0 4,1.2 4,2.2 0,6 4.2,6",
    "3": "0,1.2 1.2,0 2.8,0 4,1.2 4,2.2 3.2,3 1.6,3|3.2,3 4,3.8 4,4.8 2.8,6 1.2,6 0,4.8",
    "4": "3,6 3,0 0,3.6 0,4.2 4.2,4.2",
    "5": "3.9,0 0,0 0,2.5 2.8,2.5 4,3.7 4,4.8 2.8,6 1.2,6 0,4.8",
    "6": "4,1.2 2.8,0 1.2,0 0,1.2 0,4.8 1.2,6 2.8,6 4,4.8 4,3.8 2.8,2.7 0,2.7",
    "7": "0,0 4,0 4,1 1.4,6",
    "8": "1,3 0,2 0,1 1.1,0 2.9,0 4,1 4,2 3,3 1,3 0,4 0,5 1.1,6 2.9,6 4,5 4,4 3,3 1,3",
    "9": "0,4.8 1.2,6 2.8,6 4,4.8 4,1.2 2.8,0 1.2,0 0,1.2 0,2.2 1.2,3.3 4,3.3",
}


def advance(character):
    """How far one character takes the next, in units of the grid."""
    if character == " ":
        return 3.6
    xs = [float(point.split(",")[0]) for point in GLYPHS[character].replace("|", " ").split()]
    return max(xs) - min(0, min(xs)) + 2.2


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path(text, centre, top, height, widest):
    """The path of a line of text around a centre, narrowed where it would be too wide."""
    unit = height / 6
    total = sum(advance(c) for c in text) - 2.2
    squeeze = min(1, widest / (total * unit))
    x = centre - total * unit * squeeze / 2
    parts = []
    for character in text:
        for line in GLYPHS.get(character, "").split("|") if character != " " else []:
            points = [tuple(map(float, point.split(","))) for point in line.split()]
            parts.append("M" + "L".join(
                f"{number(x + px * unit * squeeze)} {number(top + py * unit)}" for px, py in points))
        x += advance(character) * unit * squeeze
    return "".join(parts)


def line(text, centre, top, height, colour, weight, widest=280):
    """A line of text in rounded strokes."""
    return (
        f'<path d="{path(text, centre, top, height, widest)}" fill="none" stroke="{colour}"'
        f' stroke-width="{weight}" stroke-linecap="round" stroke-linejoin="round"/>')


def jersey_number(value, centre, top, style):
    """The big digits on a chest; a style is the colours of its layers, the outermost first."""
    digits = path(str(value), centre, top, 70, 118)
    weights = [18.5 + 7 * (len(style) - 1 - layer) for layer in range(len(style))]
    return "".join(
        f'<path d="{digits}" fill="none" stroke="{colour}" stroke-width="{weight}"'
        f' stroke-linecap="square" stroke-linejoin="miter" stroke-miterlimit="3"/>'
        for colour, weight in zip(style, weights))
