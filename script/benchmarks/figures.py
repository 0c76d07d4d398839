"""The figures of docs/PERFORMANCE.md: which are recorded, which aims they are held against, and the tables of both.

script/bench --record measures them, script/checks/figures tests that the page has them and that they are not too old.
"""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECORD = "script/benchmarks/recorded.json"
PAGE = "docs/PERFORMANCE.md"
BEGIN, END = "<!-- recorded: begin -->", "<!-- recorded: end -->"

# The sources that decide how fast large files are. After a change of one of them, figures are measured again, or a commit
# says in a trailer why they need not be: "Bench: not affected, REASON", and from a later commit "Bench: COMMIT not
# affected, REASON".
FAST_PATH = (
    "Sources/BulkRows",
    "Sources/CBulkRows",
    "Sources/CSVSource/Scanning",
    "Sources/Kinds/Facts/BulkFactRules.swift",
    "Sources/PackFormat/Packing",
    "Sources/Rows/TableSchema/CellText.swift",
    "Sources/Rows/Keys",
)

# The number of commits after which a figure has to be measured again, whatever they changed.
MOST_COMMITS = 300


# MARK: Rows and aims

@dataclass(frozen=True)
class Row:
    """A task of the page: a command of a work (works.py), and one that it is held against."""

    id: str
    task: str
    work: str
    own: str = "packtool"
    peer: str | None = None
    # True if a change of FAST_PATH may change the figure.
    fast_path: bool = True


DUCKDB, XMLLINT, POLARS = "DuckDB, the same checks", "xmllint --stream --schema", "Polars, Parquet with zstd"
SOUND = "packtool, no finding"


def rows():
    for size in (988, 100):
        for threads in ("1 thread", "2 threads"):
            work = f"validate {size} MB of facts, {threads}"
            yield Row(f"validate-{size}-{threads[0]}", work, work, peer=DUCKDB)
            if size == 988:
                yield Row(f"scan-{size}-{threads[0]}", work, work, peer="bare scan")
        for mode, words in ODD.items():
            work = f"validate {size} MB of facts, {words}"
            yield Row(f"{mode}-{size}", work, work, peer=DUCKDB)
    for id, words in (("warned", "a warning in 60 rows"), ("wrong", "words for each number"),
                      ("lacking", "no unit in any row")):
        yield Row(f"{id}-988", f"validate 988 MB of facts, {words}", "findings in 988 MB of facts",
                  f"packtool, {words}", SOUND)
    yield Row("commas-100", "validate 100 MB of facts, a comma in each number", "findings in 100 MB of facts",
              "packtool, a comma in each number", SOUND)
    xml = "validate 200 MB of questions in XML"
    yield Row("xml", xml, xml, SOUND, XMLLINT)
    yield Row("xml-warned", f"{xml}, a warning in every row", xml, "packtool, a warning in every row", SOUND)
    two = "validate two files of 200 MB of questions in XML"
    yield Row("xml-two", f"{two}, 2 threads", two, "packtool, 2 threads", "packtool, 1 thread")
    for size in (988, 100):
        work = f"compile {size} MB of facts"
        yield Row(f"compile-{size}", f"{work}, packed", work, "packtool compile", POLARS)
        if size == 988:
            yield Row("store-988", f"{work}, `--store`", work, "packtool compile --store", POLARS)
            yield Row("store-validate-988", f"{work}, `--store`", work, "packtool compile --store",
                      "packtool validate")
    normal = "normalise 988 MB of facts"
    yield Row("check-988", "`normalise --check` of 988 MB of facts", normal, "packtool normalise --check",
              "packtool validate")
    yield Row("normalise-988", "`normalise` of 988 MB of facts, most rows respelled", normal,
              "packtool normalise, most rows respelled", "packtool validate")
    packs = "packs of 988 MB of facts"
    yield Row("verify-988", "`verify` a pack of 988 MB of facts", packs, "packtool verify")
    yield Row("diff-988", "`diff` two packs of 988 MB of facts, 1,000 changes", packs, "packtool diff, 1,000 changes",
              "packtool verify")
    yield Row("show-988", "`show` one question of a pack of 988 MB of facts", packs, "packtool show, one question")
    for size in (988, 100):
        for peer in ("SQLite, by rowid", "LMDB", "cdb"):
            name, work = peer.split(",")[0].lower(), f"lookups in {size} MB of facts"
            yield Row(f"open-{name}-{size}", f"open a pack of {size} MB of facts, in process", work, "pack: open",
                      f"{peer}: open")
            yield Row(f"look-up-{name}-{size}", f"read one random fact of a pack of {size} MB of facts, in process",
                      work, "pack: one fact", f"{peer}: one fact")
    yield Row("version", "`packtool --version`", "start", "packtool --version", "sqlite3 --version", fast_path=False)
    yield Row("world-facts", "validate `packs/world-facts`", "start", "packtool validate packs/world-facts")
    yield Row("packplay", "`packplay`, one game played by itself", "start", "packplay, one game by itself",
              fast_path=False)
    yield Row("simulate", "simulate a million rounds, 1 thread", "simulate a million rounds",
              "packtool simulate, 1 thread", fast_path=False)
    yield Row("import-text", "`import` 50,000 questions of OpenTriviaQA", "import 50,000 questions in text",
              "packtool import", fast_path=False)
    yield Row("import-workbook", "`import` a workbook of 100,000 rows", "import 100,000 rows of a workbook",
              "packtool import", "openpyxl, reads the rows only", fast_path=False)
    yield Row("cell", "refuse a cell of 100 MB", "refuse a cell of 100 MB", "packtool validate")


