"""Draws the pictures of packs/world-currencies: drawings.txtar, and images/*.png from them.

The drawings stand as SVG in one text archive beside this script; Tools/Python/txtar.py unpacks it.
Needs the DejaVu fonts (Debian fonts-dejavu-core) and what requirements.txt lists;
the script draw beside this installs that and calls it. The same versions give the same bytes.
"""

import io
import sys
from pathlib import Path

import resvg_py
from PIL import Image

import asking
import scenes
from drawing import coin, note, paper, svg
from maps import Map

ROOT = Path(__file__).resolve().parents[3]
PACK = ROOT / "packs" / "world-currencies"
DRAWINGS = Path(__file__).resolve().parent / "drawings.txtar"

sys.path.insert(0, str(ROOT / "Tools/Python"))
import txtar  # noqa: E402


def country(name, *window):
    return Map(*window).draw(coloured=[name])


def choices(window, *dots):
    """A map with a dot of the same kind on each country of a choice."""
    return Map(*window).draw(dots=dots)


def blank(colour, mark, size=96):
    return paper() + note(36, 66, 408, 188, colour, mark, size)


def sign(metal, mark, size=0.95):
    return paper() + coin(240, 160, 138, metal, mark, size)


def to_euro(name, *window):
    return asking.change(country(name, *window), ("silver", "?"), ("gold", "€"))


# Places as longitude and latitude.
ALBANIA, MONTENEGRO, NORTH_MACEDONIA, SERBIA = (
    (20.0, 41.1),
    (19.2, 42.8),
    (21.7, 41.6),
    (20.9, 44.0),
)
BOLIVIA, CHILE, COLOMBIA, ECUADOR = (-64.6, -16.7), (-71.0, -33.0), (-73.0, 4.0), (-78.5, -1.4)
PARAGUAY, PERU, URUGUAY = (-58.4, -23.2), (-75.5, -9.5), (-56.0, -32.8)

