"""Small PNG files: reads what a renderer wrote, and writes at most 256 colours again."""
import struct
import zlib


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def pixels(png):
    """Width, height and the rows of an RGBA image of eight bits a channel."""
    position, data = 8, b""
    while position < len(png):
        length, name = struct.unpack(">I4s", png[position:position + 8])
        body = png[position + 8:position + 8 + length]
        position += 12 + length
        if name == b"IHDR":
            width, height, depth, kind = struct.unpack(">IIBB", body[:10])
            if (depth, kind, body[12]) != (8, 6, 0):
                raise ValueError("the renderer wrote another kind of PNG than RGBA of eight bits")
        elif name == b"IDAT":
            data += body
    raw, stride = zlib.decompress(data), width * 4
    rows, before = [], bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        before = unfiltered(raw[start], bytearray(raw[start + 1:start + 1 + stride]), before)
        rows.append(before)
    return width, height, rows


def unfiltered(kind, row, above):
    for i in range(len(row)):
        left = row[i - 4] if i >= 4 else 0
        up, corner = above[i], above[i - 4] if i >= 4 else 0
        if kind == 1:
            add = left
        elif kind == 2:
            add = up
        elif kind == 3:
            add = (left + up) // 2
        elif kind == 4:
            guess = left + up - corner
            _, _, add = min((abs(guess - v), order, v) for order, v in enumerate((left, up, corner)))
        else:
            add = 0
        row[i] = (row[i] + add) & 255
    return row


def with_palette(png, colours=64):
    """The same opaque picture with the colours used most, every other one taken for the nearest."""
    width, height, rows = pixels(png)
    counts = {}
    for row in rows:
        for i in range(0, len(row), 4):
            colour = (row[i], row[i + 1], row[i + 2])
            counts[colour] = counts.get(colour, 0) + 1
    palette = sorted(counts, key=lambda c: (-counts[c], c))[:colours]
    index = {}
    for colour in counts:
        index[colour] = min(
            range(len(palette)),
            key=lambda p: sum((a - b) ** 2 for a, b in zip(palette[p], colour)))
    raw = bytearray()
    for row in rows:
        raw.append(0)
        raw += bytes(index[(row[i], row[i + 1], row[i + 2])] for i in range(0, len(row), 4))
    return (
        png[:8] + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(v for colour in palette for v in colour))
        + chunk(b"IDAT", zlib.compress(bytes(raw), 9)) + chunk(b"IEND", b""))
