"""A WebAssembly module as wasm-ld writes it with --emit-relocs: its functions, its data, and what refers to what."""

import bisect
from collections import defaultdict
from pathlib import Path

CUSTOM, IMPORTS, EXPORTS, ELEMENTS, CODE, DATA = 0, 2, 7, 9, 10, 11
FUNCTION, DATUM = 0, 1  # kinds of symbols
SYMBOLS = 8
UNDEFINED, EXPLICIT_NAME, EXPORTED, NO_STRIP = 0x10, 0x40, 0x20, 0x80
TYPE_REFERENCE = 6  # a relocation that names a type, no symbol
WITH_ADDEND = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23}


def number(bytes, at):
    """The number that begins at `at` (LEB128), and where it ends."""
    value = shift = 0
    while True:
        byte = bytes[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def numbers(bytes, at, count):
    found = []
    for _ in range(count):
        value, at = number(bytes, at)
        found.append(value)
    return *found, at


def encoded(value):
    """A number as LEB128."""
    coded = bytearray()
    while value >= 0x80:
        coded.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(coded + bytes([value]))


def text(bytes, at):
    count, at = number(bytes, at)
    return bytes[at:at + count].decode(), at + count


def custom(name, content):
    """A section that engines of browsers leave alone."""
    content = encoded(len(name)) + name.encode() + content
    return bytes([CUSTOM]) + encoded(len(content)) + content


class Module:
    def __init__(self, path):
        self.bytes = Path(path).read_bytes()
        self.sections, self.customs = {}, {}  # where each begins and ends
        at = 8
        while at < len(self.bytes):
            section = self.bytes[at]
            size, start = number(self.bytes, at + 1)
            at = start + size
            if section == CUSTOM:
                name, start = text(self.bytes, start)
                self.customs[name] = start, at
            else:
                self.sections[section] = start, at
        self.read_functions()
        self.read_data()

    def read_functions(self):
        """Where each function begins and ends; the first of them is that after the imported ones."""
        self.imported = 0
        if IMPORTS in self.sections:
            self.imported = number(self.bytes, self.sections[IMPORTS][0])[0]  # the engine imports functions only
        count, at = number(self.bytes, self.sections[CODE][0])
        self.functions = []
        for _ in range(count):
            size, start = number(self.bytes, at)
            self.functions.append((start, start + size))
            at = start + size

    def read_data(self):
        """Where the content of each segment begins."""
        count, at = number(self.bytes, self.sections[DATA][0])
        self.segments = []
        for _ in range(count):
            mode, opcode = self.bytes[at:at + 2]
            if (mode, opcode) != (0, 0x41):
                raise ValueError("a segment of data without a fixed address")
            _, at = number(self.bytes, at + 2)
            size, at = number(self.bytes, at + 1)
            self.segments.append(at)
            at += size

    def read_symbols(self):
        """The symbols: (kind, name, flags, place, size). The place of a function is its number, that of data its byte."""
        self.symbols = []
        at, end = self.customs["linking"]
        _, at = number(self.bytes, at)
        while at < end:
            part = self.bytes[at]
            size, at = number(self.bytes, at + 1)
            if part == SYMBOLS:
                self.read_symbol_table(at)
            at += size

    def read_symbol_table(self, at):
        count, at = number(self.bytes, at)
        for _ in range(count):
            kind = self.bytes[at]
            flags, at = number(self.bytes, at + 1)
            name, place, size = "", None, 0
            if kind == DATUM:
                name, at = text(self.bytes, at)
                if not flags & UNDEFINED:
                    segment, offset, size, at = numbers(self.bytes, at, 3)
                    # The last segment, of zeros, is not in the file.
                    place = self.segments[segment] + offset if segment < len(self.segments) else None
            else:
                place, at = number(self.bytes, at)
                if kind != 3 and (not flags & UNDEFINED or flags & EXPLICIT_NAME):
                    name, at = text(self.bytes, at)
            self.symbols.append((kind, name, flags, place, size))

    def references(self):
        """For each function and datum, by the index of its symbol, the symbols that it refers to."""
        self.read_symbols()
        byte = {FUNCTION: {}, DATUM: {}}
        for index, (kind, _, _, place, _) in enumerate(self.symbols):
            if kind == FUNCTION and place >= self.imported:
                byte[kind].setdefault(self.functions[place - self.imported][0], []).append(index)
            elif kind == DATUM and place is not None:
                byte[kind].setdefault(place, []).append(index)
        found = defaultdict(set)
        for section, name, kind in ((CODE, "reloc.CODE", FUNCTION), (DATA, "reloc.DATA", DATUM)):
            starts = sorted(byte[kind])
            for place, symbol in self.relocations(name, self.sections[section][0]):
                for owner in byte[kind][starts[bisect.bisect_right(starts, place) - 1]]:
                    found[owner].add(symbol)
        # Two names of one place are needed together.
        for places in byte.values():
            for same in places.values():
                for index in same:
                    found[index].update(same)
        return found

    def relocations(self, name, start):
        """The places that refer to a symbol, and the symbol."""
        if name not in self.customs:
            return
        at, _ = self.customs[name]
        _, count, at = numbers(self.bytes, at, 2)
        for _ in range(count):
            form = self.bytes[at]
            offset, symbol, at = numbers(self.bytes, at + 1, 2)
            if form in WITH_ADDEND:
                _, at = number(self.bytes, at)  # only its end matters
            if form != TYPE_REFERENCE:
                yield start + offset, symbol

    def roots(self):
        """The symbols that are needed from outside."""
        exported = self.exported_functions()
        return [index for index, (kind, _, flags, place, _) in enumerate(self.symbols)
                if kind == FUNCTION and (place in exported or flags & NO_STRIP)]

    def exported_functions(self):
        count, at = number(self.bytes, self.sections[EXPORTS][0])
        found = set()
        for _ in range(count):
            _, at = text(self.bytes, at)
            kind = self.bytes[at]
            index, at = number(self.bytes, at + 1)
            if kind == 0:
                found.add(index)
        return found
