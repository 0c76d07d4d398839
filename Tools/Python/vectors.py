"""Test vectors for readers of the format: packs with one defect each, and sound ones.

    python3 vectors.py write FOLDER     writes every archive of vectors anew
    python3 vectors.py check FOLDER     sees that the archives are those that would be written, and that the reader
                                        in Python says of each vector what it expects

Fixtures/vectors/README.md describes the form.
"""

import sys
from hashlib import sha256
from pathlib import Path

import packtool
import qpk
import txtar

KEYS = ("defect", "expect", "found", "value", "length", "sha256")
LINE = 32  # bytes


class Vector:
    """A pack, what is wrong with it, and what a reader is to say."""

    def __init__(self, name, defect, expect, data):
        self.name, self.defect, self.expect, self.data = name, defect, expect, data

    def text(self):
        """The file; the vector is judged on the way, so that none can be written that is wrong itself."""
        found, reason, values = judge(self.data)
        if reason != self.expect:
            raise SystemExit(f"{self.name}: {reason} where {self.expect} is expected")
        lines = ["qpk vector 1", f"defect: {self.defect}", f"expect: {self.expect}"]
        lines += [f"found: {found}"] if found else []
        lines += [f"value: {value}" for value in values]
        lines += [f"length: {len(self.data)}", f"sha256: {sha256(self.data).hexdigest()}", ""]
        return "\n".join(lines + list(written(self.data))) + "\n"


def judge(data):
    """Where a pack is refused, why, and what it holds where it is sound."""
    try:
        pack = packtool.Pack(data)
    except packtool.PackError as error:
        return "opening", error.reason, []
    try:
        pack.verify()
    except packtool.PackError as error:
        return "checking", error.reason, []
    return None, "sound", list(values(pack))


def values(pack):
    """Zone, table, column, row, and the value: text and blobs in hexadecimal digits."""
    for zone_name, zone in pack.zones:
        for table in zone.tables:
            for column in table.columns:
                for row in range(min(len(table), 3)):
                    value = column.value(row)
                    if value is None:
                        shown = "none"
                    elif isinstance(value, (str, bytes)):
                        raw = value.encode() if isinstance(value, str) else value
                        # A long value by its digest.
                        digest = f"sha256 {sha256(raw).hexdigest()}"
                        shown = digest if len(raw) > 64 else f"hex {raw.hex()}"
                    else:
                        shown = qpk.plain(value)
                    yield f"{zone_name} {table.name} {column.label} {row} {shown}"


def written(data):
    """Hexadecimal digits, 32 bytes a line; `00 * 96` for as many equal bytes, where they fill lines."""
    start = 0
    while start < len(data):
        end = start
        while end < len(data) and data[end] == data[start]:
            end += 1
        if end - start >= 2 * LINE:
            yield f"{data[start]:02x} * {end - start}"
            start = end
            continue
        stop = min(start + LINE, len(data))
        # A long run of equal bytes begins a line of its own.
        for at in range(start + 1, stop):
            run = data[at : at + 2 * LINE]
            if len(run) == 2 * LINE and run.count(run[:1]) == len(run):
                stop = at
                break
        yield data[start:stop].hex()
        start = stop


def read(name, text):
    """The keys and values of a vector, and its bytes; anything that the form does not have is an error."""
    head, _, body = text.partition("\n\n")
    first, *lines = head.split("\n")
    if first != "qpk vector 1":
        raise SystemExit(f"{name}: no vector")
    said = {"value": []}
    for line in lines:
        key, _, value = line.partition(": ")
        if key not in KEYS:
            raise SystemExit(f"{name}: unknown key {key}")
        if key == "value":
            said["value"].append(value)
        else:
            said[key] = value
    data = bytearray()
    for line in body.split("\n"):
        byte, star, count = line.partition(" * ")
        data += bytes.fromhex(byte) * (int(count) if star else 1)
    data = bytes(data)
    if len(data) != int(said["length"]) or sha256(data).hexdigest() != said["sha256"]:
        raise SystemExit(f"{name}: its bytes are others")
    return said, data


def wrong_vectors(text):
    """The vectors of an archive of which the reader in Python says something else than they expect."""
    for entry in txtar.parse(text)[1]:
        said, data = read(entry.name, entry.data.decode("utf-8"))
        found, reason, held = judge(data)
        if (said["expect"], said.get("found"), said["value"]) != (reason, found, held):
            yield f"{entry.name}: the reader in Python says {reason}"


def main(arguments):
    if len(arguments) != 2 or arguments[0] not in ("write", "check"):
        print("usage: vectors.py write|check FOLDER", file=sys.stderr)
        return 2
    from vector_list import groups

    folder, wrong, names = Path(arguments[1]), [], []
    for group, makers in groups().items():
        path = folder / f"{group}.txtar"
        made = [vector for make in makers for vector in make()]
        names += [vector.name for vector in made]
        text = txtar.render("", [txtar.Entry(f"{vector.name}.vec", vector.text().encode("utf-8")) for vector in made])
        if arguments[0] == "write":
            path.write_bytes(text.encode("utf-8"))
        elif not path.exists() or path.read_bytes() != text.encode("utf-8"):
            wrong.append(f"{path} is not as it would be written")
        else:
            wrong += wrong_vectors(text)
    wrong += [f"{name}: twice" for name in sorted(set(names)) if names.count(name) > 1]
    for path in folder.glob("*.txtar"):
        if path.stem not in groups():
            if arguments[0] == "write":
                path.unlink()
            else:
                wrong.append(f"{path} is none that would be written")
    for line in wrong:
        print(line)
    print(f"{len(names)} vectors, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
