"""A pack as a whole, and the ids of its questions."""

from __future__ import annotations

import datetime
import os
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Optional, Union

from ._errors import require
from ._header import MAJOR, PAGE, Header
from ._tables import Column, Table, Zone, key_text

CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz"


class Pack:
    """A pack whose header and directories are verified; its data is when it is first read.

    `content` has the tables of the game, `provenance` tells where each question came from. `card` has the id, version,
    kind and titles; `root` identifies the pack, `content_digest` its content alone.
    """

    def __init__(self, data: Union[bytes, bytearray]) -> None:
        data = bytes(data)
        self.header = header = Header(data)
        self.card, self.root, self.content_digest = header.card, header.root, header.content_digest
        self.content = Zone(header.content, data, PAGE)
        self.provenance = Zone(header.provenance, data, PAGE + header.content.length)
        for _, zone in self.zones:
            zone.read_directory()
        parts = (b"qpk content %d\x00" % MAJOR, self.card.content, header.content.directory_digest)
        computed = sha256(b"".join(parts) + header.content.top).digest()
        require(computed == self.content_digest, 192, "content digest", "damaged")
        for _, zone in self.zones:
            zone.data.check_top_of_nothing()
        first = self.content.tables[:1]
        named = [table.name for table in first if self.kind == "table" or table.name == self.kind]
        is_own = bool(named) and not named[0].startswith(".")
        require(is_own, 256, f"the first table is not that of the kind {self.kind}")
        self.questions: Table = first[0]
        rows = self.questions.row_count
        require(rows == self.card.questions, 256, "another number of questions")
        for origins in self.provenance.tables:
            table = None if origins.name.startswith(".") else self.content.table(origins.name)
            same = table is None or origins.row_count == table.row_count
            require(same, 256, f"{origins.name} has another number of origins than rows")
        self._check_sizes()
        self._rows: dict[str, int] = {}
        for table in self.content.tables:
            table.read_key = partial(key_columns_of, self, table)

    def __repr__(self) -> str:
        return f"<pack {self.id} {self.version}: {self.kind}, {len(self.questions)} questions>"

    def _check_sizes(self) -> None:
        """Checks that no table is endless for a pack of so many bytes."""
        self._item_bytes = min(sum(zone.item_bytes for _, zone in self.zones), 2**48)
        for _, zone in self.zones:
            for table in zone.tables:
                rows = table.row_count
                require(rows <= 65_536 + self._item_bytes, PAGE, f"{rows} rows of so few bytes")
                values = rows * len(table.columns)
                few = values <= 4_194_304 + 64 * self._item_bytes
                require(few, PAGE, f"{values} values of so few bytes")

    @property
    def zones(self) -> tuple[tuple[str, Zone], tuple[str, Zone]]:
        """The two halves of the pack by name."""
        return (("content", self.content), ("provenance", self.provenance))

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def version(self) -> str:
        return self.card.version

    @property
    def kind(self) -> str:
        """The kind of content; also the name of the table `questions`, except in packs of the kind table."""
        return self.card.kind

    @property
    def as_of(self) -> Optional[datetime.date]:
        """The date on which the questions are right; None if the pack states none."""
        return self.card.as_of

    @property
    def titles(self) -> dict[str, str]:
        """The title in each language; the pack's own language comes first."""
        return dict(self.card.titles)

    @property
    def tables(self) -> dict[str, Table]:
        """The tables of the content by name."""
        return {table.name: table for table in self.content.tables}

    @property
    def images(self) -> dict[str, bytes]:
        """The pictures by name, each the bytes of a PNG, JPEG or WebP file."""
        assets = self.content.table(".assets")
        if assets is None:
            return {}
        names, pictures = typed(assets, "Name", "string"), typed(assets, "Bytes", "blob")
        found: dict[str, bytes] = {}
        for row in range(assets.row_count):
            name, picture = names.value(row), pictures.value(row)
            if isinstance(name, str) and isinstance(picture, bytes):
                found[name] = picture
        return found

    @property
    def question_ids(self) -> list[str]:
        """The id of each question, given or derived."""
        return [question_id(self, row)[0] for row in range(self.questions.row_count)]

    def row_for_id(self, id: str) -> Optional[int]:
        """The row of the question with an id; None if there is none."""
        if not self._rows:
            self._rows = {id: row for row, id in reversed(list(enumerate(self.question_ids)))}
        return self._rows.get(id)

    def verify(self) -> None:
        """Checks every byte and every value; raises a `PackError` at the first fault."""
        most = 67_108_864 + 256 * self._item_bytes
        for _, zone in self.zones:
            zone.verify(most)


def open(path: Union[str, os.PathLike[str]]) -> Pack:
    """Opens a pack, and verifies its header and directories.

    Each block of data is verified before a value is read from it; `Pack.verify` checks all of them. Raises a
    `PackError` if the file is no sound pack, and an OSError if it cannot be read.
    """
    return Pack(Path(path).read_bytes())


def typed(table: Table, name: str, type: str) -> Column:
    """The column of that name, which has to have that type."""
    column = table.optional_column(name)
    require(column is not None and column.type == type, PAGE, f"no {type} {table.name}.{name}")
    assert column is not None
    return column


# Ids


def derived_id(kind: str, asked: str) -> str:
    """The id of a question that is given none."""
    digest = sha256(b"qpk id 0\0" + kind.encode() + b"\0" + asked.encode()).digest()
    bits = int.from_bytes(digest[:8], "big") << 1
    return "q" + "".join(CROCKFORD[bits >> shift & 31] for shift in range(60, -1, -5))


def key_columns(pack: Pack) -> list[Column]:
    """The columns whose values are the id of a question; none without a key."""
    return key_columns_of(pack, pack.questions) if pack.card.kind == "table" else []


def key_columns_of(pack: Pack, table: Table) -> list[Column]:
    """The columns that identify a row of a table; none without a key."""
    key = pack.content.table(".key")
    if key is None or key.row_count > sum(len(table.columns) for table in pack.content.tables):
        return []
    tables, names = key.optional_column("Table"), key.optional_column("Name")
    if tables is None or names is None or {tables.type, names.type} != {"string"}:
        return []
    rows = [(tables.value(row), names.value(row)) for row in range(key.row_count)]
    if any(value is None for row in rows for value in row):
        return []
    labels = [label for name, label in rows if name == table.name]
    columns = [table.optional_column(label) if isinstance(label, str) else None for label in labels]
    usable = [column for column in columns if column is not None and column.type != "blob"]
    return usable if len(usable) == len(columns) and len(set(labels)) == len(labels) else []


def key_id(pack: Pack, row: int) -> Optional[str]:
    """The id of a row by its key; None where it has none."""
    values: list[str] = []
    for column in key_columns(pack):
        value = key_text(column, row)
        if not value:
            return None
        values.append(value)
    if len(values) <= 1:
        return values[0] if values else None
    return "/".join(value.replace("%", "%25").replace("/", "%2F") for value in values)


def question_id(pack: Pack, row: int) -> tuple[str, bool]:
    """The id of a question, and whether it is derived."""
    table = pack.questions
    by_key = key_id(pack, row)
    if by_key is not None:
        return by_key, False
    given = table.optional_column("Id")
    if given is not None and given.type == "string":
        id = given.value(row)
        if isinstance(id, str) and id:
            return id, False
    texts = (column for column in table.columns if column.type == "string" and not column.language)
    first = next(texts, None)
    asked = None if first is None else first.value(row)
    return derived_id(pack.card.kind, asked if isinstance(asked, str) else ""), True