ODD = {"warned-41": "a warning in every 41st row", "small": "small values in every eighth row",
       "mixed": "rows of all sorts"}
ROWS = {row.id: row for row in rows()}


@dataclass(frozen=True)
class Aim:
    """The most that a figure of a row may be, and why it is more wherever it is."""

    row: str
    # "ratio" and "processor ratio" to the peer, "seconds", "MiB", or "share": bytes written for each byte read.
    figure: str
    most: float
    reason: str = "not looked into yet"


INSTRUCTIONS = ("bound by the number of instructions, a fifth of which look for a unit at the end of a text and for entities of HTML;"
                " without AVX-512 it takes more of them")
VECTORS = "texts and numbers would have to be read by AVX-512, whose gathers are slow on this machine"
PACKER = "a packer twice as fast, and no digest of the source"
DIRECTORY = "a directory that is searched where it stands, not read into tables"
CACHE = "each value looks into the cache of verified blocks; cdb verifies nothing"
FINDINGS = ("a row is judged again, cell by cell, by one thread unless its one finding can be counted, and findings that are"
            " shown are drawn slowly")
SPELLED = "the text of such a row is searched for the word of its value"

AIMS = (
    *(Aim(f"validate-{size}-{threads}", "ratio", 0.12, INSTRUCTIONS) for size in (988, 100) for threads in (1, 2)),
    Aim("scan-988-1", "ratio", 8, VECTORS),
    Aim("scan-988-2", "ratio", 4.5, VECTORS),
    # 64 MiB and 16 bytes a row.
    Aim("validate-988-2", "MiB", 304),
    Aim("validate-100-2", "MiB", 88),
    *(Aim(f"{mode}-{size}", "ratio", most, reason)
      for mode, most, reason in (("warned-41", 0.20, FINDINGS), ("small", 0.15, SPELLED), ("mixed", 0.20, FINDINGS))
      for size in (988, 100)),
    *(Aim(f"{mode}-988", "ratio", 3, FINDINGS) for mode in ("warned", "wrong", "lacking")),
    Aim("commas-100", "ratio", 3, "an error with a fix of its own (`1,234`) or a `pattern` is judged row by row"),
    Aim("xml", "ratio", 0.75, "each question is searched for what gives its answer away, which xmllint does not"),
    Aim("xml", "ratio", 0.4, "rows accepted by the chunk, as in CSV, with hashes in place of the key table"),
    Aim("xml-warned", "ratio", 3, "findings are worded before they are counted"),
    Aim("xml-two", "ratio", 0.6),
    Aim("compile-988", "ratio", 0.6, PACKER),
    Aim("store-988", "ratio", 0.6, "no digest of the source"),
    Aim("store-validate-988", "ratio", 2.5, "no digest of the source, and no copy into the page cache"),
    Aim("compile-100", "ratio", 0.6, PACKER),
    Aim("compile-100", "processor ratio", 0.7, PACKER),
    Aim("compile-988", "share", 0.45),
    # 128 MiB and 16 bytes a row.
    Aim("compile-988", "MiB", 368),
    Aim("compile-100", "MiB", 152),
    Aim("check-988", "ratio", 1.5),
    Aim("normalise-988", "ratio", 1.5, "structure is found twice: for the check and for the output"),
    Aim("diff-988", "seconds", 2),
    Aim("show-988", "seconds", 0.010),
    *(Aim(f"open-sqlite-{size}", "seconds", 0.000050, DIRECTORY) for size in (988, 100)),
    *(Aim(f"look-up-sqlite-{size}", "seconds", 500e-9, CACHE) for size in (988, 100)),
    *(Aim(f"look-up-sqlite-{size}", "ratio", 0.2, CACHE) for size in (988, 100)),
    *(Aim(f"look-up-{name}-{size}", "ratio", 1, CACHE) for size in (988, 100) for name in ("lmdb", "cdb")),
    Aim("version", "seconds", 0.005),
    Aim("world-facts", "seconds", 0.010,
        "types that Swift makes at run time, and the schema of the manifest, which each run parses"),
    Aim("packplay", "seconds", 0.015),
    Aim("import-workbook", "seconds", 5,
        "an event of libxml2 becomes a Swift value three times on its way; cells would have to be read by bytes"),
    Aim("cell", "seconds", 1, "the text is checked, unquoted and measured in copies"),
    Aim("cell", "MiB", 128, "the text is checked, unquoted and measured in copies"),
)


