"""Reads CLDR (by way of babel) and ISO 4217 (by way of pycountry) for the check of currencies."""

import unicodedata
from functools import cache

import pycountry
from babel import Locale
from babel.core import get_global

ENGLISH = Locale("en")
# What CLDR calls otherwise.
TERRITORIES = {"DR Congo": "CD", "Saint Lucia": "LC"}
# What came after this edition of CLDR, by the sources that the questions name: ISO 4217 has
# dropped the lev from its list, and the check holds it to that.
LATER = {"BG": [("EUR", 2026, None)]}
DROPPED = {"BG": "BGN"}


def plain(text):
    """Small letters without accents, as names are compared."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c)).replace("ł", "l")


@cache
def territory(name):
    """The ISO 3166 code of a country by its English name."""
    if name in TERRITORIES:
        return TERRITORIES[name]
    (code,) = (
        code
        for code, known in ENGLISH.territories.items()
        if len(code) == 2 and plain(known) == plain(name)
    )
    return code


def history(code):
    """The legal tender of a territory: (currency, year it began, year it ended or None)."""
    listed = [
        (currency, start[0], end[0] if end else None)
        for currency, start, end, tender in get_global("territory_currencies")[code]
        if tender and start
    ]
    if code in LATER:
        assert pycountry.currencies.get(alpha_3=DROPPED[code]) is None
        listed = [(c, a, z or (2025 if c == DROPPED[code] else None)) for c, a, z in listed]
    return listed + LATER.get(code, [])


def in_use(code):
    """The currencies that are legal tender in a territory."""
    return {currency for currency, _, end in history(code) if end is None}


def current():
    """Every code of ISO 4217 list one, with its CLDR name where it has one."""
    codes = (currency.alpha_3 for currency in pycountry.currencies)
    return {code: ENGLISH.currencies.get(code, "") for code in codes}


def code_named(name):
    """The code in use of a currency by its whole name, or None."""
    return {plain(known): code for code, known in current().items() if known}.get(plain(name))


def is_called(currency, word):
    """Whether a currency's name, or how it ends, is the word."""
    # Past ones have their years behind the name.
    name, word = plain(ENGLISH.currencies.get(currency, "").split(" (")[0]), plain(word)
    return name == word or name.endswith(" " + word)


def currencies_called(word):
    """All currencies, past ones too, that are called so."""
    return {code for code in ENGLISH.currencies if is_called(code, word)}


def decimals(currency):
    fractions = get_global("currency_fractions")
    return fractions.get(currency, fractions["DEFAULT"])[0]


def symbol(currency, locale):
    """How a currency is written in its own country."""
    return Locale.parse(locale).currency_symbols[currency]
