"""Plays the number duel and the sum grid to their ends on the whole screen of a pseudo-terminal.

`game` is one of script/checks/full-screen: what it shows is read from its screen model.
"""

import re

STEPS = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]

# The three rows of each large sign.
SIGNS = {
    "█▀█|█ █|▀▀▀": "0", "▄█ | █ |▀▀▀": "1", "▀▀█|█▀▀|▀▀▀": "2", "▀▀█|▀▀█|▀▀▀": "3", "█ █|▀▀█|  ▀": "4",
    "█▀▀|▀▀█|▀▀▀": "5", "█▀▀|█▀█|▀▀▀": "6", "▀▀█| ▄▀| ▀ ": "7", "█▀█|█▀█|▀▀▀": "8", "█▀█|▀▀█|▀▀▀": "9",
    " ▄ |▀█▀|   ": "+", "▄▄▄|▄▄▄|   ": "=",
}


def large_sum(game):
    """The two numbers of the sum that is drawn in large digits; None while it is not drawn."""
    lines = [line.ljust(game.screen.columns) for line in game.screen.lines()]
    for rows in zip(lines, lines[1:], lines[2:]):
        text, column = "", 0
        while column + 3 <= len(rows[0]):
            sign = SIGNS.get("|".join(row[column:column + 3] for row in rows))
            text += sign or ""
            column += 4 if sign else 1
        if found := re.search(r"^(\d+)\+(\d+)", text):
            return int(found[1]), int(found[2])
    return None


def grid(game, size=6):
    """The digits of the grid, each with its place on the screen, row by row."""
    rows = []
    for number, line in enumerate(game.screen.lines()):
        # Beside the digits there are names of rows, marks, and what is said.
        found = re.match(rf"\s*(?:[A-L]\s+)?((?:[ \[►!*]*\d[ \]◄!*]*){{{size}}})(?:   .*|\s*)$", line)
        if found:
            places = [(i, number) for i in range(found.start(1), found.end(1)) if line[i].isdigit()]
            digits = [line[column] for column, _ in places]
            if digits != [str(i + 1) for i in range(size)]:
                rows.append(list(zip(digits, places)))
    return rows


def path(rows, wanted, so_far=()):
    """The first path of neighbours that spells a number, as rows and columns."""
    if len(so_far) == len(wanted):
        return so_far
    cells = (
        [(so_far[-1][0] + down, so_far[-1][1] + right) for down, right in STEPS]
        if so_far
        else [(row, column) for row in range(len(rows)) for column in range(len(rows[0]))]
    )
    for row, column in cells:
        if (
            0 <= row < len(rows)
            and 0 <= column < len(rows[0])
            and (row, column) not in so_far
            and rows[row][column][0] == wanted[len(so_far)]
        ):
            found = path(rows, wanted, (*so_far, (row, column)))
            if found:
                return found
    return None


def read_answer(game):
    """The grid, and a path in it that is the answer; once all of it has come."""
    for _ in range(100):
        # The sum may come a moment after the number of its question.
        if game.read(0.15):
            continue
        rows, numbers = grid(game), large_sum(game)
        found = numbers and path(rows, str(sum(numbers)))
        if found and len(rows) == len(rows[0]):
            return rows, found
    raise AssertionError(f"no answer in:\n{game.screen.text()}")


def mark(game, found):
    """Marks a path by keys, and has it checked."""
    # The cursor goes to the corner first, by more keys than there are cells.
    game.press("\x1b[A" * 6 + "\x1b[D" * 6)
    row, column = 0, 0
    for cell in found:
        game.press("\x1b[B" * (cell[0] - row) + "\x1b[A" * (row - cell[0]))
        game.press("\x1b[C" * (cell[1] - column) + "\x1b[D" * (column - cell[1]))
        game.press(" ")
        row, column = cell
    game.press("\r")


def play_grid(game, by_mouse, levels=5, questions=3):
    """Every level to its end; each celebration is seen to move, and skipped."""
    score = "none"
    for level in range(levels):
        for _ in range(questions):
            # Points depend on the time, so any other score tells that the question before is solved.
            game.until(rf"(?<!high )score (?!{score}\b)[\d,]+ ", r"Question \d not solved yet")
            score = re.search(r"(?<!high )score ([\d,]+)", game.screen.text())[1]
            rows, found = read_answer(game)
            if by_mouse:
                places = [rows[row][column][1] for row, column in found]
                game.mouse(0, places[0])
                for place in places[1:]:
                    game.mouse(32, place)
                game.mouse(0, places[-1], is_release=True)
            else:
                mark(game, found)
        if level + 1 < levels:
            game.until(f"Level {level + 1} is done!", r"\[ ENTER  next level \]", r"(?m)^ *\? help  n new  q quit")
            game.click("[ ENTER") if by_mouse else game.press("\r")
    game.until("All levels are done", r"\[ ENTER  play again \]", r"(?m)^ *\? help  n new  q quit")
    game.press("x")
    game.click("q quit") if by_mouse else game.press("q")


def play_duel(game, by_mouse):
    """The player thinks of 1, so that every answer is less; then guesses by halving."""

    def go(text, key):
        game.click(text) if by_mouse else game.press(key)

    game.until(r"► 2  Normal", r"\[ ENTER  start \]")
    go("[ ENTER", "\r")
    game.until("Think of a number from 1 to 100")
    go("[ ENTER", "\r")
    attempt = 1
    while True:
        game.until(r"\[ = equal \]|Round two", *([f"Attempt {attempt}"] if attempt > 1 else []))
        above = [
            game.screen.lines()[row - 1] for row, line in enumerate(game.screen.lines()) if "▼" in line
        ][0]
        # All guesses lie above the right one: the newest is the lowest.
        if re.search(r"\d+", above)[0] == "1":
            break
        go("[ < less", "\x1b[D")
        attempt += 1
    go("[ = equal", "=")
    game.until("Round two", r"\[ ENTER  guess \]")
    low, high = 1, 100
    while True:
        guess = (low + high) // 2
        game.press(f"{guess}")
        go("[ ENTER", "\r")
        game.until(rf"(greater|less) than {guess}\b|{guess} is my number!")
        if "is my number!" in game.screen.text():
            break
        if f"greater than {guess}" in game.screen.text():
            low = guess + 1
        else:
            high = guess - 1
    game.until(r"\[ ENTER  new duel \]", r"you  [●*]+", r"I  [●*]+")
    go("[ ENTER", "\r")
    game.until(r"\[ ENTER  start \]")
    game.click("q quit") if by_mouse else game.press("q")
