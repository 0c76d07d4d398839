#!/usr/bin/env python3
"""Packs the WebAssembly modules of the page: pack.py [--check] ENGINE UNPACKER FOLDER COMPILER

Writes the engine, packed with LZMA, and the unpacker into the folder that packtool is compiled with, and the version of
the compiler into compiler.txt. With --check they are compared with those in the folder, if the same compiler made them:
another one may write other code.
"""

import lzma
import sys
from pathlib import Path

MADE_BY = Path(__file__).with_name("compiler.txt")
# Chosen for WebAssembly, by trying: of the byte before a byte three bits count, and of its place the lowest one.
FILTER = {"id": lzma.FILTER_LZMA1, "dict_size": 1 << 22, "lc": 3, "lp": 0, "pb": 1, "nice_len": 273, "depth": 1000}


def packed(module):
    """The file that Tools/PageEngine/unpack.c reads: as `lzma` writes it, with the size in its header."""
    file = lzma.compress(module, lzma.FORMAT_ALONE, filters=[FILTER])
    return file[:5] + len(module).to_bytes(8, "little") + file[13:]


def main(arguments):
    check = arguments[0] == "--check"
    engine, unpacker, folder = map(Path, arguments[-4:-1])
    compiler = arguments[-1]
    engine_file, unpacker_file = folder / "engine.lzma", folder / "unpack.wasm"
    engine, unpacker = engine.read_bytes(), unpacker.read_bytes()
    if check:
        if MADE_BY.read_text() != f"{compiler}\n":
            print(f"{engine_file} was made by another compiler: not compared")
            return 0
        if lzma.decompress(engine_file.read_bytes()) != engine or unpacker_file.read_bytes() != unpacker:
            print(f"{engine_file} or {unpacker_file} is not what the sources give: run script/engine")
            return 1
    else:
        engine_file.write_bytes(packed(engine))
        unpacker_file.write_bytes(unpacker)
        MADE_BY.write_text(f"{compiler}\n")
    print(f"engine: {len(engine)} bytes, {engine_file.stat().st_size * 4 // 3} in the page")
    return 0


sys.exit(main(sys.argv[1:]))
