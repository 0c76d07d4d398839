"""Text archives: several small files in one text file, in the form of Go's `txtar`.

    python3 txtar.py list ARCHIVE               prints the names of its files
    python3 txtar.py unpack ARCHIVE FOLDER      writes its files into a folder

    Text before the first marker is a comment.
    -- fox/animals.csv --
    the lines of the file, as they are
    -- fox/latin-1.csv escaped --
    Caf\\xe9\\r
    -- fox/images/ring.png = pictures/ring.png --

A marker is a line of its own. The lines up to the next marker are the file. Two things are added to Go's form:

escaped     for files that no text can hold as they are: control characters, invalid UTF-8, a last line without its
            line feed, a line that looks like a marker. `\\r`, `\\xNN` (a byte) and `\\\\` stand for bytes; a
            backslash at the end of a line joins it with the next.
= PATH      for a file with the bytes of another one, named from the folder that the caller gives.
"""

import re
import sys
from pathlib import Path

MARKER = re.compile(r"-- (?P<name>[^\s=]+)(?: (?P<escaped>escaped)| = (?P<same>[^\s=]+))? --")
ESCAPE = re.compile(r"\\(?:x([0-9a-f]{2})|(r)|(\\)|(\n))")
# Control characters but tab and line feed; what invalid UTF-8 becomes; and the escape itself.
UNFIT = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\udc80-\udcff]")


class ArchiveError(Exception):
    """A reason why a text is not an archive, or a file cannot be put into one."""


class Entry:
    """One file: its name, its bytes, and the file that it shares them with, if there is one."""

    def __init__(self, name, data, same=None):
        if name.startswith("/") or ".." in name.split("/") or not MARKER.fullmatch(f"-- {name} --"):
            raise ArchiveError(f"{name!r}: no name for a file of an archive")
        self.name, self.data, self.same = name, data, same


def parse(text, shared=None):
    """Returns the comment and the entries of an archive; `shared` is the folder of shared files."""
    comment, found, lines = [], [], None
    for line in re.findall(r"[^\n]*\n|[^\n]+", text):
        if not is_marker(line.removesuffix("\n")):
            (comment if lines is None else lines).append(line)
            continue
        marker, lines = MARKER.fullmatch(line.removesuffix("\n")), []
        if marker is None:
            raise ArchiveError(f"not a marker: {line.strip()}")
        found.append((marker, lines))
    return "".join(comment), [entry(marker, "".join(lines), shared) for marker, lines in found]


def entry(marker, text, shared):
    """One file of an archive, from its marker and its lines."""
    name, same = marker["name"], marker["same"]
    if same is None:
        return Entry(name, unescaped(name, text) if marker["escaped"] else text.encode("utf-8"))
    if text or shared is None:
        raise ArchiveError(f"{name}: a shared file has no lines of its own")
    return Entry(name, (Path(shared) / same).read_bytes(), same)


def render(comment, entries):
    """Returns the one text that stands for a comment and some entries."""
    parts = [comment]
    for one in entries:
        if one.same is not None:
            parts.append(f"-- {one.name} = {one.same} --\n")
        elif is_plain(one.data):
            parts += [f"-- {one.name} --\n", one.data.decode("utf-8")]
        else:
            parts += [f"-- {one.name} escaped --\n", escaped(one.data)]
    return "".join(parts)


def load(path, shared=None):
    """Returns the comment and the entries of an archive in a file."""
    return parse(Path(path).read_bytes().decode("utf-8"), shared)


def save(path, comment, entries):
    Path(path).write_bytes(render(comment, entries).encode("utf-8"))


def is_marker(line):
    return line.startswith("-- ") and line.endswith(" --")


def is_plain(data):
    """True if the bytes can stand in an archive as they are."""
    text = data.decode("utf-8", "surrogateescape")
    return (not text or text.endswith("\n")) and not UNFIT.search(text) and not any(map(is_marker, text.split("\n")))


def escaped(data):
    text = data.decode("utf-8", "surrogateescape").replace("\\", "\\\\").replace("\r", "\\r")
    text = UNFIT.sub(lambda found: f"\\x{ord(found[0]) & 0xff:02x}", text)
    lines = ["\\x2d" + line[1:] if is_marker(line) else line for line in text.split("\n")]
    if lines[-1]:
        lines[-1] += "\\\n"
    return "\n".join(lines)


def unescaped(name, text):
    """The way back from `escaped`."""
    if "\\" in ESCAPE.sub("", text):
        raise ArchiveError(f"{name}: a backslash that begins no escape")
    return re.sub(ESCAPE.pattern.encode(), byte, text.encode("utf-8"))


def byte(found):
    """The bytes that one escape stands for."""
    digits, carriage_return, backslash, _ = found.groups()
    return bytes.fromhex(digits.decode()) if digits else b"\r" if carriage_return else backslash or b""


def main(arguments):
    command, path, folder = (arguments + [None] * 3)[:3]
    if (command, len(arguments)) not in (("list", 2), ("unpack", 3)):
        print(__doc__, file=sys.stderr)
        return 2
    for one in load(path, Path(path).parent)[1]:
        if command == "list":
            print(one.name)
        else:
            target = Path(folder) / one.name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(one.data)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
