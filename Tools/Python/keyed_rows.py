"""Compares what packtool diff says of two versions of a table with a key of three fields with what SQL finds.

The table is like the votes of a hall of fame. Random edits insert and delete rows, change cells beside the key, and
change keys. SQLite joins both versions on the key; every row that only one has, and every cell that differs, must be in
packtool's list, with its values and its line, and nothing else. packtool show must find the rows by their ids.
"""

import csv
import json
import random
import sqlite3
import subprocess

KEY = ["playerID", "yearID", "votedBy"]
OTHERS = ["ballots", "needed", "votes", "inducted", "category", "needed_note"]
VOTERS = ["BBWAA", "Veterans", "Run Off", "Old Timers 50%", "Final/Ballot", "Negro League"]
SCHEMA = {
    "fields": [
        {"name": "playerID", "description": "the player"},
        {"name": "yearID", "type": "year"},
        {"name": "votedBy", "constraints": {"enum": VOTERS}},
        *({"name": name, "type": "integer", "constraints": {"minimum": 0}} for name in OTHERS[:3]),
        {"name": "inducted", "type": "boolean"},
        {"name": "category", "constraints": {"enum": ["Player", "Manager", "Umpire"]}},
        {"name": "needed_note"},
    ],
    "primaryKey": KEY,
}
MANIFEST = """<pack id="votes" version="1.0.0" kind="table" asOf="2026-01-01" language="en">
<title>Votes</title><schema path="table.schema.json"/><source path="table.csv"/></pack>
"""
# The id of a row, as FORMAT.md has it.
ID = " || '/' || ".join(f"replace(replace({{0}}.{name}, '%', '%25'), '/', '%2F')" for name in KEY)


def row(rng, key):
    ballots = rng.randrange(200, 600)
    cells = [str(ballots), str(ballots * 3 // 4), str(rng.randrange(ballots)), rng.choice(["true", "false"])]
    cells += [rng.choice(["Player", "Player", "Manager", "Umpire"]), rng.choice(["", "", "", "Top 20", 'by "rule", 1948'])]
    return [*key, *cells]


def new_key(rng, taken):
    while True:
        names = rng.choice(["cobbty", "ruthba", "o'nei/ll", "müller", "youngcy", "wrighge", "johnswa"])
        key = (f"{names}{rng.randrange(400):03}", str(rng.randrange(1936, 2027)), rng.choice(VOTERS))
        if key not in taken:
            taken.add(key)
            return key


def edited(rng, old, taken, edits):
    """The rows after random edits; a key is never used again."""
    new = [list(cells) for cells in old]
    for _ in range(edits):
        what, at = rng.choice(["insert", "delete", "cell", "cell", "key", "move"]), rng.randrange(len(new))
        if what == "insert":
            new.insert(at, row(rng, new_key(rng, taken)))
        elif what == "delete":
            del new[at]
        elif what == "cell":
            column = rng.randrange(len(KEY), len(KEY + OTHERS))
            new[at][column] = row(rng, new[at][:3])[column]
        elif what == "key":
            new[at][:3] = new_key(rng, taken)
        else:
            new.insert(rng.randrange(len(new)), new.pop(at))
    return new


def write(folder, rows):
    folder.mkdir()
    with open(folder / "table.csv", "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(KEY + OTHERS)
        writer.writerows(rows)
    (folder / "table.schema.json").write_text(json.dumps(SCHEMA), "utf-8")
    (folder / "pack.xml").write_text(MANIFEST, "utf-8")


def by_sql(old, new):
    """The changes by SQL: a set of (change, id, line in old, line in new, values)."""
    base = sqlite3.connect(":memory:")
    names = KEY + OTHERS
    for table, rows in (("old", old), ("new", new)):
        base.execute(f"CREATE TABLE {table} (line INTEGER, {', '.join(names)}, UNIQUE ({', '.join(KEY)}))")
        marks = ", ".join("?" * (1 + len(names)))
        base.executemany(f"INSERT INTO {table} VALUES ({marks})", [[at + 2, *cells] for at, cells in enumerate(rows)])
    found = set()
    for change, side, other in (("removed", "old", "new"), ("added", "new", "old")):
        query = f"SELECT {ID.format(side)}, {side}.line FROM {side} LEFT JOIN {other} USING ({', '.join(KEY)}) WHERE {other}.line IS NULL"
        for id, line in base.execute(query):
            found.add((change, id, line if side == "old" else None, line if side == "new" else None, None))
    cells = ", ".join(f"old.{name}, new.{name}" for name in OTHERS)
    differs = " OR ".join(f"old.{name} <> new.{name}" for name in OTHERS)
    query = f"SELECT {ID.format('old')}, old.line, new.line, {cells} FROM old JOIN new USING ({', '.join(KEY)}) WHERE {differs}"
    for id, before, after, *values in base.execute(query):
        pairs = zip(OTHERS, values[::2], values[1::2])
        changed = tuple((name, one or None, other or None) for name, one, other in pairs if one != other)
        found.add(("answer-changed", id, before, after, changed))
    return found


def by_packtool(tool, work):
    done = subprocess.run(
        [tool, "diff", "old", "new", "--json", "--max-changes", "1000000"], cwd=work, text=True, stdout=subprocess.PIPE,
        check=True)
    said = json.loads(done.stdout)
    found = set()
    for entry in said["changes"]:
        if entry["change"] == "order-changed":
            continue
        lines = [entry[side] and entry[side]["line"] for side in ("old", "new")]
        values = tuple((value["name"], value["old"], value["new"]) for value in entry["values"])
        found.add((entry["change"], entry["subject"], *lines, values if entry["change"] == "answer-changed" else None))
    kinds = {name: count for name, count in said["counts"].items() if name != "order-changed"}
    assert sum(kinds.values()) == len(found), f"{kinds} of {len(found)} changes"
    return found


def check(tool, work, count, edits, seed):
    """The number of faults, which are printed."""
    rng = random.Random(seed)
    taken = set()
    old = [row(rng, new_key(rng, taken)) for _ in range(count)]
    new = edited(rng, old, taken, edits)
    write(work / "old", old)
    write(work / "new", new)
    expected, found = by_sql(old, new), by_packtool(tool, work)
    wrong = 0
    for who, lines in (("SQL alone", expected - found), ("packtool alone", found - expected)):
        for line in sorted(lines, key=str):
            print(f"{who}: {line} (seed {seed})")
            wrong += 1
    subprocess.run([tool, "compile", "new", "-o", "new.qpk"], cwd=work, check=True, stderr=subprocess.DEVNULL)
    places = rng.sample(range(len(new)), 20)
    ids = ["/".join(cell.replace("%", "%25").replace("/", "%2F") for cell in new[at][:3]) for at in places]
    shown = subprocess.run([tool, "show", "new.qpk", "--json", "--", *ids], cwd=work, text=True, stdout=subprocess.PIPE, check=True)
    for line, at, id in zip(shown.stdout.splitlines(), places, ids, strict=True):
        said = json.loads(line)
        if (said["id"], said["index"], said["line"]) != (id, at, at + 2):
            print(f"show {id}: {line} (seed {seed})")
            wrong += 1
    print(f"{edits} edits of {count} rows: {len(expected)} changes by SQL, {wrong} wrong")
    return wrong
