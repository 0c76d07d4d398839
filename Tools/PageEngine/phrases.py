#!/usr/bin/env python3
"""Takes the phrases out of the sources, so that a page has them only in its languages: phrases.py FOLDER [SOURCE ...]

Writes into the folder, for the engine, Phrases.swift, which has each phrase as a number, and phrases.h and phrases.c, which
have a function for each number: what calls it needs the phrase. phrases.json has the texts, for pack.py.
"""

import json
import re
import sys
from pathlib import Path

DECLARATION = re.compile(r"\bpackage static let (\w+) = Phrase\(")
# An argument: its label and a text in one line or in several.
ARGUMENT = re.compile(r'\s*(\w+):\s*(?:"""\n(.*?)\n([ ]*)"""|"((?:[^"\\\n]|\\.)*)")\s*([,)])', re.S)
ESCAPE = re.compile(r'\\(?:u\{([0-9a-fA-F]+)\}|(["\\]))')


def text(lines, indent, line):
    """The text of a literal of Swift."""
    if line is None:
        if not all(each.startswith(indent) or not each for each in lines.split("\n")):
            raise ValueError("a text that is not indented as its end is")
        line = re.sub(rf"(?m)^{indent}", "", lines).replace("\\\n", "")
    text = ESCAPE.sub(lambda match: match[2] or chr(int(match[1], 16)), line)
    if "\\" in ESCAPE.sub("", line) or min(text) < " ":
        raise ValueError(f"an escape in {line!r} that phrases.py does not know")
    return text


def phrases(sources):
    """The texts of each phrase by their languages, in the order of the sources."""
    found = {}
    for source in sources:
        content = source.read_text("utf-8")
        for declaration in DECLARATION.finditer(content):
            place, texts, end = declaration.end(), {}, ","
            while end == ",":
                argument = ARGUMENT.match(content, place)
                if not argument:
                    raise ValueError(f"{source}: {declaration[1]}: no text at {content[place:place + 40]!r}")
                language, lines, indent, line, end = argument.groups()
                texts[language], place = text(lines, indent, line), argument.end()
            found[declaration[1]] = texts
        if len(DECLARATION.findall(content)) != len(re.findall(r"\bPhrase\(", content)):
            raise ValueError(f"{source}: a phrase that is no package static let")
    languages = list(next(iter(found.values())))
    for name, texts in found.items():
        if list(texts) != languages:
            raise ValueError(f"{name} has other languages: {list(texts)}")
    return found


def main(folder, *sources):
    found = phrases(map(Path, sources))
    folder = Path(folder)
    functions = [f"int phrase_{name}(void)" for name in found]
    (folder / "phrases.h").write_text("#pragma once\n" + "".join(f"{each};\n" for each in functions))
    (folder / "phrases.c").write_text('#include "phrases.h"\n' + "".join(
        f"{each} {{ return {number}; }}\n" for number, each in enumerate(functions)))
    (folder / "module.modulemap").write_text('module Phrases { header "phrases.h" export * }\n')
    (folder / "Phrases.swift").write_text("import Phrases\n\nextension Phrase {\n" + "".join(
        f"  package static var {name}: Phrase {{ Phrase(number: phrase_{name}()) }}\n" for name in found) + "}\n")
    (folder / "phrases.json").write_text(json.dumps(found, ensure_ascii=False), "utf-8")


main(*sys.argv[1:])
