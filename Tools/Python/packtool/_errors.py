"""The error of the reader, and the classes of faults that docs/FORMAT.md names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Optional, get_args

Reason = Literal[
    "not-a-pack",  # the magic is another one
    "converted-line-ends",  # a transfer took the file for text
    "unknown-version",  # a major version this reader does not know
    "unknown-feature",  # something required that this reader does not know
    "truncated",  # the file ends before it should
    "trailing-bytes",  # the file goes on after it should have ended
    "damaged",  # bytes are not the ones that were digested
    "malformed",  # a violation that no accident explains: whoever wrote it is at fault
]
REASONS: tuple[str, ...] = get_args(Reason)


class PackError(Exception):
    """Why the bytes are not a pack this reader takes, and the offset in the file where it shows."""

    def __init__(self, reason: Reason, offset: int, detail: str = "") -> None:
        super().__init__(f"{reason} at byte {offset}" + (f": {detail}" if detail else ""))
        self.reason: Reason = reason
        self.offset = offset
        self.detail = detail

    def __reduce__(self) -> tuple[object, ...]:
        return PackError, (self.reason, self.offset, self.detail)


class ColumnError(KeyError):
    """Why a table has no column of a name: `near` is the name that is probably meant, or None."""

    def __init__(self, name: str, table: str, near: Optional[str] = None) -> None:
        super().__init__(name)
        self.name, self.table, self.near = name, table, near

    def __str__(self) -> str:
        end = f"; did you mean {self.near}?" if self.near else ", or the column is empty in every row"
        return f"the table {self.table} has no column {self.name}{end}"

    def __reduce__(self) -> tuple[object, ...]:
        return ColumnError, (self.name, self.table, self.near)


def near_name(name: str, names: Iterable[str]) -> Optional[str]:
    """The first of the names with the fewest other letters than `name`, at most a quarter; None if there is none."""
    distances = [(_distance(name.lower(), other.lower()), number, other) for number, other in enumerate(names)]
    distance, _, near = min(distances, default=(len(name) + 1, 0, None))
    return near if distance * 4 <= len(name) else None


def _distance(left: str, right: str) -> int:
    """The number of letters that are added, left out, replaced or swapped."""
    earlier: list[int] = []
    last = list(range(len(right) + 1))
    for row, letter in enumerate(left):
        following = [row + 1]
        for column, other in enumerate(right):
            distance = min(last[column] + (letter != other), last[column + 1] + 1, following[column] + 1)
            if row and column and letter == right[column - 1] and left[row - 1] == other:
                distance = min(distance, earlier[column - 1] + 1)
            following.append(distance)
        earlier, last = last, following
    return last[-1]


def require(condition: object, offset: int, detail: str, reason: Reason = "malformed") -> None:
    """Raises a `PackError` unless the condition holds."""
    if not condition:
        raise PackError(reason, offset, detail)
