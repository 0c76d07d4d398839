"""Compares what packtool inspect says of a pack (on standard input) with what the Python reader finds."""

import json
import sys
from pathlib import Path

import packtool
from packtool._pack import key_columns

SCHEMAS = Path(__file__).resolve().parents[2] / "schemas"


def main() -> None:
    said = json.load(sys.stdin)
    pack = packtool.Pack(Path(sys.argv[1]).read_bytes())
    found = {
        "id": pack.card.id,
        "version": pack.card.version,
        "kind": pack.card.kind,
        "questions": pack.card.questions,
        "key": [column.name for column in key_columns(pack)],
        "content": pack.content_digest.hex(),
        "root": pack.root.hex(),
        "rules": dict(rows(pack.content, "rules", "Name", "Value")),
        "about": [list(row) for row in rows(pack.content, "about", "Key", "Language", "Text")],
        "languages": languages(pack),
        "texts": [list(row) for row in rows(pack.content, "texts", "Name", "Language", "Text")],
        "theme": dict(rows(pack.content, "theme", "Name", "Value")),
        "assets": [
            [*row[:4], len(row[4])]
            for row in rows(pack.content, "assets", "Name", "Type", "Width", "Height", "Bytes")
        ],
        "sources": [
            [name, format, digest.hex()]
            for name, format, digest in rows(pack.provenance, "sources", "Name", "Format", "SHA256")
        ],
    }
    for lists in ("about", "languages", "texts", "assets", "sources"):
        said[lists] = [list(row.values()) for row in said[lists]]
    wrong = [key for key, value in found.items() if said[key] != value]
    for key in wrong:
        print(f"{key}: packtool says {said[key]!r}, the Python reader {found[key]!r}", file=sys.stderr)
    sys.exit(1 if wrong else 0)


def languages(pack):
    """Every language, the pack's own first, with the number of texts that its questions have in it."""
    kind = pack.card.kind
    if kind == "table":
        translatable = {column.name for column in pack.content.table(kind).columns if column.language}
    else:
        schema = json.loads((SCHEMAS / kind / f"{kind}.table.json").read_text("utf-8"))
        translatable = {field["name"] for field in schema["fields"] if field.get("translatable")}
    own, *titles = (language for language, _ in pack.card.titles)
    table = pack.content.table(kind)
    counts = dict.fromkeys(sorted({*titles, *(column.language for column in table.columns)} - {"", own}), 0)
    counts = {own: 0, **counts}
    for column in table.columns:
        if column.name in translatable:
            present = sum(column.has_value(row) for row in range(len(table)))
            counts[column.language or own] += present
    return [[language, count] for language, count in counts.items()]


def rows(zone, table, *columns):
    """The rows of a table as tuples of the columns named; none where there is no such table."""
    found = zone.table(table)
    if found is None:
        return []
    return [tuple(found.column(name).value(row) for name in columns) for row in range(len(found))]


main()
