"""Transcripts of the bots of packplay, and of the same games on the page."""

import json
import os
import subprocess
from decimal import Decimal
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(os.environ.get("PACKTOOL_BIN", ROOT / ".build/release"))


def of_bot(pack, seed, bot=None):
    """The lines of a game that a bot of packplay plays, without its last line, which sums up all games."""
    command = [BIN / "packplay", pack, "--self-play", "--seed", str(seed), "--games", "1", "--json", "--lang", "en"]
    done = subprocess.run(
        [*command, *(["--bot", bot] if bot else [])], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[:-1]


def parsed(lines):
    return [json.loads(line, parse_float=Decimal) for line in lines]


def first_difference(expected, found):
    """The first lines that differ, as a text; None if all are equal."""
    for number in range(max(len(expected), len(found))):
        pair = [lines[number] if number < len(lines) else "(no line)" for lines in (expected, found)]
        if pair[0] != pair[1]:
            return f"line {number + 1}\n  packplay: {pair[0]}\n  page:     {pair[1]}"
    return None
