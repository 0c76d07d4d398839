"""Makes Python environments as pip leaves them, without pip and without a network."""

import sys
import venv
from pathlib import Path


def make_environment(folder, program, *packages):
    """Makes an environment that has the program packtool and what the folders `packages` hold; returns its bin."""
    folder = Path(folder)
    venv.EnvBuilder(symlinks=True).create(folder)
    (folder / "bin/packtool").symlink_to(Path(program).absolute())
    site = folder / "lib/python{}.{}/site-packages/packtool.pth".format(*sys.version_info)
    site.write_text("".join(f"{package}\n" for package in packages), "utf-8")
    return folder / "bin"
