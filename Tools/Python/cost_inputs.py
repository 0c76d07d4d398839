"""The inputs of script/checks/costs: tables, files of other programs and a project, the same every time."""

import struct
import zipfile
import zlib
from pathlib import Path

PLACES = "Lima Quito Oslo Paris Lyon Brno Sofia Rome Porto Madrid Dublin Cork Leeds Boston Denver Miami Reno".split()
FOREIGN = "Győr Pécs Zürich Genève Łódź Kraków Одеса Αθήνα 東京 서울".split() + PLACES[:3]
THINGS = ["Population", "Area", "Length", "Height", "Depth", "Budget", "Mass", "Speed", "Age", "Cost", "Tax yield"]
SUBJECTS = "river lake tower bridge dam museum port mine farm canal tunnel park island volcano airport".split()
UNITS = ["km", "m", "cm", "kg", "t", "L", "kW", "people", "euros", "pages", "votes", "people per day", "km/h"]
SOURCES = ["", "UN 2019", "Eurostat", "World Bank", "", "NASA", "IMF"]
TABLE_SCHEMA = """{"fields": [
  {"name": "Name", "type": "string", "constraints": {"required": true, "maxLength": 40}},
  {"name": "Diameter", "type": "number", "constraints": {"required": true}},
  {"name": "Moons", "type": "integer", "constraints": {"minimum": 0}}], "primaryKey": "Name"}
"""
# Dates, choices and patterns have no fast path.
DATED_SCHEMA = """{"fields": [
  {"name": "Name", "type": "string", "constraints": {"required": true, "pattern": "Planet [0-9]+ of [A-Z][a-z]+"}},
  {"name": "HasRings", "type": "boolean"},
  {"name": "Discovered", "type": "date"}], "primaryKey": "Name"}
"""
# The number of facts in each table. They have a fast path if it accepts more than 100,000 of them.
FACTS = {
    "facts": 110_000,
    "quoted facts": 110_000,
    "foreign facts": 110_000,
    "warned facts": 125_000,
    "small facts": 125_000,
}

# The number of rows of the other inputs. JSON has ids, so many that looking each up in a list would be seen.
QUIZ, TRIVIA, JSON, FEW, DUEL, GRID, PERSONS, TABLE, DATED = 2_000, 500, 1_500, 200, 500, 50, 100, 30_000, 3_000


