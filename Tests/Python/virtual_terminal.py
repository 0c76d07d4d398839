"""A terminal that shows what it is told, and refuses every sequence that packplay has no reason for.

The sibling of Tests/TestSupport/VirtualTerminal.swift, for programs that run at a pseudo-terminal.
"""

import re
import unicodedata

ASKS_BACKGROUND = "\x1b]11;?\x07"
PIECE = re.compile(r"\x1b\]11;\?\x07|\x1b\[([?0-9;]*)([A-Za-z])|[\x00-\x1f\x7f-\x9f]|[^\x00-\x1f\x7f-\x9f]+")
MODES = {7, 25, 1002, 1004, 1006, 1049, 2004, 2026}
AT_FIRST = frozenset({7, 25})
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
        if escape >= 0 and not re.match(rb"\x1b\[[?0-9;]*[A-Za-z]|\x1b\]11;\?\x07", data[escape:]):
            end = escape
        while end and end == len(data) and data[end - 1] >= 0x80:
            try:
                data[max(0, end - 4):].decode("utf-8", "strict")
                break
            except UnicodeDecodeError as error:
                if "unexpected end" not in error.reason:
                    break
                end = max(0, end - 4) + error.start
        self.rest = data[end:]
        for piece in PIECE.finditer(data[:end].decode("utf-8", "replace")):
            if piece[0] == ASKS_BACKGROUND:
                self.is_asked = True
            elif piece[2]:
                self.obey(piece[1], piece[2])
            elif piece[0] == "\r":
                self.cursor = (0, self.cursor[1])
            elif piece[0] == "\n":
                self.cursor = (self.cursor[0], min(self.cursor[1] + 1, self.rows - 1))
            elif piece[0] == "\x18":
                pass
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
        elif letter == "m":
            self.select(numbers, parameters)
        elif letter in "hl" and parameters.startswith("?") and int(parameters[1:]) in MODES:
            self.set(int(parameters[1:]), letter == "h")
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
