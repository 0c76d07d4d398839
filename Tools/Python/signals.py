"""Signals as a program at a terminal has them, however the tests were started."""

import signal


def reset():
    """Undoes ignored signals: `nohup` and background jobs of a shell hand them down to every child."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
