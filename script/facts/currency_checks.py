"""How the choices of packs/world-currencies are found again: question id -> a check.

A check takes a question and gives what is wrong with it, a sentence each: that the right choice
is right, and that none of the wrong ones is. A question that is not listed here rests on the
reference it names.
"""

import unicodedata

import currency_data as data


def country(name):
    """The right choice is money of a country today, and no wrong one is."""

    def check(question):
        used = data.in_use(data.territory(name))
        for choice in question.choices:
            called = data.currencies_called(choice)
            if not called:
                yield f"there is no {choice}"
            if bool(called & used) != (choice == question.right):
                yield f"{choice}: {name} uses {sorted(used)}"

    return check


def users(currency, since=None):
    """The right choice is a country that uses a currency (from a year on), and no wrong one is."""

    def check(question):
        for choice in question.choices:
            uses = any(
                listed == currency and end is None and since in (None, start)
                for listed, start, end in data.history(data.territory(choice))
            )
            if uses != (choice == question.right):
                yield f"{choice}: {'uses' if uses else 'does not use'} {currency}"

    return check


def without(word):
    """The right choice is the one country whose money is not called so."""

    def check(question):
        for choice in question.choices:
            used = data.in_use(data.territory(choice))
            has = any(
                data.is_called(currency, each) for currency in used for each in word.split("/")
            )
            if has == (choice == question.right):
                yield f"{choice}: uses {sorted(used)}"

    return check


def name_of(code):
    """The right choice is the name of a code in use, and the wrong ones name others."""

    def check(question):
        for choice in question.choices:
            found = data.code_named(choice)
            if found is None:
                yield f"{choice} is no name of a currency in use"
            elif (found == code) != (choice == question.right):
                yield f"{choice} has the code {found}"

    return check


def code_of(name):
    """The right choice is the code of a currency, and the wrong ones are of others."""

    def check(question):
        for choice in question.choices:
            found = data.current().get(choice)
            if not found:
                yield f"{choice} is no code in use"
            elif (data.plain(found) == data.plain(name)) != (choice == question.right):
                yield f"{choice} is the code of the {found}"

    return check


def sign(character):
    """The name of a character in Unicode has the currency's, and none of the wrong ones."""

    def check(question):
        name = data.plain(unicodedata.name(character)).replace("sheqel", "shekel").split()
        for choice in question.choices:
            if not data.currencies_called(choice):
                yield f"there is no {choice}"
            if (data.plain(choice).split()[-1] in name) != (choice == question.right):
                yield f"{choice}: {character} is the {' '.join(name)}"

    return check


def written(character, **places):
    """Only the right choice is written with a character in its own country."""

    def check(question):
        for choice in question.choices:
            code = data.code_named(choice)
            found = data.symbol(code, places[code])
            if (found == character) != (choice == question.right):
                yield f"{choice} is written {found}"

    return check


def gave_up(name, heir, year=None):
    """The right choice was a country's money before another, and no wrong one ever was."""

    def check(question):
        here = data.history(data.territory(name))
        if not any(currency == heir and year in (None, start) for currency, start, _ in here):
            yield f"{name} did not change to {heir} in {year}"
        past = {currency for currency, _, end in here if end}
        for choice in question.choices:
            called = data.currencies_called(choice)
            if not called:
                yield f"there is no {choice}"
            if bool(called & past) != (choice == question.right):
                yield f"{choice}: {name} had {sorted(past)}"

    return check


def began(name, year):
    """The right choice became a country's money in a year, and no wrong one did."""

    def check(question):
        new = {
            currency for currency, start, _ in data.history(data.territory(name)) if start == year
        }
        for choice in question.choices:
            if bool(data.currencies_called(choice) & new) != (choice == question.right):
                yield f"{choice}: {name} began {sorted(new)} in {year}"

    return check


def metal(code):
    """The right choice is what ISO 4217 calls a metal's code."""

    def check(question):
        names = {found.alpha_3: found.name for found in data.pycountry.currencies}
        for choice in question.choices:
            if choice not in names.values() or (names[code] == choice) != (
                choice == question.right
            ):
                yield f"{choice}: {code} is {names[code]}"

    return check


