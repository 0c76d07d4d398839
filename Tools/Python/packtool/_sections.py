"""The sections of a zone: arrays of items, stored plain or in packed blocks."""

from __future__ import annotations

from itertools import accumulate

from ._errors import PackError, require
from ._header import MAX_DATA, Cursor, Data

PACKED_BLOCK = 32_768
CACHED_BLOCKS = 64  # of each section: rows read a dictionary in no order
MAX_ROWS = 2**32 - 1
MAX_SCALE = 18
MAX_I64 = 2**63 - 1

PRESENCE, INTEGERS, SCALES, CODES, OFFSETS, BYTES, FLAGS = range(1, 8)
KINDS = range(PRESENCE, FLAGS + 1)
BIT_KINDS = (PRESENCE, FLAGS)
INTEGER_KINDS = (INTEGERS, SCALES, CODES, OFFSETS)
BASE_KINDS = (INTEGERS, SCALES)
ROW_KINDS = (PRESENCE, INTEGERS, SCALES, CODES, FLAGS)
PLAIN, PACKED, PACKED_STEPS = range(3)


class Section:
    """An entry of the directory, and the items it stands for."""

    def __init__(self, cursor: Cursor, data: Data) -> None:
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
        self.start = 0  # in the data; the directory sets it, as it follows from the sections before

        self.known = self.kind in KINDS
        if (self.known and self.encoding > PACKED_STEPS) or (self.required and not self.known):
            name = f"a section of kind {self.kind}, encoding {self.encoding}"
            raise PackError("unknown-feature", self.entry_offset, name)
        if self.known:
            self._check_entry()

    def _check_entry(self) -> None:
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
        self.item_length = length
        self._unpacked: dict[int, bytes] = {}
        if self.encoding == PLAIN:
            require(self.length == length, offset + 24, "the length does not follow from the count")
            return
        stepping = self.encoding == PACKED or kind in INTEGER_KINDS
        require(stepping, offset + 2, "steps of what is no integer")
        self.blocks = -(-length // PACKED_BLOCK)
        # Where the blocks end, and what says where each of them does begins.
        self._index = self.length - 8 * (self.blocks - 1)
        fits = self.blocks <= self._index and self.length < length
        require(fits, offset + 24, "a length that no blocks can have")

    @property
    def offset(self) -> int:
        return self.data.offset + self.start

    def read(self, start: int, length: int) -> bytes:
        """Bytes of the items, unpacked where they are packed."""
        if self.encoding == PLAIN:
            return self.data.read(self.start + start, length)
        taken = b""
        while len(taken) < length:
            block, at = divmod(start + len(taken), PACKED_BLOCK)
            taken += self._block(block)[at : at + length - len(taken)]
        return taken

    def _block(self, block: int) -> bytes:
        if block not in self._unpacked:
            start = 0 if block == 0 else self._end(block - 1)
            end = self._index if block == self.blocks - 1 else self._end(block)
            size = min(PACKED_BLOCK, self.item_length - block * PACKED_BLOCK)
            fits = start < end <= self._index and end - start <= size
            require(fits, self.offset, "an index of blocks that cannot be")
            stored = self.data.read(self.start + start, end - start)
            planes = stored if len(stored) == size else unpacked(stored, size, self.offset + start)
            if len(self._unpacked) == CACHED_BLOCKS:
                del self._unpacked[next(iter(self._unpacked))]
            self._unpacked[block] = self._items(planes)
        return self._unpacked[block]

    def _end(self, block: int) -> int:
        return int.from_bytes(self.data.read(self.start + self._index + 8 * block, 8), "little")

    def _items(self, planes: bytes) -> bytes:
        """Items whose lowest bytes stand first, then their next ones."""
        width = self.width or 1
        count = len(planes) // width
        items = bytearray(count * width)
        for plane in range(width):
            items[plane::width] = planes[plane * count : (plane + 1) * count]
        if self.encoding == PACKED:
            return bytes(items)
        steps = (int.from_bytes(items[at : at + width], "little") for at in range(0, len(items), width))
        mask = (1 << 8 * width) - 1
        return b"".join((total & mask).to_bytes(width, "little") for total in accumulate(steps))

    def unpack_all(self) -> None:
        if self.encoding != PLAIN:
            for block in range(self.blocks):
                self._block(block)

    def bit(self, index: int) -> bool:
        byte = self.read(index // 8, 1)[0]
        return byte >> index % 8 & 1 == 1

    def raw(self, index: int) -> int:
        """The unsigned integer that is added to the base."""
        if self.width == 0:
            return 0
        return int.from_bytes(self.read(index * self.width, self.width), "little")

    def integer(self, index: int) -> int:
        value = self.base + self.raw(index)
        if value > MAX_I64 or self.kind == SCALES:
            offset = self.offset + index * self.width
            require(value <= MAX_I64, offset, "an integer beyond 64 bits")
            require(0 <= value <= MAX_SCALE, offset, f"a scale of {value}")
        return value

    def span(self, start: int, end: int) -> bytes:
        return self.read(start, end - start)

    def verify_bits(self) -> None:
        if self.count % 8:
            last = self.read(self.item_length - 1, 1)[0]
            offset = self.offset + self.length - 1
            require(last >> self.count % 8 == 0, offset, "bits after the last row")


def unpacked(packed: bytes, size: int, offset: int) -> bytes:
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
        # A match may reach into what it makes: then the bytes before it come again and again.
        length = match + 4
        repeated = block[-back:] * -(-length // back)
        block += repeated[:length]