def value_of(recorded, figure):
    """A figure of a recorded row, as the page shows it: what is met there must be met in the page's own numbers."""
    own = recorded["own"]
    return rounded({
        "ratio": recorded.get("ratio"), "processor ratio": recorded.get("processor ratio"),
        "seconds": own["seconds"], "MiB": own["MiB"],
        "share": own["written"] / recorded["read"] if "written" in own else None,
    }[figure])


def rounded(value):
    """A number with three significant digits."""
    return float(f"{value:.3g}")


def is_missed(aim, recorded):
    return value_of(recorded, aim.figure) > aim.most


# MARK: The record

def read_record(root=ROOT):
    path = Path(root) / RECORD
    return json.loads(path.read_text("utf-8")) if path.exists() else {"runs": {}, "rows": {}}


def write_record(record, root=ROOT):
    """Writes the rows that are known, and the runs that they are of, each in a line of its own."""
    rows = {id: record["rows"][id] for id in ROWS if id in record["rows"]}
    used = {row["run"] for row in rows.values()}
    runs = {run: about for run, about in sorted(record["runs"].items()) if run in used}

    def lines(values):
        return ",\n".join(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in values.items())

    path = Path(root) / RECORD
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{{"runs": {{\n{lines(runs)}\n}}, "rows": {{\n{lines(rows)}\n}}}}\n', "utf-8")


# MARK: The page

def write_page(root=ROOT):
    path = Path(root) / PAGE
    path.write_text(page_with_tables(path.read_text("utf-8"), read_record(root)), "utf-8")


def page_with_tables(page, record):
    """The page with the tables of a record between its marks."""
    parts = page.split(BEGIN)
    rest = parts[1].split(END) if len(parts) == 2 else []
    if len(rest) != 2:
        raise ValueError(f"{PAGE}: it needs the lines {BEGIN} and {END}, once each")
    return f"{parts[0]}{BEGIN}\n{tables(record)}{END}{rest[1]}"