def facts(kind):
    """Facts with decimals in each fourth row and a year in each ninth.

    Quoted facts have commas, and doubled quotes in each 16th row. Foreign facts have letters outside ASCII. Of warned
    facts each 40th has a finding; of small facts each eighth has a value from 2 to 20.
    """
    places, units, quote, comma = PLACES, UNITS, "", ""
    if kind == "foreign facts":
        places, units = FOREIGN, UNITS + ["°C", "km²", "m³"]
    elif kind == "quoted facts":
        quote, comma = '"', ","
    rows = ["Fact,Value,Unit,Source\n"]
    for row in range(FACTS[kind]):
        place, subject = places[row % len(places)], SUBJECTS[row * 7 % len(SUBJECTS)]
        unit, source = units[row * 5 % len(units)], SOURCES[row * 3 % len(SOURCES)]
        # A number that is neither a value nor a year: a prompt must not have its answer.
        number = row + 100_000
        text = f"{THINGS[row % len(THINGS)]} of the {subject} no. {number}{comma} near {place}"
        value = str(300_007 + row * 7919 % 699_967)
        if row % 9 == 4:
            text = f"Year in which the {subject} {number} of {place}{comma} was opened"
            unit, value = "year", str(1000 + row * 31 % 1000)
        elif row % 4 == 1:
            value = f"{1 + row * 37 % 9999}.{1 + row % 9}"
        if quote:
            source = '"Smith, 2011"'
            if row % 16 == 2:
                text = text.replace(subject, f'""{subject}""')
        if kind == "warned facts" and row % 40 == 7:
            unit = "lb"
        if kind == "small facts" and row % 8 == 3:
            unit, value = "pages", str(2 + row // 8 % 19)
        rows.append(f"{quote}{text}{quote},{value},{unit},{source}\n")
    return "".join(rows)


def changed(table):
    """The same table with each 500th row left out, reworded or with another source."""
    lines = table.splitlines(keepends=True)
    for row in range(500, len(lines), 500):
        change = row // 500 % 3
        lines[row] = "" if change == 0 else "Then " + lines[row] if change == 1 else lines[row][:-1] + " ff.\n"
    return "".join(lines)


def questions(count):
    """Prompt, right choice, wrong choices and explanation of each question."""
    for row in range(count):
        place, subject = FOREIGN[row * 5 % len(FOREIGN)], SUBJECTS[row % len(SUBJECTS)]
        yield (
            f"Which number has the {subject} of {place} & sons, no. {row + 10_000}, in the register?",
            f"It is number {row * 37 % 1000}",
            [f"It has the number {1000 + row * 41 % 1000}", f"Number {2000 + row * 43 % 1000}, on the left",
             f"Gone in {1500 + row * 47 % 500}"],
            f"The register of {place} lists the {subject} on page {row * 53 % 997}.")


def rows_of(asked):
    """The rows of a choice quiz, with their header."""
    yield "Prompt", "Right", "Wrong1", "Wrong2", "Wrong3", "Explanation"
    for prompt, right, wrong, why in asked:
        yield prompt, right, *wrong, why


def csv(rows):
    """A table without quotes but where they are needed."""
    return "".join(
        ",".join('"' + cell.replace('"', '""') + '"' if "," in cell or '"' in cell else cell for cell in map(str, row))
        + "\n" for row in rows)


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def quiz_xml(asked):
    rows = "".join(
        f"  <question>\n    <prompt>{escaped(prompt)}</prompt>\n    <choice right=\"true\">{right}</choice>\n"
        + "".join(f"    <choice>{choice}</choice>\n" for choice in wrong) + "  </question>\n"
        for prompt, right, wrong, _ in asked)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n{rows}</quiz>\n'


def moodle_xml(asked):
    rows = "".join(
        f"  <question type=\"multichoice\">\n    <name><text>Question {row}</text></name>\n"
        f"    <questiontext format=\"plain_text\"><text>{escaped(prompt)}</text></questiontext>\n"
        f"    <generalfeedback format=\"plain_text\"><text>{escaped(why)}</text></generalfeedback>\n"
        "    <single>true</single>\n"
        + "".join(
            f"    <answer fraction=\"{part}\" format=\"plain_text\"><text>{choice}</text></answer>\n"
            for part, choice in zip([100, 0, 0, 0], [right, *wrong])) + "  </question>\n"
        for row, (prompt, right, wrong, why) in enumerate(asked))
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n{rows}</quiz>\n'


def opentriviaqa(asked):
    return "".join(
        f"#Q {prompt}\n^ {right}\n" + "".join(
            f"{letter} {choice}\n" for letter, choice in zip("ABCD", [wrong[0], right, *wrong[1:]])) + "\n"
        for prompt, right, wrong, _ in asked)


def json_list(asked):
    return "[" + ",\n".join(
        f'{{"id": "number-{row}", "prompt": "{prompt}", "right": "{right}", '
        + "".join(f'"wrong{number}": "{choice}", ' for number, choice in enumerate(wrong, 1))
        + f'"explanation": "{why}"}}' for row, (prompt, right, wrong, why) in enumerate(asked)) + "]\n"


def workbook(path, rows):
    """Writes a workbook of one sheet with its texts in the cells, packed, and with a fixed date."""
    lines = "".join(
        f'<row r="{row}">' + "".join(
            f'<c r="{chr(65 + column)}{row}" t="inlineStr"><is><t>{escaped(cell)}</t></is></c>'
            for column, cell in enumerate(cells)) + "</row>"
        for row, cells in enumerate(rows, 1))
    types, main = "application/vnd.openxmlformats-officedocument.spreadsheetml", "http://schemas.openxmlformats.org"
    office = f"{main}/officeDocument/2006/relationships"
    parts = {
        "[Content_Types].xml":
            f'<Types xmlns="{main}/package/2006/content-types"><Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            f'<Override PartName="/xl/workbook.xml" ContentType="{types}.sheet.main+xml"/>'
            f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{types}.worksheet+xml"/></Types>',
        "_rels/.rels":
            f'<Relationships xmlns="{main}/package/2006/relationships"><Relationship Id="rId1" '
            f'Type="{office}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml":
            f'<workbook xmlns="{main}/spreadsheetml/2006/main" xmlns:r="{office}"><sheets>'
            '<sheet name="Quiz" sheetId="1" r:id="rId1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels":
            f'<Relationships xmlns="{main}/package/2006/relationships"><Relationship Id="rId1" '
            f'Type="{office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
        "xl/worksheets/sheet1.xml":
            f'<worksheet xmlns="{main}/spreadsheetml/2006/main"><sheetData>{lines}</sheetData></worksheet>',
    }
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in parts.items():
            text = '<?xml version="1.0" encoding="UTF-8"?>\n' + text
            archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)


