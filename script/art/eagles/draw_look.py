#!/usr/bin/env python3
"""Draws the icon of packs/eagles-hall-of-fame, from whole numbers alone.

    script/art/eagles/draw_look.py            writes images/icon.png
    script/art/eagles/draw_look.py --check    fails if that is not what this script draws
"""
import pathlib
import struct
import sys
import zlib

sys.dont_write_bytecode = True

from palette_png import chunk

ICON = pathlib.Path(__file__).resolve().parents[3] / "packs/eagles-hall-of-fame/images/icon.png"
MIDNIGHT, SILVER, WHITE, SHADE = (0, 76, 84), (165, 172, 175), (255, 255, 255), (0, 58, 64)


def icon(x, y):
    """A ball on the team's green; coordinates from 0 to 1919."""
    x, y = x - 960, y - 960
    along, across = (4 * x - 3 * y) // 5, (3 * x + 4 * y) // 5
    reach = 1080
    if along ** 2 + (abs(across) + 640) ** 2 <= reach ** 2:
        if abs(across) <= 26 and abs(along) <= 330:
            return MIDNIGHT
        if abs(across) <= 100 and any(abs(along - k * 165) <= 24 for k in (-2, -1, 0, 1, 2)):
            return MIDNIGHT
        if 560 <= abs(along) <= 640:
            return WHITE
        return SILVER
    if along ** 2 + (abs(across - 70) + 640) ** 2 <= reach ** 2:
        return SHADE
    return MIDNIGHT


def rows(width, height, paint):
    """Each pixel is the mean of four points in it; a pixel has ten steps."""
    for y in range(height):
        row = []
        for x in range(width):
            points = [paint(10 * x + i, 10 * y + j) for i in (2, 7) for j in (2, 7)]
            row.append(tuple(sum(part) // 4 for part in zip(*points)))
        yield row


def drawn(width, height, paint):
    """Width, height, the palette, and the rows as numbers of colours."""
    pixels = list(rows(width, height, paint))
    palette = sorted({colour for row in pixels for colour in row})
    place = {colour: number for number, colour in enumerate(palette)}
    return width, height, palette, b"".join(b"\0" + bytes(place[c] for c in row) for row in pixels)


def png(width, height, palette, raw):
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(part for colour in palette for part in colour))
        + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def agrees(data, width, height, palette, raw):
    """True if a PNG has these pixels, however it is compressed."""
    wanted = png(width, height, palette, raw)
    start = wanted.index(b"IDAT")
    try:
        return data[:start - 4] == wanted[:start - 4] and zlib.decompress(data[start + 4:-16]) == raw
    except zlib.error:
        return False


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    parts = drawn(192, 192, icon)
    if not arguments:
        ICON.write_bytes(png(*parts))
    elif not agrees(ICON.read_bytes(), *parts):
        print("icon.png is not what this script draws")
        return 1
    print("the icon agrees")
    return 0


sys.exit(main(sys.argv[1:]))
