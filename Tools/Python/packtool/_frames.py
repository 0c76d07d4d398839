"""Tables as those of Apache Arrow and pandas; neither is imported before it is asked for."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from ._tables import Column, Table, Value

if TYPE_CHECKING:
    import pandas  # type: ignore[import-not-found,import-untyped,unused-ignore]
    import pyarrow  # type: ignore[import-not-found,import-untyped,unused-ignore]


def library(name: str, method: str) -> Any:
    """An optional library; the ImportError says what needs it."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise ImportError(f"{method} needs {name}: pip install {name}", name=name) from error


def type_of(column: Column) -> str:
    """The type of the values that a column gives: a reference to rows with names is a string."""
    if column.type == "reference":
        return "string" if column.target_names is not None else "integer"
    return column.type


def values_of(column: Column) -> list[Value]:
    values = [column.named_value(row) for row in range(column.rows)]
    if column.type == "reference" and type_of(column) == "string":
        return [None if value is None else str(value) for value in values]
    return values


def arrow_table(table: Table) -> pyarrow.Table:
    """A table of int64, decimal128(38, 18), string, bool, binary and date32."""
    arrow = library("pyarrow", "to_arrow()")
    types = {
        "integer": arrow.int64(),
        "year": arrow.int64(),
        # Every decimal of a pack fits: at most 19 digits before the point and 18 after it.
        "decimal": arrow.decimal128(38, 18),
        "string": arrow.string(),
        "flag": arrow.bool_(),
        "blob": arrow.binary(),
        "date": arrow.date32(),
    }
    columns = [(column, types[type_of(column)]) for column in table.columns]
    arrays = [arrow.array(values_of(column), type) for column, type in columns]
    schema = arrow.schema([(column.label, type) for column, type in columns])
    made: pyarrow.Table = arrow.table(arrays, schema=schema)
    return made


def pandas_frame(table: Table) -> pandas.DataFrame:
    """A frame of Int64, string, boolean and datetime64[s]; decimals (exact) and blobs are objects."""
    frames = library("pandas", "to_pandas()")
    types = {
        "integer": "Int64", "year": "Int64", "decimal": "object", "string": "string", "flag": "boolean",
        "blob": "object", "date": "datetime64[s]",
    }
    frame: pandas.DataFrame = frames.DataFrame(
        {
            column.label: frames.Series(values_of(column), dtype=types[type_of(column)])
            for column in table.columns
        },
        index=range(len(table)),
    )
    return frame
