#!/usr/bin/env python3
"""Draws the cards of packs/eagles-hall-of-fame from its roster.csv: an SVG and a PNG a person.

    script/art/eagles/draw_cards.py             writes drawings.txtar and images/*.png
    script/art/eagles/draw_cards.py --check     says which SVG is not what this script draws
    script/art/eagles/draw_cards.py --sheet F   also writes all cards side by side, to look at

The drawings stand in one text archive beside this script; Tools/Python/txtar.py unpacks it.
Drawing and checking need nothing but Python. PNG files are rendered by resvg_py 0.5.0, which is on
PyPI; the committed pictures are what the pack uses, so that nobody else needs it.
"""
import csv
import pathlib
import sys

sys.dont_write_bytecode = True

import palette_png
import people
import poses
import scenes

ROOT = pathlib.Path(__file__).resolve().parents[3]
PACK = ROOT / "packs/eagles-hall-of-fame"
DRAWINGS = pathlib.Path(__file__).resolve().parent / "drawings.txtar"

sys.path.insert(0, str(ROOT / "Tools/Python"))
import txtar  # noqa: E402


def drawings():
    with open(PACK / "roster.csv", encoding="utf-8", newline="") as file:
        roster = list(csv.DictReader(file))
    for person in roster:
        look = people.look(person)
        figure = poses.figure(look, int(person["Number"]) if person["Number"] else None)
        yield person["Id"], scenes.card(person, look, figure)


def differing():
    wanted = {f"{name}.svg": svg.encode("utf-8") for name, svg in drawings()}
    found = {entry.name: entry.data for entry in txtar.load(DRAWINGS)[1]}
    return sorted(name for name in wanted.keys() | found.keys() if wanted.get(name) != found.get(name))


def render(svg, width):
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)


def sheet(svgs, across=7):
    """All cards as one drawing."""
    down = -(-len(svgs) // across)
    cells = []
    for i, svg in enumerate(svgs):
        inner = svg.replace('id="window"', f'id="w{i}"').replace("url(#window)", f"url(#w{i})")
        cells.append(inner.replace("<svg ", f'<svg x="{i % across * 330}" y="{i // across * 410}" ', 1))
    size = f'width="{across * 330}" height="{down * 410}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect {size} fill="#888"/>{"".join(cells)}</svg>'


def main(arguments):
    if arguments == ["--check"]:
        names = differing()
        print("\n".join(f"{name} is not what this script draws" for name in names) or "all drawings agree")
        return 1 if names else 0
    drawn = list(drawings())
    if arguments[:1] == ["--sheet"] and len(arguments) == 2:
        pathlib.Path(arguments[1]).write_bytes(render(sheet([svg for _, svg in drawn]), 330 * 7))
    elif arguments:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    for name, svg in drawn:
        (PACK / f"images/{name}.png").write_bytes(palette_png.with_palette(render(svg, 320)))
    txtar.save(DRAWINGS, "", [txtar.Entry(f"{name}.svg", svg.encode("utf-8")) for name, svg in sorted(drawn)])
    return 0


sys.exit(main(sys.argv[1:]))
