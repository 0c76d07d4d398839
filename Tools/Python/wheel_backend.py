"""Builds the wheel of the package `packtool` without the programs, which fits every system.

It is a build backend (PEP 517) that pyproject.toml names. It needs no other package, so that pip has none to load.
"""

import importlib.util
import re
import shutil
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel and returns its name; pip calls this."""
    described = importlib.util.spec_from_file_location("wheel", ROOT / "Tools/Release/wheel.py")
    wheel = importlib.util.module_from_spec(described)
    described.loader.exec_module(wheel)
    source = (ROOT / "Sources/Arguments/Release.swift").read_text("utf-8")
    version = re.search(r'static let version = "(.+)"', source)[1]
    with tempfile.TemporaryDirectory() as licences:
        shutil.copy(ROOT / "LICENSE", licences)
        return wheel.make_wheel(version, None, licences, wheel_directory, [HERE / "packtool"]).name
