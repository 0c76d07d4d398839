"""The pictures of the page in README.md and docs: three phones side by side, and a desk."""

from workbench import ROOT

PHONE = (390, 780)
DESK = (1180, 740)

# Each screen: its kind, the seed, and the keys that lead to it.
PHONES = [("facts", 3, ["PageUp", "Enter"]), ("choice-quiz", 2, ["Enter"]), ("sum-grid", 1, ["Enter", "ArrowRight", "Enter"])]
ONE_DESK = ("roster", 2, ["2"])


def draw(bench):
    """Draws both pictures into docs."""
    browser = bench.browser
    shots = []
    for number, (kind, seed, keys) in enumerate(PHONES):
        browser.fresh(*PHONE, dark=number == 1)
        shots.append(shoot(bench, kind, seed, keys, bench.folder / f"phone-{number}.png"))
    browser.fresh(*DESK, dark=True)
    shoot(bench, *ONE_DESK, ROOT / "docs/page-desk.png")
    page = bench.folder / "phones.html"
    page.write_text(
        '<!doctype html><meta charset="utf-8"><body style="margin:0;display:flex;gap:20px;padding:20px;background:#888">'
        + "".join(f'<img src="{shot.name}" width="{PHONE[0]}" style="border-radius:24px">' for shot in shots))
    browser.fresh(3 * PHONE[0] + 80, PHONE[1] + 40)
    browser.show(page.as_uri(), ready=False)
    browser.until("[...document.images].every((image) => image.complete)")
    browser.screenshot(ROOT / "docs/page-phones.png")


def shoot(bench, kind, seed, keys, path):
    """Goes to a screen by its keys, and draws it into a file."""
    browser = bench.browser
    browser.show(bench.page(kind, seed))
    for key in keys:
        browser.press(key)
    browser.until("document.fonts.status === 'loaded'")
    browser.screenshot(path)
    return path