PICTURES = {
    "japan": country("Japan", 132, 37, 44),
    "poland": country("Poland", 18, 52, 32),
    "thailand": country("Thailand", 103, 13, 40),
    "vietnam": country("Vietnam", 108, 15, 38),
    "peru": country("Peru", -68, -12, 64),
    "hungary": country("Hungary", 19, 47, 24),
    "south-africa": country("South Africa", 25, -26, 44),
    "nigeria": country("Nigeria", 6, 10, 38),
    "ethiopia": country("Ethiopia", 40, 8, 42),
    "kazakhstan": country("Kazakhstan", 67, 46, 66),
    "albania": country("Albania", 20.5, 41.5, 16),
    "costa-rica": country("Costa Rica", -84, 11.5, 22),
    "bangladesh": country("Bangladesh", 88, 24, 34),
    "papua-new-guinea": country("Papua New Guinea", 146, -9, 46),
    "madagascar": country("Madagascar", 42, -19, 36),
    "euro-2023": choices((21, 50, 44), (15.8, 45.4), (25.2, 42.7), (24.8, 56.9), (24.0, 55.2)),
    "euro-2026": choices((20, 46.5, 26), (15.3, 49.8), (19.3, 47.1), (24.8, 45.9), (25.2, 42.7)),
    "montenegro": choices((20, 42.5, 14), ALBANIA, MONTENEGRO, NORTH_MACEDONIA, SERBIA),
    "us-dollar-andes": choices((-68, -8, 64), BOLIVIA, COLOMBIA, ECUADOR, PERU),
    "us-dollar-2001": choices(
        (-87, 12.8, 20), (-84.0, 9.9), (-88.9, 13.8), (-90.3, 15.6), (-86.6, 14.8)
    ),
    "us-dollar-asia": choices(
        (115, 4, 52), (114.7, 4.5), (102.2, 3.9), (122.0, 12.5), (125.9, -8.8)
    ),
    "rand-area": choices((24, -20, 46), (23.8, -22.2), (35.5, -17.0), (17.2, -21.8), (26.5, -14.6)),
    "west-african-franc": choices(
        (-2, 11, 38), (-1.2, 7.9), (-10.9, 10.6), (8.0, 9.6), (-14.6, 14.6)
    ),
    "central-african-franc": choices(
        (20, -5, 52), (17.6, -12.3), (23.6, -2.9), (11.8, -0.6), (27.8, -13.6)
    ),
    "australian-dollar": choices(
        (178, -9, 66), (178.0, -17.8), (173.0, 1.4), (-172.2, -13.7), (-175.2, -21.2)
    ),
    "palau": choices((150, -5, 66), (166.9, -0.5), (134.5, 7.4), (143.5, -6.4), (167.5, -16.0)),
    "east-caribbean-dollar": choices(
        (-69, 18, 34), (-77.8, 25.0), (-59.5, 13.2), (-77.3, 18.1), (-61.0, 13.9)
    ),
    "bhutan": choices((84, 20, 46), (90.3, 23.9), (90.4, 27.4), (83.9, 28.2), (80.7, 7.6)),
    "swiss-franc-abroad": choices(
        (6.5, 45.8, 22), (1.6, 42.5), (9.5, 47.1), (6.1, 49.8), (7.4, 43.7)
    ),
    "no-peso": choices((-65, -16, 80), CHILE, COLOMBIA, PARAGUAY, URUGUAY),
    "no-dinar": choices((7, 30, 44), (2.6, 28.2), (17.2, 27.0), (-6.2, 32.0), (9.6, 34.2)),
    "no-crown": choices((16, 62, 48), (9.3, 56.0), (26.0, 64.0), (9.3, 61.3), (15.5, 61.8)),
    "code-chf": blank("red", "CHF"),
    "code-inr": blank("green", "INR"),
    "code-mad": blank("ochre", "MAD"),
    "code-bwp": blank("blue", "BWP"),
    "code-gel": blank("violet", "GEL"),
    "code-xcg": blank("green", "XCG"),
    "code-of-rand": asking.asked("ochre", "South African rand"),
    "code-of-pound": asking.asked("violet", "pound sterling"),
    "code-of-hryvnia": asking.asked("blue", "Ukrainian hryvnia"),
    "code-of-yuan": asking.asked("red", "Chinese yuan"),
    "code-xau": asking.ingot(),
    "code-letters": asking.boxes(),
    "sign-rupee": sign("gold", "₹"),
    "sign-won": sign("silver", "₩"),
    "sign-shekel": sign("gold", "₪"),
    "sign-lira": sign("silver", "₺"),
    "sign-hryvnia": sign("copper", "₴"),
    "sign-tenge": sign("silver", "₸"),
    "sign-naira": sign("gold", "₦"),
    "sign-dong": sign("copper", "₫"),
    "sign-peso": sign("silver", "₱"),
    "sign-colon": sign("gold", "₡"),
    "sign-guarani": sign("copper", "₲"),
    "sign-kip": sign("gold", "₭"),
    "sign-baht": sign("copper", "฿"),
    "euro-sign": sign("gold", "€", 1.1),
    "pound-sign": sign("silver", "£", 1.1),
    "fils": asking.heap("gold", "KWD", "silver"),
    "khoums": asking.heap("copper", "MRU", "silver"),
    "jiao": asking.heap("silver", "CNY", "gold"),
    "old-pence": asking.heap("gold", "£", "copper"),
    "grosz": asking.part("silver", "PLN", "copper", "1/100"),
    "kopek": asking.part("silver", "₽", "copper", "1/100"),
    "paisa": asking.part("gold", "₹", "copper", "1/100"),
    "rappen": asking.part("silver", "CHF", "gold", "1/100"),
    "millime": asking.part("copper", "TND", "silver", "1/1000"),
    "no-decimals": asking.decimals(),
    "peseta": to_euro("Spain", -3.5, 37.0, 26),
    "drachma": to_euro("Greece", 23, 36.6, 20),
    "markka": to_euro("Finland", 24, 60.5, 66),
    "tolar": to_euro("Slovenia", 14.9, 44.6, 13),
    "real": asking.change(
        country("Brazil", -54, -24.5, 106), asking.crossed("copper"), ("silver", "?")
    ),
    "inti": asking.change(country("Peru", -70, -18, 66), ("copper", "?"), ("gold", "S/")),
    "sucre": asking.change(country("Ecuador", -77, -5, 30), ("silver", "?"), ("gold", "$")),
    "pengo": asking.change(country("Hungary", 19.4, 45.6, 16), ("silver", "?"), ("copper", "Ft")),
    "australian-pound": asking.change(
        country("Australia", 134, -34, 74), ("silver", "?"), ("gold", "$")
    ),
    "euro-cash": asking.calendar("gold", "€"),
    "decimal-day": asking.calendar("silver", "£"),
    "marten": asking.pawed(country("Croatia", 16.5, 43, 16.5)),
    "lion": asking.pawed(Map(25.5, 41, 32).draw(coloured=["Bulgaria", "Romania", "Moldova"])),
    "quetzal": scenes.leaves("gold", "Q"),
    "rain": scenes.drought("silver", "P"),
    "cowrie": scenes.cowries(),
    "shell": scenes.beads("copper", "K"),
    "ridge": sign("gold", "R"),
    "columbus": scenes.ship(),
    "thaler": scenes.valley(),
    "paper-money": scenes.old_note(),
    "stockholm": scenes.letter(),
    "polymer": scenes.window(),
    "holed": scenes.holes(),
    "zeros": scenes.zeros(),
    "stone-money": scenes.stone(),
    "gold-price": asking.gold(),
}


def png(drawing):
    """The drawing with 64 colours: flat faces stay flat, and the file small."""
    whole = Image.open(
        io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True)))
    )
    out = io.BytesIO()
    whole.convert("RGB").quantize(64, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        out, "PNG", optimize=True
    )
    return out.getvalue()


def main():
    wanted = sys.argv[1:] or list(PICTURES)
    drawings = {entry.name: entry.data for entry in txtar.load(DRAWINGS)[1]}
    for name in wanted:
        drawing = svg(PICTURES[name])
        drawings[f"{name}.svg"] = drawing.encode("utf-8")
        (PACK / "images" / f"{name}.png").write_bytes(png(drawing))
    txtar.save(DRAWINGS, "", [txtar.Entry(name, drawings[name]) for name in sorted(drawings)])
    print(f"{len(wanted)} pictures drawn")


if __name__ == "__main__":
    main()
