"""Screens of a pseudo-terminal, played by keys and drawn as SVG, for the scripts that show the player."""

import fcntl
import html
import os
import pty
import re
import select
import struct
import termios
import time

from virtual_terminal import VirtualTerminal

INKS = {"dark": ("#d8d8d8", "#15171c"), "light": ("#1c1c1c", "#fbfbf9")}
BASIC = ["#000000", "#cd3131", "#0dbc79", "#e5e510", "#2472c8", "#bc3fbc", "#11a8cd", "#e5e5e5",
         "#666666", "#f14c4c", "#23d18b", "#f5f543", "#3b8eea", "#d670d6", "#29b8db", "#ffffff"]
WIDTH, HEIGHT, MARGIN, HEAD = 8.4, 18, 12, 28


class Player:
    """packplay on the whole screen of a pseudo-terminal."""

    def __init__(self, program, arguments, folder, environment, columns, rows):
        self.screen = VirtualTerminal(columns, rows)
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.chdir(folder)
            os.execve(program, ["packplay", *arguments], environment)

    def read(self, seconds):
        """True if something came within that time."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            self.screen.take(os.read(self.terminal, 1 << 16))
        except OSError:
            return False
        return True

    def press(self, keys):
        os.write(self.terminal, keys.encode())

    def watch(self, seconds):
        """Reads all that comes in that time."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if not self.read(left):
                break

    def see(self, wanted):
        """Waits until the screen rests and shows what a pattern describes; false if it does not come."""
        end = time.monotonic() + 10
        while True:
            # Where a clock runs, something always comes.
            still = time.monotonic() + 0.6
            while time.monotonic() < still and self.read(0.15):
                pass
            if re.search(wanted, self.screen.text()):
                return True
            if time.monotonic() > end:
                return False

    def end(self):
        self.press("\x03")
        try:
            while os.read(self.terminal, 1 << 16):
                pass
        except OSError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


def colour(shade, standard):
    if shade is None:
        return standard
    if isinstance(shade, tuple):
        return "#%02x%02x%02x" % shade
    if shade < 16:
        return BASIC[shade]
    if shade >= 232:
        return "#" + "%02x" % (8 + 10 * (shade - 232)) * 3
    levels = [0, 95, 135, 175, 215, 255]
    shade -= 16
    return "#%02x%02x%02x" % (levels[shade // 36], levels[shade // 6 % 6], levels[shade % 6])


def drawn(screen, theme):
    """The screen in a window, as SVG: a rectangle for each run of paper, a text for each run of ink."""
    ink, paper = INKS[theme]
    width = screen.columns * WIDTH + 2 * MARGIN
    height = screen.rows * HEIGHT + HEAD + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'font-family="ui-monospace,\'DejaVu Sans Mono\',Menlo,Consolas,monospace" font-size="14" shape-rendering="crispEdges">',
        "<title>packplay in a terminal</title>",
        f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{paper}"/>',
    ]
    for place, dot in enumerate(["#ff5f57", "#febc2e", "#28c840"]):
        parts.append(f'<circle cx="{18 + 18 * place}" cy="14" r="5" fill="{dot}"/>')
    for row in range(screen.rows):
        top = HEAD + row * HEIGHT
        runs = []
        for column in range(screen.columns):
            text, look = screen.cells[row][column], screen.looks[row][column]
            if runs and runs[-1][2] == look:
                runs[-1][1].append(text)
            else:
                runs.append((column, [text], look))
        for column, texts, (front, back, traits) in runs:
            front, back = colour(front, ink), colour(back, None)
            if 7 in traits:
                front, back = back or paper, front
            left, room = MARGIN + column * WIDTH, len(texts) * WIDTH
            if back:
                parts.append(f'<rect x="{left:g}" y="{top}" width="{room:g}" height="{HEIGHT}" fill="{back}"/>')
            parts += spans(texts, left, top, front, traits)
    return "\n".join(parts + ["</svg>", ""])


def spans(texts, left, top, front, traits):
    """Words apart, so that no letter is moved by how wide others are drawn; blocks as rectangles."""
    words, start = [], None
    for place, text in enumerate([*texts, " "]):
        block = BLOCKS.get(text)
        if block:
            x, y, width, height = block
            yield (f'<rect x="{left + (place + x) * WIDTH:g}" y="{top + y * HEIGHT:g}" width="{width * WIDTH:g}" '
                   f'height="{height * HEIGHT:g}" fill="{front}"/>')
        if text.strip() and not block:
            start = place if start is None else start
            words.append(text)
        elif text != "" and start is not None:
            room = (place - start) * WIDTH
            style = ' font-weight="bold"' if 1 in traits else ""
            style += ' text-decoration="underline"' if 4 in traits else ""
            yield (f'<text x="{left + start * WIDTH:g}" y="{top + 14}" textLength="{room:g}" '
                   f'fill="{front}"{style}>{html.escape("".join(words))}</text>')
            words, start = [], None


# Where in its cell a block is: fonts leave gaps between them.
BLOCKS = {"█": (0, 0, 1, 1), "▀": (0, 0, 1, 0.5), "▌": (0, 0, 0.5, 1), "▐": (0.5, 0, 0.5, 1)}
BLOCKS.update({block: (0, 1 - (n + 1) / 8, 1, (n + 1) / 8) for n, block in enumerate("▁▂▃▄▅▆▇")})
