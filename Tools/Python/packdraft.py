"""A small writer of packs, sound and unsound, from docs/FORMAT.md: what the tests and the vectors are made of."""

import struct
from collections import namedtuple
from dataclasses import dataclass, replace
from decimal import Decimal
from hashlib import sha256

from packtool._header import MAGIC, MAJOR
from packtool._sections import PACKED_BLOCK

# The writer

PRESENCE, INTEGERS, SCALES, CODES, OFFSETS, BYTES, FLAGS = range(1, 8)
TYPES = "integer decimal string flag blob date year reference".split()

Section = namedtuple("Section", "kind required encoding width count base length payload zero")
Column = namedtuple("Column", "name language type target sections zero")
Table = namedtuple("Table", "name rows columns")


def section(kind, payload=b"", count=None, width=0, base=0, required=1, encoding=0):
    count = len(payload) if count is None else count
    return Section(kind, required, encoding, width, count, base, len(payload), payload, 0)


def bits(kind, flags):
    packed = sum(1 << index for index, flag in enumerate(flags) if flag)
    return section(kind, packed.to_bytes((len(flags) + 7) // 8, "little"), len(flags))


def numbers(kind, values):
    """Values of which those that are None become the base."""
    given = [value for value in values if value is not None]
    base = min(given, default=0) if kind in (INTEGERS, SCALES) else 0
    rest = [0 if value is None else value - base for value in values]
    width = next(w for w in (0, 1, 2, 4, 8) if max(rest, default=0) < 1 << 8 * w)
    payload = b"".join(value.to_bytes(width, "little") for value in rest)
    return section(kind, payload, len(values), width, base)


def strings(values, *presence):
    raw = [value.encode() if isinstance(value, str) else value for value in values]
    given = [value for value in raw if value is not None]
    heap, sections = [value or b"" for value in raw], []
    if len(set(given)) < len(given):
        heap = list(dict.fromkeys(given))
        sections = [numbers(CODES, [None if value is None else heap.index(value) for value in raw])]
    ends = [sum(map(len, heap[:index])) for index in range(len(heap) + 1)]
    return [section(BYTES, b"".join(heap)), *presence, *sections, numbers(OFFSETS, ends)]


def length_bytes(length):
    """What of a length does not fit in its half of a token."""
    if length < 15:
        return b""
    return b"\xff" * ((length - 15) // 255) + bytes([(length - 15) % 255])


def block(*sequences):
    """A block of LZ4 from literals, how far back a match is, and its length; the last has literals alone."""
    made = b""
    for literals, *match in sequences:
        back, length = match or (0, 4)
        made += bytes([min(len(literals), 15) << 4 | min(length - 4, 15)])
        made += length_bytes(len(literals)) + literals
        if match:
            made += back.to_bytes(2, "little") + length_bytes(length - 4)
    return made


def compressed(raw):
    """A block of LZ4, with the match that begins last of those that can be found by their first 4 bytes."""
    seen, sequences, literals, position = {}, [], 0, 0
    while position < len(raw) - 12:
        word = raw[position : position + 4]
        found, seen[word] = seen.get(word), position
        if found is None:
            position += 1
            continue
        end = position + 4
        while end < min(len(raw) - 5, position + 273) and raw[end] == raw[found + end - position]:
            end += 1
        sequences.append((raw[literals:position], position - found, end - position))
        literals = position = end
    return block(*sequences, (raw[literals:],))


def packed(plain, blocks=None, steps=False):
    """A section packed by block, or made of these blocks."""
    raw, size, width = plain.payload, PACKED_BLOCK, plain.width or 1
    made = []
    for at in range(0, len(raw), size):
        items = [int.from_bytes(raw[i : i + width], "little") for i in range(at, min(at + size, len(raw)), width)]
        if steps:
            items = [(item - last) % (1 << 8 * width) for item, last in zip(items, [0] + items)]
        planes = b"".join(bytes(item >> 8 * plane & 255 for item in items) for plane in range(width))
        shorter = compressed(planes)
        made.append(shorter if len(shorter) < len(planes) else planes)
    made = made if blocks is None else blocks
    ends = [sum(map(len, made[: index + 1])) for index in range(len(made) - 1)]
    payload = b"".join(made) + b"".join(end.to_bytes(8, "little") for end in ends)
    return plain._replace(encoding=2 if steps else 1, payload=payload, length=len(payload))


def split(value):
    """An exact decimal as integer and scale."""
    if value is None:
        return None, None
    sign, digits, exponent = Decimal(value).as_tuple()
    return (-1) ** sign * int("".join(map(str, digits))), -exponent


def column(name, type, values, language="", target=""):
    sections = [bits(PRESENCE, [value is not None for value in values])] if None in values else []
    if type == "decimal":
        pairs = [split(value) for value in values]
        sections += [numbers(INTEGERS, [pair[0] for pair in pairs])]
        sections += [numbers(SCALES, [pair[1] for pair in pairs])]
    elif type in ("string", "blob"):
        sections = strings(values, *sections)
    elif type == "flag":
        sections += [bits(FLAGS, values)]
    else:
        sections += [numbers(INTEGERS, values)]
    return Column(name, language, TYPES.index(type) + 1, target, sections, 0)


def str8(string):
    return bytes([len(string.encode())]) + string.encode()


def zone(tables, leftover=()):
    """The data and the directory of a zone."""
    sections = [s for table in tables for c in table.columns for s in c.sections] + list(leftover)
    data, directory = b"", struct.pack("<I", len(sections))
    for s in sections:
        data += bytes(-len(data) % 8) + s.payload
        fields = (s.kind, s.required, s.encoding, s.width, s.zero, s.count, s.base, s.length)
        directory += struct.pack("<BBBBIQqQ", *fields)
    directory += struct.pack("<H", len(tables))
    for table in tables:
        directory += str8(table.name) + struct.pack("<QH", table.rows, len(table.columns))
        for c in table.columns:
            directory += str8(c.name) + str8(c.language) + bytes([c.type, c.zero])
            directory += str8(c.target) + bytes([len(c.sections)])
    return data, directory


def tree(data, block=65_536, fanout=128):
    """The digests of a zone's data and their top."""
    blocks = range(0, len(data), block)
    level = [sha256(b"\0" + data[start : start + block]).digest() for start in blocks]
    stored = b"".join(level)
    while len(level) > fanout:
        nodes = range(0, len(level), fanout)
        level = [sha256(b"\1" + b"".join(level[at : at + fanout])).digest() for at in nodes]
        stored += b"".join(level)
    return stored, sha256(b"\1" + b"".join(level)).digest()


def card(kind="facts", as_of=20_000, questions=3, titles=(("en", "Facts"),)):
    """The card after id and version."""
    content = str8(kind) + struct.pack("<iQB", as_of, questions, len(titles))
    for language, title in titles:
        content += str8(language) + struct.pack("<H", len(title.encode())) + title.encode()
    return content


@dataclass(frozen=True)
class Draft:
    """Everything that can be wrong with a pack whose digests are right."""

    content: tuple
    provenance: tuple
    name: bytes = str8("org.example.facts") + str8("1.2.0")
    card: bytes = card()
    after_card: bytes = b""
    magic: bytes = MAGIC
    major: int = MAJOR
    minor: int = 0
    features: int = 0
    hints: int = 0
    zone_zero: int = 0
    content_digest: bytes = None
    file_length: int = None
    trees: tuple = (None, None)

    def seal(self):
        entries, file = b"", b""
        for (data, directory), own in zip((self.content, self.provenance), self.trees):
            stored, top = own or tree(data)
            entries += struct.pack("<QII", len(data), len(directory), self.zone_zero)
            entries += sha256(directory).digest() + top
            file += data + directory + stored
        digest = sha256(b"qpk content %d\0" % MAJOR + self.card + entries[16:80]).digest()
        length = 4096 + len(file) if self.file_length is None else self.file_length
        words = (self.major, self.minor, self.features, length)
        name_and_card = self.name + self.card
        page = self.magic + struct.pack("<HHIQ", *words)
        page += struct.pack("<II", self.hints, len(name_and_card)) + entries
        page += self.content_digest or digest
        rest = (name_and_card + self.after_card).ljust(3840, b"\0")[:3840]
        root = sha256(page + bytes(32) + rest).digest()
        return page + root + rest + file


# The packs

VALUES = {
    "Id": ("integer", [7, None, -(2**63)]),
    "Span": ("integer", [-(2**63), 2**63 - 1, 0]),
    "Same": ("integer", [42, 42, 42]),
    "Value": ("decimal", ["-0.5", None, "9.000000000000000001"]),
    "Fact": ("string", ["Höhe\n\"K2\"", "a", ""]),
    "Tags": ("string", ["x", None, "x"]),
    "Sure": ("flag", [True, None, False]),
    "Icon": ("blob", [b"\0\xff", b"", None]),
    "AsOf": ("date", [-1, 19_000, None]),
    "Year": ("year", [-44, 2025, 2026]),
    "Next": ("reference", [1, 2, None]),
    "None": ("string", [None, None, None]),
}


def facts(values=VALUES):
    def target(type):
        return "facts" if type == "reference" else ""

    columns = [column(name, type, rows, "", target(type)) for name, (type, rows) in values.items()]
    columns.append(column("Fact", "string", ["un", None, None], "fr"))
    return Table("facts", 3, columns)


def provenance(sources=(0, 1, 0)):
    return [
        Table(
            ".sources",
            2,
            [
                column("Name", "string", ["a.csv", "b.xml"]),
                column("Format", "string", ["csv", "xml"]),
                column("SHA256", "blob", [bytes(32), bytes(range(32))]),
            ],
        ),
        Table(
            "facts",
            3,
            [
                column("Source", "reference", list(sources), "", ".sources"),
                column("Line", "integer", [2, 9, 4]),
            ],
        ),
    ]


SAMPLE = Draft(zone([facts()]), zone(provenance()))
SMALL = Draft(
    zone([Table("facts", 3, [column("Fact", "string", ["a", None, "a"])])]),
    zone([Table(".sources", 1, [column("Id", "integer", [1])])], [section(200, b"\1", required=0)]),
)


def later_minor():
    """A pack of version 1.1 with everything that a reader of version 1.0 skips."""
    news = section(200, b"\xff\xff\xff", count=7, width=3, base=9, required=0)
    fact = column("Fact", "string", ["Height of the Eiffel Tower", "Length of the Nile"])
    fact = fact._replace(sections=[news, *fact.sections[:1], news, *fact.sections[1:]])
    moment = Column("Moment", "", 200, "nowhere", [news, numbers(INTEGERS, [7, 8])._replace(required=0)], 0)
    rules = [column("Name", "string", ["lives", "x-news"]), column("Value", "string", ["3", "9"])]
    content = [
        Table(
            "facts",
            2,
            [fact, column("Value", "decimal", ["330", "6650"]), column("Unit", "string", ["m", "km"]), moment]
            + [column("x-mood", "integer", [1, None])],
        ),
        Table(".rules", 2, [*rules, column("x-since", "date", [0, 20_000])]),
        Table(".x-news", 1, [column("Name", "string", ["new"]), moment._replace(sections=[])]),
    ]
    origins = [Table(".x-origins", 3, [column("Name", "string", ["a", "b", "c"])])]
    return replace(
        SAMPLE, content=zone(content, [news, news]), provenance=zone(origins, [news]), card=card(questions=2),
        minor=1, hints=1)


LATER_MINOR = later_minor()


def with_content(*tables, leftover=()):
    """A pack whose card and provenance have as many questions as its facts."""
    rows = next((table.rows for table in tables if table.name == "facts"), 0)
    made = replace(SAMPLE, content=zone(list(tables), leftover), card=card(questions=rows))
    return made if rows == 3 else replace(made, provenance=zone([]))


def with_column(type, *sections, target="", rows=3):
    """A pack of which one column is made by hand; a heap at the end makes room for the counts."""
    number = TYPES.index(type) + 1 if isinstance(type, str) else type
    made = Column("Made", "", number, target, list(sections), 0)
    return with_content(Table("facts", rows, [made, column("Id", "string", ["id"] * rows)]))
