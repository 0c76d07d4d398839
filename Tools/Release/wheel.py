#!/usr/bin/env python3
"""Makes the Python wheel that carries the programs, or the package alone.

    wheel.py VERSION PROGRAM LICENCES OUT [PACKAGE...]

PROGRAM is the file that is both programs, or - for a wheel without them that fits every system. LICENCES is a folder
with the licences of all that is linked into it, and OUT the folder of the wheel. Each PACKAGE is a folder of Python files
that the wheel installs under its own name. The same inputs give the same bytes; SOURCE_DATE_EPOCH is the time of every
file.
"""

import base64
import hashlib
import os
import sys
import time
import zipfile
from pathlib import Path

# How hard the archive is packed, from 0 to 9.
LEVEL = int(os.environ.get("ARCHIVE_LEVEL", "9"))

# A static program needs neither glibc nor musl of the system, so it fits the oldest of both that pip knows.
PLATFORMS = ["manylinux_2_17_x86_64", "manylinux2014_x86_64", "musllinux_1_1_x86_64"]
CLASSIFIERS = ["Environment :: Console", "Operating System :: POSIX :: Linux"]
SUMMARY = "make packs for question games from CSV and XML"
ABOUT = """\
packtool checks questions for quiz games as a compiler checks code, and compiles them into one file, a pack.
packplay plays packs in a terminal. This wheel installs both programs; they need no library.
"""
READER_SUMMARY = "read packs of packtool: verified, typed tables in one file"
READER_ABOUT = """\
This wheel reads packs, and needs nothing beside the standard library. It runs the program packtool to check sources and
to compile them; the wheels for Linux have it in them.
"""
# pip copies each script into the folder of programs, and puts the path of the interpreter into a first line such as
# this one. A wheel holds no symbolic links, so packplay finds the file that is both programs beside itself.
PACKPLAY = """\
#!python
import os, sys
program = os.path.join(os.path.dirname(os.path.realpath(__file__)), "packtool")
os.execv(program, ["packplay", *sys.argv[1:]])
"""


def make_wheel(version, program, licences, out, packages=(), epoch=315532800):
    """Writes the wheel into the folder `out` and returns its path.

    - `program`: the file that is both programs; None for a wheel without them.
    - `licences`: a folder; each of its files goes to the wheel's own folder of licences.
    - `packages`: folders of Python files; each is installed under its own name.
    - `epoch`: the time of every file, in seconds since 1970; ZIP knows none before 1980.
    """
    files, platforms, is_pure = {}, PLATFORMS, "false"
    summary, about = SUMMARY, ABOUT
    if program is None:
        platforms, is_pure = ["any"], "true"
        summary, about = READER_SUMMARY, READER_ABOUT
    else:
        files[f"packtool-{version}.data/scripts/packtool"] = (Path(program).read_bytes(), 0o755)
        files[f"packtool-{version}.data/scripts/packplay"] = (PACKPLAY.encode(), 0o755)
    for folder in map(Path, packages):
        for path in folder.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                files[f"{folder.name}/{path.relative_to(folder)}"] = (path.read_bytes(), 0o644)
    info = f"packtool-{version}.dist-info"
    names = sorted(path.name for path in Path(licences).iterdir())
    for name in names:
        files[f"{info}/licenses/{name}"] = ((Path(licences) / name).read_bytes(), 0o644)
    tags = [f"py3-none-{platform}" for platform in platforms]
    fields = {
        "WHEEL": [
            ("Wheel-Version", "1.0"), ("Generator", "packtool"), ("Root-Is-Purelib", is_pure),
            *(("Tag", tag) for tag in tags)],
        "METADATA": [
            ("Metadata-Version", "2.4"), ("Name", "packtool"), ("Version", version),
            ("Summary", summary), ("License-Expression", "MIT"),
            *(("License-File", name) for name in names), ("Requires-Python", ">=3.9"),
            *(("Classifier", name) for name in CLASSIFIERS if program), ("Description-Content-Type", "text/plain")],
    }
    for name, lines in fields.items():
        text = "".join(f"{key}: {value}\n" for key, value in lines)
        files[f"{info}/{name}"] = ((text + ("\n" + about if name == "METADATA" else "")).encode(), 0o644)
    record = "".join(f"{name},sha256={digest(data)},{len(data)}\n" for name, (data, _) in sorted(files.items()))
    files[f"{info}/RECORD"] = (f"{record}{info}/RECORD,,\n".encode(), 0o644)

    path = Path(out) / f"packtool-{version}-py3-none-{'.'.join(platforms)}.whl"
    with zipfile.ZipFile(path, "w") as archive:
        # The wheel's own folder comes last, as the format of wheels recommends.
        for name in sorted(files, key=lambda name: (name.startswith(info), name)):
            data, mode = files[name]
            entry = zipfile.ZipInfo(name, time.gmtime(max(epoch, 315532800))[:6])
            entry.create_system, entry.external_attr = 3, (0o100000 | mode) << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, LEVEL)
    return path


def digest(data):
    """The SHA-256 of some bytes as RECORD has it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    version, program, licences, out, *packages = sys.argv[1:]
    program = None if program == "-" else program
    print(make_wheel(version, program, licences, out, packages, int(os.environ.get("SOURCE_DATE_EPOCH", 315532800))))