def whole(question):
    """Only the right choice has no decimals."""
    for choice in question.choices:
        code = data.code_named(choice)
        if (data.decimals(code) == 0) != (choice == question.right):
            yield f"{choice} has {data.decimals(code)} decimals"


def number(found):
    """The right choice is a number that is reckoned."""

    def check(question):
        if question.right != str(found()):
            yield f"expected {found()}, found {question.right}"

    return check


def letters(question):
    """Codes of countries begin at least nine in ten codes that have no leading X."""
    own = [code for code in data.current() if not code.startswith("X")]
    countries = {found.alpha_2 for found in data.pycountry.countries}
    if question.right != "Country" or sum(code[:2] in countries for code in own) < 0.9 * len(own):
        yield "most codes do not begin with a country's"


CHECKS = {
    "japan": country("Japan"),
    "poland": country("Poland"),
    "thailand": country("Thailand"),
    "vietnam": country("Vietnam"),
    "peru": country("Peru"),
    "hungary": country("Hungary"),
    "south-africa": country("South Africa"),
    "nigeria": country("Nigeria"),
    "ethiopia": country("Ethiopia"),
    "kazakhstan": country("Kazakhstan"),
    "albania": country("Albania"),
    "costa-rica": country("Costa Rica"),
    "bangladesh": country("Bangladesh"),
    "papua-new-guinea": country("Papua New Guinea"),
    "madagascar": country("Madagascar"),
    "euro-2023": users("EUR", 2023),
    "euro-2026": users("EUR", 2026),
    "montenegro": users("EUR", 2002),
    "us-dollar-andes": users("USD", 2000),
    "us-dollar-2001": users("USD", 2001),
    "us-dollar-asia": users("USD"),
    "rand-area": users("ZAR"),
    "west-african-franc": users("XOF"),
    "central-african-franc": users("XAF"),
    "australian-dollar": users("AUD"),
    "palau": users("USD"),
    "east-caribbean-dollar": users("XCD"),
    "bhutan": users("INR"),
    "swiss-franc-abroad": users("CHF"),
    "no-peso": without("peso"),
    "no-dinar": without("dinar"),
    "no-crown": without("krona/krone"),
    **{
        f"code-{code.lower()}": name_of(code) for code in ("CHF", "INR", "MAD", "BWP", "GEL", "XCG")
    },
    "code-of-rand": code_of("South African rand"),
    "code-of-pound": code_of("British pound"),
    "code-of-hryvnia": code_of("Ukrainian hryvnia"),
    "code-of-yuan": code_of("Chinese yuan"),
    "code-xau": metal("XAU"),
    "code-letters": letters,
    "sign-rupee": sign("₹"),
    "sign-won": sign("₩"),
    "sign-shekel": sign("₪"),
    "sign-lira": sign("₺"),
    "sign-hryvnia": sign("₴"),
    "sign-tenge": sign("₸"),
    "sign-naira": sign("₦"),
    "sign-dong": sign("₫"),
    "sign-peso": written("₱", PHP="en_PH", MXN="es_MX", COP="es_CO", CLP="es_CL"),
    "sign-colon": sign("₡"),
    "sign-guarani": sign("₲"),
    "sign-kip": sign("₭"),
    "sign-baht": sign("฿"),
    "fils": number(lambda: 10 ** data.decimals("KWD")),
    # Twenty shillings of twelve pence.
    "old-pence": number(lambda: 20 * 12),
    "no-decimals": whole,
    "peseta": gave_up("Spain", "EUR"),
    "drachma": gave_up("Greece", "EUR"),
    "markka": gave_up("Finland", "EUR"),
    "tolar": gave_up("Slovenia", "EUR", 2007),
    "inti": gave_up("Peru", "PEN", 1991),
    "sucre": gave_up("Ecuador", "USD"),
    "real": began("Brazil", 1994),
}
