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


def double_tap(bench):
    """Pushes the big button twice at once, by the real clock: the result of the guess stays, and then goes."""
    browser = bench.browser
    browser.fresh()
    browser.show(bench.page("facts").replace("&clock=0", ""))
    hand = Hand(browser, "mouse")
    hand.until_phase("asking")
    time.sleep(0.5)
    browser.evaluate("(document.querySelector('.big').click(), document.querySelector('.big').click())")
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
