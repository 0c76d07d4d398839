"""Generated Data Packages, judged by packtool and by frictionless: both have to refuse the same rows.

usage: datapackages.py [--count N] [--seed N] [--keep FOLDER]

Needs frictionless (pip install frictionless) and the packtool that PACKTOOL names. Each package has one to four tables
with keys of one or two columns, foreign keys to other tables and to the table itself, empty cells, targets that are
missing and values that are none of their type. Of each row it is compared whether a foreign key refuses it, and whether
anything does. The exit code is 1 if a row differs.

What is not compared, since the programs differ on purpose:
- rows with a foreign key of several columns of which some, and not all, are empty: packtool does not look it up, as SQL
  does not;
- packages with a row that looks shifted by a column: packtool has one finding for it, and looks no key up in its table;
- dates such as 2026-1-1, which frictionless takes and the standard does not.
"""

import argparse
import csv
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# For each type, values and texts that are no value.
VALUES = {
    "string": (["ada", "bob", "cy", "dora", "eve x", "fay", "gus", "hal", "ivy", "jo", "kim", "lou"], []),
    "integer": (["1", "2", "3", "17", "-4", "+5", "21", "22", "23", "24", "25", "26"], ["1.5", "x1", "1e2"]),
    "number": (["1.5", "2", "-0.25", "100", ".5", "3.25", "4", "5", "6.5", "7"], ["1,5", "x", "1.2.3"]),
    "boolean": (["true", "false", "1", "0", "TRUE"], ["yes", "tRUE", "2"]),
    "date": (["2026-01-31", "1999-12-01", "2024-02-29", "1970-01-01", "2000-01-01", "2001-01-01"], ["2026-02-30", "31.01.2026", "x"]),
    "year": (["1999", "2026", "1850", "1066", "1789", "1815", "1914", "1989"], ["99x", "19.5"]),
    "yearmonth": (["2026-01", "1999-12"], ["2026-13", "2026"]),
    "time": (["09:30:00", "23:59:59"], ["9:30", "25:00:00", "noon"]),
    "datetime": (["2026-01-31T14:30:00Z", "1999-12-01T00:00:00"], ["2026-01-31", "2026-13-01T00:00:00Z"]),
    "duration": (["P1Y", "PT36H", "P1DT12H"], ["1 day", "P", "P1H"]),
    "geopoint": (["13.4, 52.5", "-180,90"], ["181, 0", "a, b", "1"]),
    "object": (['{"a": 1}', "{}"], ["[]", "{a}", "x"]),
    "array": (["[1, 2]", "[]"], ["{}", "[1", "x"]),
}
KEY_TYPES = ["string", "integer", "date", "year", "number"]


def constraints(random, kind, values):
    """Constraints that some values fail."""
    found = {}
    if kind in ("integer", "number") and random.random() < 0.3:
        found["minimum"] = random.choice([0, 2])
    if kind in ("integer", "number") and random.random() < 0.1:
        found["exclusiveMaximum"] = 17
    if kind == "year" and random.random() < 0.2:
        found["maximum"] = 2000
    if kind == "string":
        choice = random.random()
        if choice < 0.1:
            found["enum"] = random.sample(values, 3)
        elif choice < 0.2:
            found["maxLength"] = 4
        elif choice < 0.3:
            found["pattern"] = "[a-e]+"
        elif choice < 0.4:
            found["minLength"] = 3
    if kind == "integer" and random.random() < 0.1:
        found["enum"] = [1, 2, 3]
    if random.random() < 0.15:
        found["required"] = True
    return found


