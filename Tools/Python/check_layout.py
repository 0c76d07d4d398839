"""Checks what packtool inspect --layout says of a pack (on standard input) against the Python reader."""

import json
import sys
from pathlib import Path

import packtool
from packtool._tables import SECTION_NAMES


def main() -> None:
    data = Path(sys.argv[1]).read_bytes()
    pack = packtool.Pack(data)
    said = json.load(sys.stdin)
    assert said["size"] == len(data), "another size"
    names = {kind: name for name, kind in SECTION_NAMES.items()}
    end = 0
    for part in said["parts"]:
        assert part["offset"] == end, f"a gap or an overlap at byte {end}: {part}"
        end += part["length"]
        if part["name"] == "padding":
            assert not any(data[part["offset"] : end]), f"padding that is not zero: {part}"
    assert end == len(data), f"the parts end at byte {end} of {len(data)}"
    found = [
        (name, table.name, column.label, names[kind], section.offset, section.length)
        for name, zone in pack.zones
        for table in zone.tables
        for column in table.columns
        for kind, section in column._sections.items()
    ]
    keys = ("region", "table", "column", "name", "offset", "length")
    told = [tuple(part[key] for key in keys) for part in said["parts"] if part["table"] is not None]
    assert told == found, f"other sections: {set(told) ^ set(found)}"
    print(f"{len(told)} sections, every byte named")


if __name__ == "__main__":
    main()
