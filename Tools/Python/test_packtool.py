"""Tests of what the package packtool offers beside the format: rows, frames, findings and the program."""

import dataclasses
import importlib.util
import os
import pickle
import subprocess
import sys
import tempfile
import unittest
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path
from unittest import mock

import packtool
from installed import make_environment
from packdraft import SAMPLE, VALUES, Table, card, column, with_content

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("PACKTOOL_BIN", ROOT / ".build/release")) / "packtool"
# The rows of SAMPLE.
ROWS = [
    {
        "Id": 7, "Span": -(2**63), "Same": 42, "Value": Decimal("-0.5"), "Fact": 'Höhe\n"K2"', "Tags": "x",
        "Sure": True, "Icon": b"\0\xff", "AsOf": date(1969, 12, 31), "Year": -44, "Next": 1, "None": None,
        "Fact@fr": "un",
    },
    {
        "Id": None, "Span": 2**63 - 1, "Same": 42, "Value": None, "Fact": "a", "Tags": None, "Sure": None, "Icon": b"",
        "AsOf": date(2022, 1, 8), "Year": 2025, "Next": 2, "None": None, "Fact@fr": None,
    },
    {
        "Id": -(2**63), "Span": 0, "Same": 42, "Value": Decimal("9.000000000000000001"), "Fact": "", "Tags": "x",
        "Sure": False, "Icon": None, "AsOf": None, "Year": 2026, "Next": None, "None": None, "Fact@fr": None,
    },
]


class FolderTestCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)


