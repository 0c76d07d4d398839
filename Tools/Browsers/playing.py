"""Whole games on the page: their transcripts are those of packplay, byte for byte."""

import time

import transcripts
from games import KINDS
from hands import MEANS, Hand

LONG, SHORT = 50, 1


def run(bench):
    """Plays each kind with each seed; kind, seed and browser decide by which means."""
    for seed in range(1, (LONG if bench.is_long else SHORT) + 1):
        for number, kind in enumerate(KINDS):
            means = MEANS[(seed + number + (bench.name == "firefox")) % len(MEANS)]
            play(bench, kind, means, seed)
        if seed % 10 == 0:
            print(f"{bench.name:9} {seed} seeds played", flush=True)
    with bench.case("a double tap"):
        double_tap(bench)
    with bench.case("a start screen"):
        start_screen(bench)
    for kind in ("facts", "choice-quiz"):
        with bench.case(f"a game of the day of {kind}"):
            game_of_the_day(bench, kind)
    # Firefox hides what scripts declare.
    if bench.name == "chromium":
        with bench.case("two celebrations"):
            celebrations(bench)


def start_screen(bench):
    """Opens a game that begins with a question: it waits behind its rule, and its clock stands, until Play is pressed."""
    browser = bench.browser
    browser.fresh(390, 844)
    browser.show(bench.page("facts").replace("seed=1&", "").replace("&clock=0", ""))
    hand = Hand(browser, "keyboard")
    hand.until_phase("start")
    rule = "a guess below the right answer earns nothing and costs a life"
    bench.check(rule in browser.text(), f"the start screen does not say: {rule}")
    time.sleep(0.3)
    if bench.name == "chromium":
        bench.check(browser.evaluate("clock.now()") == 0, "the clock runs behind the start screen")
    browser.press("Enter")
    hand.until_phase("asking")
    bench.check(browser.evaluate("document.activeElement.id") == "slider", "after Play the slider has not the focus")


def game_of_the_day(bench, kind):
    """Two players begin the game of the day: they are asked the same, and it has begun."""
    browser, asked = bench.browser, []
    for _ in range(2):
        browser.fresh(390, 844)
        browser.show(bench.page(kind).replace("seed=1&", ""))
        hand = Hand(browser, "mouse")
        hand.until_phase("start", "welcome")
        hand.push(".row .plain:nth-of-type(2)")
        hand.until_phase("asking")
        asked.append(browser.reply()["scene"]["prompt"])
    bench.check(asked[0] == asked[1], f"the game of the day asks {asked}")


def celebrations(bench):
    """Throws confetti twice: the greater celebration stays, whichever comes first."""
    browser = bench.browser
    browser.fresh()
    browser.show(bench.page("facts").replace("still&", ""))
    for calls in ("sparkle('.big'), celebrate(5)", "celebrate(5), sparkle('.big')"):
        size = browser.evaluate(f"({calls}, celebration?.size)")
        bench.check(size == 350, f"after {calls} there are {size} pieces of confetti to come")


def double_tap(bench):
    """Pushes the big button twice at once, by the real clock: the result of the guess stays, and then goes."""
    browser = bench.browser
    browser.fresh()
    browser.show(bench.page("facts").replace("&clock=0", ""))
    hand = Hand(browser, "mouse")
    hand.until_phase("asking")
    time.sleep(0.5)
    browser.evaluate("(document.querySelector('.big').click(), document.querySelector('.big').click())")
    hand.until_phase("judged")
    time.sleep(0.5)
    phase = browser.phase()
    bench.check(phase.endswith("-judged"), f"after a double tap on the guess the page shows {phase}")
    hand.next()
    hand.until_phase("asking")


def play(bench, kind, means, seed):
    browser, pack = bench.browser, bench.pack(kind)
    with bench.case(f"{kind} by {means}, seed {seed}"):
        expected = transcripts.of_bot(pack, seed, KINDS[kind].bots.get(seed))
        browser.fresh(*(390, 844) if means == "touch" else (1280, 800), touch=means == "touch")
        browser.show(bench.page(kind, seed))
        KINDS[kind].play(Hand(browser, means), transcripts.parsed(expected))
        found = browser.evaluate("packtool.transcript()").splitlines()
        difference = transcripts.first_difference(expected, found)
        bench.check(not difference, f"{kind} by {means}, seed {seed}: {difference}")
