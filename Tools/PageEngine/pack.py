#!/usr/bin/env python3
"""Packs the WebAssembly modules of the page: pack.py [--check] ENGINE LINKED UNPACKER PHRASES FOLDER COMPILER

Writes the engine, packed with LZMA, and the unpacker into the folder that packtool is compiled with, and the version of
the compiler into compiler.txt. With --check they are compared with those in the folder, if the same compiler made them:
another one may write other code. LINKED is the engine with its symbols and relocations, which tell what the games of a
kind need; packtool leaves the rest out of a page (kinds.py, EngineModule.swift). PHRASES has the texts (phrases.py).
"""

import json
import lzma
import sys
from pathlib import Path

import kinds
from module import DATA, Module, custom

ROOT = Path(__file__).resolve().parents[2]
MADE_BY = Path(__file__).with_name("compiler.txt")
# Chosen for WebAssembly, by trying: three bits of the byte before a byte count, and nothing of its place. Archives/LZMA.swift
# has the same values.
FILTER = {"id": lzma.FILTER_LZMA1, "dict_size": 1 << 20, "lc": 3, "lp": 0, "pb": 0, "nice_len": 273, "depth": 1000}


def packed(module):
    """The file that Tools/PageEngine/unpack.c reads: as `lzma` writes it, with the size in its header."""
    file = lzma.compress(module, lzma.FORMAT_ALONE, filters=[FILTER])
    return file[:5] + len(module).to_bytes(8, "little") + file[13:]


def words(phrases, needed):
    """The content of the section `words`, which Phrase.swift reads; texts that are not needed are empty."""
    return "".join(
        tag + "\0" + "\0".join(texts[tag] if name in needed else "" for name, texts in phrases.items()) + "\1"
        for tag in next(iter(phrases.values()))).encode()


def whole(engine, linked, phrases):
    """The engine with its words and the section that tells what each kind needs."""
    one, other = Module(engine), Module(linked)
    data, more = [module.bytes[slice(*module.sections[DATA])] for module in (one, other)]
    # With relocations there are zeros, too, as a further segment.
    if len(one.functions) != len(other.functions) or not more[1:].startswith(data[1:]):
        raise ValueError(f"{linked} is not {engine} with relocations")
    games = kinds.catalogue(ROOT / "Sources/PageGames/PageSession.swift")
    needs, needed = kinds.needs(other, games, len(data), list(phrases))
    return one.bytes + custom("words", words(phrases, needed)) + custom("kinds", needs)


def main(arguments):
    check = arguments[0] == "--check"
    engine, linked, unpacker, phrases, folder = map(Path, arguments[-6:-1])
    compiler = arguments[-1]
    engine_file, unpacker_file = folder / "engine.lzma", folder / "unpack.wasm"
    phrases = json.loads(phrases.read_text("utf-8"))
    engine, unpacker = whole(engine, linked, phrases), unpacker.read_bytes()
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
    print(f"engine: {len(engine)} bytes, {engine_file.stat().st_size} packed")
    return 0


sys.exit(main(sys.argv[1:]))