class Rows(FolderTestCase):
    def test_a_row_is_a_dict_of_values_by_column(self):
        questions = packtool.Pack(SAMPLE.seal()).questions
        self.assertEqual(list(questions), ROWS)
        self.assertEqual([questions[row] for row in (0, 2, -1)], [ROWS[0], ROWS[2], ROWS[2]])
        self.assertEqual(len(questions), 3)
        for row in (3, -4):
            with self.assertRaises(IndexError):
                questions[row]

    def test_a_misspelt_column_is_an_error_that_names_the_near_one(self):
        questions = packtool.Pack(SAMPLE.seal()).questions
        for label, end in {
            "Vlaue": "; did you mean Value?", "value": "; did you mean Value?", "fact@FR": "; did you mean Fact@fr?",
            "Source": ", or the column is empty in every row",
        }.items():
            message = f"the table {questions.name} has no column {label}{end}"
            with self.assertRaises(packtool.ColumnError) as raised:
                questions[0][label]
            self.assertEqual(str(raised.exception), message)
            self.assertEqual(str(pickle.loads(pickle.dumps(raised.exception))), message)
            with self.assertRaises(KeyError) as raised:
                questions.column(*label.split("@"))
            self.assertEqual(str(raised.exception), message)
            self.assertIsNone(questions[0].get(label))
            self.assertIsNone(questions.optional_column(*label.split("@")))
        self.assertIs(questions.column("Value"), questions.optional_column("Value"))
        self.assertEqual(pickle.loads(pickle.dumps(questions[0])), ROWS[0])

    def test_a_decimal_keeps_its_digits(self):
        value = packtool.Pack(SAMPLE.seal()).questions[2]["Value"]
        self.assertEqual(value.as_tuple(), Decimal("9.000000000000000001").as_tuple())

    def test_a_reference_is_the_name_of_its_row_or_else_its_number(self):
        image = column("Image", "reference", [1, 0, None], "", ".assets")
        names, pictures = column("Name", "string", ["b.png", None]), column("Bytes", "blob", [b"b", b"c"])
        pack = packtool.Pack(with_content(Table("facts", 3, [image]), Table(".assets", 2, [names, pictures])).seal())
        self.assertEqual([row["Image"] for row in pack.questions], [1, "b.png", None])
        self.assertEqual(pack.images, {"b.png": b"b"})
        self.assertEqual(sorted(pack.tables), [".assets", "facts"])

    def test_a_pack_without_pictures_has_none(self):
        self.assertEqual(packtool.Pack(SAMPLE.seal()).images, {})

    def test_a_row_is_found_by_its_key_and_by_other_values(self):
        texts = column("Who", "string", ["a/b", "50%", "50%"]), column("Who", "string", ["A", None, "B"], "de")
        days, shares = column("Day", "date", [0, 0, 1]), column("Share", "decimal", ["-0.5", "0.75", "2"])
        table, other = Table("votes", 3, [*texts, days, shares]), Table("others", 1, [column("Who", "string", ["a"])])
        key = [column("Table", "string", ["votes", "votes"]), column("Name", "string", ["Who", "Day"])]
        draft = with_content(table, other, Table(".key", 2, key))
        pack = packtool.Pack(replace(draft, card=card(kind="table")).seal())
        votes = pack.questions
        self.assertEqual([one.label for one in votes.key_columns], ["Who", "Day"])
        self.assertEqual([votes.row_for_key("50%", day) for day in (date(1970, 1, 2), "1970-01-01")], [2, 1])
        self.assertIsNone(votes.row_for_key("a/b", "1970-01-02"))
        for share in (2, 2.0, "2", "2.00", Decimal("2.0")):
            self.assertEqual(votes.row_where({"Share": share}), 2)
        self.assertEqual(votes.row_where({"Share": "-0.5", "Who": "a/b"}), 0)
        self.assertEqual(votes.row_where({"Who": "50%"}), 1)
        self.assertEqual([pack.row_for_id(id) for id in [*pack.question_ids, "q"]], [0, 1, 2, None])
        self.assertEqual([votes.text(row, "Who", "de") for row in range(3)], ["A", "50%", "B"])
        self.assertEqual(votes.text(0, "Who", "fr"), "a/b")
        with self.assertRaises(TypeError):
            votes.row_for_key("a/b")
        with self.assertRaises(TypeError):
            pack.tables["others"].row_for_key("a")

    def test_an_empty_table_has_no_rows_and_is_still_there(self):
        questions = packtool.Pack(with_content(Table("facts", 0, [])).seal()).questions
        self.assertEqual((list(questions), len(questions), bool(questions)), ([], 0, True))

    def test_a_file_is_opened_with_what_its_card_says(self):
        path = self.folder / "a.qpk"
        titles = (("en", "Facts"), ("fr", "Faits"))
        path.write_bytes(replace(SAMPLE, card=card(as_of=19_000, titles=titles)).seal())
        pack = packtool.open(path)
        self.assertEqual((pack.id, pack.version, pack.kind), ("org.example.facts", "1.2.0", "facts"))
        self.assertEqual((pack.as_of, pack.titles), (date(2022, 1, 8), dict(titles)))
        self.assertEqual(len(pack.question_ids), 3)
        self.assertTrue(all(id.startswith("q") for id in pack.question_ids))
        pack.verify()

    def test_a_fault_has_its_class_and_its_place(self):
        path = self.folder / "a.qpk"
        data = bytearray(SAMPLE.seal())
        data[4096] ^= 1
        path.write_bytes(data)
        pack = packtool.open(path)
        for read in (pack.verify, lambda: list(pack.questions)):
            with self.assertRaises(packtool.PackError) as caught:
                read()
            self.assertEqual((caught.exception.reason, caught.exception.offset), ("damaged", 4096))
            self.assertIn("damaged at byte 4096", str(caught.exception))
        copy = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((str(copy), copy.offset), (str(caught.exception), 4096))
        with self.assertRaises(FileNotFoundError):
            packtool.open(self.folder / "b.qpk")

    def test_many_blocks_of_a_dictionary_are_read_in_any_order(self):
        # A dictionary of more blocks than are kept, in an order that leaves each of them at once.
        texts = [f"{number:05d} " * 700 for number in range(600)]
        values = [texts[number * 7 % 600] for number in range(600)] + texts
        pack = packtool.Pack(with_content(Table("facts", 1200, [column("Fact", "string", values)])).seal())
        self.assertEqual([row["Fact"] for row in pack.questions], values)


class Frames(unittest.TestCase):
    def test_a_missing_library_is_named_with_what_installs_it(self):
        questions = packtool.Pack(SAMPLE.seal()).questions
        for name, make in (("pyarrow", questions.to_arrow), ("pandas", questions.to_pandas)):
            with mock.patch.dict("sys.modules", {name: None}), self.assertRaises(ImportError) as caught:
                make()
            self.assertIn(f"needs {name}: pip install {name}", str(caught.exception))

    @unittest.skipUnless(importlib.util.find_spec("pyarrow"), "pyarrow is not installed")
    def test_arrow_gets_every_value_with_its_type(self):
        table = packtool.Pack(SAMPLE.seal()).questions.to_arrow()
        self.assertEqual(table.to_pylist(), ROWS)
        types = [str(field.type) for field in table.schema]
        numbers = ["int64", "int64", "int64", "decimal128(38, 18)", "string", "string", "bool", "binary", "date32[day]"]
        self.assertEqual(types, [*numbers, "int64", "int64", "string", "string"])

    @unittest.skipUnless(importlib.util.find_spec("pandas"), "pandas is not installed")
    def test_pandas_gets_every_value_with_its_type(self):
        import pandas

        for draft, rows in ((SAMPLE, ROWS), (with_content(empty()), [])):
            frame = packtool.Pack(draft.seal()).questions.to_pandas()
            self.assertEqual(len(frame), len(rows))
            kinds = [str(kind) for kind in frame.dtypes]
            numbers = ["Int64", "Int64", "Int64", "object", "string", "string", "boolean", "object", "datetime64[s]"]
            self.assertEqual(kinds, [*numbers, "Int64", "Int64", "string", "string"])
            for row, expected in enumerate(rows):
                for label, value in expected.items():
                    found = frame.loc[row, label]
                    if value is None:
                        self.assertTrue(pandas.isna(found), label)
                    else:
                        self.assertEqual(found.date() if isinstance(value, date) else found, value, label)


