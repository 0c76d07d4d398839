"""Runs the program packtool: `python3 -m packtool validate packs`."""

import os
import sys

from ._program import PacktoolError, find_program

try:
    program = find_program()
except PacktoolError as error:
    sys.exit(f"packtool: {error}")
os.execv(program, [program, *sys.argv[1:]])
