"""Every screen at three widths, dark and light, and in Arabic, has no fault that axe-core finds."""

import importlib.util
from pathlib import Path

import tour
from games import KINDS

WIDTHS = [(320, 640), (390, 844), (1280, 800)]
SHORT = [(320, 640)]
# The kinds whose screens the short form looks at.
FEW = ["facts"]

# A button without a name, which axe-core has to find.
PLANT = "document.querySelector('main').insertAdjacentHTML('beforeend', '<button id=planted></button>')"

RUN = """axe.run(document, {resultTypes: ['violations']}).then(found => found.violations.map(
    fault => fault.id + ': ' + fault.help + ': ' + fault.nodes.map(node => node.html.slice(0, 160)).join(' | ')))"""


def run(bench):
    for kind in KINDS if bench.is_long else FEW:
        with bench.case(f"accessibility of {kind}"):
            bench.browser.fresh()
            tour.take(bench, kind, lambda screen, kind=kind: look(bench, kind, screen))
        with bench.case(f"accessibility of {kind} in Arabic"):
            bench.browser.fresh()
            tour.take(bench, kind, lambda screen, kind=kind: look(bench, kind, screen, SHORT), "ar")


def look(bench, kind, screen, sizes=None):
    """Runs axe-core on the screen that is shown, at each width and in each theme."""
    browser = bench.browser
    if not browser.evaluate("typeof axe === 'object'"):
        browser.evaluate(f"(() => {{{source()}\nreturn true;}})()")
        browser.evaluate(PLANT)
        planted = browser.evaluate(RUN)
        bench.check(any("button-name" in fault for fault in planted), f"axe-core does not find a planted fault: {planted}")
        browser.evaluate("document.querySelector('#planted').remove()")
    for width, height in sizes or (WIDTHS if bench.is_long else SHORT):
        browser.resize(width, height)
        wide = browser.evaluate("document.documentElement.scrollWidth > innerWidth")
        bench.check(not wide, f"{kind}, {screen}, {width} pixels wide: the page scrolls to the side")
        for dark in (False, True) if bench.is_long else (width == 320,):
            browser.theme(dark)
            for fault in browser.evaluate(RUN):
                bench.check(False, f"{kind}, {screen}, {width} pixels wide, {'dark' if dark else 'light'}: {fault}")


def source():
    package = importlib.util.find_spec("axe_playwright_python").origin
    return (Path(package).parent / "axe.min.js").read_text()
