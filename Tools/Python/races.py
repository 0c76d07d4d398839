#!/usr/bin/env python3
"""Tells the races that ThreadSanitizer found, less those that are none.

    races.py LOG

It does not see the lock that the kernel hands over where two threads want a Mutex of Swift at once, so that what
both do under it looks like a race. A report is passed over where both stacks go through a line with `withLock`.
The exit code is 1 where any is left.
"""

import re
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def lines(path):
    try:
        return Path(path).read_text("utf-8").splitlines()
    except OSError:
        return []


def is_locked(stack):
    """Whether some frame of it is a call of withLock, or in the few lines of one."""
    for path, number in re.findall(r"^    #\d+ .* (\S+\.swift):(\d+)", stack, re.M):
        if path.startswith(str(ROOT)) and any(
                "withLock" in line for line in lines(path)[max(0, int(number) - 4):int(number)]):
            return True
    return False


def main():
    log = Path(sys.argv[1]).read_text("utf-8", "replace")
    reports = re.findall(r"^WARNING: ThreadSanitizer: .*?^={18}$", log, re.M | re.S)
    left = []
    for report in reports:
        stacks = re.split(r"\n\n", report)[:2]
        if len(stacks) < 2 or not all(is_locked(stack) for stack in stacks):
            left.append(report)
    for report in left:
        print(report)
    print(f"{len(reports)} reports, {len(reports) - len(left)} under a lock that is not seen, {len(left)} left")
    sys.exit(1 if left else 0)


main()
