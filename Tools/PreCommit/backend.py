"""Builds what pre-commit installs from a clone of this repository: packtool_hook.py, and a need of packtool's wheel.

It is a build backend (PEP 517) that pyproject.toml names. It needs no other package, so that pip has none to load.
"""

import base64
import hashlib
import re
import zipfile
from pathlib import Path

NAME = "packtool_pre_commit"
HOOK = "packtool_hook.py"


def version():
    """The version of the programs and of packtool's wheel."""
    source = Path("Sources/Arguments/Release.swift").read_text("utf-8")
    return re.search(r'static let version = "(.+)"', source)[1]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel and returns its name; pip calls this in the folder of pyproject.toml."""
    number = version()
    info = f"{NAME}-{number}.dist-info"
    files = {
        HOOK: Path(__file__).with_name(HOOK).read_text("utf-8"),
        f"{info}/METADATA": (
            f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {number}\nRequires-Python: >=3.9\n"
            f"Requires-Dist: packtool=={number}\n"),
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: packtool\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = f"{info}/RECORD,,\n"
    for name, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(text.encode())}\n"
    path = Path(wheel_directory) / f"{NAME}-{number}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in [*files.items(), (f"{info}/RECORD", record)]:
            archive.writestr(name, text)
    return path.name
