"""What code of `packtool generate python` reads packs with: tables whose columns were compared with its own."""

from __future__ import annotations

import datetime
import json
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Callable, Optional, TypeVar

from ._errors import PackError
from ._pack import Pack, typed
from ._sections import CODES, OFFSETS, PRESENCE
from ._tables import Column, Value

__all__ = ["SchemaError", "TypedColumn", "TypedPictures", "TypedTable"]

# The types of columns in a pack that hold the values of a field.
TYPES = {
    "text": ("string",), "integer": ("integer",), "decimal": ("decimal", "integer"), "year": ("year",),
    "date": ("date",), "flag": ("flag",), "picture": ("reference",),
}

Known = TypeVar("Known")
Key = TypeVar("Key", bound=Hashable)


class SchemaError(PackError):
    """Why a pack does not fit the code that was generated from a schema."""

    def __init__(self, detail: str) -> None:
        super().__init__("malformed", 0, f"it does not fit the code that reads it: {detail}")

    def __reduce__(self) -> tuple[object, ...]:
        return _schema_error, (self.detail,)


def _schema_error(detail: str) -> SchemaError:
    error = SchemaError("")
    PackError.__init__(error, "malformed", 0, detail)
    return error


@dataclass(frozen=True)
class TypedColumn:
    """A column that generated code reads, and what the code relies on in it.

    `options` are the only texts that it may have; none if it may have any.
    """

    name: str
    content: str
    required: bool = False
    options: Sequence[str] = ()


class TypedTable:
    """A table of a pack that fits generated code, read by the numbers of that code's columns.

    Columns that the code does not know are ignored. Raises a `SchemaError` if the table does not fit.
    """

    def __init__(self, pack: Pack, name: str, expected: Sequence[TypedColumn]) -> None:
        table = pack.content.table(name)
        if table is None:
            raise SchemaError(f"the pack has no table {name}")
        self.name = name
        self.count = len(table)
        self._table = table
        self._expected = expected
        self._columns = [self._column(pack, column) for column in expected]

    def _column(self, pack: Pack, expected: TypedColumn) -> Optional[Column]:
        """The column that fits an expected one; None if it is empty in every row."""
        name = f"{self.name}.{expected.name}"
        column = self._table.optional_column(expected.name)
        if column is None:
            if self.count > 0 and expected.required:
                raise SchemaError(f"the pack has no column {name}, which the code has a value of in each row")
            if _schema_lacks(pack, self.name, expected.name):
                raise SchemaError(f"the pack has no column {name}")
            return None
        types = TYPES[expected.content]
        if column.type not in types:
            raise SchemaError(f"the column {name} holds values of the type {column.type}, not {' or '.join(types)}")
        has_gaps = PRESENCE in column._sections
        if expected.required and has_gaps and not all(map(column.has_value, range(self.count))):
            raise SchemaError(f"the column {name} may lack a value, which the code has in each row")
        unknown = _unknown_option(column, set(expected.options)) if expected.options else None
        if unknown is not None:
            raise SchemaError(f'the column {name} has the value "{unknown}", which the code does not know')
        return column

    def value(self, column: int, row: int) -> Value:
        """A value, or the name of a picture; None where the row has none."""
        there = self._columns[column]
        return None if there is None else there.named_value(row)

    def _typed(self, kind: type[Known], column: int, row: int) -> Optional[Known]:
        value = self.value(column, row)
        if value is not None and not isinstance(value, kind):
            raise SchemaError(f"row {row} of {self.name} has no fitting value of {self._expected[column].name}")
        return value

    def text(self, column: int, row: int) -> Optional[str]:
        """A text, or the name of a picture; None where the row has none."""
        return self._typed(str, column, row)

    def integer(self, column: int, row: int) -> Optional[int]:
        """A whole number or a year; None where the row has none."""
        return self._typed(int, column, row)

    def decimal(self, column: int, row: int) -> Optional[Decimal]:
        """An exact number; None where the row has none."""
        value = self.value(column, row)
        return Decimal(value) if isinstance(value, int) else self._typed(Decimal, column, row)

    def date(self, column: int, row: int) -> Optional[datetime.date]:
        """A date; None where the row has none."""
        return self._typed(datetime.date, column, row)

    def flag(self, column: int, row: int) -> Optional[bool]:
        """True or false; None where the row has neither."""
        return self._typed(bool, column, row)

    def translation(self, column: int, row: int, language: str) -> Optional[str]:
        """The translation of a text; None where the row has none in that language."""
        there = self._table.optional_column(self._expected[column].name, language)
        value = None if there is None else there.value(row)
        return value if isinstance(value, str) else None

    def required(self, value: Optional[Known], column: int, row: int) -> Known:
        """The value of a column that has one in each row."""
        if value is None:
            raise SchemaError(f"row {row} of {self.name} has no value of {self._expected[column].name}")
        return value

    def row_number(self, row: int) -> int:
        """The number of a row, counted from the end if it is negative; an IndexError if there is none."""
        number = row + self.count if row < 0 else row
        if not 0 <= number < self.count:
            raise IndexError(f"the table {self.name} has {self.count} rows")
        return number

    def index(self, key: Callable[[int], Optional[Key]]) -> dict[Key, int]:
        """The number of each row by its key; `key` gives None for a row that cannot be looked up."""
        index: dict[Key, int] = {}
        for row in range(self.count):
            value = key(row)
            if value is None:
                continue
            if value in index:
                raise SchemaError(f"the rows {index[value]} and {row} of {self.name} have the same key")
            index[value] = row
        return index


def _unknown_option(column: Column, options: set[str]) -> Optional[str]:
    """A text of a column that is none of the options; None if there is none."""
    sections = column._sections
    if CODES in sections and {column._string(number) for number in range(sections[OFFSETS].count - 1)} <= options:
        # Few texts stand for all rows.
        return None
    for row in range(column.rows):
        value = column.value(row)
        if isinstance(value, str) and value not in options:
            return value
    return None


class TypedPictures:
    """The pictures of a pack, found by their names."""

    def __init__(self, pack: Pack) -> None:
        assets = pack.content.table(".assets")
        self._files: Optional[Column] = None
        self._rows: dict[str, int] = {}
        if assets is None:
            return
        names = typed(assets, "Name", "string")
        self._files = typed(assets, "Bytes", "blob")
        for row in range(len(assets)):
            name = names.value(row)
            if isinstance(name, str):
                self._rows[name] = row

    def file(self, name: str) -> Optional[bytes]:
        """The bytes of a PNG, JPEG or WebP file; None if the pack has no picture of that name."""
        row = self._rows.get(name)
        if row is None or self._files is None:
            return None
        value = self._files.value(row)
        return value if isinstance(value, bytes) else None


def _schema_lacks(pack: Pack, table: str, field: str) -> bool:
    """Whether the pack has the schema of a table, and no field of it has that name."""
    schemas = pack.content.table(".schema")
    if schemas is None:
        return False
    names, column = typed(schemas, "Table", "string"), typed(schemas, "JSON", "blob")
    for row in range(len(schemas)):
        schema = column.value(row)
        if names.value(row) == table and isinstance(schema, bytes):
            fields = json.loads(schema).get("fields", [])
            return all(other.get("name") != field for other in fields)
    return False
