"""The error of the reader, and the classes of faults that docs/FORMAT.md names."""

from __future__ import annotations

from typing import Literal, get_args

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


def require(condition: object, offset: int, detail: str, reason: Reason = "malformed") -> None:
    """Raises a `PackError` unless the condition holds."""
    if not condition:
        raise PackError(reason, offset, detail)
