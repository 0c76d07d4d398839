"""Tests of what pre-commit installs from this repository, and of the hook that it runs."""

import base64
import contextlib
import hashlib
import os
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

from installed import make_environment

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("PACKTOOL_BIN", ROOT / ".build/release")) / "packtool"

sys.path.insert(0, str(ROOT / "Tools/PreCommit"))
import backend  # noqa: E402
import packtool_hook  # noqa: E402


@contextlib.contextmanager
def working_in(folder):
    before = os.getcwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


class Hook(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for name in ("a/pack.xml", "a/a.csv", "a/images/more/s.png", "a/b/pack.xml", "a/b/T.JPEG", "u.webp", "known.txt"):
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).touch()

    def targets(self, *files):
        with working_in(self.folder):
            return packtool_hook.targets(list(files))

    def test_a_picture_stands_for_the_nearest_project_around_it(self):
        self.assertEqual(self.targets("a/images/more/s.png", "a/b/T.JPEG"), ["a", "a/b"])
        self.assertEqual(self.targets("u.webp"), [])
        (self.folder / "pack.xml").touch()
        self.assertEqual(self.targets("u.webp"), ["."])

    def test_other_files_stand_for_themselves_and_nothing_stands_there_twice(self):
        files = ["a/a.csv", "a/pack.xml", "a/images/more/s.png", "a/images/more/t.png", "x.xml"]
        self.assertEqual(self.targets(*files), ["a/a.csv", "a/pack.xml", "a", "x.xml"])

    def test_files_are_told_from_options(self):
        for command, files in (
            (["validate"], ["a/a.csv", "a/b/T.JPEG"]),
            (["validate", "--deny", "warnings"], ["a/a.csv"]),
            (["validate", "--baseline", "known.txt"], ["a/a.csv"]),
            (["validate", "--baseline", "known.txt"], []),
            (["fix"], []),
        ):
            with working_in(self.folder):
                self.assertEqual(packtool_hook.split(command + files), (command, files))

    def test_a_bad_picture_fails_and_one_of_no_project_does_not(self):
        bin = make_environment(self.folder / "environment", PROGRAM, ROOT / "Tools/PreCommit")
        environment = {**os.environ, "PATH": f"{bin}:{os.environ['PATH']}"}

        def run(*arguments):
            done = subprocess.run(
                ["python", "-m", "packtool_hook", *arguments], cwd=self.folder, env=environment, text=True,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            return done.returncode, done.stdout

        subprocess.run([PROGRAM, "init", "roster", self.folder / "shapes"], check=True, stderr=subprocess.DEVNULL)
        picture = self.folder / "shapes/images/star.png"
        for command in ("validate", "fix", "normalise"):
            code, printed = run(command, "--now", "2026-01-01", "shapes/images/star.png")
            self.assertEqual((code, "error" in printed), (0, False), printed)
        picture.write_bytes(picture.read_bytes()[:300])
        for command in ("validate", "fix", "normalise"):
            code, printed = run(command, "shapes/images/star.png")
            self.assertEqual(code, 1)
            self.assertIn('error[A002]: the picture "star.png" is cut off', printed)
            self.assertEqual(run(command, "u.webp"), (0, ""))

    def test_a_missing_program_is_reported(self):
        done = subprocess.run(
            [sys.executable, packtool_hook.__file__, "validate", "a/a.csv"], cwd=self.folder, capture_output=True,
            text=True, env={"PATH": str(self.folder)})
        self.assertEqual(done.returncode, 3)
        self.assertIn("cannot run packtool", done.stderr)


class Backend(unittest.TestCase):
    def test_the_wheel_has_the_hook_and_needs_packtool_of_its_version(self):
        version = subprocess.run([PROGRAM, "--version"], capture_output=True, text=True).stdout.split()[1]
        with tempfile.TemporaryDirectory() as folder, working_in(ROOT):
            name = backend.build_wheel(folder)
            self.assertEqual(name, f"packtool_pre_commit-{version}-py3-none-any.whl")
            with zipfile.ZipFile(Path(folder) / name) as archive:
                files = {one: archive.read(one) for one in archive.namelist()}
        info = f"packtool_pre_commit-{version}.dist-info"
        self.assertEqual(sorted(files), ["packtool_hook.py", *(f"{info}/{one}" for one in ("METADATA", "RECORD", "WHEEL"))])
        self.assertEqual(files["packtool_hook.py"], Path(packtool_hook.__file__).read_bytes())
        self.assertIn(f"Requires-Dist: packtool=={version}\n", files[f"{info}/METADATA"].decode())
        record = dict(line.split(",", 1) for line in files.pop(f"{info}/RECORD").decode().splitlines())
        self.assertEqual(record.pop(f"{info}/RECORD"), ",")
        for one, data in files.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            self.assertEqual(record.pop(one), f"sha256={digest},{len(data)}")
        self.assertEqual(record, {})


if __name__ == "__main__":
    unittest.main()
