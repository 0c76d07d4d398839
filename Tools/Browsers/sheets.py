"""Contact sheets of all screens: phone and desk, dark and light."""

import html
from pathlib import Path

import tour
from games import KINDS

LOOKS = [("phone", 390, 844), ("desk", 1280, 800)]


def draw(bench, folder):
    """Draws a sheet for each kind: a row for each screen, a column for each size and look."""
    folder = Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    browser = bench.browser
    for kind in KINDS:
        rows = []

        def shoot(screen, kind=kind, rows=rows):
            pictures = []
            for name, width, height in LOOKS:
                browser.resize(width, height)
                for dark in (True, False):
                    browser.theme(dark)
                    path = folder / f"{kind}-{len(rows):02}-{screen}-{name}-{'dark' if dark else 'light'}.png"
                    browser.screenshot(path)
                    pictures.append(path.name)
            rows.append((screen, pictures))

        with bench.case(f"sheet of {kind}"):
            browser.fresh()
            tour.take(bench, kind, shoot)
        bind(browser, folder / f"{kind}.html", rows)


def bind(browser, file, rows):
    """Writes a sheet as a page and as a picture."""
    body = "".join(
        f"<h2>{html.escape(screen)}</h2><p>" + "".join(f'<img src="{name}" height="422"> ' for name in pictures) + "</p>"
        for screen, pictures in rows)
    file.write_text(f'<!doctype html><meta charset="utf-8"><body style="font:16px sans-serif;white-space:nowrap">{body}')
    browser.fresh(1840, 800)
    browser.show(file.as_uri(), ready=False)
    browser.page.screenshot(path=file.with_suffix(".png"), full_page=True)
