"""An independent reader of the pack format, in the order of docs/FORMAT.md.

It shares no code with the library and was written from the document alone. Where the two disagree
about the bytes of a pack, one of them or the document is wrong.

    python3 qpk.py dump FILE      every value, in a form that can be compared line by line
    python3 qpk.py show FILE      the questions, a JSON object on each line
    python3 qpk.py verify FILE    exit status 0; 4 and why on standard error; 3 for no such file
"""

import sys
from dataclasses import dataclass, field
from datetime import date
from hashlib import sha256

MAJOR = 0  # of the version
PAGE = 4096
BLOCK = 65_536
PACKED_BLOCK = 32_768
FANOUT = 128
MAX_CARD = 3840
MAX_DATA = 2**56
MAX_DIRECTORY = 1_048_576
MAX_SECTIONS = 65_535
MAX_TABLES = 1_000
MAX_ROWS = 2**32 - 1
DAYS = range(-719_162, 2_932_896 + 1)  # 0001-01-01 to 9999-12-31
MAX_SCALE = 18
LONGEST = {"string": 65_536, "blob": 16_777_216}
MAX_I64 = 2**63 - 1
NO_DATE = -(2**31)

REASONS = (
    "not-a-pack",  # the magic is another one
    "converted-line-ends",  # a transfer took the file for text
    "unknown-version",  # a major version this reader does not know
    "unknown-feature",  # something required that this reader does not know
    "truncated",  # the file ends before it should
    "trailing-bytes",  # the file goes on after it should have ended
    "damaged",  # bytes are not the ones that were digested
    "malformed",  # a violation that no accident explains: whoever wrote it is at fault
)


class PackError(Exception):
    """Why the bytes are not a pack this reader takes, and the offset in the file where it shows."""

    def __init__(self, reason, offset, detail=""):
        assert reason in REASONS
        super().__init__(f"{reason} at byte {offset}" + (f": {detail}" if detail else ""))
        self.reason, self.offset, self.detail = reason, offset, detail


def require(condition, offset, detail, reason="malformed"):
    if not condition:
        raise PackError(reason, offset, detail)


# Primitives


def text(raw, offset):
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise PackError("malformed", offset + error.start, "text is not UTF-8") from None


class Cursor:
    """Reads fields one after the other; `base` is where `raw` begins in the file."""

    def __init__(self, raw, base):
        self.raw, self.base, self.position = raw, base, 0

    @property
    def offset(self):
        return self.base + self.position

    def take(self, length):
        end = self.position + length
        require(end <= len(self.raw), self.offset, "a field goes on after the end of its part")
        taken, self.position = self.raw[self.position : end], end
        return taken

    def unsigned(self, width):
        return int.from_bytes(self.take(width), "little")

    def signed(self, width):
        return int.from_bytes(self.take(width), "little", signed=True)

    def string(self, width):
        length = self.unsigned(width)
        return text(self.take(length), self.offset - length)

    def zero(self, width, name):
        start = self.offset
        for offset, byte in enumerate(self.take(width), start):
            require(byte == 0, offset, f"{name} is not zero")

    def end(self, name):
        require(self.position == len(self.raw), self.offset, f"{name} ends before its length")


# Header page

MAGIC = bytes.fromhex("89 51 50 4B 0D 0A 1A 0A")
# What is left of the magic where line ends were taken for CR, LF or CR LF and written as another.
CONVERTED = tuple(
    MAGIC[:4] + bytes.fromhex(rest)
    for rest in ("0A 1A 0A", "0A 0A 1A 0A", "0D 1A 0D", "0D 0D 1A 0D", "0D 0D 0A 1A", "0D 0A 1A 0D")
)


def check_magic(data):
    if data.startswith(MAGIC):
        return
    require(not MAGIC.startswith(data), len(data), "the file ends in its magic", "truncated")
    if data.startswith(CONVERTED):
        raise PackError("converted-line-ends", 4, "a transfer changed line ends; copy it as binary")
    raise PackError("not-a-pack", 0, "the first bytes are not those of a pack")