def empty():
    """The columns of SAMPLE without a row."""
    columns = [column(name, type, [], "", "facts" if type == "reference" else "") for name, (type, _) in VALUES.items()]
    return Table("facts", 0, [*columns, column("Fact", "string", [], "fr")])


class Findings(FolderTestCase):
    source = "Fact,Value,Unit\nHeight of Mont Blanc,4806 m,m\nHeight of Everest,8,849,m\n"

    def setUp(self):
        super().setUp()
        self.path = self.folder / "heights.csv"
        self.path.write_text(self.source, "utf-8")

    def validate(self, *paths, **options):
        return packtool.validate(*paths, program=PROGRAM, **options)

    def test_a_finding_has_its_place_its_fix_and_what_is_related(self):
        report = self.validate(self.path)
        first, second = report
        file = str(self.path)
        self.assertEqual(
            first,
            packtool.Finding(
                file=file, line=2, column=22, end_line=2, end_column=28, byte_offset=37, byte_length=6, code="F104",
                severity="error", message='Value is not a number: "4806 m"', label='"m" is no part of a number',
                help="write 4806; m belongs in the Unit", text="4806 m", question=None, replay=None,
                fix=(packtool.Edit(37, 6, "4806", safe=False),), related=()))
        self.assertEqual(self.path.read_bytes()[first.byte_range.start : first.byte_range.stop], b"4806 m")
        self.assertEqual(str(first), f'{file}:2:22: error[F104]: Value is not a number: "4806 m"')
        self.assertEqual(second.related, (packtool.Related(file, 1, 1, 1, 16, 0, 15, "the header has 3 cells"),))
        with self.assertRaises(dataclasses.FrozenInstanceError):
            first.line = 3
        self.assertEqual(len({first, second, *report}), 2)

    def test_a_report_tells_errors_from_warnings(self):
        report = self.validate(self.path)
        self.assertEqual((report.ok, report.exit_code, len(report)), (False, 1, 2))
        self.assertEqual((report.errors, report.warnings), (report.findings, ()))
        self.assertIn("2 errors in 1 file", report.summary)
        self.path.write_text("Fact;Value;Unit\nHeight of Everest;8849;m\n", "utf-8")
        report = self.validate(self.path)
        self.assertEqual((report.ok, report.errors, [one.code for one in report.warnings]), (True, (), ["C020"]))
        self.assertEqual(report[0].severity, "warning")
        self.path.write_text("Fact,Value,Unit\nHeight of Everest,8849,m\n", "utf-8")
        report = self.validate(self.path)
        self.assertEqual((report.ok, list(report)), (True, []))

    def test_all_findings_are_reported_unless_a_number_is_given(self):
        self.path.write_text("Fact,Value,Unit\n" + "".join(f"F{row},x,m\n" for row in range(1500)), "utf-8")
        self.assertEqual(len(self.validate(self.path, select=["F104"])), 1500)
        self.assertEqual(len(self.validate(self.path, max_findings=7)), 7)

    def test_options_are_those_of_the_command(self):
        self.assertEqual([one.code for one in self.validate(self.path, select=["C"])], ["C005"])
        self.assertEqual([one.code for one in self.validate(self.path, ignore=["C", "X"], kind="facts")], ["F104"])
        self.assertEqual(len(self.validate(self.path, now=date(2026, 1, 1))), 2)
        schema = self.folder / "schema.json"
        schema.write_text('{"fields": [{"name": "Fact"}, {"name": "Value", "type": "integer"}, {"name": "Unit"}]}')
        self.assertTrue(self.validate(self.path, schema=schema).errors)
        known = self.folder / "known.txt"
        command = [PROGRAM, "validate", self.path, "--write-baseline", known]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        self.assertEqual(list(self.validate(self.path, baseline=known)), [])

    def test_a_path_that_looks_like_an_option_is_a_path(self):
        with self.assertRaises(packtool.PacktoolError) as caught:
            self.validate("--help")
        self.assertEqual(caught.exception.exit_code, 3)

    def test_no_path_is_a_mistake_of_the_caller(self):
        with self.assertRaises(ValueError):
            self.validate()

    def test_what_is_no_result_is_raised_with_what_packtool_printed(self):
        with self.assertRaises(packtool.PacktoolError) as caught:
            self.validate(self.folder / "other.csv")
        self.assertEqual(caught.exception.exit_code, 3)
        self.assertIn("no such file or directory", str(caught.exception))
        with self.assertRaises(packtool.PacktoolError) as caught:
            self.validate(self.path, kind="maps")
        self.assertEqual(caught.exception.exit_code, 2)
        self.assertIn("--kind takes facts", str(caught.exception))
        program = self.folder / "program"
        for script, code in (("exit 4", 4), ("kill -SEGV $$", -11)):
            program.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
            program.chmod(0o755)
            with self.assertRaises(packtool.PacktoolError) as caught:
                packtool.validate(self.path, program=program)
            self.assertEqual((caught.exception.exit_code, str(caught.exception)), (code, f"packtool ended with {code}"))
        with self.assertRaises(packtool.PacktoolError) as caught:
            packtool.validate(self.path, program=self.folder / "none")
        self.assertIsNone(caught.exception.exit_code)
        self.assertIn("No such file or directory", str(caught.exception))

    def test_a_project_is_compiled_into_a_pack_unless_it_has_errors(self):
        out = self.folder / "heights.qpk"
        with self.assertRaises(packtool.PacktoolError) as caught:
            packtool.compile(self.path, out, program=PROGRAM)
        self.assertEqual(caught.exception.exit_code, 1)
        self.assertIn("F104", str(caught.exception))
        self.assertFalse(out.exists())
        self.path.write_text("Fact,Value,Unit\nHeight of Everest,8849,m\nHeight of K2,8611,m\n", "utf-8")
        self.assertEqual(packtool.compile(self.path, out, now="2026-01-01", program=PROGRAM), out)
        pack = packtool.open(out)
        pack.verify()
        self.assertEqual([row["Value"] for row in pack.questions], [8849, 8611])
        self.assertEqual(pack.as_of, date(2026, 1, 1))


