"""Types a passphrase at a terminal: it is not shown, and the terminal shows again what is typed whatever happens."""

import os
import pty
import select
import signal
import sys
import termios
import time
from pathlib import Path

import signals

signals.reset()
PACKTOOL, KEY, PACK, WORDS = sys.argv[1:]


def start(*arguments):
    """A program at a terminal of its own, and the terminal's other end."""
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(PACKTOOL, [PACKTOOL, *arguments])
    return child, terminal


def shown(terminal, until=None, seconds=300):
    """What comes until a text does, or until the program is gone."""
    text = b""
    end = time.monotonic() + seconds
    while time.monotonic() < end and (until is None or until not in text):
        if not select.select([terminal], [], [], 0.1)[0]:
            continue
        try:
            piece = os.read(terminal, 4096)
        except OSError:
            break
        if not piece:
            break
        text += piece
    return text


def is_echoing(terminal):
    return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)


def expect(condition, message):
    if not condition:
        sys.exit(message)


def typed(arguments, lines, code):
    """Types lines, each at its prompt, and returns what was shown."""
    child, terminal = start(*arguments)
    text = b""
    for line in lines:
        text += shown(terminal, b": ")
        expect(not is_echoing(terminal), "the terminal shows what is typed")
        os.write(terminal, line.encode() + b"\n")
    text += shown(terminal)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    expect(status == code, f"exit {status} instead of {code}: {text}")
    expect(WORDS.encode() not in text, "the passphrase was shown")
    os.close(terminal)
    return text


def main():
    signature = Path(PACK + ".minisig")
    signature.unlink(missing_ok=True)
    typed(["sign", PACK, "--key", KEY], [WORDS], 0)
    expect(signature.exists(), "nothing was signed")
    signature.unlink()
    text = typed(["sign", PACK, "--key", KEY], ["other words"], 4)
    expect(b"wrong passphrase" in text and not signature.exists(), "a wrong passphrase was taken")
    text = typed(["keygen", "-o", "typed"], [WORDS, "other words"], 2)
    expect(b"differ" in text and not Path("typed.key").exists(), "two passphrases were taken for one")
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        child, terminal = start("sign", PACK, "--key", KEY)
        shown(terminal, b": ")
        os.kill(child, number)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        expect(status == -number, f"exit {status} after signal {number}")
        expect(is_echoing(terminal), f"the terminal stays silent after signal {number}")
        os.close(terminal)
    child, terminal = start("sign", PACK, "--key", KEY)
    shown(terminal, b": ")
    os.write(terminal, b"\x03")
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    expect(status == -signal.SIGINT, f"exit {status} after ^C")
    print("typed: 7 times")


main()