class Header:
    def __init__(self, data):
        check_magic(data)
        require(len(data) >= 10, len(data), "no version", "truncated")
        self.major = int.from_bytes(data[8:10], "little")
        # A later version may change all that follows, so nothing else is looked at before.
        require(self.major == MAJOR, 8, f"version {self.major} of the format", "unknown-version")
        require(len(data) >= PAGE, len(data), "the header page is not whole", "truncated")

        page = data[:PAGE]
        self.root = page[224:256]
        # The root comes first: after it, the other fields are known to be as they were written.
        computed = sha256(page[:224] + bytes(32) + page[256:]).digest()
        require(self.root == computed, 224, "root digest of the header page", "damaged")

        cursor = Cursor(page, 0)
        cursor.take(10)
        self.minor = cursor.unsigned(2)
        features = cursor.unsigned(4)
        require(features == 0, 12, f"required features {features:#x}", "unknown-feature")
        self.file_length = end = cursor.unsigned(8)
        cursor.take(4)  # hints: unused
        card_length = cursor.unsigned(4)
        require(card_length <= MAX_CARD, 28, f"a card of {card_length} bytes")
        self.content = ZoneEntry(cursor)
        self.provenance = ZoneEntry(cursor)
        self.content_digest = cursor.take(32)
        cursor.take(32)  # root digest
        self.card = Card(cursor.take(card_length), cursor.base + 256)
        cursor.zero(PAGE - cursor.position, "a byte after the card")

        expected = PAGE + self.content.length + self.provenance.length
        require(end == expected, 16, "the zones are not as long as the file says")
        require(len(data) >= end, len(data), "the file is shorter", "truncated")
        require(len(data) <= end, end, "the file is longer", "trailing-bytes")


class ZoneEntry:
    """A zone in the header."""

    def __init__(self, cursor):
        self.offset = cursor.offset
        self.data_length = cursor.unsigned(8)
        require(self.data_length <= MAX_DATA, self.offset, "the data of a zone is too long")
        self.directory_length = cursor.unsigned(4)
        require(self.directory_length <= MAX_DIRECTORY, self.offset + 8, "a directory is too long")
        cursor.zero(4, "a reserved field of a zone")
        self.directory_digest = cursor.take(32)
        self.top = cursor.take(32)

    @property
    def length(self):
        return self.data_length + self.directory_length + 32 * sum(tree_levels(self.data_length))


# The card


class Card:
    def __init__(self, raw, offset):
        cursor = Cursor(raw, offset)
        self.id = cursor.string(1)
        self.version = cursor.string(1)
        self.content = raw[cursor.position :]
        self.kind = cursor.string(1)
        as_of = cursor.signed(4)
        self.as_of = None if as_of == NO_DATE else as_of
        require(as_of == NO_DATE or as_of in DAYS, offset, f"the day {as_of}")
        self.questions = cursor.unsigned(8)
        count_offset = cursor.offset
        count = cursor.unsigned(1)
        require(count >= 1, count_offset, "a card without a title")
        self.titles = [(cursor.string(1), cursor.string(2)) for _ in range(count)]
        cursor.end("the card")


# Digests


