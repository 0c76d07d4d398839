"""Contact sheets: each screen of each game at three sizes, dark in English and light in German, and animations as frames.

Each sheet is an SVG with a row for each scene and a column for each size and look.
"""

import html
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import number_games
from terminal_pictures import Player, drawn

SIZES = [(80, 24), (120, 40), (40, 20)]
LOOKS = [("dark", "en"), ("light", "de")]

UP, DOWN, RIGHT, HOME, END, ESC = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[H", "\x1b[F", "\x1b"
ANY = r"\S"
# A key of ours: nothing is pressed until animations are over.
WAIT = "~"


def repeated(keys, wanted, most=60):
    """Presses keys again and again until a pattern is seen."""
    def press(player):
        for _ in range(most):
            if re.search(wanted, player.screen.text()):
                return
            player.press(keys)
            player.watch(0.5)
    return press


def duel_to_the_end(player):
    """Says at once that the computer is right, and finds its number from the ends inwards."""
    player.press("=")
    for guess in range(1, 21):
        player.watch(0.4)
        if re.search("play again|noch einmal|new duel|neues Duell", player.screen.text()):
            return
        player.press(f"{guess}\r")


def solved(count):
    """Solves questions of the sum grid."""
    def play(player):
        for _ in range(count):
            player.watch(0.5)
            _, found = number_games.read_answer(player)
            number_games.mark(player, found)
            player.watch(1.2)
    return play


# Name of the sheet, pack and options, scenes: name, keys or a function that plays, and what is to be seen then.
SHEETS = [
    ("home", ["--packs", "packs"], [
        ("home", "", "▸ 1"), ("last pack", END, "▸ [56]"), ("about", "i", "MIT"), ("questions", ESC + "c", ANY),
        ("together", ESC + "m", ">"), ("settings", ESC + "s", "●"), ("statistics", ESC + "t", ANY),
    ]),
    ("higher-or-lower", ["packs/world-facts.qpk", "--seed", "7"], [
        ("question", "", "ENTER"), ("typing", "19", "BACKSPACE"), ("out of range", "9" * 20 + "\r", ANY),
        ("result", ESC + RIGHT * 6 + "\r" + WAIT, "♥"), ("life lost", "\r" + HOME + "\r" + WAIT, "·"),
        ("end", repeated("\r" + HOME + "\r", "play again|noch einmal"), ANY), ("rules", "?", "ENTER"),
    ]),
    ("choice-quiz", ["packs/world-currencies.qpk", "--seed", "7", "--graphics", "symbols"], [
        ("welcome", "", "ENTER"), ("question", "\r", "1/10"), ("answer", "3", "ENTER"), ("next", "\r", "2/10"),
        ("end", repeated("1\r", r"(?s)10/10.*(noch einmal|play again)"), ANY),
    ]),
    ("photo-pick", ["packs/eagles-hall-of-fame.qpk", "--seed", "7", "--graphics", "symbols"], [
        ("cards", "", "1/8"), ("answer", "1", "ENTER"), ("end", repeated("1\r", r"(?s)8/8.*(noch einmal|play again)"), ANY),
    ]),
    ("short-answer", ["packs/in-a-word.qpk", "--seed", "4"], [
        ("welcome", "", "ENTER"), ("typing", "\rMars", "Mars"), ("another try", "\r", ANY), ("slip", "Jupitr\r", "ENTER"),
        ("passed", "\r\t", "ENTER"), ("end", repeated("\r\t", "play again|noch einmal"), ANY),
    ]),
    ("number-duel", ["packs/guess-the-number.qpk", "--seed", "7"], [
        ("levels", "", "ENTER"), ("think", "1\r", "ENTER"), ("its guess", "\r", "="), ("end", duel_to_the_end, ANY),
    ]),
    ("sum-grid", ["packs/number-grid.qpk", "--seed", "7"], [
        ("question", "", "ENTER"), ("marked", " " + RIGHT + " " + DOWN + " ", ANY), ("hint", ESC + "i", ANY), ("solved", solved(1), ANY),
        ("level done", solved(2), ANY),
    ]),
]

# Name of the animation, pack and options, keys before it, keys that start it, number of frames, seconds between them.
FRAMES = [
    ("higher-or-lower-points", ["packs/world-facts.qpk", "--seed", "7"], RIGHT * 6, "\r", 12, 0.12),
    ("higher-or-lower-life", ["packs/world-facts.qpk", "--seed", "7"], HOME, "\r", 12, 0.12),
    ("photo-pick", ["packs/eagles-hall-of-fame.qpk", "--seed", "7", "--graphics", "symbols"], "", "1", 12, 0.12),
    ("sum-grid", ["packs/number-grid.qpk", "--seed", "7"], "/C5 C6", "\r", 12, 0.08),
]


def looks(theme, folder):
    return {"LANG": "C.UTF-8", "HOME": folder, "TERM": "xterm-256color", "COLORTERM": "truecolor",
            "COLORFGBG": "15;0" if theme == "dark" else "0;15"}


def scenes_of(program, folder, sheet, size, look):
    """The pictures of a sheet's scenes in one size and look; a scene that did not come is named on standard error."""
    name, arguments, scenes = sheet
    theme, language = look
    player = Player(program, [*arguments, "--lang", language], folder, looks(theme, folder), *size)
    pictures = []
    for scene, keys, wanted in scenes:
        if callable(keys):
            keys(player)
        else:
            for key in re.findall(r"\x1b\[.|\x1b|[^\x1b]", keys):
                if key == WAIT:
                    player.watch(2)
                    continue
                player.press(key)
                # ENTER right after a result would be ignored, and ESC with the next key be another key.
                player.watch(0.4 if key in "\r\x1b" else 0.02)
        if not player.see(wanted):
            print(f"{name}, {scene}, {size}, {language}: no {wanted!r}", file=sys.stderr)
        pictures.append(drawn(player.screen, theme))
    player.end()
    return pictures


def frames_of(program, folder, animation):
    _, arguments, before, keys, count, seconds = animation
    player = Player(program, arguments, folder, looks("dark", folder), 80, 24)
    player.see("ENTER|1/8")
    player.press(before)
    player.see(ANY)
    player.press(keys)
    pictures = []
    for _ in range(count):
        player.watch(seconds)
        pictures.append(drawn(player.screen, "dark"))
    player.end()
    return pictures


def sheet_of(rows, titles):
    """SVG pictures in rows and columns, with a title above each row."""
    def size(picture):
        return [float(number) for number in re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture).groups()]

    gap, head, top, parts, widest = 16, 30, 0, [], 0
    for title, row in zip(titles, rows):
        parts.append(f'<text x="{gap}" y="{top + 22}" font-size="18" font-family="sans-serif">{html.escape(title)}</text>')
        left, top = gap, top + head
        for picture in row:
            width, height = size(picture)
            parts.append(picture.replace("<svg ", f'<svg x="{left:g}" y="{top:g}" height="{height:g}" ', 1))
            left += width + gap
        widest = max(widest, left)
        top += max(size(picture)[1] for picture in row) + gap
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {widest:g} {top:g}" width="{widest:g}" height="{top:g}">',
                      f'<rect width="{widest:g}" height="{top:g}" fill="#808890"/>', *parts, "</svg>", ""])


def make(into: Path, program, folder, names):
    """Writes all sheets, or those with these names."""
    into.mkdir(parents=True, exist_ok=True)
    columns = [(size, look) for look in LOOKS for size in SIZES]
    with ThreadPoolExecutor(4) as pool:
        for sheet in SHEETS:
            if names and sheet[0] not in names:
                continue
            taken = list(pool.map(lambda column: scenes_of(program, folder, sheet, *column), columns))
            titles = [scene[0] for scene in sheet[2]]
            (into / f"sheet-{sheet[0]}.svg").write_text(sheet_of(list(zip(*taken)), titles), "utf-8")
        for animation in FRAMES:
            if names and animation[0] not in names:
                continue
            frames = frames_of(program, folder, animation)
            rows = [frames[start:start + 4] for start in range(0, len(frames), 4)]
            titles = [f"{animation[0]}, from {4 * row * animation[5]:.1f} s" for row in range(len(rows))]
            (into / f"frames-{animation[0]}.svg").write_text(sheet_of(rows, titles), "utf-8")
