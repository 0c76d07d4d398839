"""A terminal that shows what it is told, and refuses every sequence that packplay has no reason for.

The sibling of Tests/TestSupport/VirtualTerminal.swift, for programs that run at a pseudo-terminal.
"""

import re
import unicodedata

ASKS_BACKGROUND = "\x1b]11;?\x07"
PIECE = re.compile(
    r"\x1b\]11;\?\x07|\x1b\[([?0-9;]*)([A-Za-z])|\x1b([_P])([^\x1b]*)\x1b\\|\x1b\\|[\x00-\x1f\x7f-\x9f]|[^\x00-\x1f\x7f-\x9f]+"
)
MODES = {7, 25, 1002, 1004, 1006, 1049, 2004, 2026}
# Mode 8 is no private one: the terminal itself orders text that runs from right to left.
AT_FIRST = frozenset({7, 8, 25})
# Ink, paper, traits; a colour is None for the terminal's own, a number of the palette, or a triple.
PLAIN = (None, None, frozenset())


def width(character):
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class VirtualTerminal:
    def __init__(self, columns, rows):
        self.modes = set(AT_FIRST)
        self.refused = []
        self.colours = set()
        # What it takes as pictures, besides text: "kitty", "sixel"; what it is asked, and answers itself.
        self.graphics = set()
        self.answers = b""
        # Where pictures of kitty's lie, by number; where sixels were drawn.
        self.pictures = {}
        self.sixels = []
        self.bells = 0
        self.rest = b""
        self.other = ([], [], (0, 0))
        self.cursor = (0, 0)
        self.cells = []
        self.looks = []
        self.look = PLAIN
        self.is_asked = False
        self.resize(columns, rows)

    def resize(self, columns, rows):
        """What a window shows that was resized is anyone's guess: here it is all that still fits."""
        self.columns, self.rows = columns, rows
        self.cells = self.fitted(self.cells, " ")
        self.looks = self.fitted(self.looks, PLAIN)

    def fitted(self, cells, blank):
        cells = [(row + [blank] * self.columns)[: self.columns] for row in cells[: self.rows]]
        return cells + [[blank] * self.columns for _ in range(self.rows - len(cells))]

    def lines(self):
        return ["".join(row) for row in self.cells]

    def text(self):
        return "\n".join(line.rstrip() for line in self.lines())

    def find(self, text):
        """Column and row of the first place where a text stands; None where it stands nowhere."""
        for row, line in enumerate(self.lines()):
            if text in line:
                return sum(map(width, line[: line.index(text)])), row
        return None

    def take(self, data):
        data = self.rest + data
        # A read may end in the middle of a character or a sequence.
        end = len(data)
        escape = data.rfind(b"\x1b")
        if escape >= 0 and not re.match(rb"\x1b(\[[?0-9;]*[A-Za-z]|\]11;\?\x07|\\)", data[escape:]):
            end = escape
            # ST belongs to the string it ends.
            start = max(data.rfind(b"\x1b_", 0, end), data.rfind(b"\x1bP", 0, end))
            if start >= 0 and data.find(b"\x1b\\", start) < 0:
                end = start
        start = max(data.rfind(b"\x1b_"), data.rfind(b"\x1bP"))
        if start >= 0 and data.find(b"\x1b\\", start) < 0:
            end = min(end, start)
        if end == len(data):
            for back in range(1, min(4, end + 1)):
                byte = data[end - back]
                if byte >= 0xC0 and back < (2 if byte < 0xE0 else 3 if byte < 0xF0 else 4):
                    end -= back
                if not 0x80 <= byte < 0xC0:
                    break
        self.rest = data[end:]
        for piece in PIECE.finditer(data[:end].decode("utf-8", "replace")):
            if piece[0] == ASKS_BACKGROUND:
                self.is_asked = True
            elif piece[2]:
                self.obey(piece[1], piece[2])
            elif piece[3]:
                self.picture(piece[3], piece[4])
            elif piece[0] == "\x1b\\":
                pass
            elif piece[0] == "\r":
                self.cursor = (0, self.cursor[1])
            elif piece[0] == "\n":
                self.cursor = (self.cursor[0], min(self.cursor[1] + 1, self.rows - 1))
            elif piece[0] == "\x18":
                pass
            elif piece[0] == "\x07":
                self.bells += 1
            elif ord(piece[0][0]) < 0x20 or 0x7F <= ord(piece[0][0]) < 0xA0:
                self.refused.append(repr(piece[0]))
            else:
                for character in piece[0]:
                    self.put(character)

    def put(self, character):
        (column, row), wide = self.cursor, width(character)
        if column + wide > self.columns:
            if 7 not in self.modes:
                self.refused.append(f"{character} behind the last column")
                return
            column, row = 0, min(row + 1, self.rows - 1)
        for place in range(column, column + wide):
            self.cells[row][place] = ""
            self.looks[row][place] = self.look
        if wide:
            self.cells[row][column] = character
        self.cursor = (column + wide, row)

    def picture(self, kind, string):
        if kind == "P":
            if "sixel" not in self.graphics or "q" not in string:
                self.refused.append("a DCS")
            self.sixels.append(self.cursor)
            self.cursor = None
            return
        head, _, payload = string.partition(";")
        keys = dict(pair.split("=") for pair in head.removeprefix("G").split(","))
        if keys.get("a") == "q":
            if "kitty" in self.graphics:
                self.answers += f"\x1b_Gi={keys['i']};OK\x1b\\".encode()
        elif not string.startswith("G") or "kitty" not in self.graphics or keys.get("q") != "2":
            self.refused.append(f"an APC {head}")
        elif keys.get("a") == "T":
            column, row = self.cursor
            self.pictures[keys["i"]] = (column, row, int(keys["c"]), int(keys["r"]))
            if column + int(keys["c"]) > self.columns or row + int(keys["r"]) > self.rows or not payload:
                self.refused.append(f"a picture {head}")
        elif keys.get("a") == "d":
            self.pictures = {i: p for i, p in self.pictures.items() if keys["d"] == "I" and i != keys.get("i")}

    def obey(self, parameters, letter):
        numbers = [int(number) if number.isdigit() else 0 for number in parameters.split(";")]
        if letter == "H" and len(numbers) in (1, 2):
            row, column = (numbers + [1])[:2]
            self.cursor = (max(1, column) - 1, max(1, row) - 1)
            if self.cursor[0] >= self.columns or self.cursor[1] >= self.rows:
                self.cursor = (min(self.cursor[0], self.columns - 1), min(self.cursor[1], self.rows - 1))
        elif letter == "C":
            self.cursor = (self.cursor[0] + max(1, numbers[0]), self.cursor[1])
        elif letter == "J" and parameters == "2":
            self.cells, self.looks = self.fitted([], " "), self.fitted([], PLAIN)
            self.pictures = {}
        elif letter == "c" and not parameters:
            self.answers += b"\x1b[?62;4c" if "sixel" in self.graphics else b"\x1b[?62c"
        elif letter == "t" and parameters == "16":
            self.answers += b"\x1b[6;18;9t"
        elif letter == "m":
            self.select(numbers, parameters)
        elif letter in "hl" and parameters.startswith("?") and int(parameters[1:]) in MODES:
            self.set(int(parameters[1:]), letter == "h")
        elif letter in "hl" and parameters == "8":
            self.set(8, letter == "h")
        else:
            self.refused.append(f"ESC [ {parameters} {letter}")

    def set(self, mode, is_on):
        if mode == 1049 and is_on != (1049 in self.modes):
            if is_on:
                self.other = (self.cells, self.looks, self.cursor)
                self.cells, self.looks = self.fitted([], " "), self.fitted([], PLAIN)
            else:
                self.cells, self.looks, self.cursor = self.other
                self.cells = self.fitted(self.cells, " ")
                self.looks = self.fitted(self.looks, PLAIN)
        (self.modes.add if is_on else self.modes.discard)(mode)

    def select(self, numbers, parameters):
        rest = list(numbers)
        ink, paper, traits = self.look
        while rest:
            number = rest.pop(0)
            if number in (38, 48):
                kind = rest.pop(0) if rest else None
                self.colours.add({5: "256", 2: "direct"}.get(kind, "unknown"))
                count = {5: 1, 2: 3}.get(kind, 0)
                colour = rest[0] if kind == 5 else tuple(rest[:count])
                del rest[:count]
                ink, paper = (colour, paper) if number == 38 else (ink, colour)
            elif number == 0:
                ink, paper, traits = PLAIN
            elif number in (1, 2, 4, 7):
                traits = traits | {number}
            elif number // 10 in (3, 4, 9, 10) and number % 10 < 8:
                self.colours.add("16")
                colour = number % 10 + (8 if number >= 90 else 0)
                ink, paper = (colour, paper) if number // 10 in (3, 9) else (ink, colour)
            else:
                self.refused.append(f"ESC [ {parameters} m")
        self.look = (ink, paper, traits)
