"""Seconds and memory in Chromium: the first question, the answer to a tap, a pack of 49,000 questions."""

import os

from hands import Hand
from workbench import STEADY

# Milliseconds, of the best of several runs: other programs on the machine only make them longer.
FIRST, TAP, RUNS = 300, 50, 7
# MiB that a page may take beside its pack.
BESIDE = 32
QUESTIONS = 49_000

# Notes when the first screen of the game has been drawn.
FIRST_SCREEN = """new MutationObserver(() => {
    const {phase} = document.documentElement.dataset;
    if (phase && phase !== 'loading' && !window.drawnAt) {
        window.drawnAt = -1;
        requestAnimationFrame(() => { const {port1, port2} = new MessageChannel();
            port1.onmessage = () => { window.drawnAt = performance.now(); }; port2.postMessage(0); });
    }
}).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-phase']})"""

# Notes the time from a click to the frame that shows what it did.
NEXT_TAP = """new Promise(done => addEventListener('click', event => requestAnimationFrame(() => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => { window.answeredAfter = performance.now() - event.timeStamp; };
    port2.postMessage(0);
}), {capture: true, once: true}) || done(true))"""


def run(bench):
    for kind in ("facts", "choice-quiz", "roster"):
        with bench.case(f"seconds of {kind}"):
            seconds(bench, kind, bench.page(kind))
    with bench.case("a pack of many questions"):
        address, size = many(bench)
        seconds(bench, "facts", address, f"facts with {QUESTIONS} questions", first=4 * FIRST)
        memory(bench, address, size)


def seconds(bench, kind, address, name=None, first=FIRST):
    """Measures the first screen of several loads, and a tap in each."""
    browser, loads, taps = bench.browser, [], []
    for _ in range(RUNS):
        browser.fresh(390, 844, touch=True)
        browser.page.add_init_script(FIRST_SCREEN)
        browser.show(address)
        loads.append(browser.until("window.drawnAt > 0 && window.drawnAt"))
        hand = Hand(browser, "touch")
        if kind == "choice-quiz":
            hand.push(".big")
            hand.until_phase("asking")
        browser.evaluate(NEXT_TAP)
        hand.push({"facts": ".big", "choice-quiz": ".choice", "roster": ".photo"}[kind])
        hand.until_phase("judged")
        taps.append(browser.until("window.answeredAfter"))
    bench.note(f"{name or kind}: first screen after {min(loads):.0f} ms (most {max(loads):.0f}), "
               f"a tap answered after {min(taps):.0f} ms (most {max(taps):.0f})")
    if os.getloadavg()[0] > os.cpu_count():
        return bench.note("the machine is busy: these times prove nothing")
    bench.check(min(loads) <= first, f"{name or kind}: the first screen comes after {min(loads):.0f} ms, not {first}")
    bench.check(min(taps) <= TAP, f"{name or kind}: a tap is answered after {min(taps):.0f} ms, not {TAP}")


def many(bench):
    """The address of a page with many questions, and the bytes of its pack."""
    folder = bench.folder / "many"
    bench.tool("init", "facts", "many", "--now", "2026-01-01")
    words = ["rivers", "towers", "stars", "letters", "bridges", "lakes", "islands", "songs", "games"]
    with open(folder / "facts.csv", "w") as file:
        file.write("Fact,Value,Unit,Source\n")
        for number in range(QUESTIONS):
            value = 10 + number * 7919 % 99_991
            file.write(f"Number of {words[number % 9]} in the {words[number // 9 % 9]} of district {number},{value},"
                       f"{words[number % 9]},Register {number % 800}\n")
    bench.tool("compile", "many", "-o", "many.qpk", "--now", "2026-01-01")
    bench.tool("export", "many.qpk", "--to", "html", "-o", "many.html")
    return f"file://{folder}.html#seed=1&{STEADY}", (bench.folder / "many.qpk").stat().st_size


def memory(bench, address, size):
    """Measures the memory of the page after fifty questions: its objects, its elements, its buffers and the engine's."""
    browser = bench.browser
    browser.fresh()
    browser.show(address)
    hand = Hand(browser, "keyboard")
    for _ in range(50):
        hand.push(".big", "Enter")
        hand.until_phase("judged")
        hand.next()
        if hand.until_phase("asking", "over") == "over":
            hand.next()
            hand.until_phase("asking")
    browser.tools.send("HeapProfiler.collectGarbage")
    heap = browser.tools.send("Runtime.getHeapUsage")
    engine = browser.evaluate("game.engine.exports.memory.buffer.byteLength")
    taken = heap["usedSize"] + heap["embedderHeapUsedSize"] + heap["backingStorageSize"] + engine
    bench.note(f"{QUESTIONS} questions, a pack of {size / 2**20:.1f} MiB: the page takes {taken / 2**20:.1f} MiB")
    bench.check(taken <= size + BESIDE * 2**20, f"the page takes {taken / 2**20:.1f} MiB with a pack of {size / 2**20:.1f}")
