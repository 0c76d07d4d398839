"""Prints packs as the Python reader reads them, to be compared with what the programs print.

    python3 qpk.py show FILE      the questions, a JSON object on each line
    python3 qpk.py values FILE    every value, a column on each line, as Fixtures/format keeps them
    python3 qpk.py verify FILE    exit status 0; 4 and why on standard error; 3 for no such file

The reader itself, the package `packtool`, shares no code with the library in Swift and was written from
docs/FORMAT.md alone. Where the two disagree about the bytes of a pack, one of them or the document is wrong.
"""

import datetime
import sys
from decimal import Decimal
from hashlib import sha256

import packtool
from packtool._errors import require
from packtool._header import PAGE
from packtool._pack import question_id, typed


ESCAPES = {**{code: f"\\u{code:04x}" for code in range(32)}, ord('"'): '\\"', ord("\\"): "\\\\"}


def quoted(string):
    return '"' + string.translate(ESCAPES) + '"'


def plain(value):
    """A value as text; a date is its number of days since 1970-01-01."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, Decimal):
        return f"{value:f}"
    if isinstance(value, datetime.date):
        return str((value - datetime.date(1970, 1, 1)).days)
    return quoted(value) if isinstance(value, str) else str(value)


def values(pack):
    """The lines of JSON that Fixtures/format/README.md describes."""
    card = pack.card
    titles = ",".join(f"{quoted(language)}:{quoted(title)}" for language, title in card.titles)
    yield (
        f'{{"id":{quoted(card.id)},"version":{quoted(card.version)},"kind":{quoted(card.kind)},'
        f'"asOf":{lasting(card.as_of)},"questions":{card.questions},"titles":{{{titles}}},'
        f'"content":"{pack.content_digest.hex()}","root":"{pack.root.hex()}"}}'
    )
    yield "[" + ",".join(["\"ids\"", *map(quoted, pack.question_ids)]) + "]"
    for name, zone in pack.zones:
        for table in zone.tables:
            yield f'["{name}",{quoted(table.name)},{len(table)}]'
            for column in table.columns:
                cells = [lasting(column.value(row)) for row in range(len(table))]
                head = [quoted(text) for text in (name, table.name, column.label, column.type, column.target)]
                yield "[" + ",".join(head + cells) + "]"


def lasting(value):
    """A value as `values` prints it; a decimal is a text, so that it stays exact."""
    if value is None:
        return "null"
    if isinstance(value, bytes):
        return quoted(f"sha256:{sha256(value).hexdigest()}")
    if isinstance(value, datetime.date):
        return quoted(value.isoformat())
    return quoted(f"{value:f}") if isinstance(value, Decimal) else plain(value)


def show(pack):
    places = pack.provenance.table(pack.questions.name)
    require(places is not None, PAGE, f"no table {pack.questions.name} in the provenance")
    source, line = typed(places, "Source", "reference"), typed(places, "Line", "integer")
    require(source.target == ".sources", source.offset, "Source does not refer to sources")
    # A target has to exist, so there is a table of sources.
    name = typed(pack.provenance.table(".sources"), "Name", "string")
    for row, question in enumerate(pack.questions):
        members = [(label, json_value(value)) for label, value in question.items()]
        members = [(key, value) for key, value in members if value is not None]
        # A column may have one of these names; a name stands there once.
        taken = {key for key, _ in members}
        id, is_derived = question_id(pack, row)
        own = [("index", str(row)), ("id", quoted(id)), ("idIsDerived", plain(is_derived))]
        members = [member for member in own if member[0] not in taken] + members
        at = source.value(row)
        origin = [("source", None if at is None else json_value(name.value(at)))]
        origin.append(("line", json_value(line.value(row))))
        members += [(key, value) for key, value in origin if key not in taken]
        yield "{" + ",".join(f"{quoted(k)}:{v}" for k, v in members if v is not None) + "}"


def json_value(value):
    if value is None:
        return None
    if isinstance(value, datetime.date):
        return quoted(value.isoformat())
    return quoted(value.hex()) if isinstance(value, bytes) else plain(value)


def main(arguments):
    commands = {"values": values, "show": show, "verify": lambda pack: pack.verify() or ()}
    if len(arguments) != 2 or arguments[0] not in commands:
        print("usage: qpk.py values|show|verify FILE", file=sys.stderr)
        return 2
    command, path = arguments
    try:
        for line in commands[command](packtool.open(path)):
            sys.stdout.buffer.write(line.encode("utf-8") + b"\n")
        sys.stdout.buffer.flush()
    except OSError as error:
        print(f"{path}: {error.strerror}", file=sys.stderr)
        return 3
    except packtool.PackError as error:
        sys.stdout.buffer.flush()
        print(f"{path}: {error}", file=sys.stderr)
        return 4
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
