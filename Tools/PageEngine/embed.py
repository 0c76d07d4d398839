#!/usr/bin/env python3
"""Writes a WebAssembly module as a Swift file: embed.py [--check] MODULE FILE COMPILER

The module is deflated, and written in Base64. With --check it is compared with the one in the file,
if the same compiler made that one: another one may write other code.
"""

import base64
import re
import sys
import zlib
from pathlib import Path

HEAD = '''// Made by script/engine from the sources of the games; do not edit.
// Compiler: {compiler}

extension WebPage {
  /// The games as WebAssembly, deflated, in Base64.
  package static let engine: StaticString = """
'''
TAIL = '''    """
}
'''
WIDTH = 92


def packed(module):
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    return base64.b64encode(squeeze.compress(module) + squeeze.flush()).decode()


def unpacked(file):
    text = "".join(re.findall(r"^    ([A-Za-z0-9+/=]+)\\?$", file.read_text(), re.M))
    return zlib.decompress(base64.b64decode(text), -15)


def main(arguments):
    check = arguments[0] == "--check"
    module, file = map(Path, arguments[-3:-1])
    compiler = arguments[-1]
    made = module.read_bytes()
    if check:
        if f"// Compiler: {compiler}\n" not in file.read_text():
            print(f"{file} was made by another compiler: not compared")
            return 0
        if unpacked(file) != made:
            print(f"{file} is not what the sources give: run script/engine")
            return 1
    else:
        text = packed(made)
        lines = [text[start:start + WIDTH] for start in range(0, len(text), WIDTH)]
        file.parent.mkdir(exist_ok=True)
        file.write_text(HEAD.replace("{compiler}", compiler) + "".join(f"    {line}\\\n" for line in lines[:-1]) + f"    {lines[-1]}\n" + TAIL)
    print(f"engine: {len(made)} bytes, {len(packed(made))} in the page")
    return 0


sys.exit(main(sys.argv[1:]))
