"""The tables of a zone: columns, their values, and rows as dicts."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Iterator, Mapping
from decimal import Decimal, InvalidOperation
from hashlib import sha256
from typing import TYPE_CHECKING, Optional, Union

from ._errors import ColumnError, near_name, require
from ._header import DAYS, PAGE, Cursor, Data, ZoneEntry, calendar_date, text
from ._sections import (
    BIT_KINDS, BYTES, CODES, FLAGS, INTEGERS, KINDS, MAX_ROWS, OFFSETS, PRESENCE, ROW_KINDS, SCALES, Section)

if TYPE_CHECKING:
    import pandas  # type: ignore[import-not-found,import-untyped,unused-ignore]
    import pyarrow  # type: ignore[import-not-found,import-untyped,unused-ignore]

MAX_SECTIONS = 65_535
MAX_TABLES = 1_000
LONGEST = {"string": 65_536, "blob": 16_777_216}

Value = Union[int, Decimal, str, bool, bytes, datetime.date, None]
# What identifies a row: a value of a key as it is in the pack, or a text or number that means the same.
KeyValue = Union[int, float, Decimal, str, bool, datetime.date]

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


def smallest_decimal(integer: int, scale: int) -> Decimal:
    """integer ÷ 10^scale, with the smallest scale that holds it."""
    while scale > 0 and integer % 10 == 0:
        integer, scale = integer // 10, scale - 1
    return Decimal((int(integer < 0), tuple(map(int, str(abs(integer)))), -scale))


class Column:
    """A column of a table.

    `name` and `language` are its two names; `language` is empty for the pack's own. `label` joins them, as in
    `Fact@fr`. `type` is integer, decimal, string, flag, blob, date, year or reference; `target` is the name of the
    table that a reference refers to.
    """

    def __init__(self, cursor: Cursor) -> None:
        self.offset = cursor.offset
        self.name = cursor.string(1)
        self.language = cursor.string(1)
        number = cursor.unsigned(1)
        # The type is empty where this reader does not know it. Such a column is in no table.
        self.type, pattern = TYPES.get(number, ("", ""))
        cursor.zero(1, "a reserved field of a column")
        self.target = cursor.string(1)
        self.section_count = cursor.unsigned(1)
        self.rows = 0
        self._pattern = pattern.split()
        self._sections: dict[int, Section] = {}
        self._target_table: Optional[Table] = None

    @property
    def label(self) -> str:
        return f"{self.name}@{self.language}" if self.language else self.name

    def take_sections(self, sections: list[Section], rows: int) -> None:
        """Gives the column its sections; unknown ones were found optional when they were read."""
        self.rows = rows
        if not self.type:
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

    def _check_counts(self) -> None:
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

    def resolve(self, zone: Zone) -> None:
        """Finds the table that a reference refers to."""
        if self.type == "reference":
            self._target_table = zone.table(self.target)
            require(self._target_table is not None, self.offset, "a reference to no table")

    def has_value(self, row: int) -> bool:
        presence = self._sections.get(PRESENCE)
        return presence is None or presence.bit(row)

    def value(self, row: int) -> Value:
        """The value of a row; None where it has none, the number of the row referred to for a reference."""
        if not self.has_value(row):
            return None
        if self.type == "flag":
            return self._sections[FLAGS].bit(row)
        if self.type in LONGEST:
            return self._string(self._string_number(row))
        integer = self._sections[INTEGERS].integer(row)
        offset = self._sections[INTEGERS].offset
        if self.type == "decimal":
            return smallest_decimal(integer, self._sections[SCALES].integer(row))
        if self._target_table is not None:
            exists = 0 <= integer < self._target_table.row_count
            require(exists, offset, f"a reference to row {integer} of {self.target}")
        if self.type == "date":
            require(integer in DAYS, offset, f"the day {integer}")
            return calendar_date(integer)
        return integer

    def named_value(self, row: int) -> Value:
        """The value of a row; for a reference the name of the row referred to, where that has one."""
        value, names = self.value(row), self.target_names
        if names is None or not isinstance(value, int):
            return value
        name = names.value(value)
        return value if name is None else name

    @property
    def target_names(self) -> Optional[Column]:
        """The names of the rows that a reference refers to; None if it has no such column."""
        names = self._target_table.optional_column("Name") if self._target_table is not None else None
        return names if names is not None and names.type == "string" else None

    def _string_number(self, row: int) -> int:
        if CODES not in self._sections:
            return row
        codes = self._sections[CODES]
        code = codes.integer(row)
        exists = code < self._sections[OFFSETS].count - 1
        require(exists, codes.offset + row * codes.width, f"a code of {code}")
        return code

    def _string(self, number: int) -> Union[str, bytes]:
        offsets, heap = self._sections[OFFSETS], self._sections[BYTES]
        start, end = offsets.integer(number), offsets.integer(number + 1)
        in_order = start <= end <= heap.count
        require(in_order, offsets.offset + number * offsets.width, "an offset that falls")
        require(end - start <= LONGEST[self.type], heap.offset + start, "a value that is too long")
        raw = heap.span(start, end)
        return text(raw, heap.offset + start) if self.type == "string" else raw

    @property
    def most_text(self) -> int:
        """The most bytes that the values of all rows can have, each counted for every row that has it."""
        if BYTES not in self._sections:
            return 0
        heap = self._sections[BYTES].count
        return min(heap, LONGEST[self.type]) * self.rows if CODES in self._sections else heap

    def text_length(self) -> int:
        """The bytes that the values of all rows have, each counted for every row that has it."""
        if CODES not in self._sections:
            return self.most_text
        offsets = self._sections[OFFSETS]
        total = 0
        for row in range(self.rows):
            if self.has_value(row):
                number = self._string_number(row)
                total += offsets.integer(number + 1) - offsets.integer(number)
        return total

    def verify(self) -> None:
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

    def _sections_of_rows(self) -> list[Section]:
        kinds = ROW_KINDS if CODES in self._sections else (*ROW_KINDS, OFFSETS)
        return [section for kind, section in self._sections.items() if kind in kinds]

    def _verify_heap(self) -> None:
        offsets, heap = self._sections[OFFSETS], self._sections[BYTES]
        require(offsets.integer(0) == 0, offsets.offset, "a first offset that is not 0")
        last = offsets.integer(offsets.count - 1)
        require(last == heap.count, offsets.offset, "a last offset that is not the end")
        if offsets.width == 0:
            return  # no bytes, and as many empty strings as the count says
        for number in range(offsets.count - 1):
            self._string(number)

    def _verify_missing(self, row: int) -> None:
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


def key_text(column: Column, row: int) -> Optional[str]:
    """A value of a key as ids have it; None where it has none."""
    value = column.named_value(row)
    if isinstance(value, bytes) or (column.type == "reference" and not isinstance(value, str)):
        return None
    return None if value is None else _spelled(column, value)


def _spelled(column: Column, value: KeyValue) -> str:
    """A value as ids have it; a number may be given as a text, too."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if column.type not in ("decimal", "integer", "year"):
        return str(value)
    try:
        number = Decimal(str(value))
    except InvalidOperation:
        return str(value)
    text = f"{number:f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text


