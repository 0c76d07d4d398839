"""Maps from the land of Natural Earth, 1 : 110 million, as geopandas 0.14 carries it."""

import math
import struct
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from drawing import GREEN, HEIGHT, INK, RED, WHITE, WIDTH, circle, letters, number, path, rect

SEA, LAND, COAST = "#cfe3e6", "#f7f0dd", "#a9b9ae"
# The colours of the choices of a question, in the order of their names: none stands for the right one.
CHOICES = (RED, "#d9a13b", GREEN, "#7a5a99")


@cache
def countries():
    """The rings of longitudes and latitudes of each country, by its name in Natural Earth."""
    package = Path(find_spec("geopandas").submodule_search_locations[0])
    table = package / "datasets" / "naturalearth_lowres" / "naturalearth_lowres"
    return dict(
        zip(
            names(table.with_suffix(".dbf").read_bytes()),
            shapes(table.with_suffix(".shp").read_bytes()),
        )
    )


def names(raw):
    """The column `name` of a dBASE table."""
    count, head, width = struct.unpack_from("<IHH", raw, 4)
    start = 1
    for at in range(32, head - 1, 32):
        field, length = raw[at : at + 11].rstrip(b"\0").decode(), raw[at + 16]
        if field == "name":
            break
        start += length
    for row in range(count):
        at = head + row * width + start
        yield raw[at : at + length].decode("latin-1").strip(" \0")


def shapes(raw):
    """The rings of each record of a shapefile of polygons."""
    at = 100
    while at < len(raw):
        words = struct.unpack_from(">I", raw, at + 4)[0]
        parts, points = struct.unpack_from("<II", raw, at + 8 + 36)
        starts = struct.unpack_from(f"<{parts}I", raw, at + 8 + 44) + (points,)
        flat = struct.unpack_from(f"<{points * 2}d", raw, at + 8 + 44 + 4 * parts)
        pairs = list(zip(flat[::2], flat[1::2]))
        yield [pairs[a:b] for a, b in zip(starts, starts[1:])]
        at += 8 + words * 2


class Map:
    """A window on the world: its middle, and how many degrees of longitude it is wide."""

    def __init__(self, longitude, latitude, degrees):
        self.middle = longitude, latitude
        self.x = WIDTH / degrees
        self.y = self.x / math.cos(math.radians(latitude))

    def place(self, longitude, latitude):
        east = (longitude - self.middle[0] + 180) % 360 - 180
        return WIDTH / 2 + east * self.x, HEIGHT / 2 - (latitude - self.middle[1]) * self.y

    def outline(self, rings):
        """The path of the rings that come into the window."""
        drawn = []
        for ring in rings:
            points = [self.place(*point) for point in ring]
            # A ring on the far side of the world would be torn in two.
            torn = any(abs(a[0] - b[0]) > 180 * self.x for a, b in zip(points, points[1:]))
            inside = any(-60 < x < WIDTH + 60 and -60 < y < HEIGHT + 60 for x, y in points)
            if torn or not (inside or self.around(points)):
                continue
            whole = [
                (round(min(max(x, -99), WIDTH + 99)), round(min(max(y, -99), HEIGHT + 99)))
                for x, y in points
            ]
            # Points that fall together, mostly far outside, are one.
            kept = [b for a, b in zip(whole[-1:] + whole, whole) if a != b]
            drawn.append("M" + "L".join(f"{x} {y}" for x, y in kept) + "Z" if len(kept) > 2 else "")
        return "".join(drawn)

    @staticmethod
    def around(points):
        xs, ys = zip(*points)
        return min(xs) < 0 and max(xs) > WIDTH and min(ys) < 0 and max(ys) > HEIGHT

    def draw(self, colours):
        """The map with some countries in colours, a dictionary."""
        parts = [rect(0, 0, WIDTH, HEIGHT, SEA)]
        for k in range(-18, 19):
            x, y = self.place(
                k * 10 + round(self.middle[0], -1), self.middle[1] // 10 * 10 + k * 10
            )
            if 0 < x < WIDTH:
                parts.append(path(f"M{number(x)} 0v{HEIGHT}", stroke="#bcd6da", stroke_width=1))
            if 0 < y < HEIGHT:
                parts.append(path(f"M0 {number(y)}h{WIDTH}", stroke="#bcd6da", stroke_width=1))
        known = countries()
        for name in sorted(known, key=lambda name: (name in colours, name)):
            if d := self.outline(known[name]):
                parts.append(
                    path(
                        d,
                        colours.get(name, LAND),
                        stroke=COAST,
                        stroke_width=1.5,
                        stroke_linejoin="round",
                    )
                )
        assert not set(colours) - set(known), colours
        return "".join(parts)

    def draw_choices(self, places):
        """The map with the countries of the choices in a colour each, and their names beside them.

        A place is a name, a longitude and latitude, and where its plate stands from there in pixels. A country too
        small for the map, which has `islet` at its end, is a dot.
        """
        places = sorted(places)
        assert len(places) == len(CHOICES), places
        known = [(place, colour) for place, colour in zip(places, CHOICES)]
        parts = [
            self.draw({NAMES.get(place[0], place[0]): c for place, c in known if len(place) == 5})
        ]
        for (_, longitude, latitude, *more), colour in known:
            x, y = self.place(longitude, latitude)
            if len(more) == 3:
                parts.append(circle(x, y, 9, colour, stroke=WHITE, stroke_width=3))
        for (name, longitude, latitude, right, down, *_), colour in known:
            x, y = self.place(longitude, latitude)
            parts.append(plate(name, x + right, y + down, colour))
        return "".join(parts)


# What Natural Earth calls a country by a shorter name.
NAMES = {"DR Congo": "Dem. Rep. Congo"}


def plate(name, x, y, colour):
    """A plate with a name, its middle at a point but wholly in the picture."""
    width, height = 18 + 11.5 * len(name), 30
    x = min(max(x, width / 2 + 5), WIDTH - width / 2 - 5)
    y = min(max(y, height / 2 + 5), HEIGHT - height / 2 - 5)
    return rect(
        x - width / 2, y - height / 2, width, height, WHITE, rx=8, stroke=colour, stroke_width=4
    ) + letters(name, x, y, 19, INK, width - 14)