def tree_levels(data_length):
    """How many digests each level of the tree has; no level for no data."""
    levels = [-(-data_length // BLOCK)] if data_length else []
    while levels and levels[-1] > FANOUT:
        levels.append(-(-levels[-1] // FANOUT))
    return levels


class Data:
    """The data of a zone; no byte leaves it before the tree has vouched for its block."""

    def __init__(self, entry, raw, tree, offset):
        self.length, self.offset, self.top = len(raw), offset, entry.top
        self._raw, self._tree = raw, tree
        self._tree_offset = offset + entry.data_length + entry.directory_length
        self._levels = tree_levels(len(raw))
        self._verified = set()

    def read(self, start, length):
        """The bytes of a section, which the directory has already placed inside the data."""
        for block in range(start // BLOCK, -(-(start + length) // BLOCK)):
            if (0, block) not in self._verified:
                self._verify_block(block)
        return self._raw[start : start + length]

    def _verify_block(self, block):
        start = block * BLOCK
        self._verify_digest(0, block)
        digest = sha256(b"\x00" + self._raw[start : start + BLOCK]).digest()
        require(digest == self._digests(0, block, 1), self.offset + start, "a block", "damaged")
        self._verified.add((0, block))

    def _verify_digest(self, level, index):
        """Checks the node that holds a digest, after the nodes above it."""
        node = index // FANOUT
        if (level + 1, node) in self._verified:
            return
        if level + 1 < len(self._levels):
            self._verify_digest(level + 1, node)
            expected = self._digests(level + 1, node, 1)
        else:
            expected = self.top
        held = self._digests(level, node * FANOUT, min(FANOUT, self._levels[level] - node * FANOUT))
        offset = self._tree_offset + 32 * (sum(self._levels[:level]) + node * FANOUT)
        require(sha256(b"\x01" + held).digest() == expected, offset, "a node", "damaged")
        self._verified.add((level + 1, node))

    def _digests(self, level, index, count):
        start = 32 * (sum(self._levels[:level]) + index)
        return self._tree[start : start + 32 * count]

    def check_top_of_nothing(self):
        """Without a block, no read would ever come to the top."""
        right = self.length or self.top == sha256(b"\x01").digest()
        require(right, self.offset, "the top of no data", "damaged")


# Directory

PRESENCE, INTEGERS, SCALES, CODES, OFFSETS, BYTES, FLAGS = range(1, 8)
KINDS = range(PRESENCE, FLAGS + 1)
BIT_KINDS = (PRESENCE, FLAGS)
INTEGER_KINDS = (INTEGERS, SCALES, CODES, OFFSETS)
BASE_KINDS = (INTEGERS, SCALES)
ROW_KINDS = (PRESENCE, INTEGERS, SCALES, CODES, FLAGS)
PLAIN, PACKED, PACKED_STEPS = range(3)


class Section:
    """An entry of the directory, and the items it stands for."""

    def __init__(self, cursor, data):
        self.entry_offset, self.data = cursor.offset, data
        self.kind = cursor.unsigned(1)
        flags = cursor.unsigned(1)
        require(flags <= 1, self.entry_offset + 1, "reserved bits of a section")
        self.required = flags == 1
        self.encoding = cursor.unsigned(1)
        self.width = cursor.unsigned(1)
        cursor.zero(4, "a reserved field of a section")
        self.count = cursor.unsigned(8)
        self.base = cursor.signed(8)
        self.length = cursor.unsigned(8)
        self.start = None  # in the data; follows from the lengths of the sections before

        self.known = self.kind in KINDS
        if (self.known and self.encoding > PACKED_STEPS) or (self.required and not self.known):
            name = f"a section of kind {self.kind}, encoding {self.encoding}"
            raise PackError("unknown-feature", self.entry_offset, name)
        if self.known:
            self._check_entry()

    def _check_entry(self):
        offset, kind = self.entry_offset, self.kind
        most_bytes = self.data.length if self.encoding == PLAIN else MAX_DATA
        most = most_bytes if kind == BYTES else MAX_ROWS + 1
        require(self.count <= most, offset + 8, "too many items")
        widths = (0, 1, 2, 4, 8) if kind in INTEGER_KINDS else (0,)
        require(self.width in widths, offset + 3, f"a width of {self.width} bytes")
        require(self.base == 0 or kind in BASE_KINDS, offset + 16, "a base that is not zero")
        if kind in BIT_KINDS:
            length = -(-self.count // 8)
        else:
            length = self.count * (self.width if kind in INTEGER_KINDS else 1)
        self.item_length, self._unpacked = length, (None, b"")
        if self.encoding == PLAIN:
            require(self.length == length, offset + 24, "the length does not follow from the count")
            return
        stepping = self.encoding == PACKED or kind in INTEGER_KINDS
        require(stepping, offset + 2, "steps of what is no integer")
        self.blocks = -(-length // PACKED_BLOCK)
        # Where the blocks end, and what says where each of them does begins.
        self._index = self.length - 8 * (self.blocks - 1)
        require(self.blocks <= self._index and self.length < length, offset + 24, "a length that no blocks can have")

    @property
    def offset(self):
        return self.data.offset + self.start

    def read(self, start, length):
        """Bytes of the items, unpacked where they are packed."""
        if self.encoding == PLAIN:
            return self.data.read(self.start + start, length)
        taken = b""
        while len(taken) < length:
            block, at = divmod(start + len(taken), PACKED_BLOCK)
            taken += self._block(block)[at : at + length - len(taken)]
        return taken

    def _block(self, block):
        if self._unpacked[0] != block:
            start = 0 if block == 0 else self._end(block - 1)
            end = self._index if block == self.blocks - 1 else self._end(block)
            size = min(PACKED_BLOCK, self.item_length - block * PACKED_BLOCK)
            fits = start < end <= self._index and end - start <= size
            require(fits, self.offset, "an index of blocks that cannot be")
            stored = self.data.read(self.start + start, end - start)
            planes = stored if len(stored) == size else unpacked(stored, size, self.offset + start)
            self._unpacked = block, self._items(planes)
        return self._unpacked[1]

    def _end(self, block):
        return int.from_bytes(self.data.read(self.start + self._index + 8 * block, 8), "little")

    def _items(self, planes):
        """Items whose lowest bytes stand first, then their next ones."""
        width = self.width or 1
        count = len(planes) // width
        columns = [planes[plane * count : (plane + 1) * count] for plane in range(width)]
        if self.encoding == PACKED:
            return b"".join(map(bytes, zip(*columns)))
        items, last = [], 0
        for item in zip(*columns):
            last = (last + int.from_bytes(bytes(item), "little")) % (1 << 8 * width)
            items.append(last.to_bytes(width, "little"))
        return b"".join(items)

    def unpack_all(self):
        if self.encoding != PLAIN:
            for block in range(self.blocks):
                self._block(block)

    def bit(self, index):
        byte = self.read(index // 8, 1)[0]
        return byte >> index % 8 & 1 == 1

    def raw(self, index):
        """The unsigned integer that is added to the base."""
        if self.width == 0:
            return 0
        return int.from_bytes(self.read(index * self.width, self.width), "little")

    def integer(self, index):
        value = self.base + self.raw(index)
        offset = self.offset + index * self.width
        require(value <= MAX_I64, offset, "an integer beyond 64 bits")
        require(self.kind != SCALES or 0 <= value <= MAX_SCALE, offset, f"a scale of {value}")
        return value

    def span(self, start, end):
        return self.read(start, end - start)

    def verify_bits(self):
        if self.count % 8:
            last = self.read(self.item_length - 1, 1)[0]
            offset = self.offset + self.length - 1
            require(last >> self.count % 8 == 0, offset, "bits after the last row")


def unpacked(packed, size, offset):
    """A block in the format of LZ4: literals and a match in turn, and literals at the end."""
    cursor, block = Cursor(packed, offset), bytearray()
    while True:
        literals, match = divmod(cursor.unsigned(1), 16)
        if literals == 15:
            more = 255
            while more == 255:
                more = cursor.unsigned(1)
                literals += more
        block += cursor.take(literals)
        require(len(block) <= size, cursor.offset, "a block that unpacks to more than it may")
        if cursor.position == len(packed):
            require(match == 0, offset, "a match behind the end of a block")
            require(len(block) == size, offset, "a block that unpacks to less than it has to")
            return bytes(block)
        back = cursor.unsigned(2)
        require(0 < back <= len(block), cursor.offset - 2, f"a match {back} bytes back")
        if match == 15:
            more = cursor.unsigned(1)
            require(more < 255, cursor.offset - 1, "a match longer than any may be")
            match += more
        require(len(block) + match + 4 <= size, cursor.offset, "a match past the end of its block")
        for _ in range(match + 4):
            block.append(block[-back])


# The sections of each type, in order; those in brackets may be left out.
TYPES = {
    1: ("integer", "[presence] integers"),
    2: ("decimal", "[presence] integers scales"),
    3: ("string", "bytes [presence] [codes] offsets"),
    4: ("flag", "[presence] flags"),
    5: ("blob", "bytes [presence] [codes] offsets"),
    6: ("date", "[presence] integers"),
    7: ("year", "[presence] integers"),
    8: ("reference", "[presence] integers"),
}
SECTION_NAMES = dict(
    zip(("presence", "integers", "scales", "codes", "offsets", "bytes", "flags"), KINDS)
)


@dataclass(frozen=True)
class Decimal:
    """integer ÷ 10^scale, with the smallest scale that holds it."""

    integer: int
    scale: int

    @staticmethod
    def smallest(integer, scale):
        while scale > 0 and integer % 10 == 0:
            integer, scale = integer // 10, scale - 1
        return Decimal(integer, scale)

    def __str__(self):
        if self.scale == 0:
            return str(self.integer)
        digits = str(abs(self.integer)).rjust(self.scale + 1, "0")
        sign = "-" if self.integer < 0 else ""
        return f"{sign}{digits[:-self.scale]}.{digits[-self.scale:]}"


class Column:
    def __init__(self, cursor):
        self.offset = cursor.offset
        self.name = cursor.string(1)
        self.language = cursor.string(1)
        number = cursor.unsigned(1)
        self.type = TYPES[number][0] if number in TYPES else None
        cursor.zero(1, "a reserved field of a column")
        self.target = cursor.string(1)
        self.section_count = cursor.unsigned(1)
        self._pattern = TYPES[number][1].split() if self.type else []
        self._sections = {}
        self.target_rows = None

    @property
    def label(self):
        return f"{self.name}@{self.language}" if self.language else self.name

    def take_sections(self, sections, rows):
        """Gives the column its sections; unknown ones were found optional when they were read."""
        self.rows = rows
        if self.type is None:
            required = any(section.required for section in sections)
            require(not required, self.offset, "a column of an unknown type", "unknown-feature")
            return
        require(self.type == "reference" or not self.target, self.offset, "a target without use")
        sections = [section for section in sections if section.known]
        for name in self._pattern:
            kind = SECTION_NAMES[name.strip("[]")]
            if sections and sections[0].kind == kind:
                self._sections[kind] = sections.pop(0)
            else:
                require(name.startswith("["), self.offset, f"a column without {name}")
        require(not sections, self.offset, "a section that the type of its column does not have")
        self._check_counts()

    def _check_counts(self):
        for kind, section in self._sections.items():
            offset = section.entry_offset + 8
            if kind in ROW_KINDS:
                require(section.count == self.rows, offset, "not as many items as rows")
            elif kind == OFFSETS and CODES in self._sections:
                require(section.count >= 1, offset, "no offset where the last string ends")
            elif kind == OFFSETS:
                require(section.count == self.rows + 1, offset, "not an offset more than rows")
        if BYTES in self._sections:
            heap, strings = self._sections[BYTES], self._sections[OFFSETS].count - 1
            fits = heap.count <= strings * LONGEST[self.type]
            require(fits, heap.entry_offset + 8, "more bytes than so many values can have")

    def has_value(self, row):
        presence = self._sections.get(PRESENCE)
        return presence is None or presence.bit(row)

    def value(self, row):
        """The value of a row: an int, Decimal, str, bool or bytes, or None where there is none."""
        if not self.has_value(row):
            return None
        if self.type == "flag":
            return self._sections[FLAGS].bit(row)
        if self.type in ("string", "blob"):
            return self._string(self._string_number(row))
        integer = self._sections[INTEGERS].integer(row)
        if self.type == "decimal":
            return Decimal.smallest(integer, self._sections[SCALES].integer(row))
        if self.type == "reference":
            exists = 0 <= integer < self.target_rows
            offset = self._sections[INTEGERS].offset
            require(exists, offset, f"a reference to row {integer} of {self.target}")
        if self.type == "date":
            require(integer in DAYS, self._sections[INTEGERS].offset, f"the day {integer}")
        return integer

    def _string_number(self, row):
        if CODES not in self._sections:
            return row
        codes = self._sections[CODES]
        code = codes.integer(row)
        exists = code < self._sections[OFFSETS].count - 1
        require(exists, codes.offset + row * codes.width, f"a code of {code}")
        return code

    def _string(self, number):
        offsets, heap = self._sections[OFFSETS], self._sections[BYTES]
        start, end = offsets.integer(number), offsets.integer(number + 1)
        in_order = start <= end <= heap.count
        require(in_order, offsets.offset + number * offsets.width, "an offset that falls")
        require(end - start <= LONGEST[self.type], heap.offset + start, "a value that is too long")
        raw = heap.span(start, end)
        return text(raw, heap.offset + start) if self.type == "string" else raw

    @property
    def most_text(self):
        """The most bytes that the values of all rows can have, each counted for every row that has it."""
        if BYTES not in self._sections:
            return 0
        heap = self._sections[BYTES].count
        return min(heap, LONGEST[self.type]) * self.rows if CODES in self._sections else heap

    def text_length(self):
        """The same, exactly."""
        if CODES not in self._sections:
            return self.most_text
        offsets = self._sections[OFFSETS]
        total = 0
        for row in range(self.rows):
            if self.has_value(row):
                number = self._string_number(row)
                total += offsets.integer(number + 1) - offsets.integer(number)
        return total

    def verify(self):
        for kind, section in self._sections.items():
            section.unpack_all()
            if kind in BIT_KINDS:
                section.verify_bits()
        if OFFSETS in self._sections:
            self._verify_heap()
        # Without a byte for its rows a column has one value, however many rows the table claims.
        varies = any(section.length for section in self._sections_of_rows())
        for row in range(self.rows if varies else min(1, self.rows)):
            if self.value(row) is None:
                self._verify_missing(row)

    def _sections_of_rows(self):
        kinds = ROW_KINDS if CODES in self._sections else (*ROW_KINDS, OFFSETS)
        return [section for kind, section in self._sections.items() if kind in kinds]

    def _verify_heap(self):
        offsets, heap = self._sections[OFFSETS], self._sections[BYTES]
        require(offsets.integer(0) == 0, offsets.offset, "a first offset that is not 0")
        last = offsets.integer(offsets.count - 1)
        require(last == heap.count, offsets.offset, "a last offset that is not the end")
        if offsets.width == 0:
            return  # no bytes, and as many empty strings as the count says
        for number in range(offsets.count - 1):
            self._string(number)

    def _verify_missing(self, row):
        """Without a value the item is the base, the code is 0, the string empty, the flag 0."""
        for kind, section in self._sections.items():
            if kind in (INTEGERS, SCALES, CODES):
                section.integer(row)  # a scale is 0 to 18 here, too
                empty = section.raw(row) == 0
            elif kind == FLAGS:
                empty = not section.bit(row)
            elif kind == OFFSETS and CODES not in self._sections:
                empty = not self._string(row)
            else:
                empty = True
            require(empty, section.offset, f"an item in row {row}, which has no value")


@dataclass
class Table:
    name: str
    rows: int
    columns: list = field(default_factory=list)

    def column(self, name, language=""):
        for column in self.columns:
            if (column.name, column.language) == (name, language):
                return column
        return None


class Zone:
    """The tables of a zone: those columns whose type is known, in the order of the directory."""

    def __init__(self, entry, file, start):
        self._directory_start = start + entry.data_length
        tree_start = self._directory_start + entry.directory_length
        self._directory = file[self._directory_start : tree_start]
        digest = sha256(self._directory).digest()
        require(digest == entry.directory_digest, self._directory_start, "a directory", "damaged")
        data, tree = file[start : self._directory_start], file[tree_start : start + entry.length]
        self.data = Data(entry, data, tree, start)

    def read_directory(self):
        cursor = Cursor(self._directory, self._directory_start)
        self._read_sections(cursor)
        self._read_tables(cursor)
        cursor.end("a directory")
        self._resolve_targets()

    def _read_sections(self, cursor):
        offset, count = cursor.offset, cursor.unsigned(4)
        require(count <= MAX_SECTIONS, offset, f"{count} sections")
        self._sections, end = [], 0
        for _ in range(count):
            section = Section(cursor, self.data)
            section.start = -(-end // 8) * 8
            end = section.start + section.length
            fits = end <= self.data.length
            require(fits, section.entry_offset + 24, "a section goes on after the data")
            self._sections.append(section)
        require(end == self.data.length, offset, "data after the last section")

    def _read_tables(self, cursor):
        offset, count = cursor.offset, cursor.unsigned(2)
        require(count <= MAX_TABLES, offset, f"{count} tables")
        self._tables, self._taken = {}, 0
        for _ in range(count):
            offset = cursor.offset
            table = Table(cursor.string(1), cursor.unsigned(8))
            unique = table.name not in self._tables
            require(unique, offset, "a second table of the same name")
            require(table.rows <= MAX_ROWS, offset, f"{table.rows} rows")
            self._read_columns(cursor, table)
            self._tables[table.name] = table
        for section in self._sections[self._taken :]:
            unused = section.kind not in KINDS  # and not required, or it would have been refused
            require(unused, section.entry_offset, "a section that belongs to no column")

    def _read_columns(self, cursor, table):
        names = set()
        for _ in range(cursor.unsigned(2)):
            column = Column(cursor)
            key = (column.name, column.language)
            require(key not in names, column.offset, "a second column of the same name")
            names.add(key)
            end = self._taken + column.section_count
            require(end <= len(self._sections), column.offset, "a column without its sections")
            column.take_sections(self._sections[self._taken : end], table.rows)
            self._taken = end
            if column.type is not None:
                table.columns.append(column)

    def _resolve_targets(self):
        for table in self.tables:
            for column in table.columns:
                if column.type == "reference":
                    target = self.table(column.target)
                    require(target is not None, column.offset, "a reference to no table")
                    column.target_rows = target.rows

    @property
    def tables(self):
        return list(self._tables.values())

    def table(self, name):
        return self._tables.get(name)

    @property
    def item_bytes(self):
        """The bytes of all sections, unpacked."""
        return sum(section.item_length if section.known else section.length for section in self._sections)

    def verify(self, most_text):
        self.data.read(0, self.data.length)
        end = 0
        for section in self._sections:
            padding = self.data.read(end, section.start - end)
            require(not any(padding), self.data.offset + end, "bytes between two sections")
            end = section.start + section.length
        for table in self.tables:
            for column in table.columns:
                column.verify()
            if sum(column.most_text for column in table.columns) > most_text:
                length = sum(column.text_length() for column in table.columns)
                require(length <= most_text, PAGE, f"{length} bytes of text of so few bytes")


class Pack:
    """A pack whose header and directories are verified; its data is when it is first read."""

    def __init__(self, data):
        data = bytes(data)
        self.header = header = Header(data)
        self.card, self.root, self.content_digest = header.card, header.root, header.content_digest
        self.content = Zone(header.content, data, PAGE)
        self.provenance = Zone(header.provenance, data, PAGE + header.content.length)
        for _, zone in self.zones:
            zone.read_directory()
        parts = (b"qpk content 0\x00", self.card.content, header.content.directory_digest)
        computed = sha256(b"".join(parts) + header.content.top).digest()
        require(computed == self.content_digest, 192, "content digest", "damaged")
        for _, zone in self.zones:
            zone.data.check_top_of_nothing()
        questions, origins = (zone.table(self.card.kind) for _, zone in self.zones)
        require(questions is not None, 256, f"no table {self.card.kind} in the content")
        require(questions.rows == self.card.questions, 256, "another number of questions")
        same = origins is None or origins.rows == questions.rows
        require(same, 256, "provenance has not as many rows as questions")
        self._check_sizes()

    def _check_sizes(self):
        """Checks that no table is endless for a pack of so many bytes."""
        self._item_bytes = min(sum(zone.item_bytes for _, zone in self.zones), 2**48)
        for _, zone in self.zones:
            for table in zone.tables:
                require(table.rows <= 65_536 + self._item_bytes, PAGE, f"{table.rows} rows of so few bytes")
                values = table.rows * len(table.columns)
                require(values <= 4_194_304 + 64 * self._item_bytes, PAGE, f"{values} values of so few bytes")

    @property
    def zones(self):
        return (("content", self.content), ("provenance", self.provenance))

    def verify(self):
        """Checks every byte and every value."""
        most = 67_108_864 + 256 * self._item_bytes
        for _, zone in self.zones:
            zone.verify(most)


# What a pack holds

CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz"


def derived_id(kind, asked):
    """The id of a question that is given none."""
    digest = sha256(b"qpk id 0\0" + kind.encode() + b"\0" + asked.encode()).digest()
    bits = int.from_bytes(digest[:8], "big") << 1
    return "q" + "".join(CROCKFORD[bits >> shift & 31] for shift in range(60, -1, -5))


def key_columns(pack):
    """The columns that identify a row of a table; none without a key."""
    key = pack.content.table("key")
    names = key and key.column("Name")
    table = pack.content.table(pack.card.kind)
    if pack.card.kind != "table" or not names or names.type != "string" or key.rows > len(table.columns):
        return []
    names = [names.value(row) for row in range(key.rows)]
    columns = [table.column(name) for name in names]
    usable = all(column is not None and column.type != "blob" for column in columns)
    return columns if usable and len(set(names)) == len(names) else []


def key_text(zone, column, row):
    """A value of a key as text; nothing where it has none."""
    value = column.value(row)
    if value is None:
        return None
    if column.type == "date":
        return calendar_date(value)
    if column.type == "reference":
        names = zone.table(column.target).column("Name")
        return names.value(value) if names is not None and names.type == "string" else None
    if column.type == "flag":
        return "true" if value else "false"
    return str(value)


def key_id(pack, row):
    """The id of a row by its key; None where it has none."""
    values = [key_text(pack.content, column, row) for column in key_columns(pack)]
    if not values or not all(values):
        return None
    if len(values) == 1:
        return values[0]
    return "/".join(value.replace("%", "%25").replace("/", "%2F") for value in values)


def question_id(pack, row):
    """The id of a question, and whether it is derived."""
    table = pack.content.table(pack.card.kind)
    by_key = key_id(pack, row)
    if by_key is not None:
        return by_key, False
    given = table.column("Id")
    if given is not None and given.type == "string" and given.value(row):
        return given.value(row), False
    texts = (column for column in table.columns if column.type == "string" and not column.language)
    first = next(texts, None)
    asked = None if first is None else first.value(row)
    return derived_id(pack.card.kind, asked or ""), True


# The command line


def quoted(string):
    escaped = string.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(f"\\u{ord(c):04x}" if c < " " else c for c in escaped) + '"'


def calendar_date(days):
    """A day since 1970-01-01 in the Gregorian calendar; the format has those that Python has."""
    return date.fromordinal(date(1970, 1, 1).toordinal() + days).isoformat()


def plain(value):
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, bytes):
        return value.hex()
    return quoted(value) if isinstance(value, str) else str(value)


def dump(pack):
    card = pack.card
    as_of = "none" if card.as_of is None else calendar_date(card.as_of)
    yield f"pack {card.id} {card.version} kind={card.kind} asOf={as_of} questions={card.questions}"
    for language, title in card.titles:
        yield f"title {language} {quoted(title)}"
    yield f"content {pack.content_digest.hex()}"
    yield f"root {pack.root.hex()}"
    for name, zone in pack.zones:
        yield f"zone {name}"
        for table in zone.tables:
            yield f"table {table.name} rows={table.rows}"
            for column in table.columns:
                target = f"->{column.target}" if column.type == "reference" else ""
                yield f"column {column.label} {column.type}{target}"
                for row in range(table.rows):
                    yield f"{row} {plain(column.value(row))}"


def show(pack):
    kind = pack.card.kind
    questions, places = pack.content.table(kind), pack.provenance.table(kind)
    require(places is not None, PAGE, f"no table {kind} in the provenance")
    source, line = typed(places, "Source", "reference"), typed(places, "Line", "integer")
    require(source.target == "sources", source.offset, "Source does not refer to sources")
    # A target has to exist, so there is a table of sources.
    name = typed(pack.provenance.table("sources"), "Name", "string")
    for row in range(questions.rows):
        members = [(column.label, shown(pack.content, column, row)) for column in questions.columns]
        members = [(key, value) for key, value in members if value is not None]
        # A column may have one of these names; a name stands there once.
        taken = {key for key, _ in members}
        id, is_derived = question_id(pack, row)
        own = [("index", str(row)), ("id", quoted(id)), ("idIsDerived", plain(is_derived))]
        members = [member for member in own if member[0] not in taken] + members
        at = source.value(row)
        origin = [("source", None if at is None else json_value(name, at))]
        origin.append(("line", json_value(line, row)))
        members += [(key, value) for key, value in origin if key not in taken]
        yield "{" + ",".join(f"{quoted(k)}:{v}" for k, v in members if v is not None) + "}"


def typed(table, name, type):
    column = table.column(name)
    require(column is not None and column.type == type, PAGE, f"no {type} {table.name}.{name}")
    return column


def shown(zone, column, row):
    """A value of a question; a row that it refers to is told by its name, where it has one."""
    names = zone.table(column.target).column("Name") if column.type == "reference" else None
    if names is None or names.type != "string" or column.value(row) is None:
        return json_value(column, row)
    name = json_value(names, column.value(row))
    return json_value(column, row) if name is None else name


def json_value(column, row):
    value = column.value(row)
    if value is None:
        return None
    if column.type == "date":
        return quoted(calendar_date(value))
    return quoted(value.hex()) if column.type == "blob" else plain(value)


def main(arguments):
    commands = {"dump": dump, "show": show, "verify": lambda pack: pack.verify() or ()}
    if len(arguments) != 2 or arguments[0] not in commands:
        print("usage: qpk.py dump|show|verify FILE", file=sys.stderr)
        return 2
    command, path = arguments
    try:
        with open(path, "rb") as file:
            pack = Pack(file.read())
        for line in commands[command](pack):
            sys.stdout.buffer.write(line.encode("utf-8") + b"\n")
        sys.stdout.buffer.flush()
    except OSError as error:
        print(f"{path}: {error.strerror}", file=sys.stderr)
        return 3
    except PackError as error:
        sys.stdout.buffer.flush()
        print(f"{path}: {error}", file=sys.stderr)
        return 4
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
