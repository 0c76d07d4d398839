"""Plays the games of packs in real browsers.

    main.py [--long] [--sheets DIR | --pictures | --readers DIR] [--browsers NAMES] [--only SUITES]
"""

import argparse
import importlib
import sys
from concurrent.futures import ProcessPoolExecutor

import pictures
import readers
import sheets
from workbench import Workbench

# The suites of each browser, in their order.
SUITES = {
    "chromium": ["playing", "wire", "keeping", "ways", "scorm", "access", "hostile"],
    "firefox": ["playing", "wire", "keeping", "ways", "hostile"],
}
# The suites that only the long form has.
LONG = {"chromium": ["trees", "sites", "timings"], "firefox": ["sites", "access"]}


def arguments():
    parser = argparse.ArgumentParser(prog="script/browsers", description="Plays packs in Chromium and Firefox.")
    parser.add_argument("--long", action="store_true", help="50 seeds of each game, and all screens; takes half an hour")
    parser.add_argument("--sheets", metavar="DIR", help="draw contact sheets of all screens into this folder, and nothing else")
    parser.add_argument("--pictures", action="store_true", help="draw the pictures of README.md into docs, and nothing else")
    parser.add_argument("--readers", metavar="DIR", help="read the packs of this folder in Chromium, and nothing else")
    parser.add_argument("--browsers", default="chromium,firefox", metavar="NAMES", help="chromium, firefox or both, with a comma")
    parser.add_argument("--only", default="", metavar="SUITES", help="run only these suites, with commas")
    return parser.parse_args()


def run(name, folder, is_long, only):
    """Runs the suites of a browser; returns what is wrong, the number of cases and lines for the report."""
    bench = Workbench(name, is_long, folder)
    try:
        for suite in [*SUITES[name], *(LONG[name] if is_long or only else [])]:
            if not only or suite in only:
                bench.timed(importlib.import_module(suite))
    finally:
        bench.close()
    return bench.wrong, bench.cases, bench.lines


def draw(shared, drawing, *arguments):
    """Draws contact sheets or pictures, or reads packs."""
    bench = Workbench("chromium", True, shared.folder)
    try:
        drawing(bench, *arguments)
    finally:
        bench.close()
    return 1 if bench.wrong else 0


def main():
    options = arguments()
    only = options.only.split(",") if options.only else []
    shared = Workbench(None, options.long)
    try:
        if options.readers:
            return draw(shared, readers.compare, options.readers)
        shared.make()
        if options.sheets:
            return draw(shared, sheets.draw, options.sheets)
        if options.pictures:
            return draw(shared, pictures.draw)
        with ProcessPoolExecutor(2) as pool:
            runs = [pool.submit(run, name, shared.folder, options.long, only) for name in options.browsers.split(",")]
            done = [one.result() for one in runs]
    finally:
        shared.close()
    for _, _, lines in done:
        print(*lines, sep="\n", end="\n" if lines else "")
    wrong = [line for found, _, _ in done for line in found]
    if wrong:
        print(f"{len(wrong)} wrong:", *wrong, sep="\n")
    print(f"{sum(cases for _, cases, _ in done)} cases in browsers, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
