"""The packs and pages that the suites share, and the list of what they found wrong."""

import contextlib
import os
import re
import shutil
import subprocess
import tempfile
import time
import traceback
from pathlib import Path

from browser import Wrong, started
from games import KINDS

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(os.environ.get("PACKTOOL_BIN", ROOT / ".build/release")).resolve()

# Settings of a page for tests, behind #: nothing moves, and the clock stands.
STEADY = "still&clock=0&languages=en"


class Workbench:
    """A folder with packs and pages, a browser, and what was found wrong with them."""

    def __init__(self, name, is_long, folder=None):
        self.folder = Path(folder or tempfile.mkdtemp(prefix="packtool-browsers-"))
        self.is_ours = folder is None
        self.is_long = is_long
        self.wrong = []
        self.cases = 0
        self.lines = []
        self.name = name
        self.browser = started(name) if name else None

    def tool(self, *arguments, fails=False):
        """Runs packtool, and returns what it prints; Wrong if it fails."""
        done = subprocess.run([BIN / "packtool", *map(str, arguments)], cwd=self.folder, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, env={**os.environ, "LANG": "C.UTF-8"})
        if (done.returncode != 0) != fails:
            raise Wrong(f"packtool {' '.join(map(str, arguments))}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def make(self):
        """Compiles the sample packs, and writes the page of each."""
        for name in (kind.pack for kind in KINDS.values()):
            self.tool("compile", ROOT / "packs" / name, "-o", f"{name}.qpk", "--now", "2026-01-01")
            self.tool("export", f"{name}.qpk", "--to", "html", "-o", f"{name}.html")

    def pack(self, kind):
        return self.folder / f"{KINDS[kind].pack}.qpk"

    def page(self, kind, seed=1):
        """The address of a game's page."""
        return f"file://{self.folder}/{KINDS[kind].pack}.html#seed={seed}&{STEADY}"

    def check(self, is_right, text):
        if not is_right:
            self.wrong.append(f"{self.name}: {text}")
            print(f"WRONG {self.wrong[-1]}", flush=True)

    def note(self, text):
        """Keeps a line for the end of the report."""
        self.lines.append(f"{self.name}: {text}")

    @contextlib.contextmanager
    def case(self, name, is_site=False):
        """Runs a case: what it raises is wrong, and so is what the page reports on its console or asks for.

        A site asks for its files, and its console reports the server that is gone.
        """
        self.cases += 1
        browser = self.browser
        browser.requests.clear()
        browser.errors.clear()
        try:
            yield
            browser.gather()
            if is_site:
                browser.errors = [line for line in browser.errors if "Policy" in line]
            self.check(not browser.errors, f"{name}: on the console: {browser.errors[:3]}")
            if is_site:
                return
            others = {address for address in browser.requests if not address.startswith(("blob:", "about:"))}
            documents = {re.sub(r"#.*", "", address) for address in others}
            self.check(len(documents) <= 1, f"{name}: asks for {sorted(documents)[:5]}")
        except Wrong as error:
            self.check(False, f"{name}: {error}")
        except Exception:
            self.check(False, f"{name}: {traceback.format_exc(limit=-4)}")

    def timed(self, suite):
        """Runs a suite, and prints its seconds."""
        start = time.monotonic()
        suite.run(self)
        print(f"{self.name:9} {suite.__name__:14} {time.monotonic() - start:6.1f} s", flush=True)

    def close(self):
        if self.browser:
            self.browser.close()
        if self.is_ours:
            shutil.rmtree(self.folder)