def package(random, folder):
    """Writes a package, and returns the names of its tables with their columns and foreign keys."""
    names = random.sample(["people", "cities", "halls", "concerts", "prizes"], random.randint(1, 4))
    tables = {}
    for name in names:
        fields = []
        for number in range(random.randint(1, 2)):
            fields.append({"name": f"K{number}", "type": random.choice(KEY_TYPES)})
        key = [field["name"] for field in fields]
        for number in range(random.randint(0, 3)):
            kind = random.choice(list(VALUES))
            field = {"name": f"C{number}", "type": kind}
            limits = constraints(random, kind, VALUES["string"][0])
            if limits:
                field["constraints"] = limits
            fields.append(field)
        schema = {"fields": fields, "primaryKey": key if len(key) > 1 or random.random() < 0.5 else key[0]}
        if random.random() < 0.4:
            schema["missingValues"] = ["", "-", "n/a"]
        tables[name] = schema
    # A foreign key has columns of its own, with the types of its target.
    for name, schema in tables.items():
        for number in range(random.randint(0, 2)):
            other = random.choice(names)
            key = tables[other]["primaryKey"]
            targets = [key] if isinstance(key, str) else list(key)
            types = {field["name"]: field["type"] for field in tables[other]["fields"]}
            own = [f"F{number}{place}" for place in range(len(targets))]
            schema["fields"] += [{"name": o, "type": types[t]} for o, t in zip(own, targets)]
            reference = {"fields": targets if len(targets) > 1 or random.random() < 0.5 else targets[0]}
            reference["resource"] = "" if other == name and random.random() < 0.7 else other
            schema.setdefault("foreignKeys", []).append({
                "fields": own if not isinstance(reference["fields"], str) else own[0],
                "reference": reference,
            })
    resources = []
    rows = {}
    for name, schema in tables.items():
        inline = random.random() < 0.7
        delimiter = random.choice([",", ",", ";", "\t", "|"])
        missing = [text for text in schema.get("missingValues", [""])]
        resource = {"name": name, "path": f"{name}.csv", "encoding": "utf-8", "type": "table"}
        resource["schema"] = schema if inline else f"{name}.schema.json"
        if delimiter != ",":
            resource["dialect"] = {"delimiter": delimiter}
        if not inline:
            (folder / f"{name}.schema.json").write_text(json.dumps(schema), "utf-8")
        keys = [schema["primaryKey"]] if isinstance(schema["primaryKey"], str) else schema["primaryKey"]
        made = []
        for _ in range(random.randint(1, 12)):
            row = []
            for field in schema["fields"]:
                good, bad = VALUES[field["type"]]
                is_key = field["name"] in keys
                choice = random.random()
                if choice < 0.15 and not is_key:
                    row.append(random.choice(missing))
                elif choice < 0.2 and bad and not is_key:
                    row.append(random.choice(bad))
                else:
                    row.append(random.choice(good))
            made.append(row)
        rows[name] = made
        with open(folder / f"{name}.csv", "w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, delimiter=delimiter, lineterminator="\n")
            writer.writerow(field["name"] for field in schema["fields"])
            writer.writerows(made)
        resources.append(resource)
    descriptor = {"name": folder.name, "resources": resources}
    is_new = any("exclusiveMaximum" in field.get("constraints", {}) for schema in tables.values()
                 for field in schema["fields"])
    if is_new or random.random() < 0.5:
        descriptor["$schema"] = "https://datapackage.org/profiles/2.0/datapackage.json"
    (folder / "datapackage.json").write_text(json.dumps(descriptor, indent=random.choice([None, 2])), "utf-8")
    return tables, rows


def partly_empty(schema, row):
    """True if a foreign key of the row has some of its values and lacks others, so that the two programs differ."""
    names = [field["name"] for field in schema["fields"]]
    types = {field["name"]: field["type"] for field in schema["fields"]}
    missing = schema.get("missingValues", [""])
    for key in schema.get("foreignKeys", []):
        fields = [key["fields"]] if isinstance(key["fields"], str) else key["fields"]
        lacks = []
        for field in fields:
            text = row[names.index(field)]
            lacks.append(text in missing or text in VALUES[types[field]][1])
        if any(lacks) and not all(lacks):
            return True
    return False


def by_frictionless(folder):
    """The rows that frictionless refuses: for foreign keys, and for anything."""
    from frictionless import Package

    report = Package(str(folder / "datapackage.json")).validate()
    if report.errors:
        raise SystemExit(f"frictionless cannot read {folder}: {report.errors}")
    lost, others = {}, set()
    for task in report.tasks:
        for error in task.errors:
            row = getattr(error, "row_number", None)
            if row is None:
                raise SystemExit(f"frictionless: {folder}: {error.message}")
            if error.type == "foreign-key":
                # packtool reports a key that refers to nothing once, at its first row.
                key = (task.name, tuple(error.field_names), tuple(error.field_cells))
                lost[key] = min(row, lost.get(key, row))
            else:
                others.add((task.name, row))
    foreign = {(key[0], row) for key, row in lost.items()}
    return foreign, foreign | others


def by_packtool(folders):
    """For each folder, the rows that packtool refuses: for foreign keys, and for anything."""
    command = [os.environ.get("PACKTOOL", "packtool"), "validate", "--format", "json"] + [str(f) for f in folders]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode not in (0, 1):
        raise SystemExit(f"packtool: {result.stderr}")
    found = {folder.name: (set(), set()) for folder in folders}
    causes = {}
    shifted = set()
    for line in result.stdout.splitlines():
        finding = json.loads(line)
        if finding.get("severity") != "error":
            continue
        path = Path(finding["file"])
        if path.suffix != ".csv":
            raise SystemExit(f"packtool: {finding}")
        foreign, all_rows = found[path.parent.name]
        row = (path.stem, finding["line"])
        all_rows.add(row)
        cause = (str(path), finding["line"], finding["column"], finding["code"])
        causes[cause] = causes.get(cause, 0) + 1
        if finding["code"] in FOREIGN:
            foreign.add(row)
        if finding["code"] == SHIFTED:
            shifted.add(path.parent.name)
    return found, shifted, sum(1 for count in causes.values() if count > 1)


# The codes of packtool for a foreign key without its target, and for a row that looks shifted.
FOREIGN = ("F116",)
SHIFTED = "C011"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="a folder for the packages")
    arguments = parser.parse_args()
    place = Path(arguments.keep or tempfile.mkdtemp())
    place.mkdir(parents=True, exist_ok=True)
    differences = refused = foreign_rows = left_out = repeated = shifted_packages = 0
    numbers = list(range(arguments.count))
    for start in range(0, len(numbers), 50):
        made = {}
        for number in numbers[start:start + 50]:
            folder = place / f"package-{number}"
            folder.mkdir(exist_ok=True)
            made[folder] = package(random.Random(f"{arguments.seed}/{number}"), folder)
        ours, shifted, twice = by_packtool(list(made))
        repeated += twice
        shifted_packages += len(shifted)
        for folder, (tables, rows) in made.items():
            if folder.name in shifted:
                continue
            theirs = by_frictionless(folder)
            skipped = {(name, index + 2) for name in tables for index, row in enumerate(rows[name])
                       if partly_empty(tables[name], row)}
            left_out += len(skipped)
            for what, our, their in zip(("foreign key", "any"), ours[folder.name], theirs):
                for name, row in sorted((our ^ their) - skipped):
                    who = "packtool" if (name, row) in our else "frictionless"
                    print(f"{folder.name}: {name} line {row}: {what}: refused by {who} alone")
                    differences += 1
            foreign_rows += len(theirs[0] - skipped)
            refused += len(theirs[1] - skipped)
    print(f"{arguments.count} packages, {refused} rows refused, {foreign_rows} of them by foreign keys;"
          f" not compared: {left_out} rows with a partly empty key, {shifted_packages} packages with a shifted row;"
          f" {differences} differences,"
          f" {repeated} causes with several findings")
    if not arguments.keep:
        shutil.rmtree(place)
    return 1 if differences or repeated else 0


if __name__ == "__main__":
    sys.exit(main())
