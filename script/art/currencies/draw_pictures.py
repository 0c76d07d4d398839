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
from drawing import RED, coin, paper, svg
from maps import Map

ROOT = Path(__file__).resolve().parents[3]
PACK = ROOT / "packs" / "world-currencies"
DRAWINGS = Path(__file__).resolve().parent / "drawings.txtar"

sys.path.insert(0, str(ROOT / "Tools/Python"))
import txtar  # noqa: E402


def country(name, *window):
    return Map(*window).draw({name: RED})


def choices(window, *places, mark=None):
    """A map of the countries of a choice; `mark` is a coin of what is asked for, and its place."""
    ground = Map(*window).draw_choices(places)
    return ground + (coin(*mark[:2], 38, *mark[2:]) if mark else "")


def named(ground, metal, sign, x=70, y=250):
    """A map with a large coin of what the question names."""
    return ground + coin(x, y, 58, metal, sign)


def sign(metal, mark, size=0.95):
    return paper() + coin(240, 160, 138, metal, mark, size)


def to_euro(name, *window):
    return asking.change(country(name, *window), ("silver", "?"), ("gold", "€"))


# Windows that several questions share, and the end of a place that is too small for the map.
WORLD = (18, 18, 330)
ISLET = "islet"

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
    "euro-2023": choices(
        (21, 50, 44),
        ("Bulgaria", 25.2, 42.7, 30, 26),
        ("Croatia", 15.8, 45.4, -70, 14),
        ("Latvia", 24.8, 56.9, 84, -6),
        ("Lithuania", 24.0, 55.2, -96, 6),
        mark=(436, 276, "gold", "€"),
    ),
    "euro-2026": choices(
        (20, 46.5, 26),
        ("Bulgaria", 25.2, 42.7, 0, 6),
        ("Czechia", 15.3, 49.8, 0, -4),
        ("Hungary", 19.3, 47.1, 0, 0),
        ("Romania", 24.8, 45.9, 0, 0),
        mark=(44, 276, "gold", "€"),
    ),
    "montenegro": choices(
        (20, 42.5, 14),
        ("Albania", 20.0, 41.1, 0, 22),
        ("Montenegro", 19.2, 42.8, -96, 0),
        ("North Macedonia", 21.7, 41.6, 76, 12),
        ("Serbia", 20.9, 44.0, 0, 0),
        mark=(436, 44, "gold", "€"),
    ),
    "us-dollar-andes": choices(
        (-68, -8, 64),
        ("Bolivia", -64.6, -16.7, 0, 0),
        ("Colombia", -73.0, 4.0, 0, 0),
        ("Ecuador", -78.5, -1.4, -64, 0),
        ("Peru", -75.5, -9.5, 0, 0),
        mark=(64, 268, "silver", "$"),
    ),
    "us-dollar-2001": choices(
        (-87, 12.8, 20),
        ("Costa Rica", -84.0, 9.9, -16, 24),
        ("El Salvador", -88.9, 13.8, -40, 34),
        ("Guatemala", -90.3, 15.6, 0, -10),
        ("Honduras", -86.6, 14.8, 16, 0),
        mark=(60, 268, "silver", "$"),
    ),
    "us-dollar-asia": choices(
        (115, 4, 52),
        ("Brunei", 114.7, 4.5, 4, 30, ISLET),
        ("Malaysia", 102.2, 3.9, -20, -26),
        ("Philippines", 122.0, 12.5, 54, -10),
        ("Timor-Leste", 125.9, -8.8, 60, 22),
        mark=(52, 268, "silver", "$"),
    ),
    "rand-area": choices(
        (24, -20, 46),
        ("Botswana", 23.8, -22.2, 0, 0),
        ("Mozambique", 35.5, -17.0, 26, 22),
        ("Namibia", 17.2, -21.8, -34, 20),
        ("Zambia", 26.5, -14.6, 0, 0),
        mark=(50, 270, "gold", "R"),
    ),
    "west-african-franc": choices(
        (-2, 11, 38),
        ("Ghana", -1.2, 7.9, 0, 10),
        ("Guinea", -10.9, 10.6, -24, 22),
        ("Nigeria", 8.0, 9.6, 0, 0),
        ("Senegal", -14.6, 14.6, 0, -4),
        mark=(60, 270, "copper", "F"),
    ),
    "central-african-franc": choices(
        (20, -5, 52),
        ("Angola", 17.6, -12.3, 0, 0),
        ("DR Congo", 23.6, -2.9, 0, 0),
        ("Gabon", 11.8, -0.6, -52, 0),
        ("Zambia", 27.8, -13.6, 8, 10),
        mark=(60, 268, "copper", "F"),
    ),
    "australian-dollar": choices(
        (178, -9, 66),
        ("Fiji", 178.0, -17.8, -48, 8),
        ("Kiribati", 173.0, 1.4, 0, -30, ISLET),
        ("Samoa", -172.2, -13.7, 46, -24, ISLET),
        ("Tonga", -175.2, -21.2, 50, 18, ISLET),
        mark=(430, 266, "gold", "$"),
    ),
    "palau": choices(
        (150, -5, 66),
        ("Nauru", 166.9, -0.5, 36, -28, ISLET),
        ("Palau", 134.5, 7.4, -30, -30, ISLET),
        ("Papua New Guinea", 143.5, -6.4, -40, 40),
        ("Vanuatu", 167.5, -16.0, 12, 32),
        mark=(436, 46, "silver", "$"),
    ),
    "east-caribbean-dollar": choices(
        (-69, 18, 34),
        ("Bahamas", -77.8, 25.0, 70, -12),
        ("Barbados", -59.5, 13.2, 6, 34, ISLET),
        ("Jamaica", -77.3, 18.1, 0, 28),
        ("Saint Lucia", -61.0, 13.9, -76, -12, ISLET),
        mark=(436, 46, "gold", "$"),
    ),
    "bhutan": choices(
        (84, 20, 46),
        ("Bangladesh", 90.3, 23.9, 10, 26),
        ("Bhutan", 90.4, 27.4, 34, -26),
        ("Nepal", 83.9, 28.2, -30, -22),
        ("Sri Lanka", 80.7, 7.6, 64, -8),
        mark=(60, 266, "silver", "₹"),
    ),
    "swiss-franc-abroad": choices(
        (6.5, 45.8, 22),
        ("Andorra", 1.6, 42.5, -10, -30, ISLET),
        ("Liechtenstein", 9.5, 47.1, 60, -30, ISLET),
        ("Luxembourg", 6.1, 49.8, -40, -26),
        ("Monaco", 7.4, 43.7, 36, 28, ISLET),
        mark=(436, 272, "silver", "Fr"),
    ),
    "no-peso": choices(
        (-65, -16, 80),
        ("Chile", -71.0, -33.0, -46, -30),
        ("Colombia", -73.0, 4.0, 0, 0),
        ("Paraguay", -58.4, -23.2, 0, 0),
        ("Uruguay", -56.0, -32.8, 36, 14),
        mark=(436, 46, "silver", "$"),
    ),
    "no-dinar": choices(
        (7, 30, 44),
        ("Algeria", 2.6, 28.2, 0, 0),
        ("Libya", 17.2, 27.0, 0, 0),
        ("Morocco", -6.2, 32.0, -30, 0),
        ("Tunisia", 9.6, 34.2, 20, -30),
    ),
    "no-crown": choices(
        (16, 62, 48),
        ("Denmark", 9.3, 56.0, -60, 0),
        ("Finland", 26.0, 64.0, 0, 0),
        ("Norway", 9.3, 61.3, -56, -26),
        ("Sweden", 15.5, 61.8, 4, 30),
    ),
    "code-chf": choices(
        WORLD,
        ("Chile", -71, -33, 4, 36),
        ("China", 104, 36, 0, 0),
        ("Czechia", 15.3, 49.8, 40, -28, ISLET),
        ("Switzerland", 8.0, 46.8, -70, 24, ISLET),
    ),
    "code-inr": choices(
        (85, 14, 110),
        ("India", 79, 22, 0, 0),
        ("Indonesia", 114, -1, 0, 28),
        ("Iran", 53.7, 32.5, 10, -10),
        ("Iraq", 43.7, 33, -20, 24),
    ),
    "code-mad": choices(
        (32, 12, 120),
        ("Madagascar", 46.7, -19.4, -90, 0),
        ("Maldives", 73.2, 3.2, 0, 28, ISLET),
        ("Morocco", -6.2, 32.0, 10, 26),
        ("North Macedonia", 21.7, 41.6, 100, 6, ISLET),
    ),
    "code-bwp": choices(
        WORLD,
        ("Bahamas", -77.8, 24.5, 0, -30, ISLET),
        ("Bhutan", 90.4, 27.4, 20, -30, ISLET),
        ("Bolivia", -64.6, -16.7, 0, 26),
        ("Botswana", 23.8, -22.2, 0, 30),
    ),
    "code-gel": choices(
        (-22, 22, 150),
        ("Gambia", -15.4, 13.4, -60, 0, ISLET),
        ("Georgia", 43.5, 42.1, 0, -30),
        ("Ghana", -1.2, 7.9, 0, 34),
        ("Guatemala", -90.3, 15.6, 10, 32),
    ),
    "code-xcg": choices(
        (-36, 6, 150),
        ("Cape Verde", -24.0, 15.1, 0, -28, ISLET),
        ("Costa Rica", -84.0, 9.9, -4, 34, ISLET),
        ("Curaçao", -69.0, 12.2, 20, -28, ISLET),
        ("DR Congo", 23.6, -2.9, 0, 0),
    ),
    "code-of-rand": named(country("South Africa", 22, -27, 50), "gold", "R"),
    "code-of-pound": named(country("United Kingdom", -6, 54.5, 34), "silver", "£"),
    "code-of-hryvnia": named(country("Ukraine", 29, 47.5, 34), "copper", "₴"),
    "code-of-yuan": named(country("China", 96, 33, 92), "gold", "¥"),
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
    "lion": asking.pawed(Map(25.5, 41, 32).draw({name: RED for name in ("Bulgaria", "Romania", "Moldova")})),
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
