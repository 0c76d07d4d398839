#!/usr/bin/env python3
"""Draws the pictures of the sample roster: five shapes, grey on white, as small PNG files.

    script/samples/shapes.py FOLDER

The same bytes every time: no library but the standard one, no date in the files.
"""
import math
import struct
import sys
import zlib

SIZE = 160
FINE = 4  # samples a pixel, each way
LEVELS = 16  # shades of grey: four bits a pixel


def polygon(points):
    """A test for points inside a polygon, by crossings to the right."""
    def inside(x, y):
        odd = False
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                odd = not odd
        return odd
    return inside


def corners(count, radius, turn=0.0, inner=None):
    step = math.pi / count if inner else 2 * math.pi / count
    total = count * 2 if inner else count
    return [
        (SIZE / 2 + r * math.sin(turn + i * step), SIZE / 2 - r * math.cos(turn + i * step))
        for i in range(total)
        for r in [inner if inner and i % 2 else radius]
    ]


def disc(radius):
    return lambda x, y: (x - SIZE / 2) ** 2 + (y - SIZE / 2) ** 2 < radius**2


SHAPES = {
    "circle": disc(62),
    "triangle": polygon(corners(3, 70)),
    "square": polygon(corners(4, 76, math.pi / 4)),
    "star": polygon(corners(5, 74, inner=30)),
    "ring": lambda x, y: disc(64)(x, y) and not disc(36)(x, y),
}


def png(shape):
    rows = bytearray()
    for row in range(SIZE):
        rows.append(0)  # no filter
        shades = []
        for column in range(SIZE):
            hits = sum(
                shape(column + (i + 0.5) / FINE, row + (j + 0.5) / FINE)
                for i in range(FINE)
                for j in range(FINE)
            )
            shades.append(round((LEVELS - 1) * (1 - 0.75 * hits / FINE**2)))
        rows += bytes(a << 4 | b for a, b in zip(shades[::2], shades[1::2]))

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", SIZE, SIZE, 4, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")
    )


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: shapes.py FOLDER")
    for name, shape in SHAPES.items():
        with open(f"{sys.argv[1]}/{name}.png", "wb") as file:
            file.write(png(shape))


main()
