#!/usr/bin/env python3
"""Writes WebAssembly modules as a Swift file: embed.py [--check] ENGINE UNPACKER FILE COMPILER

The engine is packed with LZMA, and both are written in Base64. With --check they are compared with those in the file,
if the same compiler made them: another one may write other code.
"""

import base64
import lzma
import re
import sys
from pathlib import Path

HEAD = """// Made by script/engine from the sources of the games; do not edit.
// Compiler: {compiler}

extension WebPage {
"""
LITERAL = '''  /// {comment}
  package static let {name}: StaticString = """
{lines}
    """
'''
COMMENTS = {
    "engine": "The games as WebAssembly, packed with LZMA, in Base64.",
    "unpacker": "The WebAssembly that unpacks the engine, in Base64.",
}
WIDTH = 92
# Chosen for WebAssembly, by trying: of the byte before a byte three bits count, and of its place the lowest one.
FILTER = {"id": lzma.FILTER_LZMA1, "dict_size": 1 << 22, "lc": 3, "lp": 0, "pb": 1, "nice_len": 273, "depth": 1000}


def packed(module):
    """The file that Tools/PageEngine/unpack.c reads: as `lzma` writes it, with the size in its header."""
    file = lzma.compress(module, lzma.FORMAT_ALONE, filters=[FILTER])
    return file[:5] + len(module).to_bytes(8, "little") + file[13:]


def literal(name, content):
    text = base64.b64encode(content).decode()
    lines = [text[start:start + WIDTH] for start in range(0, len(text), WIDTH)]
    indented = "\\\n".join(f"    {line}" for line in lines)
    return LITERAL.format(name=name, comment=COMMENTS[name], lines=indented)


def embedded(text, name):
    """The content of a literal in a Swift file."""
    found = re.search(rf'let {name}: StaticString = """\n(.*?)\n    """', text, re.S)
    return base64.b64decode(re.sub(r"[\\\s]", "", found[1])) if found else b""


def main(arguments):
    check = arguments[0] == "--check"
    engine, unpacker, file = map(Path, arguments[-4:-1])
    compiler = arguments[-1]
    made = {"engine": engine.read_bytes(), "unpacker": unpacker.read_bytes()}
    if check:
        text = file.read_text()
        if f"// Compiler: {compiler}\n" not in text:
            print(f"{file} was made by another compiler: not compared")
            return 0
        if lzma.decompress(embedded(text, "engine")) != made["engine"] or embedded(text, "unpacker") != made["unpacker"]:
            print(f"{file} is not what the sources give: run script/engine")
            return 1
    else:
        literals = [literal("engine", packed(made["engine"])), literal("unpacker", made["unpacker"])]
        file.write_text(HEAD.replace("{compiler}", compiler) + "\n".join(literals) + "}\n")
    print(f"engine: {len(made['engine'])} bytes, {len(packed(made['engine'])) * 4 // 3} in the page")
    return 0


sys.exit(main(sys.argv[1:]))
