"""Compares what packtool says of packs with what the Python reader finds, for each pack of a folder.

    python3 compare_reader.py FOLDER

Beside NAME.qpk stand what packtool prints of it: NAME.show of `show --json`, NAME.inspect of `inspect --json`, and
NAME.layout of `inspect --layout --json`. Every value, digest, rule and source has to be the same, and every byte named.
"""

import json
import sys
from pathlib import Path

import packtool
import qpk
from packtool._pack import key_columns
from packtool._tables import SECTION_NAMES

SCHEMAS = Path(__file__).resolve().parents[2] / "schemas"


def compare_inspect(pack, said):
    """Differences in identity, digests, rules and sources."""
    found = {
        "id": pack.card.id,
        "version": pack.card.version,
        "kind": pack.card.kind,
        "questions": pack.card.questions,
        "key": [column.name for column in key_columns(pack)],
        "content": pack.content_digest.hex(),
        "root": pack.root.hex(),
        "rules": dict(rows(pack.content, ".rules", "Name", "Value")),
        "about": [list(row) for row in rows(pack.content, ".about", "Key", "Language", "Text")],
        "languages": languages(pack),
        "texts": [list(row) for row in rows(pack.content, ".texts", "Name", "Language", "Text")],
        "theme": dict(rows(pack.content, ".theme", "Name", "Value")),
        "assets": [
            [*row[:4], len(row[4])]
            for row in rows(pack.content, ".assets", "Name", "Type", "Width", "Height", "Bytes")
        ],
        "sources": [
            [name, format, digest.hex()]
            for name, format, digest in rows(pack.provenance, ".sources", "Name", "Format", "SHA256")
        ],
    }
    for lists in ("about", "languages", "texts", "assets", "sources"):
        said[lists] = [list(row.values()) for row in said[lists]]
    for key, value in found.items():
        if said[key] != value:
            yield f"{key}: packtool says {said[key]!r}, the Python reader {value!r}"


def languages(pack):
    """Every language, the pack's own first, with the number of texts that its questions have in it."""
    kind = pack.card.kind
    if kind == "table":
        translatable = {column.name for column in pack.questions.columns if column.language}
    else:
        schema = json.loads((SCHEMAS / kind / f"{kind}.table.json").read_text("utf-8"))
        translatable = {field["name"] for field in schema["fields"] if field.get("translatable")}
    own, *titles = (language for language, _ in pack.card.titles)
    table = pack.questions
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


def compare_layout(pack, data, said):
    """Differences in the parts of a pack, which follow each other without a gap."""
    if said["size"] != len(data):
        yield "another size"
    names = {kind: name for name, kind in SECTION_NAMES.items()}
    end = 0
    for part in said["parts"]:
        if part["offset"] != end:
            yield f"a gap or an overlap at byte {end}: {part}"
        end += part["length"]
        if part["name"] == "padding" and any(data[part["offset"] : end]):
            yield f"padding that is not zero: {part}"
    if end != len(data):
        yield f"the parts end at byte {end} of {len(data)}"
    found = [
        (name, table.name, column.label, names[kind], section.offset, section.length)
        for name, zone in pack.zones
        for table in zone.tables
        for column in table.columns
        for kind, section in column._sections.items()
    ]
    keys = ("region", "table", "column", "name", "offset", "length")
    told = [tuple(part[key] for key in keys) for part in said["parts"] if part["table"] is not None]
    if told != found:
        yield f"other sections: {set(told) ^ set(found)}"


def compare(path):
    """Differences between what the programs say of a pack and what the reader finds, and the number of questions."""
    data = path.read_bytes()
    pack = packtool.Pack(data)
    shown = [line.encode("utf-8") for line in qpk.show(pack)]
    wrong = []
    for number, (told, found) in enumerate(zip(path.with_suffix(".show").read_bytes().split(b"\n"), [*shown, b""])):
        if told != found:
            wrong.append(f"question {number}: packtool says {told!r}, the Python reader {found!r}")
    if path.with_suffix(".show").read_bytes().count(b"\n") != len(shown):
        wrong.append(f"the Python reader finds {len(shown)} questions")
    pack.verify()
    wrong += compare_inspect(pack, json.loads(path.with_suffix(".inspect").read_bytes()))
    wrong += compare_layout(pack, data, json.loads(path.with_suffix(".layout").read_bytes()))
    return wrong, len(shown)


def main(arguments):
    paths = sorted(Path(arguments[0]).glob("*.qpk"))
    failed = not paths
    for path in paths:
        try:
            wrong, questions = compare(path)
        except packtool.PackError as error:
            wrong, questions = [str(error)], 0
        for line in wrong[:20]:
            print(f"{path.name}: {line[:1000]}", file=sys.stderr)
        failed = failed or bool(wrong)
        print(f"{path.name}: {questions} questions, {len(wrong)} differences")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
