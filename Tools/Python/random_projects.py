"""Makes projects with random tables, for readers in several languages to agree on.

    python3 random_projects.py SEED COUNT FOLDER    COUNT projects in folders of FOLDER, always the same for a seed

A project is of the kind `table`: one to three tables with columns of all types, gaps, translations, pictures, keys of
one to three columns, and rows that refer to rows of other tables by their keys.
"""

import csv
import datetime
import json
import random
import shutil
import sys
from pathlib import Path

STAR = Path(__file__).resolve().parents[2] / "Sources/Kinds/Roster/Sample/star.png"
WORDS = ["a", "straße", "“quoted”", 'b"c', "back\\slash", "漢字", "😀", "50%", "x/y", "Ελλάδα", "naïve", "–", "0", "null"]
TYPES = ["string", "string", "integer", "number", "boolean", "date", "year"]


def text(rng):
    return " ".join(rng.choice(WORDS) for _ in range(rng.choice([1, 1, 2, 3, 40])))


def cell(rng, type):
    if type == "string":
        return text(rng)
    if type == "integer":
        return str(rng.choice([rng.randrange(-9, 300), rng.randrange(-(2**63), 2**63), 2**53 + rng.randrange(3)]))
    if type == "number":
        sign, whole = rng.choice(["", "-"]), rng.choice([0, rng.randrange(1000)])
        digits = "".join(rng.choice("0123456789") for _ in range(rng.choice([1, 2, 15])))
        return f"{sign if whole else ''}{whole}.{digits}"
    if type == "boolean":
        return rng.choice(["true", "false"])
    if type == "date":
        return datetime.date.fromordinal(rng.randrange(1, datetime.date.max.toordinal())).isoformat()
    return str(rng.randrange(1, 2100))


class Table:
    """A schema and its rows; the first columns are the key."""

    def __init__(self, rng, name, others):
        self.name = name
        count = rng.choice([1, 1, 2, 3])
        self.fields = [{"name": f"K{i}", "type": rng.choice(["string", "integer", "date"])} for i in range(count)]
        self.fields += [{"name": f"C{i}", "type": rng.choice(TYPES)} for i in range(rng.randrange(1, 6))]
        rows = rng.choice([1, 3, 20, 300])
        self.columns = [[cell(rng, field["type"]) for _ in range(rows)] for field in self.fields]
        for field, cells in zip(self.fields[count:], self.columns[count:]):
            if rng.random() < 0.5:
                cells[:] = [value if rng.random() < 0.6 else "" for value in cells]
        for row in range(rows):  # Keys are unique.
            self.columns[0][row] = self.unique(self.fields[0]["type"], row)
        self.key, self.languages = [field["name"] for field in self.fields[:count]], set()
        for field in [field for field in self.fields if field["type"] == "string" and field["name"] not in self.key]:
            if rng.random() < 0.4:
                field["translatable"] = True
                self.add(f"{field['name']}@de", [text(rng) if rng.random() < 0.7 else "" for _ in range(rows)])
                self.languages.add("de")
        self.has_pictures = rng.random() < 0.2
        if self.has_pictures:
            self.fields.append({"name": "Picture", "asset": True})
            self.columns.append([rng.choice(["star.png", "star.png", "other.png", ""]) for _ in range(rows)])
        self.foreign = []
        if others:
            self.refer(rng, rng.choice(others), rows)

    @staticmethod
    def unique(type, row):
        if type == "date":
            return (datetime.date(1900, 1, 1) + datetime.timedelta(days=row * 37)).isoformat()
        return str(row * 7 - 3) if type == "integer" else f"key {row}%/ä"

    def add(self, header, cells):
        self.columns.append(cells)
        self.fields.append({"name": header})

    def refer(self, rng, other, rows):
        chosen = [rng.randrange(len(other.columns[0])) for _ in range(rows)]
        names = [f"{other.name}{key}" for key in other.key]
        for i, name in enumerate(names):
            self.fields.append({"name": name, "type": other.fields[i]["type"]})
            self.columns.append([other.columns[i][row] for row in chosen])
        self.foreign.append({"fields": names, "reference": {"resource": other.name, "fields": other.key}})

    def schema(self):
        fields = [field for field in self.fields if "@" not in field["name"]]
        schema = {"fields": fields, "primaryKey": self.key}
        if self.foreign:
            schema["foreignKeys"] = self.foreign
        return schema

    def write(self, folder):
        (folder / f"{self.name}.json").write_text(json.dumps(self.schema(), ensure_ascii=False, indent=1), "utf-8")
        with open(folder / f"{self.name}.csv", "w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(field["name"] for field in self.fields)
            writer.writerows(zip(*self.columns))


def make(rng, folder, name):
    tables = []
    for number in range(rng.choice([1, 1, 2, 3])):
        tables.append(Table(rng, f"t{number}", tables))
    folder.mkdir(parents=True)
    for table in tables:
        table.write(folder)
    languages = ' translations="de"' if any(table.languages for table in tables) else ""
    lines = [f'<pack id="{name}" version="1.0.0" kind="table" language="en"{languages}>', f"<title>{name}</title>"]
    if languages:
        lines.append('<title xml:lang="de">Tafeln</title>')
    if len(tables) == 1:
        lines += [f'<schema path="{tables[0].name}.json"/>', f'<source path="{tables[0].name}.csv"/>']
    else:
        lines += [
            f'<table name="{table.name}" schema="{table.name}.json"><source path="{table.name}.csv"/></table>'
            for table in tables]
    if any(table.has_pictures for table in tables):
        for picture in ("star", "other"):
            (folder / "pictures").mkdir(exist_ok=True)
            shutil.copy(STAR, folder / f"pictures/{picture}.png")
        lines.append('<assets path="pictures"/>')
    (folder / "pack.xml").write_text("\n".join([*lines, "</pack>", ""]), "utf-8")


def main(arguments):
    if len(arguments) != 3:
        print("usage: random_projects.py SEED COUNT FOLDER", file=sys.stderr)
        return 2
    seed, count, folder = int(arguments[0]), int(arguments[1]), Path(arguments[2])
    for number in range(count):
        name = f"random-{number}"
        make(random.Random(f"{seed} {number}"), folder / name, name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
