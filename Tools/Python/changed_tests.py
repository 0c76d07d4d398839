#!/usr/bin/env python3
"""Names the targets of tests that have changed since they passed.

    changed_tests.py list FOLDER [--all]     prints the targets that are not kept in the folder as they are now
    changed_tests.py keep FOLDER TARGET...   keeps what these targets are now

A target is what it is built from and what its tests read: the sources of all targets that it needs, the manifest, the
compiler, and the files that any test may open.
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Schemas stand outside of the target that embeds them.
READ = ("Fixtures", "packs", "schemas", "Package.swift")


def digest(paths):
    found = hashlib.sha256()
    for path in sorted(file for path in paths for file in ([path] if path.is_file() else path.rglob("*"))):
        if path.is_file():
            found.update(str(path.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def targets():
    """Each target of tests with its digest."""
    described = subprocess.run(
        ["swift", "package", "--scratch-path", ".build/describe", "describe", "--type", "json"],
        cwd=ROOT, check=True, capture_output=True, text=True).stdout
    all_targets = {target["name"]: target for target in json.loads(described)["targets"]}
    digests = {name: digest([ROOT / target["path"]]) for name, target in all_targets.items()}
    compiler = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    common = digest([ROOT / path for path in READ]) + compiler
    found = {}
    for name, target in all_targets.items():
        if target["type"] != "test":
            continue
        needed, left = set(), [name]
        while left:
            one = left.pop()
            if one not in needed:
                needed.add(one)
                left += all_targets[one].get("target_dependencies", [])
        found[name] = hashlib.sha256((common + "".join(digests[one] for one in sorted(needed))).encode()).hexdigest()
    return found


def main():
    command, folder, *names = sys.argv[1:]
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    # What the targets were when the tests began.
    begun = folder / "begun.json"
    if command == "keep":
        found = json.loads(begun.read_text())
        for name in names:
            (folder / name).write_text(found[name])
        return
    found = targets()
    begun.write_text(json.dumps(found))
    for name, now in sorted(found.items()):
        kept = folder / name
        if names or not kept.exists() or kept.read_text() != now:
            print(name)


if __name__ == "__main__":
    main()
