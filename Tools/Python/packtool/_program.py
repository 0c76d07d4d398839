"""The program packtool: where it is, and how it is run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Optional, Union

StrPath = Union[str, "os.PathLike[str]"]

NAME = "packtool"


class PacktoolError(Exception):
    """Why packtool gave no result: what it printed, and its exit code (None if it could not be run)."""

    def __init__(self, message: str, exit_code: Optional[int] = None) -> None:
        super().__init__(message, exit_code)
        self.message, self.exit_code = message, exit_code

    def __str__(self) -> str:
        return self.message


def find_program() -> str:
    """The path of the program: the one that was installed with this package, or else the first on the PATH."""
    for folder in _script_folders():
        found = shutil.which(NAME, path=str(folder))
        if found is not None:
            return found
    found = shutil.which(NAME)
    if found is None:
        raise PacktoolError("the program packtool is neither installed with this package nor on the PATH")
    return found


def _script_folders() -> Iterator[Path]:
    """Where pip puts the programs of a wheel: in an environment, for a user, and with --target."""
    yield Path(sysconfig.get_path("scripts"))
    yield Path(sysconfig.get_path("scripts", f"{os.name}_user"))
    yield Path(__file__).resolve().parents[1] / "bin"


def run(arguments: Sequence[str], program: Optional[StrPath] = None) -> subprocess.CompletedProcess[str]:
    """Runs packtool to its end; raises a `PacktoolError` unless it had a result, with findings or without."""
    command = [find_program() if program is None else os.fspath(program), *arguments]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            encoding="utf-8", errors="replace")
    except OSError as error:
        raise PacktoolError(f"cannot run {command[0]}: {error.strerror}") from error
    if done.returncode not in (0, 1):
        message = done.stderr.strip() or f"packtool ended with {done.returncode}"
        raise PacktoolError(message, done.returncode)
    return done
