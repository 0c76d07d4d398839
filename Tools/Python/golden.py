"""The golden files: sources, projects and what the programs are expected to print of them.

    script/golden unpack GROUP FOLDER           writes all files of a group into a folder
    script/golden pack GROUP FOLDER             writes the archives of the group anew from the folder
    script/golden add ARCHIVE PATH...           puts a source, or a folder with a project, into an archive
    script/golden list [GROUP]                  prints each archive and file
    script/golden check                         sees that every archive has its one form

A group is a folder, or one archive, of Fixtures/golden; an archive is named as `projects/quiz`. Fixtures/README.md
describes the form. Files that begin with the same name up to the first full stop or slash are one case, and a case
stands in one archive. `pack` finds the archive of a new file by its case.
"""

import sys
from pathlib import Path

import txtar

GOLDEN = Path(__file__).resolve().parents[2] / "Fixtures/golden"
PICTURES = "pictures"


def archives(group):
    """The archives of a group, in order."""
    found = sorted((GOLDEN / group).glob("*.txtar")) or [GOLDEN / f"{group}.txtar"]
    if not found[0].exists():
        raise txtar.ArchiveError(f"there are no golden files {group}")
    return found


def groups():
    return sorted({path.relative_to(GOLDEN).parts[0].removesuffix(".txtar") for path in GOLDEN.rglob("*.txtar")})


def case(name):
    """The name of the case that a file belongs to."""
    return name.split("/")[0].split(".")[0]


def order(entry):
    """The order within an archive: by case, what is given before what is expected."""
    return case(entry.name), "/" not in entry.name, entry.name.endswith(".txt"), entry.name


def read(path):
    return txtar.load(path, GOLDEN)


def write(path, comment, entries):
    txtar.save(path, comment, sorted(entries, key=order))


def unpack(group, folder):
    """Writes the files of a group into a folder, which need not exist."""
    homes = {}
    for archive in archives(group):
        for entry in read(archive)[1]:
            if homes.setdefault(case(entry.name), archive) != archive:
                raise txtar.ArchiveError(f"{case(entry.name)} stands in two archives of {group}")
            path = Path(folder) / entry.name
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                raise txtar.ArchiveError(f"{entry.name} stands twice in {archive}")
            path.write_bytes(entry.data)


def from_folder(folder, paths):
    """Entries for files below a folder; a picture that is shared already is named, not copied."""
    shared = {path.read_bytes(): f"{PICTURES}/{path.name}" for path in (GOLDEN / PICTURES).iterdir()}
    for path in paths:
        data = path.read_bytes()
        yield txtar.Entry(path.relative_to(folder).as_posix(), data, shared.get(data))


def pack(group, folder):
    """Writes the archives of a group from the files of a folder."""
    found = {}
    for entry in from_folder(folder, (path for path in Path(folder).rglob("*") if path.is_file())):
        found.setdefault(case(entry.name), []).append(entry)
    for archive in archives(group):
        comment, entries = read(archive)
        cases = {case(entry.name) for entry in entries}
        write(archive, comment, [entry for name in cases for entry in found.pop(name, [])])
    if found:
        raise txtar.ArchiveError(f"{', '.join(sorted(found))}: in no archive of {group}; script/golden add puts it there")


def add(name, *paths):
    """Puts files, or folders with all that is in them, into an archive, which need not exist."""
    archive = GOLDEN / f"{name}.txtar"
    comment, entries = read(archive) if archive.exists() else ("", [])
    for path in map(Path, paths):
        files = [one for one in path.rglob("*") if one.is_file()] if path.is_dir() else [path]
        new = list(from_folder(path.parent, files))
        names = {entry.name for entry in new}
        entries = [entry for entry in entries if entry.name not in names] + new
    archive.parent.mkdir(parents=True, exist_ok=True)
    write(archive, comment, entries)


def show(group=None):
    for one in [group] if group else groups():
        for archive in archives(one):
            for entry in read(archive)[1]:
                print(archive.relative_to(GOLDEN), entry.name)


def check():
    """Sees that each archive is what `write` would write, and that each shared picture is used."""
    used, count, wrong = set(), 0, []
    for path in sorted(GOLDEN.rglob("*.txtar")):
        comment, entries = read(path)
        names = [entry.name for entry in entries]
        if path.read_bytes() != txtar.render(comment, sorted(entries, key=order)).encode("utf-8"):
            wrong.append(f"{path}: not in its one form; unpack and pack it")
        wrong += [f"{path}: {name} stands twice" for name in set(names) if names.count(name) > 1]
        used |= {entry.same for entry in entries}
        count += len(entries)
    for group in groups():
        homes = {}
        for archive in archives(group):
            for name in {case(entry.name) for entry in read(archive)[1]}:
                if homes.setdefault(name, archive) != archive:
                    wrong.append(f"{group}: {name} stands in two archives")
    pictures = {f"{PICTURES}/{path.name}" for path in (GOLDEN / PICTURES).iterdir()}
    wrong += [f"{name}: no archive names it" for name in sorted(pictures - used)]
    for line in wrong:
        print(line)
    print(f"{count} golden files, {len(wrong)} wrong")
    return len(wrong)


COMMANDS = {"unpack": (unpack, 2, 2), "pack": (pack, 2, 2), "add": (add, 2, 1000), "list": (show, 0, 1), "check": (check, 0, 0)}


def main(arguments):
    command, least, most = COMMANDS.get(arguments[0] if arguments else "", (None, 0, 0))
    if command is None or not least <= len(arguments) - 1 <= most:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return 1 if command(*arguments[1:]) else 0
    except (txtar.ArchiveError, OSError, UnicodeDecodeError) as error:
        print(f"script/golden: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
