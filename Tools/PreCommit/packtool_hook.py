"""Runs packtool for a hook of pre-commit, which appends the changed files to the command.

    python -m packtool_hook validate --deny warnings packs/a/quiz.csv packs/a/images/star.png

Sources and manifests are passed on as they are: packtool checks a source with the project that names it. A picture
stands for the project in whose folder it is. A picture that is in no project is left out.
"""

from __future__ import annotations

import os
import sys

MANIFEST = "pack.xml"
PICTURES = (".png", ".jpg", ".jpeg", ".webp")
# The options of packtool whose value is a file.
FILE_OPTIONS = ("--baseline", "--write-baseline", "--schema")


def split(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The command with its options, and the files that pre-commit appended: the existing files at the end."""
    start = len(arguments)
    while start > 0 and os.path.isfile(arguments[start - 1]):
        start -= 1
    if start > 0 and arguments[start - 1] in FILE_OPTIONS:
        start += 1
    return arguments[:start], arguments[start:]


def project_around(picture: str) -> str | None:
    """The nearest folder around a picture that has a manifest; None if there is none up to the current folder."""
    folder = picture
    while folder:
        folder = os.path.dirname(folder)
        if os.path.isfile(os.path.join(folder, MANIFEST)):
            return folder or "."
    return None


def targets(files: list[str]) -> list[str]:
    """The paths that packtool is to check, each once: files, and projects in place of pictures."""
    found: dict[str, None] = {}
    for file in files:
        path = project_around(file) if file.lower().endswith(PICTURES) else file
        if path is not None:
            found[path] = None
    return list(found)


def main(arguments: list[str]) -> int:
    command, files = split(arguments)
    paths = targets(files)
    if not paths:
        return 0
    try:
        os.execvp("packtool", ["packtool", *command, "--", *paths])
    except OSError as error:
        print(f"packtool_hook: cannot run packtool: {error.strerror}", file=sys.stderr)
    return 3


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