class Program(FolderTestCase):
    def program(self, *names):
        path = self.folder.joinpath(*names, "packtool")
        path.parent.mkdir(parents=True)
        path.write_text("#!/bin/sh\n", "utf-8")
        path.chmod(0o755)
        return str(path)

    def test_the_program_of_the_environment_comes_before_that_on_the_path(self):
        installed, other = self.program("scripts"), self.program("other")
        with mock.patch("sysconfig.get_path", lambda *_: str(self.folder / "scripts")):
            with mock.patch.dict(os.environ, PATH=str(self.folder / "other")):
                self.assertEqual(packtool.find_program(), installed)
                os.remove(installed)
                self.assertEqual(packtool.find_program(), other)
                os.remove(other)
                with self.assertRaises(packtool.PacktoolError):
                    packtool.find_program()

    def test_the_package_runs_the_program_of_its_environment(self):
        bin = make_environment(self.folder, PROGRAM, Path(__file__).parent)

        def run(*arguments):
            return subprocess.run([bin / "python", "-m", "packtool", *arguments], capture_output=True, text=True)

        version = subprocess.run([PROGRAM, "--version"], capture_output=True, text=True).stdout
        self.assertEqual(run("--version").stdout, version)
        self.assertEqual(run("validate", self.folder / "none.csv").returncode, 3)


class Wheel(FolderTestCase):
    def test_the_wheel_without_programs_reads_packs(self):
        import wheel_backend

        (self.folder / "a.qpk").write_bytes(SAMPLE.seal())
        (self.folder / "again").mkdir()
        name = wheel_backend.build_wheel(self.folder)
        self.assertRegex(name, r"^packtool-[0-9.]+-py3-none-any\.whl$")
        self.assertEqual(wheel_backend.build_wheel(self.folder / "again"), name)
        self.assertEqual((self.folder / name).read_bytes(), (self.folder / "again" / name).read_bytes())
        code = "import packtool; print(packtool.__file__, len(packtool.open('a.qpk').questions))"
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=self.folder, env={"PYTHONPATH": name}, capture_output=True, text=True, check=True)
        self.assertEqual(done.stdout, f"{self.folder.resolve() / name / 'packtool/__init__.py'} 3\n")


if __name__ == "__main__":
    unittest.main()
