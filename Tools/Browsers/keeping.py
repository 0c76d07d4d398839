"""What the page keeps: a game goes on after a reload, scores stay, and a browser that keeps nothing stops no game."""

import games
import transcripts
from hands import Hand

# What a page sees in a browser that forbids storage, and in one whose storage is full.
DENIED = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('denied', 'SecurityError'); }})"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"


def run(bench):
    with bench.case("a reload in mid-game"):
        reload(bench)
    for name, script in [("denied", DENIED), ("full", FULL)]:
        if bench.name == "chromium" or name == "denied":
            with bench.case(f"storage that is {name}"):
                refused(bench, script)


def reload(bench):
    """Leaves a game in its middle; at the end its transcript is packplay's."""
    browser, kind = bench.browser, "facts"
    expected = transcripts.of_bot(bench.pack(kind), 3, "random")
    lines = transcripts.parsed(expected)
    address = bench.page(kind, 3)
    browser.fresh()
    browser.show(address)
    hand = Hand(browser, "keyboard")
    half = len(lines) // 2
    games.facts(hand, [*lines[:half], None])
    before = browser.evaluate("packtool.transcript()")
    best = max(line["score"] for line in lines[:half])
    kept = browser.evaluate("JSON.parse(localStorage.getItem('packtool/scores/world-facts'))?.best ?? 0")
    bench.check(best > 0 and kept == best, f"the best score of a game that is not finished: {kept}, not {best}")
    browser.reload()
    browser.until("!!document.querySelector('dialog[open]')")
    bench.check(browser.evaluate("packtool.transcript()") == before, "after a reload the transcript is another")
    browser.press("Enter")
    hand.until_phase("judged")
    hand.next()
    games.facts(hand, lines[half:])
    difference = transcripts.first_difference(expected, browser.evaluate("packtool.transcript()").splitlines())
    bench.check(not difference, f"a game with a reload in it: {difference}")
    kept = browser.evaluate("localStorage.getItem('packtool/scores/world-facts')")
    bench.check(kept and f"[[{lines[-1]['score']}," in kept, f"the score is not kept: {kept}")
    browser.show(address)
    is_paused = browser.evaluate("!!document.querySelector('dialog[open]')")
    bench.check(not is_paused, "a game that is over is gone on with")


def refused(bench, script):
    """Plays a game in a browser that keeps nothing: one remark says so."""
    browser, kind = bench.browser, "facts"
    lines = transcripts.parsed(transcripts.of_bot(bench.pack(kind), 1, "random"))
    browser.fresh()
    if bench.name == "chromium":
        browser.page.add_init_script(script)
    else:
        browser.deny(True)
    try:
        browser.show(bench.page(kind, 1))
        games.facts(Hand(browser, "keyboard"), lines)
    finally:
        if bench.name == "firefox":
            browser.deny(False)
    text = browser.text()
    bench.check("keeps no scores" in text, f"nothing says that scores are not kept: {text!r}")
