"""The header page of a pack and the digest trees of its zones, in the order of docs/FORMAT.md."""

from __future__ import annotations

import datetime
from hashlib import sha256
from typing import Optional

from ._errors import PackError, require

MAJOR = 1  # of the version
PAGE = 4096
BLOCK = 65_536
FANOUT = 128
MAX_CARD = 3840
MAX_DATA = 2**56
MAX_DIRECTORY = 1_048_576
DAYS = range(-719_162, 2_932_896 + 1)  # 0001-01-01 to 9999-12-31
NO_DATE = -(2**31)

# Primitives


def text(raw: bytes, offset: int) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise PackError("malformed", offset + error.start, "text is not UTF-8") from None


def calendar_date(days: int) -> datetime.date:
    """A day since 1970-01-01 in the Gregorian calendar; the format has those that Python has."""
    return datetime.date.fromordinal(datetime.date(1970, 1, 1).toordinal() + days)


class Cursor:
    """Reads fields one after the other; `base` is where `raw` begins in the file."""

    def __init__(self, raw: bytes, base: int) -> None:
        self.raw, self.base, self.position = raw, base, 0

    @property
    def offset(self) -> int:
        return self.base + self.position

    def take(self, length: int) -> bytes:
        end = self.position + length
        require(end <= len(self.raw), self.offset, "a field goes on after the end of its part")
        taken, self.position = self.raw[self.position : end], end
        return taken

    def unsigned(self, width: int) -> int:
        return int.from_bytes(self.take(width), "little")

    def signed(self, width: int) -> int:
        return int.from_bytes(self.take(width), "little", signed=True)

    def string(self, width: int) -> str:
        length = self.unsigned(width)
        return text(self.take(length), self.offset - length)

    def zero(self, width: int, name: str) -> None:
        start = self.offset
        for offset, byte in enumerate(self.take(width), start):
            require(byte == 0, offset, f"{name} is not zero")

    def end(self, name: str) -> None:
        require(self.position == len(self.raw), self.offset, f"{name} ends before its length")


# Header page

MAGIC = bytes.fromhex("89 51 50 4B 0D 0A 1A 0A")
# What is left of the magic where line ends were taken for CR, LF or CR LF and written as another.
CONVERTED = tuple(
    MAGIC[:4] + bytes.fromhex(rest)
    for rest in ("0A 1A 0A", "0A 0A 1A 0A", "0D 1A 0D", "0D 0D 1A 0D", "0D 0D 0A 1A", "0D 0A 1A 0D")
)


def check_magic(data: bytes) -> None:
    if data.startswith(MAGIC):
        return
    require(not MAGIC.startswith(data), len(data), "the file ends in its magic", "truncated")
    if data.startswith(CONVERTED):
        raise PackError("converted-line-ends", 4, "a transfer changed line ends; copy it as binary")
    raise PackError("not-a-pack", 0, "the first bytes are not those of a pack")


class Header:
    """The header page; its root digest is verified before any other field is read."""

    def __init__(self, data: bytes) -> None:
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

    def __init__(self, cursor: Cursor) -> None:
        self.offset = cursor.offset
        self.data_length = cursor.unsigned(8)
        require(self.data_length <= MAX_DATA, self.offset, "the data of a zone is too long")
        self.directory_length = cursor.unsigned(4)
        require(self.directory_length <= MAX_DIRECTORY, self.offset + 8, "a directory is too long")
        cursor.zero(4, "a reserved field of a zone")
        self.directory_digest = cursor.take(32)
        self.top = cursor.take(32)

    @property
    def length(self) -> int:
        return self.data_length + self.directory_length + 32 * sum(tree_levels(self.data_length))


class Card:
    """The name, version, kind, date, number of questions and titles of a pack."""

    def __init__(self, raw: bytes, offset: int) -> None:
        cursor = Cursor(raw, offset)
        self.id = cursor.string(1)
        self.version = cursor.string(1)
        self.content = raw[cursor.position :]
        self.kind = cursor.string(1)
        as_of = cursor.signed(4)
        require(as_of == NO_DATE or as_of in DAYS, offset, f"the day {as_of}")
        self.as_of: Optional[datetime.date] = None if as_of == NO_DATE else calendar_date(as_of)
        self.questions = cursor.unsigned(8)
        count_offset = cursor.offset
        count = cursor.unsigned(1)
        require(count >= 1, count_offset, "a card without a title")
        self.titles = [(cursor.string(1), cursor.string(2)) for _ in range(count)]
        cursor.end("the card")


# Digests


def tree_levels(data_length: int) -> list[int]:
    """How many digests each level of the tree has; no level for no data."""
    levels = [-(-data_length // BLOCK)] if data_length else []
    while levels and levels[-1] > FANOUT:
        levels.append(-(-levels[-1] // FANOUT))
    return levels


class Data:
    """The data of a zone; no byte leaves it before the tree has vouched for its block."""

    def __init__(self, entry: ZoneEntry, raw: bytes, tree: bytes, offset: int) -> None:
        self.length, self.offset, self.top = len(raw), offset, entry.top
        self._raw, self._tree = raw, tree
        self._tree_offset = offset + entry.data_length + entry.directory_length
        self._levels = tree_levels(len(raw))
        self._verified: set[tuple[int, int]] = set()

    def read(self, start: int, length: int) -> bytes:
        """The bytes of a section, which the directory has already placed inside the data."""
        for block in range(start // BLOCK, -(-(start + length) // BLOCK)):
            if (0, block) not in self._verified:
                self._verify_block(block)
        return self._raw[start : start + length]

    def _verify_block(self, block: int) -> None:
        start = block * BLOCK
        self._verify_digest(0, block)
        digest = sha256(b"\x00" + self._raw[start : start + BLOCK]).digest()
        require(digest == self._digests(0, block, 1), self.offset + start, "a block", "damaged")
        self._verified.add((0, block))

    def _verify_digest(self, level: int, index: int) -> None:
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

    def _digests(self, level: int, index: int, count: int) -> bytes:
        start = 32 * (sum(self._levels[:level]) + index)
        return self._tree[start : start + 32 * count]

    def check_top_of_nothing(self) -> None:
        """Checks the top of a zone without data, where no read would ever come to it."""
        right = self.length or self.top == sha256(b"\x01").digest()
        require(right, self.offset, "the top of no data", "damaged")
