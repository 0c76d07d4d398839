"""How each figure of packs/world-facts is found again: fact id -> a function that gives it.

A computed figure may have more decimals than the stated one; it is rounded to as many. A fact
that is not listed here rests on the reference it names.
"""

import hashlib
import ipaddress
import math
import sys
import time
from calendar import isleap, timegm
from datetime import date
from itertools import combinations_with_replacement

import fact_computing as compute
import fact_data as data

CHECKS = {
    # animals
    "chromosomes-dog": lambda: data.body_cell_chromosomes("CanFam"),
    "chromosomes-chimpanzee": lambda: data.body_cell_chromosomes("PanTro"),
    "chromosomes-cattle": lambda: data.body_cell_chromosomes("BosTau"),
    # One of each; the shortest entry is the mitochondrial DNA, which is no chromosome.
    "chromosomes-drone": lambda: sum(n > 100_000 for n in data.chromosomes("ApiMel").values()),
    "chromosomes-pig": lambda: data.body_cell_chromosomes("SusScr"),
    # body
    "chromosomes-human": lambda: data.body_cell_chromosomes("HomSap"),
    "mitochondrial-dna": lambda: data.chromosomes("HomSap")["MT"],
    "chromosome-1-length": lambda: data.chromosomes("HomSap")["1"],
    "genome-human": lambda: compute.nearest(
        10**6, sum(n for name, n in data.chromosomes("HomSap").items() if name != "MT")
    ),
    "codons": lambda: 4**3,
    # calendar
    "days-400-years": lambda: (date(2400, 1, 1) - date(2000, 1, 1)).days,
    "leap-years-400": lambda: sum(isleap(year) for year in range(2000, 2400)),
    "days-since-2000": lambda: (date(2025, 1, 1) - date(2000, 1, 1)).days,
    "friday-13": compute.fridays_the_13th,
    "day-number-halloween": lambda: date(2024, 10, 31).timetuple().tm_yday,
    "calendar-layouts": compute.calendar_layouts,
    "easter-dates": lambda: len(data.easter_dates()),
    # Six months of 29 days and six of 30.
    "islamic-year": lambda: 6 * 29 + 6 * 30,
    # Seven of the 19 years have a thirteenth month.
    "metonic-months": lambda: 19 * 12 + 7,
    "julian-delay": lambda: compute.julian_delay(1901, 2099),
    "minutes-week": lambda: 7 * 24 * 60,
    "minutes-year": lambda: 365 * 24 * 60,
    "seconds-year": lambda: 365 * 86400,
    "seconds-400-years": lambda: compute.nearest(10**8, 146097 * 86400),
    "julian-year-seconds": lambda: 365.25 * 86400,
    "calendar-round": lambda: math.lcm(260, 365),
    # chemistry
    "elements-known": lambda: data.mendeleev("select count(*) from elements")[0][0],
    "atomic-number-gold": lambda: data.element("Gold", "atomic_number"),
    "one-letter-symbols": lambda: data.mendeleev(
        "select count(*) from elements where length(symbol) = 1"
    )[0][0],
    "period-6": lambda: data.mendeleev("select count(*) from elements where period = 6")[0][0],
    "tin-isotopes": lambda: data.mendeleev(
        "select count(*) from isotopes where atomic_number = 50 and not is_radioactive"
    )[0][0],
    "melting-gold": lambda: data.celsius("Gold", "melting_point"),
    "boiling-mercury": lambda: data.celsius("Mercury", "boiling_point"),
    "caffeine-atoms": lambda: 8 + 10 + 4 + 2,
    "glucose-molar-mass": lambda: data.molar_mass(C=6, H=12, O=6),
    "discovery-phosphorus": lambda: data.element("Phosphorus", "discovery_year"),
    "discovery-gallium": lambda: data.element("Gallium", "discovery_year"),
    "discovery-radium": lambda: data.element("Radium", "discovery_year"),
    "discovery-hydrogen": lambda: data.element("Hydrogen", "discovery_year"),
    "discovery-iodine": lambda: data.element("Iodine", "discovery_year"),
    "discovery-potassium": lambda: data.element("Potassium", "discovery_year"),
    "melting-lead": lambda: data.celsius("Lead", "melting_point"),
    "boiling-nitrogen": lambda: -data.celsius("Nitrogen", "boiling_point"),
    "lanthanum-lutetium": lambda: data.element("Lutetium", "atomic_number")
    - data.element("Lanthanum", "atomic_number")
    + 1,
    "uranium-neutrons": lambda: 238 - data.element("Uranium", "atomic_number"),
    # cities
    "london-new-york": lambda: data.distance(("London", "GB"), ("New York City", "US")),
    "paris-tokyo": lambda: data.distance(("Paris", "FR"), ("Tokyo", "JP")),
    "moscow-vladivostok": lambda: data.distance(("Moscow", "RU"), ("Vladivostok", "RU")),
    "bogota-sao-paulo": lambda: data.distance(("Bogotá", "CO"), ("São Paulo", "BR")),
    "cairo-cape-town": lambda: data.distance(("Cairo", "EG"), ("Cape Town", "ZA")),
    "sydney-santiago": lambda: data.distance(("Sydney", "AU"), ("Santiago", "CL")),
    # computing
    "ascii-printable": lambda: sum(chr(c).isprintable() for c in range(128)),
    "ipv4-addresses": lambda: ipaddress.ip_network("0.0.0.0/0").num_addresses,
    "sha1-bits": lambda: hashlib.sha1().digest_size * 8,
    "true-colours": lambda: 2**24,
    "naive-cafe-bytes": lambda: len("naïve café".encode()),
    "unicode-planes": lambda: (sys.maxunicode + 1) / 65536,
    "unix-epoch": lambda: time.gmtime(0).tm_year,
    "ipv6-bits": lambda: ipaddress.IPV6LENGTH,
    "beef": lambda: int("BEEF", base=16),
    "pixels-4k": lambda: 3840 * 2160,
    "unix-time-2000": lambda: timegm((2000, 1, 1, 0, 0, 0)),
    # countries
    "un-members": lambda: len(data.members("UNmember")),
    "un-members-africa": lambda: len(data.members("UNmember", continent="Africa")),
    "borders-germany": lambda: data.neighbours("DE"),
    "borders-china": lambda: data.neighbours("CN"),
    "borders-austria": lambda: data.neighbours("AT"),
    "borders-dr-congo": lambda: data.neighbours("CD"),
    "borders-mali": lambda: data.neighbours("ML"),
    "borders-laos": lambda: data.neighbours("LA"),
    "regions-japan": lambda: data.subdivisions("JP", "Prefecture"),
    "regions-switzerland": lambda: data.subdivisions("CH", "Canton"),
    "regions-turkiye": lambda: data.subdivisions("TR", "Province"),
    "regions-france": lambda: data.subdivisions("FR", "Metropolitan department"),
    "regions-sweden": lambda: data.subdivisions("SE", "County"),
    "regions-poland": lambda: data.subdivisions("PL", "Voivodship"),
    "regions-brazil": lambda: data.subdivisions("BR", "State"),
    "regions-canada": lambda: data.subdivisions("CA", "Province")
    + data.subdivisions("CA", "Territory"),
    "regions-kenya": lambda: data.subdivisions("KE", "County"),
    "iso-3166-codes": lambda: len(data.iso_codes("3166-1")),
    "un-switzerland": lambda: data.joined("UNmember", "CH"),
    "un-japan": lambda: data.joined("UNmember", "JP"),
    "un-germany": lambda: data.joined("UNmember", "DE"),
    "un-south-sudan": lambda: data.joined("UNmember", "SS"),
    # currencies
    "euro-croatia": lambda: data.currency_year("HR", "EUR"),
    "us-dollar": lambda: data.currency_year("US", "USD"),
    "japanese-yen": lambda: data.currency_year("JP", "JPY"),
    "deutsche-mark": lambda: data.currency_year("DE", "DEM"),
    "australian-dollar": lambda: data.currency_year("AU", "AUD"),
    "brazilian-real": lambda: data.currency_year("BR", "BRL"),
    "turkish-new-lira": lambda: data.currency_year("TR", "TRY"),
    "south-african-rand": lambda: data.currency_year("ZA", "ZAR"),
    "ukrainian-hryvnia": lambda: data.currency_year("UA", "UAH"),
    "polish-zloty": lambda: data.currency_year("PL", "PLN"),
    "euro-states-2024": lambda: len([m for m in data.members("EURO") if m["EU27"]]),
    "west-african-franc": lambda: data.currency_users("XOF"),
    "kuwaiti-dinar-fils": lambda: 10 ** data.currency_fraction_digits("KWD"),
    # Twenty shillings of twelve pence of four farthings.
    "farthings-pound": lambda: 20 * 12 * 4,
    # games
    "chess-squares": lambda: sum((9 - size) ** 2 for size in range(1, 9)),
    # No first move of White's can hinder a first move of Black's.
    "chess-openings": lambda: compute.first_chess_moves() ** 2,
    "domino-pips": lambda: sum(map(sum, combinations_with_replacement(range(7), 2))),
    "poker-hands": lambda: math.comb(52, 5),
    "bridge-hands": lambda: math.comb(52, 13),
    "lottery-49": lambda: math.comb(49, 6),
    "lottery-euromillions": lambda: math.comb(50, 5) * math.comb(12, 2),
    "chess-grains": lambda: sum(2**square for square in range(32)),
    "roulette-sum": lambda: sum(range(37)),
    "go-points": lambda: 19**2,
    "noughts-crosses": compute.noughts_and_crosses,
    "pentominoes": lambda: compute.polyominoes(5),
    # One corner piece stays where it is; the twist of the last one follows from the others.
    "pocket-cube": lambda: math.factorial(7) * 3**6,
    # Any of 13 ranks, and any other card.
    "four-of-a-kind": lambda: 13 * 48,
    "eight-queens": lambda: compute.queens(8),
    "hanoi-ten": lambda: compute.hanoi_moves(10),
    "backgammon-pips": lambda: 2 * 24 + 5 * 13 + 3 * 8 + 5 * 6,
    # geography
    "equator-length": lambda: compute.equator_length(),
    "degree-latitude": lambda: compute.meridian_length() / 360,
    "polar-circumference": lambda: compute.meridian_length(),
    "area-earth": lambda: compute.nearest(10**6, compute.earth_surface()),
    # language
    "letters-greek": lambda: compute.letters("Α", "Ω", "GREEK CAPITAL LETTER"),
    "letters-hebrew": lambda: compute.letters("א", "ת", "HEBREW LETTER", without="FINAL"),
    "letters-georgian": lambda: compute.letters("ა", "ჰ", "GEORGIAN LETTER"),
    "hangul-syllables": compute.hangul_syllables,
    "braille-cells": lambda: 2**6,
    "kangxi-radicals": lambda: compute.letters("\u2f00", "\u2fdf", "KANGXI RADICAL"),
    # The letter ё stands outside the range of the others.
    "letters-russian": lambda: compute.letters("А", "Я", "CYRILLIC CAPITAL LETTER") + 1,
    "hiragana": compute.basic_hiragana,
    # mathematics
    "primes-1000": lambda: len(compute.primes_below(1000)),
    "diagonals-icosagon": lambda: math.comb(20, 2) - 20,
    "tesseract-edges": lambda: compute.hypercube_edges(4),
    "octagon-triangulations": lambda: compute.triangulations(8),
    "partitions-20": lambda: compute.ways_to_sum(20, tuple(range(1, 21))),
    "change-dollar": lambda: compute.ways_to_sum(100, (1, 5, 10, 25, 50)),
    "mississippi": lambda: math.factorial(11)
    // math.prod(math.factorial("mississippi".count(letter)) for letter in set("mississippi")),
    "digits-100-factorial": lambda: len(str(math.factorial(100))),
    "dodecagon-angle": lambda: (12 - 2) * 180 / 12,
    "taxicab": compute.first_taxicab_number,
    "third-perfect": lambda: compute.perfect_numbers(1000)[2],
    "shared-birthday": lambda: compute.people_for_a_shared_birthday(),
    "sum-to-100": lambda: sum(range(101)),
    "fibonacci-20": lambda: compute.fibonacci(20),
    # Three edges a triangle, each shared by two.
    "icosahedron-edges": lambda: 20 * 3 / 2,
    "magic-square": lambda: sum(range(1, 17)) / 4,
    "collatz-27": lambda: compute.collatz_steps(27),
    "paper-folds": lambda: 0.1 * 2**42 / 10**6,
    # moons
    "moon-diameter": lambda: 2 * data.body("R_mean_moon") / 1000,
    "earth-moon-mass": lambda: data.body("GM_earth") / data.body("GM_moon"),
    "moon-synodic": data.synodic_month,
    # The Moon keeps one face to the Earth: it turns once in an orbit.
    "moon-sidereal": lambda: data.hapsira("rotational_elements")["rotational_period_moon"],
    # music: equal temperament from the A of 440 Hz, nine semitones above middle C
    "middle-c": lambda: 440 * 2 ** (-9 / 12),
    "piano-highest": lambda: 440 * 2 ** (39 / 12),
    "twelve-days": lambda: sum(sum(range(1, day + 1)) for day in range(1, 13)),
    "octave-cents": lambda: 12 * 100,
    "midi-notes": lambda: 2**7,
    # physics
    "light-km-per-second": lambda: data.amount("speed_of_light", "km/s"),
    "standard-atmosphere": lambda: data.amount("standard_atmosphere", "Pa"),
    "absolute-zero": lambda: -data.amount("0 kelvin", "degC"),
    "proton-electron-mass": lambda: data.amount("proton_mass / electron_mass", ""),
    "nautical-mile": lambda: data.amount("nautical_mile", "m"),
    "mile-metres": lambda: data.amount("mile", "m"),
    "mile-feet": lambda: data.amount("mile", "feet"),
    "pound-grams": lambda: data.amount("pound", "g"),
    "gallon-inches": lambda: data.amount("US_liquid_gallon", "inch ** 3"),
    "kilowatt-hour": lambda: data.amount("kilowatt_hour", "kJ"),
    "curie": lambda: data.amount("curie", "Bq"),
    "astronomical-unit": lambda: data.amount("astronomical_unit", "m"),
    "light-year": lambda: compute.nearest(10**9, data.amount("light_year", "km")),
    "parsec": lambda: compute.nearest(10**9, data.amount("parsec", "km")),
    "fahrenheit-boiling": lambda: data.amount("373.15 kelvin", "degF"),
    "sunlight-seconds": lambda: data.amount("astronomical_unit / speed_of_light", "s"),
    # The square root of the ratio of specific heats, the gas constant of air and 15 °C.
    "speed-of-sound": lambda: math.sqrt(1.4 * 287.05287 * 288.15),
    # planets
    "mercury-orbit": lambda: data.orbit_days("Mercury"),
    "mars-orbit": lambda: data.orbit_days("Mars"),
    "jupiter-orbit": lambda: data.orbit_days("Jupiter") / 365.25,
    "neptune-orbit": lambda: data.orbit_days("Neptune") / 365.25,
    "saturn-orbit": lambda: data.orbit_days("Saturn") / 365.25,
    "sun-earth-mass": lambda: data.body("GM_sun") / data.body("GM_earth"),
    "sun-earth-diameter": lambda: data.body("R_sun") / data.body("R_earth"),
    "sun-diameter": lambda: 2 * data.body("R_sun") / 1000,
    "distance-mercury": lambda: compute.nearest(10**6, data.sun_distance("Mercury")),
    "distance-mars": lambda: compute.nearest(10**6, data.sun_distance("Mars")),
    "distance-jupiter": lambda: compute.nearest(10**6, data.sun_distance("Jupiter")),
    "distance-saturn": lambda: compute.nearest(10**8, data.sun_distance("Saturn")),
    "distance-neptune": lambda: compute.nearest(10**8, data.sun_distance("Neptune")),
    "earth-rotation": lambda: 1440 * data.hapsira("rotational_elements")["rotational_period_earth"],
    "venus-rotation": lambda: -data.hapsira("rotational_elements")["rotational_period_venus"],
    "jupiter-diameter": lambda: 2 * data.body("R_jupiter") / 1000,
    "jupiter-earth-mass": lambda: data.body("GM_jupiter") / data.body("GM_earth"),
    "earth-escape": lambda: math.sqrt(2 * data.body("GM_earth") / data.body("R_earth")) / 1000,
    # spaceflight
    "geostationary-height": lambda: compute.geostationary_height(
        data.body("GM_earth"), data.body("R_earth")
    ),
    # sport
    "laps-10000": lambda: 10_000 / 400,
    # Fifteen reds, each with a black, then the six colours.
    "snooker-maximum": lambda: 15 * (1 + 7) + sum(range(2, 8)),
    "darts-checkout": compute.highest_checkout,
    "bowling-perfect": lambda: compute.bowling_score([10] * 12),
    "paris-olympiad": lambda: len(range(1896, 2025, 4)),
    # All pairings in each group; then 15 teams lose a match each, and two play for third place.
    "world-cup-matches": lambda: 8 * math.comb(4, 2) + 15 + 1,
    "dartboard-sum": lambda: sum(range(1, 21)),
    # Euler: faces = edges - corners + 2; three edges meet in each of 60 corners.
    "football-panels": lambda: 60 * 3 / 2 - 60 + 2,
    # technology
    # An A0 sheet has a square metre, its sides as 1 to the root of 2; A4 halves it four times.
    "a4-length": lambda: 1000 * 2**0.25 / 4,
    # time
    "nepal-offset": lambda: data.offset_minutes("Asia/Kathmandu", 2025, 1, 1),
    "kiritimati-offset": lambda: data.offset_minutes("Pacific/Kiritimati", 2025, 1, 1) / 60,
    "leap-seconds": lambda: len(data.leap_second_years()),
    "leap-second-year": lambda: data.leap_second_years()[-1],
    "samoa-date-line": lambda: data.change_year("Pacific/Apia", -600, 840),
    "germany-summer-time": lambda: data.summer_time_years("Europe/Berlin")[0],
    "us-daylight-saving": lambda: data.summer_time_years("America/New_York")[0],
    "china-summer-time": lambda: data.summer_time_years("Asia/Shanghai")[-1],
    "spain-central-time": lambda: data.change_year("Europe/Madrid", 0, 60),
    "turkiye-clocks": lambda: data.change_year("Europe/Istanbul", 120, 180),
    "first-leap-second": lambda: data.leap_second_years()[0],
    "russia-clocks": lambda: len(data.clock_times("RU", 2025, 1, 1)),
    "degrees-hour": lambda: 360 / 24,
}
