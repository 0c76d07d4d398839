"""Compares what packtool inspect says of a pack (on standard input) with what the Python reader finds."""

import json
import sys
from pathlib import Path

import qpk


def main() -> None:
    said = json.load(sys.stdin)
    pack = qpk.Pack(Path(sys.argv[1]).read_bytes())
    found = {
        "id": pack.card.id,
        "version": pack.card.version,
        "kind": pack.card.kind,
        "questions": pack.card.questions,
        "content": pack.content_digest.hex(),
        "root": pack.root.hex(),
        "rules": dict(rows(pack.content, "rules", "Name", "Value")),
        "about": [list(row) for row in rows(pack.content, "about", "Key", "Language", "Text")],
        "sources": [
            [name, format, digest.hex()]
            for name, format, digest in rows(pack.provenance, "sources", "Name", "Format", "SHA256")
        ],
    }
    said["about"] = [[row["key"], row["language"], row["text"]] for row in said["about"]]
    said["sources"] = [[row["name"], row["format"], row["sha256"]] for row in said["sources"]]
    wrong = [key for key, value in found.items() if said[key] != value]
    for key in wrong:
        print(f"{key}: packtool says {said[key]!r}, the Python reader {found[key]!r}", file=sys.stderr)
    sys.exit(1 if wrong else 0)


def rows(zone, table, *columns):
    """The rows of a table as tuples of the columns named."""
    found = zone.table(table)
    return [tuple(found.column(name).value(row) for name in columns) for row in range(found.rows)]


main()
