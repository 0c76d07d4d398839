"""A tour of all screens: a game of each kind, and the sheets above it."""

import transcripts
from games import KINDS
from hands import Hand


def take(bench, kind, visit, language="en"):
    """Plays a game by keys; calls `visit` with the name of each screen when it is seen first.

    Sheets are visited in English alone.
    """
    bot, seed = KINDS[kind].tour
    lines = transcripts.parsed(transcripts.of_bot(bench.pack(kind), seed, bot))
    seen = set()

    def watch(screen):
        name = screen + variant(hand, screen)
        if name in seen:
            return
        seen.add(name)
        visit(name)
        if screen in ("asking", "thinking", "over"):
            back(hand)
            visit(f"{name}-left")
            hand.browser.evaluate("history.forward()")
            hand.browser.until(f"document.documentElement.dataset.phase.endsWith('-{screen}')")
        if screen == "asking" and language == "en":
            for name, opens, closes in EXTRAS.get(kind, []):
                opens(hand)
                visit(name)
                closes(hand)

    hand = Hand(bench.browser, "keyboard", watch)
    address = bench.page(kind, seed).replace("languages=en", f"languages={language}")
    # Without a seed a game that begins with a question has a start screen.
    bench.browser.show(address.replace(f"seed={seed}&", ""))
    hand.until_phase("start", "welcome")
    bench.browser.show(address)
    KINDS[kind].play(hand, lines)


def variant(hand, screen):
    """The ending of the name of a screen that has several looks."""
    scene = hand.browser.reply()["scene"]
    if screen != "judged":
        return ""
    if "kind" in scene:
        return f"-{scene['kind']}"
    if "losesLife" in scene:
        return "-loses" if scene["losesLife"] else "-earns" if scene["points"] else "-none"
    return "-right" if scene["choice"] == scene["right"] else "-wrong"


def keys(*names):
    """A step that presses keys."""
    def step(hand):
        for name in names:
            hand.browser.press(name)
    return step


def button(label, *more):
    """A step that opens a sheet by its button, and others from there."""
    def step(hand):
        hand.push(f"[aria-label={label}]")
        for number in more:
            hand.push(f"dialog .stack .wide:nth-of-type({number})")
        hand.browser.until("!!document.querySelector('dialog[open]')")
    return step


def refuse(hand):
    hand.browser.type("9" * 20)
    hand.browser.press("Enter")
    hand.browser.until("packtool.reply().note")


def hint(hand):
    hand.push(".foot .plain:nth-of-type(2)")
    hand.reach("[data-cell]")


def back(hand):
    hand.push(".top button:first-of-type")
    hand.browser.until("document.documentElement.dataset.phase.endsWith('-start') && !!document.querySelector('.welcome .big')")


def close(hand):
    hand.browser.press("Escape")
    hand.browser.until("!document.querySelector('dialog[open]')")


SHEETS = [
    ("menu", button("Menu"), close), ("pause", button("Pause"), close), ("help", button("Help"), close),
    ("statistics", button("Menu", 3), close), ("settings", button("Menu", 4), close), ("about", button("Menu", 5), close),
    ("export", button("Menu", 3, 1), close), ("import", button("Menu", 3, 2), close),
    ("reset", button("Menu", 3, 3), close), ("ways", button("Menu", 6), close),
    ("together", button("Menu", 6, 3), close), ("questions", button("Menu", 6, 4), close),
]

# Screens of a kind beside its phases: name, steps that open and close it.
EXTRAS = {
    "facts": [("typing", keys("7"), keys("Escape")), ("refused", refuse, keys("Escape")), *SHEETS],
    "sum-grid": [
        ("marking", keys(" ", "ArrowRight", " "), keys("Escape")),
        ("hint", hint, keys()),
    ],
}
