"""The works of script/bench: the files they read, and the commands that are timed on them."""

import os
import shlex
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parents[2]
BENCH = ROOT / ".build/bench"
SOURCES = ROOT / "script/benchmarks"
BIN = Path(os.environ.get("PACKTOOL_BIN", ROOT / ".build/programs"))
PACKTOOL, PACKPLAY = BIN / "packtool", BIN / "packplay"
LOOKUPS = BIN.parent / "release/lookups"


@dataclass
class Timing:
    """One run of one command."""

    seconds: float
    processor: float
    # Peak memory, in MiB; None for what is timed within a process.
    mib: float | None = None
    exit: int = 0


@dataclass
class Work:
    """Commands that are timed in turn, by name; the first is what the others are held against."""

    name: str
    commands: dict
    # The file that all of them read.
    file: Path | None = None
    # Exit codes other than 0 that commands must have; any other code means that the work was not done.
    exits: dict = field(default_factory=dict)
    # What has to be done before each run of a command, and is not timed.
    before: dict = field(default_factory=dict)
    # The file that a command writes.
    written: dict = field(default_factory=dict)
    # Reads the timings of one run from what a command prints, for commands that time themselves.
    printed: Callable | None = None


def time_works(work, names, rounds):
    """The timings of the named commands: whole processes, in turn, round after round."""
    timings = {}
    for _ in range(rounds):
        for name in names:
            if name in work.before:
                work.before[name]()
            command = list(map(str, work.commands[name]))
            if work.printed:
                run = subprocess.run(command, check=True, capture_output=True, text=True)
                for key, timing in work.printed(name, run.stdout):
                    timings.setdefault(key, []).append(timing)
                continue
            run = subprocess.run([BENCH / "timed", *command], check=True, capture_output=True, text=True)
            wall, user, system, memory, code = run.stdout.split()
            if int(code) != work.exits.get(name, 0):
                sys.exit(f"script/bench: {name} ended with exit code {code}: {shlex.join(command)}")
            timings.setdefault(name, []).append(
                Timing(float(wall), float(user) + float(system), int(memory) / 1024, int(code)))
    return timings


def median_ratio(runs, others, measure):
    """The median of the ratios round by round, so that a busy moment slows both sides of a ratio."""
    return statistics.median(
        getattr(run, measure) / max(getattr(other, measure), 1e-9) for run, other in zip(runs, others))


