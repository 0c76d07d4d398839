#!/usr/bin/env python3
"""Checks files of `packtool export --to anki` with Anki's own code: anki_notes.py FILE...

Needs the package `anki` of PyPI. Each file is imported into a new collection, and once more: the first import adds all
notes, the second one adds none. A third import, of the file with other answers, updates every note and adds none. What
Anki exports again is written beside the file, as FILE.again.txt, so that `packtool import` can read it back.
"""

import sys
import tempfile
from pathlib import Path

from anki.collection import Collection
from anki.import_export_pb2 import ImportCsvRequest

ANSWER = '<div class=""packtool"">'


def counts(collection, path):
    """Imports a file as Anki's dialog does, and returns how many notes are new, updated and as before."""
    metadata = collection.get_csv_metadata(path=str(path), delimiter=None)
    log = collection.import_csv(ImportCsvRequest(path=str(path), metadata=metadata)).log
    strange = [log.conflicting, log.first_field_match, log.missing_notetype, log.missing_deck,
               log.empty_first_field]
    assert not any(strange), f"{path}: {log}"
    return len(log.new), len(log.updated), len(log.duplicate)


def check(path):
    text = path.read_text("utf-8")
    rows = [line for line in text.splitlines() if line and not line.startswith("#")]
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(str(Path(folder) / "collection.anki2"))
        steps = [counts(collection, path), counts(collection, path)]
        changed = Path(folder) / "changed.txt"
        changed.write_text(text.replace(f'\t"{ANSWER}', f'\t"{ANSWER}New. '), "utf-8")
        steps.append(counts(collection, changed))
        assert all(note.note_type()["name"] == "Basic" and all(note.fields) for note in
                   map(collection.get_note, collection.find_notes("")))
        counts(collection, path)
        collection.export_note_csv(
            out_path=str(path) + ".again.txt", limit=None, with_html=True, with_tags=True,
            with_deck=True, with_notetype=True, with_guid=True)
        collection.close()
    count = len(rows)
    expected = [(count, 0, 0), (0, 0, count), (0, count, 0)]
    assert steps == expected, f"{path}: {steps} in place of {expected}"
    print(f"{path}: {count} notes")


def main():
    for name in sys.argv[1:]:
        check(Path(name))


if __name__ == "__main__":
    main()
