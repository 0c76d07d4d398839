"""Checks packs/world-facts/holdb.csv, form and figures; called by script/check-facts."""

import argparse
import csv
import io
import re
import sys
import unicodedata
from collections import Counter
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

from fact_checks import CHECKS
from fact_comparisons import COMPARISONS

HEADER = ["Fact", "Value", "Unit", "Id", "Source", "AsOf", "Tags", "Difficulty"]
PATTERNS = {
    "Value": r"(0|[1-9][0-9]*)(\.[0-9]*[1-9])?",
    "Id": r"[a-z0-9-]{3,40}",
    "AsOf": r"[0-9]{4}-[0-9]{2}-[0-9]{2}",
    "Tags": r"[a-z]+(;[a-z]+)*",
    "Difficulty": r"[1-5]",
}
LATEST = date(2026, 1, 1)


def written(table):
    """The bytes that RFC 4180 gives for a table with LF line ends and no needless quotes."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(table)
    return text.getvalue().encode()


def faults_of_form(raw, table):
    """What is wrong with the file as a file, a sentence each."""
    text = raw.decode()
    if written(table) != raw:
        yield "not in canonical form: needless quotes, line ends or empty lines"
    if unicodedata.normalize("NFC", text) != text:
        yield "not in Unicode normalisation form C"
    for character in sorted(set(text) - {"\n"}):
        if unicodedata.category(character) in ("Cc", "Cf", "Co", "Cs", "Cn"):
            yield f"holds the character U+{ord(character):04X}"


def faults_of_rows(rows):
    """What is wrong with the rows, whatever their figures, a sentence each."""
    for row in rows:
        yield from (f"{row['Id']}: {fault}" for fault in faults_of_row(row))
    for column in ("Fact", "Id"):
        counts = Counter(row[column].casefold() for row in rows)
        yield from (f"{column} stands twice: {text}" for text, n in counts.items() if n > 1)
    order = [(subject(row), row["Id"]) for row in rows]
    if order != sorted(order):
        yield "rows are not in the order of their subjects and ids"
    if len(rows) < 305 or len(set(map(subject, rows))) < 20:
        yield "fewer than 305 facts or 20 subjects"


def faults_of_row(row):
    for column, text in row.items():
        if not text or text != " ".join(text.split()):
            yield f"{column} is empty or has stray spaces"
        if column in PATTERNS and not re.fullmatch(PATTERNS[column], text):
            yield f"{column} is not of its form: {text}"
            return
    if not 20 <= len(row["Fact"]) <= 110:
        yield f"Fact has {len(row['Fact'])} characters, not 20 to 110"
    if Decimal(row["Value"]) < 5 or row["Unit"] == "year" and "." in row["Value"]:
        yield f"Value does not suit the game: {row['Value']}"
    try:
        if date.fromisoformat(row["AsOf"]) > LATEST:
            yield f"AsOf is later than {LATEST}"
    except ValueError:
        yield f"AsOf is no date: {row['AsOf']}"


def subject(row):
    return row["Tags"].split(";")[0]


def fault_of_figure(row):
    """What is wrong with a figure that can be found again, or None."""
    stated = Decimal(row["Value"])
    try:
        found = Decimal(repr(CHECKS[row["Id"]]()))
    except Exception as error:  # A source that changed its form is as bad as one that disagrees.
        return f"{row['Id']}: cannot be checked: {error!r}"
    if found.quantize(stated, ROUND_HALF_UP) != stated:
        return f"{row['Id']}: expected {found}, found {stated} in the file"
    return None


def fault_of_comparison(row):
    """What is wrong with a figure that only has to be near another one, or None."""
    percent, function = COMPARISONS[row["Id"]]
    stated, other = float(row["Value"]), function()
    if abs(stated - other) > other * percent / 100:
        return f"{row['Id']}: {stated:.0f} in the file is not within {percent} % of {other}"
    return None


def parse(arguments):
    home = Path(__file__).parents[2] / "packs" / "world-facts" / "holdb.csv"
    parser = argparse.ArgumentParser(prog="check-facts", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=home)
    parser.add_argument("--list", action="store_true", help="name the facts by reference")
    return parser.parse_args(arguments)


def read(file):
    """The bytes of the file and its cells, the header among them."""
    raw = file.read_bytes()
    try:
        table = list(csv.reader(io.StringIO(raw.decode(), newline=""), strict=True))
    except (UnicodeDecodeError, csv.Error) as error:
        sys.exit(f"check-facts: {file} cannot be read: {error}")
    if table[:1] != [HEADER] or any(len(cells) != len(HEADER) for cells in table):
        sys.exit(f"check-facts: {file} needs {','.join(HEADER)} in every row")
    return raw, table


def report(rows, listing):
    """Prints a paragraph per subject and the total; returns how many figures are wrong."""
    wrong = 0
    for name in sorted(set(map(subject, rows))):
        here = [row for row in rows if subject(row) == name]
        checked = [row for row in here if row["Id"] in CHECKS]
        compared = [row for row in here if row["Id"] in COMPARISONS]
        print(f"{name}: {len(here)} facts, {len(checked)} checked, {len(compared)} compared")
        faults = [*map(fault_of_figure, checked), *map(fault_of_comparison, compared)]
        for fault in filter(None, faults):
            wrong += 1
            print(f"  wrong: {fault}")
        for row in here if listing else []:
            if row["Id"] not in CHECKS:
                print(f"  {row['Id']}: {row['Fact']}: {row['Value']} {row['Unit']}")
                print(f"    {row['Source']}")
    checked = sum(row["Id"] in CHECKS for row in rows)
    compared = sum(row["Id"] in COMPARISONS for row in rows)
    print(
        f"{len(rows)} facts: {checked} checked by computation or data, "
        f"{len(rows) - checked} by reference, {compared} of them compared with data; {wrong} wrong"
    )
    return wrong


def main():
    options = parse(sys.argv[1:])
    raw, table = read(options.file)
    rows = [dict(zip(HEADER, cells)) for cells in table[1:]]
    faults = [*faults_of_form(raw, table), *faults_of_rows(rows)]
    unknown = (CHECKS.keys() | COMPARISONS.keys()) - {row["Id"] for row in rows}
    faults += [f"{id}: has a check but is not in the file" for id in sorted(unknown)]
    for fault in faults:
        print(f"check-facts: {fault}")
    sys.exit(1 if report(rows, options.list) or faults else 0)


if __name__ == "__main__":
    main()