class Works:
    """The works by name. Files have a nominal size in MB, which `divisor` divides for a trial."""

    def __init__(self, python, threads, divisor=1):
        self.python, self.threads, self.divisor = python, threads, divisor
        self.own = [PACKTOOL, "validate", "--now", "2026-01-01"]
        self.many = [*self.own, "--threads", str(threads)]

    def named(self, size):
        """Each work of files of a size, as a function that makes its files."""
        xml = min(size, 200)
        odd = {"a warning in every 41st row": "warned-41", "small values in every eighth row": "small",
               "rows of all sorts": "mixed"}
        return {
            f"validate {size} MB of facts, 1 thread": lambda name: self.validate(name, size, 1),
            f"validate {size} MB of facts, {self.threads} threads":
                lambda name: self.validate(name, size, self.threads),
            **{f"validate {size} MB of facts, {words}": lambda name, mode=mode: self.validate_odd(name, size, mode)
               for words, mode in odd.items()},
            f"findings in {size} MB of facts": lambda name: self.findings(name, size),
            f"validate {xml} MB of questions in XML": lambda name: self.questions(name, xml),
            f"validate two files of {xml} MB of questions in XML": lambda name: self.two_files(name, xml),
            f"compile {size} MB of facts": lambda name: self.compile(name, size),
            f"normalise {size} MB of facts": lambda name: self.normalise(name, size),
            f"packs of {size} MB of facts": lambda name: self.packs(name, size),
            f"lookups in {size} MB of facts": lambda name: self.look_up(name, size),
            "start": self.start,
            "import 50,000 questions in text": self.import_text,
            "import 100,000 rows of a workbook": self.import_workbook,
            "simulate a million rounds": self.simulate,
            "refuse a cell of 100 MB": self.refuse,
        }

    # MARK: Files, which are kept, as they are the same every time

    def source(self, generator, size, *mode):
        """A file made by one of the generators."""
        suffix = "xml" if generator == "questions" else "csv"
        path = BENCH / "-".join([generator, *mode, f"{self.megabytes(size)}.{suffix}"])
        return self.kept(path, [BENCH / generator, str(size * 1_000_000 // self.divisor), *mode])

    def megabytes(self, size):
        return f"{size / self.divisor:g}"

    def kept(self, path, command):
        """The output of a command, in a file that has its name only when it is whole."""
        if not path.exists():
            begun = path.with_name(path.name + ".begun")
            with open(begun, "wb") as file:
                subprocess.run(list(map(str, command)), stdout=file, check=True)
            begun.rename(path)
        return path

    def changed(self, facts):
        """The same facts with 1,000 changes: a row less, another text, another source."""
        other = facts.with_name(facts.stem + "-changed.csv")
        if not other.exists():
            every = max(2, facts.stat().st_size // 62_900)
            with open(facts, "rb") as old, open(other, "wb") as new:
                for number, line in enumerate(old):
                    if number % every or number == 0:
                        new.write(line)
                    elif number // every % 3 == 1:
                        new.write(line[:1] + b"Then " + line[1:])
                    elif number // every % 3 == 2:
                        new.write(line[:-1] + (b"" if line.endswith(b'"\n') else b" ff.") + b"\n")
        return other

    def packed(self, source, pack):
        """A pack, which is made anew, as it depends on the program."""
        subprocess.run([PACKTOOL, "compile", source, "-o", pack], check=True, stderr=subprocess.DEVNULL)
        return pack

    def peer(self, *arguments):
        return [self.python, SOURCES / "peers.py", *arguments]

    # MARK: Works

    def validate(self, name, size, threads):
        facts, threads = self.source("facts", size), str(threads)
        commands = {
            "packtool": [*self.own, "--threads", threads, facts],
            "bare scan": [BENCH / "scan", facts],
            "DuckDB, the same checks": self.peer("duckdb", "validate", facts, threads),
            "DuckDB, duplicates by hash only": self.peer("duckdb", "hash", facts, threads),
            "DuckDB, read and sum only": self.peer("duckdb", "sum", facts, threads),
            "Polars, the same checks": self.peer("polars", "validate", facts, threads),
            "chDB, the same checks": self.peer("chdb", "validate", facts, threads),
        }
        return Work(name, commands, facts)

    def validate_odd(self, name, size, mode):
        facts = self.source("facts", size, mode)
        return Work(name, {
            "packtool": [*self.many, facts],
            "DuckDB, the same checks": self.peer("duckdb", "validate", facts, str(self.threads)),
        }, facts, exits={"packtool": 1} if mode == "mixed" else {})

    def findings(self, name, size):
        modes = {
            "packtool, no finding": [], "packtool, a warning in 60 rows": ["warned"],
            "packtool, words for each number": ["wrong"], "packtool, no unit in any row": ["lacking"]}
        # A minute and more in a larger file.
        if size <= 100:
            modes["packtool, a comma in each number"] = ["commas"]
        commands = {key: [*self.many, self.source("facts", size, *mode)] for key, mode in modes.items()}
        wrong = {key: 1 for key, mode in modes.items() if mode and mode != ["warned"]}
        return Work(name, commands, self.source("facts", size), exits=wrong)

    def questions(self, name, size):
        questions = self.source("questions", size)
        schema = ROOT / "schemas/choice-quiz/choice-quiz.xsd"
        return Work(name, {
            "packtool, no finding": [*self.own, questions],
            "packtool, a warning in every row": [*self.own, self.source("questions", size, "warned")],
            "xmllint --stream --schema": ["xmllint", "--noout", "--stream", "--schema", schema, questions],
            "libxml2, SAX": [BENCH / "sax", questions],
        }, questions)

    def two_files(self, name, size):
        questions = self.source("questions", size)
        again = questions.with_stem(questions.stem + "-again")
        two = [questions, self.kept(again, ["cat", questions])]
        one = [*self.own, "--threads", "1"]
        # Two cores beside each other do less than twice what one does alone: as much less do two processes.
        beside = " & ".join(shlex.join(map(str, [*one, file])) for file in two)
        return Work(name, {
            "packtool, 1 thread": one + two,
            f"packtool, {self.threads} threads": self.many + two,
            "packtool, two processes at once": ["sh", "-c", f"{beside} & wait"],
        }, questions)

    def compile(self, name, size):
        facts, threads = self.source("facts", size), str(self.threads)
        pack, stored = BENCH / "out.qpk", BENCH / "stored.qpk"
        parquet = {"polars": BENCH / "p.parquet", "duckdb": BENCH / "d.parquet"}
        database = BENCH / "s.db"
        commands = {
            "packtool compile": [PACKTOOL, "compile", "--threads", threads, facts, "-o", pack],
            "packtool validate": [*self.many, facts],
            "packtool compile --store": [PACKTOOL, "compile", "--threads", threads, "--store", facts, "-o", stored],
            "Polars, Parquet with zstd": self.peer("polars", "parquet", facts, threads, parquet["polars"]),
            "DuckDB, Parquet with zstd": self.peer("duckdb", "parquet", facts, threads, parquet["duckdb"]),
            "sqlite3 .import": ["sqlite3", database, ".mode csv", f".import {facts} facts"],
        }
        return Work(
            name, commands, facts, before={"sqlite3 .import": lambda: database.unlink(missing_ok=True)},
            written={
                "packtool compile": pack, "packtool compile --store": stored, "sqlite3 .import": database,
                "Polars, Parquet with zstd": parquet["polars"], "DuckDB, Parquet with zstd": parquet["duckdb"]})

    def normalise(self, name, size):
        facts, respelled = self.source("facts", size), self.source("facts", size, "respelled")
        copy = BENCH / "normalised.csv"
        threads = ["--threads", str(self.threads)]
        return Work(name, {
            "packtool validate": [*self.many, facts],
            "packtool normalise --check": [PACKTOOL, "normalise", "--check", *threads, facts],
            "packtool normalise, most rows respelled": [PACKTOOL, "normalise", *threads, copy],
        }, facts, exits={"packtool normalise --check": 1},
            before={"packtool normalise, most rows respelled": lambda: shutil.copyfile(respelled, copy)})

    def packs(self, name, size):
        tables = [self.source("facts", size), self.changed(self.source("facts", size))]
        packs = [self.packed(table, table.with_suffix(".qpk")) for table in tables]
        return Work(name, {
            "packtool verify": [PACKTOOL, "verify", packs[0]],
            "packtool diff, 1,000 changes": [PACKTOOL, "diff", *packs],
            "packtool show, one question": [PACKTOOL, "show", packs[0], str(size * 8000 // self.divisor)],
            "packplay, one game by itself":
                [PACKPLAY, packs[0], "--self-play", "--games", "1", "--now", "2026-01-01"],
        }, packs[0])

    def look_up(self, name, size):
        """In process: a pack is opened, and random facts of it looked up; and the same of databases."""
        facts = self.source("facts", size)
        files = {
            "pack": BENCH / "lookups.qpk", "SQLite, by rowid": BENCH / "lookups.db",
            "LMDB": BENCH / "lookups.mdb", "cdb": BENCH / "lookups.cdb"}
        pack, sqlite, lmdb, cdb = files.values()
        self.packed(facts, pack)
        sqlite.unlink(missing_ok=True)
        subprocess.run(["sqlite3", sqlite, ".mode csv", f".import {facts} facts"], check=True)
        subprocess.run([BENCH / "lookups", "make", sqlite, lmdb, cdb], check=True)
        programs = {
            "pack": [LOOKUPS, pack], "SQLite, by rowid": [BENCH / "lookups", "sqlite", sqlite],
            "LMDB": [BENCH / "lookups", "lmdb", lmdb], "cdb": [BENCH / "lookups", "cdb", cdb]}
        seen = set()

        def printed(key, output):
            # The times are of the processor, as a process has the machine rarely for itself.
            opened, each, bytes_seen = map(float, output.split())
            seen.add(bytes_seen)
            if len(seen) > 1:
                sys.exit(f"script/bench: {key} does not see the same facts as the others")
            yield f"{key}: open", Timing(opened * 1e-6, opened * 1e-6)
            yield f"{key}: one fact", Timing(each * 1e-9, each * 1e-9)

        commands = {key: [*command, "200000", "20000"] for key, command in programs.items()}
        return Work(name, commands, facts, printed=printed,
                    written={f"{key}: one fact": file for key, file in files.items()})

    def world(self):
        return ROOT / "packs/world-facts"

    def played(self):
        return self.packed(self.world(), BENCH / "world-facts.qpk")

    def start(self, name):
        return Work(name, {
            "packtool --version": [PACKTOOL, "--version"],
            "packtool validate packs/world-facts": [PACKTOOL, "validate", self.world()],
            "packplay, one game by itself": [PACKPLAY, self.played(), "--self-play", "--games", "1"],
            "sqlite3 --version": ["sqlite3", "--version"],
        })

    def imported(self, file, form):
        target = BENCH / "imported"
        return [PACKTOOL, "import", file, "--from", form, "-o", target], lambda: shutil.rmtree(target, True)

    def import_text(self, name):
        """50,000 questions as OpenTriviaQA has them."""
        trivia = BENCH / "trivia"
        if not trivia.exists():
            trivia.write_text("".join(
                f"#Q Which river of the country of number {number} is the longest one in all?\n^ The river {number}\n"
                f"A The river {number + 1}\nB The river {number}\nC The river {number + 2}\nD The river {number + 3}\n\n"
                for number in range(50_000)), "utf-8")
        command, before = self.imported(trivia, "opentriviaqa")
        return Work(name, {"packtool import": command}, trivia, before={"packtool import": before})

    def import_workbook(self, name):
        """100,000 rows of a workbook that openpyxl writes."""
        workbook, script = BENCH / "rows.xlsx", SOURCES / "workbook.py"
        if not workbook.exists():
            subprocess.run([self.python, script, "write", workbook], check=True)
        command, before = self.imported(workbook, "xlsx")
        return Work(name, {
            "packtool import": command, "openpyxl, reads the rows only": [self.python, script, "read", workbook],
        }, workbook, before={"packtool import": before})

    def simulate(self, name):
        # 5,000 games of fifteen bots: 1,057,531 rounds, as the means in its --json say.
        return Work(name, {
            "packtool simulate, 1 thread":
                [PACKTOOL, "simulate", self.played(), "--games", "5000", "--threads", "1"]})

    def refuse(self, name):
        """A text that is far longer than a text may be."""
        cell = BENCH / f"cell-{self.megabytes(100)}.csv"
        if not cell.exists():
            cell.write_text(f'Fact,Value,Unit\n"{"a" * (100_000_000 // self.divisor)}",5,km\n', "utf-8")
        return Work(name, {"packtool validate": [*self.own, cell]}, cell, exits={"packtool validate": 1})
