#!/usr/bin/env python3
"""Makes the artifact bundle by which Swift packages take packtool as a tool, zipped.

    bundle.py VERSION LICENCES OUT PROGRAM...

Each PROGRAM is a static program for Linux; its own header says for which processor. LICENCES is a folder with the licences
of all that is linked in, and OUT the folder of the archive. The same inputs give the same bytes; SOURCE_DATE_EPOCH is the
time of every file.
"""

import json
import os
import struct
import sys
import time
import zipfile
from pathlib import Path

# How hard the archive is packed, from 0 to 9.
LEVEL = int(os.environ.get("ARCHIVE_LEVEL", "9"))

# The processors of ELF that Swift runs on, with their names in triples.
MACHINES = {62: "x86_64", 183: "aarch64"}


def machine(program):
    """The processor that a program is for, as triples name it."""
    kind = program[18:20]
    number = struct.unpack("<H", kind)[0] if program[:4] == b"\x7fELF" and len(kind) == 2 else None
    if number not in MACHINES:
        sys.exit("bundle.py: a program is for none of the processors " + ", ".join(MACHINES.values()))
    return MACHINES[number]


def make_bundle(version, licences, out, programs, epoch):
    """Writes the archive into the folder `out` and returns its path."""
    folder = "packtool.artifactbundle"
    files, variants = {}, []
    for path in programs:
        program = Path(path).read_bytes()
        name = machine(program)
        place = f"{name}-linux/packtool"
        if any(variant["path"] == place for variant in variants):
            sys.exit(f"bundle.py: two programs are for {name}")
        files[f"{folder}/{place}"] = (program, 0o755)
        variants.append({"path": place, "supportedTriples": [f"{name}-unknown-linux-gnu"]})
    tool = {"type": "executable", "version": version, "variants": variants}
    info = json.dumps({"schemaVersion": "1.0", "artifacts": {"packtool": tool}}, indent=2) + "\n"
    files[f"{folder}/info.json"] = (info.encode(), 0o644)
    for path in Path(licences).iterdir():
        files[f"{folder}/licences/{path.name}"] = (path.read_bytes(), 0o644)
    path = Path(out) / f"packtool-{version}.artifactbundle.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(files):
            data, mode = files[name]
            entry = zipfile.ZipInfo(name, time.gmtime(max(epoch, 315532800))[:6])
            entry.create_system, entry.external_attr = 3, (0o100000 | mode) << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, LEVEL)
    return path


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    version, licences, out, *programs = sys.argv[1:]
    print(make_bundle(version, licences, out, programs, int(os.environ.get("SOURCE_DATE_EPOCH", 315532800))))
