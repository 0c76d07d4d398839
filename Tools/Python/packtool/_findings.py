"""Findings about sources, as `packtool validate` reports them."""

from __future__ import annotations

import datetime
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional, Union

from ._program import PacktoolError, StrPath, run

ALL = 2**62  # as many findings as there are


@dataclass(frozen=True)
class Edit:
    """A replacement of some bytes of the file that a finding is in; a *safe* one cannot change what is meant."""

    byte_offset: int
    byte_length: int
    replacement: str
    safe: bool


@dataclass(frozen=True)
class Place:
    """Bytes of a file, and where they are: lines and columns count from 1, and are None if it cannot be read."""

    file: str
    line: Optional[int]
    column: Optional[int]
    end_line: Optional[int]
    end_column: Optional[int]
    byte_offset: int
    byte_length: int

    @property
    def byte_range(self) -> range:
        """The bytes as a range of offsets from the beginning of the file."""
        return range(self.byte_offset, self.byte_offset + self.byte_length)


@dataclass(frozen=True)
class Related(Place):
    """Another place that a finding is about."""

    message: str


@dataclass(frozen=True)
class Finding(Place):
    """One thing that is wrong or doubtful in a source.

    `severity` is "error" or "warning". `label` says what is wrong at the place, `help` what to do. `text` is what
    stands there, `question` the id of the question, `replay` what plays the finding again. `fix` has the edits that
    remove the finding; it is empty if there are none.
    """

    code: str
    severity: str
    message: str
    label: Optional[str]
    help: Optional[str]
    text: Optional[str]
    question: Optional[str]
    replay: Optional[str]
    fix: tuple[Edit, ...]
    related: tuple[Related, ...]

    @property
    def is_error(self) -> bool:
        return self.severity == "error"

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        return f"{place}: {self.severity}[{self.code}]: {self.message}"


@dataclass(frozen=True)
class Report:
    """The findings of a run, in packtool's order, and `summary`, what it printed beside them.

    A report is iterated, indexed and measured as its findings are.
    """

    findings: tuple[Finding, ...]
    summary: str
    exit_code: int

    @property
    def ok(self) -> bool:
        """True if there are no errors, warnings aside."""
        return self.exit_code == 0

    @property
    def errors(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.is_error)

    @property
    def warnings(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if not finding.is_error)

    def __iter__(self) -> Iterator[Finding]:
        return iter(self.findings)

    def __len__(self) -> int:
        return len(self.findings)

    def __getitem__(self, index: int) -> Finding:
        return self.findings[index]


def validate(
    *paths: StrPath,
    kind: Optional[str] = None,
    schema: Optional[StrPath] = None,
    now: Union[str, datetime.date, None] = None,
    select: Iterable[str] = (),
    ignore: Iterable[str] = (),
    baseline: Optional[StrPath] = None,
    against: Iterable[StrPath] = (),
    max_findings: Optional[int] = None,
    program: Optional[StrPath] = None,
) -> Report:
    """Checks projects and sources with `packtool validate`; the options are those of the command.

    Errors in the sources are findings of the report. A `PacktoolError` is raised if packtool cannot be run, refuses
    the options or cannot read a file. All findings are reported, or at most `max_findings`. `program` is the
    path of packtool; by default it is the one that was installed with this package, or else that on the PATH.
    """
    if not paths:
        raise ValueError("validate() needs a path")
    options: list[str] = ["--max-findings", str(ALL if max_findings is None else max_findings)]
    for name, value in (("--kind", kind), ("--schema", schema), ("--now", now), ("--baseline", baseline)):
        if value is not None:
            options += [name, str(value)]
    for name, codes in (("--select", select), ("--ignore", ignore)):
        for code in codes:
            options += [name, code]
    for other in against:
        options += ["--against", os.fspath(other)]
    done = run(["validate", "--format", "json", *options, "--", *(os.fspath(path) for path in paths)], program)
    findings = tuple(_finding(json.loads(line)) for line in done.stdout.split("\n") if line)
    return Report(findings, done.stderr.strip(), done.returncode)


def compile(
    project: StrPath,
    out: StrPath,
    *,
    now: Union[str, datetime.date, None] = None,
    program: Optional[StrPath] = None,
) -> Path:
    """Compiles a project or a bare source into the pack `out`, and returns its path.

    Raises a `PacktoolError` if no pack could be made; its `exit_code` is 1 if the sources have errors, which
    `validate` returns as values.
    """
    options = [] if now is None else ["--now", str(now)]
    done = run(["compile", *options, "-o", os.fspath(out), "--", os.fspath(project)], program)
    if done.returncode != 0:
        raise PacktoolError(done.stderr.strip(), done.returncode)
    return Path(out)


def _finding(read: dict[str, Any]) -> Finding:
    fix = tuple(
        Edit(edit["byteOffset"], edit["byteLength"], edit["replacement"], edit["safe"]) for edit in read["fix"])
    related = tuple(Related(**_place(other), message=other["message"]) for other in read["related"])
    names = ("code", "severity", "message", "label", "help", "text", "question", "replay")
    return Finding(**_place(read), **{name: read[name] for name in names}, fix=fix, related=related)


def _place(read: dict[str, Any]) -> dict[str, Any]:
    return {
        "file": read["file"],
        "line": read["line"],
        "column": read["column"],
        "end_line": read["endLine"],
        "end_column": read["endColumn"],
        "byte_offset": read["byteOffset"],
        "byte_length": read["byteLength"],
    }