def roster(folder):
    """Writes a project with 100 persons, each with a picture of another colour."""
    (folder / "images").mkdir(parents=True)
    (folder / "pack.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<pack id="roster" version="1.0.0" kind="roster" asOf="2026-01-01" '
        'language="en">\n  <title>Roster</title>\n  <source path="roster.csv"/>\n  <assets path="images"/>\n</pack>\n')
    (folder / "roster.csv").write_text(csv([("Name", "Image", "Alt")] + [
        (f"Person {row} of {PLACES[row % 17]}", f"{row}.png", f"Shape {row} with corners") for row in range(PERSONS)]))
    for row in range(PERSONS):
        lines = (b"\0" + b"".join(bytes([row * 2, x * y % 251, x * 5]) for x in range(48)) for y in range(48))
        head, pixels = struct.pack(">IIBBBBB", 48, 48, 8, 2, 0, 0, 0), zlib.compress(b"".join(lines))
        (folder / f"images/{row}.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
            for name, data in [(b"IHDR", head), (b"IDAT", pixels), (b"IEND", b"")]))


def write_all(folder):
    """Writes all inputs into a folder."""
    tables = {name: facts(name) for name in FACTS}
    # Packs have no fast path, so that fewer facts will do.
    tables["old"] = "".join(tables["facts"].splitlines(keepends=True)[:40_000])
    tables["new"] = changed(tables["old"])
    asked, few = list(questions(QUIZ)), list(questions(FEW))
    tables["quiz"], tables["short quiz"] = (csv(rows_of(chosen)) for chosen in (asked, few))
    tables["answers"] = csv([("Prompt", "Answer", "Accepted", "Explanation")] + [
        (prompt, f"{PLACES[row % 17]}-{row}", f"{PLACES[row % 17]} {row}th", why)
        for row, (prompt, _, _, why) in enumerate(few)])
    tables["duel"] = csv([("Level", "From", "To", "Computer", "Hints")] + [
        (f"Level {row}", 1, 10 + row, ("random", "careful", "halving")[row % 3], "range;attempts")
        for row in range(DUEL)])
    tables["grid"] = csv([("Level", "FirstFrom", "FirstTo", "SecondFrom", "SecondTo", "TargetFrom", "TargetTo")] + [
        (f"Level {row}", 5 + row, 45 + row, 5, 45, 20 + row, 80 + row) for row in range(GRID)])
    tables["table"] = csv([("Name", "Diameter", "Moons")] + [
        (f"Planet {row} of {PLACES[row % 17]}", 1000 + row * 37 % 90_000, row % 90) for row in range(TABLE)])
    tables["dated"] = csv([("Name", "HasRings", "Discovered")] + [
        (f"Planet {row} of {PLACES[row % 17]}", "true" if row % 3 else "false",
         f"{1800 + row % 200}-{1 + row % 12:02}-{1 + row % 28:02}") for row in range(DATED)])
    files = {
        **{f"{name}.csv": text for name, text in tables.items()},
        "table.schema.json": TABLE_SCHEMA,
        "dated.schema.json": DATED_SCHEMA,
        "quiz.xml": quiz_xml(asked),
        "moodle.xml": moodle_xml(few),
        "trivia": opentriviaqa(questions(TRIVIA)),
        "list.json": json_list(questions(JSON)),
    }
    for name, text in files.items():
        Path(folder, name).write_text(text, "utf-8")
    workbook(Path(folder, "book.xlsx"), rows_of(few))
    roster(Path(folder, "roster"))
