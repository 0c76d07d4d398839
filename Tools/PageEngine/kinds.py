"""Which parts of the engine the games of each kind need.

The catalogue of the games of the page (Sources/PageGames/PageSession.swift) makes a game where the pack is of its kind,
and nowhere else. What can be reached only from the places in `PageSession` that make games of other kinds is not needed.
"""

import re
from collections import defaultdict

from module import DATA, DATUM, FUNCTION

CATALOGUE = re.compile(r'case "([a-z-]+)": try (\w+)\(play')


def catalogue(source):
    """The classes of the games by their kinds."""
    return dict(CATALOGUE.findall(source.read_text("utf-8")))


def reached(roots, references, left_out):
    """The symbols that `roots` need, without the references (from, to) for which `left_out` is true."""
    seen, waiting = set(), list(roots)
    while waiting:
        index = waiting.pop()
        if index not in seen:
            seen.add(index)
            waiting += [other for other in references[index] if not left_out(index, other)]
    return seen


def needs(module, games, size, phrases):
    """The content of the section `kinds`, which EngineModule.swift reads, for `size` bytes of data; and the phrases that
    some kind needs.

    Lines with the kinds that need a part, an empty line, the number of functions, for each function the number of its
    line in a byte, the same for phrases, and nine bytes for each piece of data: its offset in the section of data, its length, its line.
    """
    references = module.references()
    makers = {index for index, (kind, name, *_) in enumerate(module.symbols)
              if kind == FUNCTION and name.startswith("$e6Engine11PageSessionV")}
    made_of = defaultdict(set)
    for kind, game in games.items():
        of_game = f"$e6Engine{len(game)}{game}C"
        for index, (_, name, *_) in enumerate(module.symbols):
            if name.startswith(of_game):
                made_of[index].add(kind)
        if not any(kind in made_of.get(other, ()) for maker in makers for other in references[maker]):
            raise ValueError(f"no function of PageSession makes a {game}")
    every = tuple(games)
    whole = reached(module.roots(), references, lambda *_: False)
    of_kind = {
        kind: reached(module.roots(), references,
                      lambda index, other: index in makers and kind not in made_of.get(other, {kind}))
        for kind in games}

    lines = {every: 0}

    def line(indices):
        """The number of the line of the kinds that need one of these symbols; all do what nothing seems to need."""
        kinds = tuple(kind for kind in games if not indices.isdisjoint(of_kind[kind]))
        return lines.setdefault(kinds if not indices.isdisjoint(whole) else every, len(lines))

    functions, owners = defaultdict(set), defaultdict(set)
    for index, (kind, _, _, place, length) in enumerate(module.symbols):
        if kind == FUNCTION and place >= module.imported:
            functions[place - module.imported].add(index)
        elif kind == DATUM and place is not None:
            # Texts of which one is the end of the other share bytes.
            for byte in range(place, place + length):
                owners[byte - module.sections[DATA][0]].add(index)
    of_functions = bytes(line(functions[number]) for number in range(len(module.functions)))
    # A phrase is needed by what calls its function; nobody is a kind named `-`.
    callable = {name: index for index, (kind, name, *_) in enumerate(module.symbols) if kind == FUNCTION}
    needed = [name for name in phrases if f"phrase_{name}" in callable]
    nobody = lines.setdefault(("-",), len(lines))
    of_phrases = bytes(line({callable[f"phrase_{name}"]}) if name in needed else nobody for name in phrases)
    sets = {}
    pieces = []  # of data that not every kind needs: their beginning, their end, and their line
    for byte in sorted(byte for byte in owners if byte < size):
        key = frozenset(owners[byte])
        if key not in sets:
            sets[key] = line(key)
        number = sets[key]
        if number and pieces and pieces[-1][2] == number and all(gap not in owners for gap in range(pieces[-1][1], byte)):
            pieces[-1][1] = byte + 1
        elif number:
            pieces.append([byte, byte + 1, number])
    if len(lines) > 256:
        raise ValueError("more than 256 sets of kinds")
    listed = "".join(" ".join(kinds) + "\n" for kinds in lines) + "\n"
    counted = [len(table).to_bytes(4, "little") + table for table in (of_functions, of_phrases)]
    return listed.encode() + b"".join(counted) + b"".join(
        start.to_bytes(4, "little") + (end - start).to_bytes(4, "little") + bytes([number])
        for start, end, number in pieces), needed