class Row(dict[str, Value]):
    """A row of a table: a dict from the label of a column to its value, which names the nearest column for a wrong one."""

    def __init__(self, table: Table, values: Iterable[tuple[str, Value]]) -> None:
        super().__init__(values)
        self._table = table

    def __missing__(self, label: str) -> Value:
        raise self._table.no_column(label)

    def __reduce__(self) -> tuple[object, ...]:
        return dict, (dict(self),)


class Table:
    """A table of a pack: `len(table)` rows, each a dict from the label of a column to its value.

    The values are int (integer and year), decimal.Decimal, str, bool (flag), bytes (blob) and datetime.date, or None
    where a row has none. A reference is the name of the row that it refers to, or its number if that has no name.
    """

    def __init__(self, name: str, row_count: int) -> None:
        self.name, self.row_count = name, row_count
        self.columns: list[Column] = []
        self.read_key: Callable[[], list[Column]] = list
        self._key: Optional[list[Column]] = None
        self._lookups: dict[tuple[str, ...], dict[tuple[str, ...], int]] = {}

    def __repr__(self) -> str:
        return f"<table {self.name}: {self.row_count} rows, {len(self.columns)} columns>"

    def __len__(self) -> int:
        return self.row_count

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, row: int) -> Row:
        if row < 0:
            row += self.row_count
        if not 0 <= row < self.row_count:
            raise IndexError(f"the table {self.name} has {self.row_count} rows")
        return Row(self, ((column.label, column.named_value(row)) for column in self.columns))

    def __iter__(self) -> Iterator[Row]:
        for row in range(self.row_count):
            yield self[row]

    def column(self, name: str, language: str = "") -> Column:
        """The column of that name and language. Raises a `ColumnError` if there is none."""
        column = self.optional_column(name, language)
        if column is None:
            raise self.no_column(f"{name}@{language}" if language else name)
        return column

    def no_column(self, label: str) -> ColumnError:
        """The error that there is no column of that label, with the nearest one."""
        return ColumnError(label, self.name, near_name(str(label), [column.label for column in self.columns]))

    def optional_column(self, name: str, language: str = "") -> Optional[Column]:
        """The column of that name and language; None if there is none, as one that is empty in every row."""
        for column in self.columns:
            if (column.name, column.language) == (name, language):
                return column
        return None

    def text(self, row: int, name: str, language: str = "") -> Optional[str]:
        """The text of a row in a language, or else in the pack's own language; None if it has none."""
        for column in (self.optional_column(name, language), self.column(name)):
            value = None if column is None else column.value(row)
            if value is not None:
                return str(value)
        return None

    @property
    def key_columns(self) -> list[Column]:
        """The columns that identify a row; none without a key."""
        if self._key is None:
            self._key = self.read_key()
        return self._key

    def row_for_key(self, *values: KeyValue) -> Optional[int]:
        """The number of the row with these values in the columns of the key; None if there is none."""
        if not self.key_columns:
            raise TypeError(f"the table {self.name} has no key")
        return self._look_up(self.key_columns, values)

    def row_where(self, values: Mapping[str, KeyValue]) -> Optional[int]:
        """The first row with these values in the columns named, such as `{"Id": "mars"}`; None if there is none.

        The first call for some columns reads them and builds a lookup table.
        """
        return self._look_up([self.column(name) for name in values], tuple(values.values()))

    def _look_up(self, columns: list[Column], values: tuple[KeyValue, ...]) -> Optional[int]:
        if len(values) != len(columns):
            raise TypeError(f"{len(values)} values for {len(columns)} columns")
        names = tuple(column.name for column in columns)
        if names not in self._lookups:
            lookup = self._lookups[names] = {}
            for row in range(self.row_count):
                texts = tuple(text for column in columns if (text := key_text(column, row)) is not None)
                if len(texts) == len(columns):
                    lookup.setdefault(texts, row)
        return self._lookups[names].get(tuple(map(_spelled, columns, values)))

    def to_arrow(self) -> pyarrow.Table:
        """The table for Apache Arrow. Raises ImportError if pyarrow is not installed."""
        from ._frames import arrow_table

        return arrow_table(self)

    def to_pandas(self) -> pandas.DataFrame:
        """The table for pandas, version 2 or later. Raises ImportError if pandas is not installed."""
        from ._frames import pandas_frame

        return pandas_frame(self)


