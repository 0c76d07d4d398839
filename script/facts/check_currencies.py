"""Checks packs/world-currencies: form, pictures and choices; called by script/check-facts."""

import argparse
import hashlib
import sys
import xml.etree.ElementTree as ET
from collections import Counter, namedtuple
from pathlib import Path

from currency_checks import CHECKS

ROOT = Path(__file__).resolve().parents[2]
PACK = ROOT / "packs" / "world-currencies"
DRAWINGS = ROOT / "script" / "art" / "currencies" / "drawings.txtar"

sys.path.insert(0, str(ROOT / "Tools" / "Python"))
import txtar  # noqa: E402

Question = namedtuple(
    "Question", "id image source tags difficulty prompt right choices alt explanation"
)


def read(file):
    """The questions of the file, each with its choices as they stand."""
    for element in ET.parse(file).getroot():
        choices = [choice.text or "" for choice in element.findall("choice")]
        right = [choice.text for choice in element.findall("choice[@right='true']")]
        texts = {name: element.findtext(name, "") for name in ("prompt", "alt", "explanation")}
        yield Question(**element.attrib, **texts, right=right[0], choices=choices)


def faults_of_form(question):
    """What is wrong with a question, whatever its choices say."""
    if not all(question) or not all(question.choices) or len(set(question.choices)) != 4:
        yield "it lacks a part, or has not four choices that differ"
    if question.image != f"{question.id}.png" or not question.explanation.endswith("."):
        yield "its picture is not named like it, or its explanation is no sentence"
    shown = [choice for choice in question.choices if choice.casefold() in question.alt.casefold()]
    if shown == [question.right] or question.right.casefold() in question.prompt.casefold().split():
        yield f"what is shown or asked gives {question.right} away"


def faults_of_pack(questions):
    """What is wrong with the pack as a whole."""
    for name in ("id", "prompt", "alt", "explanation"):
        counts = Counter(getattr(question, name) for question in questions)
        yield from (f"{name} stands twice: {text}" for text, n in counts.items() if n > 1)
    pictures = {path.name: path.read_bytes() for path in (PACK / "images").iterdir()}
    if set(pictures) != {question.image for question in questions}:
        yield "the pictures are not those of the questions"
    drawn = {Path(entry.name).stem for entry in txtar.load(DRAWINGS)[1]}
    if drawn != {question.id for question in questions}:
        yield "the drawings are not those of the questions"
    counts = Counter(hashlib.sha256(raw).digest() for raw in pictures.values())
    if max(counts.values()) > 1 or sum(map(len, pictures.values())) > 1_500_000:
        yield "a picture stands twice, or all are more than 1.5 MB"
    # By chance the right choice is the only longest, or shortest, of four in less than a quarter.
    for name, pick in (("longest", max), ("shortest", min)):
        found = sum(
            [len(choice) for choice in question.choices].count(len(question.right)) == 1
            and len(question.right) == pick(map(len, question.choices))
            for question in questions
        )
        if found > len(questions) / 4:
            yield f"the right choice is the {name} in {found} questions"


def main():
    parser = argparse.ArgumentParser(prog="check-facts", description=__doc__)
    parser.add_argument("--list", action="store_true", help="show the questions by reference")
    listing = parser.parse_args().list
    questions = list(read(PACK / "questions.xml"))
    faults = [*faults_of_pack(questions)]
    faults += [
        f"{id}: has a check but is no question"
        for id in sorted(CHECKS.keys() - {q.id for q in questions})
    ]
    for question in questions:
        faults += [f"{question.id}: {fault}" for fault in faults_of_form(question)]
        if question.id in CHECKS:
            faults += [f"{question.id}: {fault}" for fault in CHECKS[question.id](question)]
        elif listing:
            print(f"  {question.id}: {question.prompt} {question.right}\n    {question.source}")
    for fault in faults:
        print(f"  wrong: {fault}")
    checked = sum(question.id in CHECKS for question in questions)
    print(
        f"world-currencies: {len(questions)} questions: {checked} checked by data, with all choices, "
        f"{len(questions) - checked} by reference; {len(faults)} wrong"
    )
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