def tables(record):
    recorded = {id: record["rows"][id] for id in ROWS if id in record["rows"]}
    aims = [aim for aim in AIMS if aim.row in recorded]
    text = "\n## Results\n\n"
    if not recorded:
        return text + "No figures are recorded yet.\n\n"
    text += table(
        ["task", "packtool", "peer", "ratio", "peak MiB", "at most", "commit"],
        [result(ROWS[id], row, [aim for aim in aims if aim.row == id], record) for id, row in recorded.items()])
    runs = {}
    for run, about in sorted(record["runs"].items()):
        where = machine(about["machine"]), ", ".join(map(" ".join, about["programs"].items()))
        runs.setdefault(where, []).append(f"{short(about['commit'])} {run}, load {about['machine']['load']}")
    text += "\n" + table(
        ["machine", "programs", "commit, time (UTC) and load before the run"],
        [[*where, "; ".join(times)] for where, times in runs.items()])
    text += "\n## Why aims are missed\n\n"
    reasons = {}
    for aim in aims:
        if is_missed(aim, recorded[aim.row]):
            reasons.setdefault(aim.reason, {})[ROWS[aim.row].task] = None
    text += table(
        ["what it would take", "tasks"],
        [[reason, "; ".join(tasks)] for reason, tasks in reasons.items()]) if reasons else "None is.\n"
    return text + "\n"


def table(heads, rows):
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("|" + "|".join(cell if cell == "---" else f" {cell} " for cell in line) + "|\n" for line in lines)


def result(row, recorded, aims, record):
    own, peer = recorded["own"], recorded.get("peer")
    ratio, memory = "–", whole(own["MiB"])
    if peer:
        ratio = f"{plain(recorded['ratio'])} ({plain(recorded['processor ratio'])})"
        memory += f", {whole(peer['MiB'])}" if peer["MiB"] is not None else ""
    return [
        row.task, times(own), f"{peer_name(row)}: {times(peer)}" if peer else "–", ratio, memory,
        ", ".join(aim_cell(aim, recorded) for aim in aims), short(record["runs"][recorded["run"]]["commit"])]


def machine(about):
    return (f"{about['processor']}, {about['cores']} cores, {about['memory']} GiB, {' '.join(about['instructions'])},"
            f" {about['system']}")


def aim_cell(aim, recorded):
    """The most that a figure may be, in bold if it is more."""
    shown = {
        "ratio": f"ratio {plain(aim.most)}", "processor ratio": f"ratio ({plain(aim.most)})",
        "seconds": duration(aim.most), "MiB": f"{whole(aim.most)} MiB", "share": f"{plain(aim.most)} of the bytes read",
    }[aim.figure]
    return f"**{shown}**" if is_missed(aim, recorded) else shown


def peer_name(row):
    """The name of a peer, without what it does: the task says that."""
    return row.peer and row.peer.split(": ")[0]


def times(own):
    """The time of a command, and in brackets that of the processor where it is another."""
    if own["seconds"] == own["processor"]:
        return duration(own["seconds"])
    return f"{duration(own['seconds'])} ({duration(own['processor'])})"


def duration(seconds):
    for unit, factor in (("s", 1), ("ms", 1e3), ("µs", 1e6), ("ns", 1e9)):
        if rounded(seconds * factor) >= (0.1 if unit == "s" else 1):
            break
    return f"{plain(seconds * factor)} {unit}"


def plain(value):
    """A number with three significant digits, without an exponent."""
    value = rounded(value)
    return f"{value:,.0f}" if value >= 1000 else f"{value:g}"


def whole(value):
    return "–" if value is None else f"{value:,.0f}"


def short(commit):
    return commit[:8]


# MARK: History

def refusal(root):
    """Why what is measured in a folder would not be a figure of its commit; None if nothing is against it."""
    if git(root, "rev-parse", "--show-toplevel") != str(root):
        return "this folder is no repository"
    changed = git(root, "status", "--porcelain", "--", ".", f":(exclude){RECORD}", f":(exclude){PAGE}")
    if changed is None or changed:
        return f"the tree has changes; commit them first\n{changed}"
    return None


def git(root, *arguments):
    """What git prints, or None if it fails or there is no git."""
    try:
        run = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True)
    except FileNotFoundError:
        return None
    return run.stdout.strip("\n") if run.returncode == 0 else None