class Zone:
    """The tables of a zone: those columns whose type is known, in the order of the directory."""

    def __init__(self, entry: ZoneEntry, file: bytes, start: int) -> None:
        self._directory_start = start + entry.data_length
        tree_start = self._directory_start + entry.directory_length
        self._directory = file[self._directory_start : tree_start]
        digest = sha256(self._directory).digest()
        require(digest == entry.directory_digest, self._directory_start, "a directory", "damaged")
        data, tree = file[start : self._directory_start], file[tree_start : start + entry.length]
        self.data = Data(entry, data, tree, start)
        self._tables: dict[str, Table] = {}
        self._sections: list[Section] = []

    def read_directory(self) -> None:
        cursor = Cursor(self._directory, self._directory_start)
        self._read_sections(cursor)
        self._read_tables(cursor)
        cursor.end("a directory")
        for table in self.tables:
            for column in table.columns:
                column.resolve(self)

    def _read_sections(self, cursor: Cursor) -> None:
        offset, count = cursor.offset, cursor.unsigned(4)
        require(count <= MAX_SECTIONS, offset, f"{count} sections")
        end = 0
        for _ in range(count):
            section = Section(cursor, self.data)
            section.start = -(-end // 8) * 8
            end = section.start + section.length
            fits = end <= self.data.length
            require(fits, section.entry_offset + 24, "a section goes on after the data")
            self._sections.append(section)
        require(end == self.data.length, offset, "data after the last section")

    def _read_tables(self, cursor: Cursor) -> None:
        offset, count = cursor.offset, cursor.unsigned(2)
        require(count <= MAX_TABLES, offset, f"{count} tables")
        taken = 0
        for _ in range(count):
            offset = cursor.offset
            table = Table(cursor.string(1), cursor.unsigned(8))
            unique = table.name not in self._tables
            require(unique, offset, "a second table of the same name")
            require(table.row_count <= MAX_ROWS, offset, f"{table.row_count} rows")
            taken = self._read_columns(cursor, table, taken)
            self._tables[table.name] = table
        for section in self._sections[taken:]:
            unused = section.kind not in KINDS  # and not required, or it would have been refused
            require(unused, section.entry_offset, "a section that belongs to no column")

    def _read_columns(self, cursor: Cursor, table: Table, taken: int) -> int:
        """Reads the columns of a table, whose sections begin at number `taken`; returns where they end."""
        names: set[tuple[str, str]] = set()
        for _ in range(cursor.unsigned(2)):
            column = Column(cursor)
            key = (column.name, column.language)
            require(key not in names, column.offset, "a second column of the same name")
            names.add(key)
            end = taken + column.section_count
            require(end <= len(self._sections), column.offset, "a column without its sections")
            column.take_sections(self._sections[taken:end], table.row_count)
            taken = end
            if column.type:
                table.columns.append(column)
        return taken

    @property
    def tables(self) -> list[Table]:
        return list(self._tables.values())

    def table(self, name: str) -> Optional[Table]:
        """The table of that name; None if there is none."""
        return self._tables.get(name)

    @property
    def item_bytes(self) -> int:
        """The bytes of all sections, unpacked."""
        return sum(section.item_length if section.known else section.length for section in self._sections)

    def verify(self, most_text: int) -> None:
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
