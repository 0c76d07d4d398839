"""What the page keeps: a game goes on after a reload, scores stay, and a browser that keeps nothing stops no game."""

import games
import transcripts
from games import KINDS
from hands import Hand

# What a page sees in a browser that forbids storage, and in one whose storage is full.
DENIED = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('denied', 'SecurityError'); }})"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"


def run(bench):
    with bench.case("a reload in mid-game"):
        reload(bench)
    with bench.case("a reload at the first question"):
        first_question(bench)
    with bench.case("a reload after the last answer"):
        last_answer(bench)
    for kind in KINDS:
        with bench.case(f"Back and Forward in {kind}"):
            back_and_forward(bench, kind)
    with bench.case("a game in two tabs"):
        two_tabs(bench)
    with bench.case("scores that are reset in mid-game"):
        reset(bench)
    with bench.case("scores that last as long as the tab"):
        brief(bench)
    with bench.case("a code of scores and of practice"):
        code(bench)
    with bench.case("a time limit that is turned off"):
        untimed(bench)
    for name, script in [("denied", DENIED), ("full", FULL)]:
        if bench.name == "chromium" or name == "denied":
            with bench.case(f"storage that is {name}"):
                refused(bench, script)


def opened(bench, kind, seed, means):
    """Opens a page in a browser that has kept nothing; returns a hand that plays on it."""
    bench.browser.fresh()
    bench.browser.show(bench.page(kind, seed))
    return Hand(bench.browser, means)


def two_tabs(bench):
    """Another tab has the same game: both players are told, once, and the better score is taken over."""
    browser = bench.browser
    hand = opened(bench, "facts", 1, "keyboard")
    hand.push(".big", "Enter")
    hand.until_phase("judged")
    called = "dispatchEvent(new StorageEvent('storage', {key: 'packtool/tab/world-facts', newValue: JSON.stringify('opened')}))"
    browser.evaluate(f"({called}, {called})")
    told = browser.evaluate("[...document.querySelectorAll('.toast')].map((toast) => toast.textContent)")
    bench.check(len(told) == 1 and "another tab" in told[0], f"the player is told {told}")
    if bench.name == "firefox":
        return
    first = (browser.page, browser.tools)
    browser.tab()
    browser.show(bench.page("facts", 2))
    browser.until("document.querySelectorAll('.toast').length === 1")
    browser.evaluate("(keepBest('world-facts', 5000), keepScore('world-facts', 70))")
    second, (browser.page, browser.tools) = browser.page, first
    browser.until("packtool.reply().best === 5000")
    browser.evaluate("keepScore('world-facts', 60)")
    kept = browser.evaluate("(({best, games}) => [best, ...games.map((kept) => kept[0])])(scoresOf('world-facts'))")
    bench.check(kept == [5000, 70, 60], f"after games in two tabs the best score and the scores are {kept}")
    second.close()


def back_and_forward(bench, kind):
    """Goes back from each sort of screen and forward again, by the browser and by the page: the game goes on as it was."""
    browser, seen = bench.browser, set()
    expected = transcripts.of_bot(bench.pack(kind), 1, KINDS[kind].bots.get(1))

    def shown():
        return browser.evaluate("[document.documentElement.dataset.phase, packtool.transcript(), packtool.reply().scene]")

    def watch(phase):
        if phase in seen or phase in ("welcome", "start", "note"):
            return
        seen.add(phase)
        before = shown()
        for back, forward in (("history.back()", "history.forward()"), ("document.querySelector('.top button').click()", None)):
            browser.evaluate(back)
            browser.until("document.documentElement.dataset.phase.endsWith('-start') && !!document.querySelector('.welcome .big')")
            if forward:
                browser.evaluate(forward)
            elif phase == "over":
                browser.evaluate("history.forward()")
            else:
                browser.press("Enter")
            browser.until(f"document.documentElement.dataset.phase === '{before[0]}'")
        after = shown()
        after[2].update(running=before[2].get("running")) if "running" in before[2] else None
        bench.check(after == before, f"after Back and Forward from {phase} the page shows {after}, not {before}")

    browser.fresh()
    browser.show(bench.page(kind))
    KINDS[kind].play(Hand(browser, "keyboard", watch), transcripts.parsed(expected))
    found = browser.evaluate("packtool.transcript()").splitlines()
    difference = transcripts.first_difference(expected, found)
    bench.check(not difference, f"{kind} with ways back: {difference}")
    bench.check("over" in seen or kind == "facts", f"{kind}: only {seen} were seen")


def reload(bench):
    """Leaves a game in its middle; at the end its transcript is packplay's."""
    browser, kind = bench.browser, "facts"
    expected = transcripts.of_bot(bench.pack(kind), 3, "random")
    lines = transcripts.parsed(expected)
    hand = opened(bench, kind, 3, "keyboard")
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
    browser.show(bench.page(kind, 3))
    is_paused = browser.evaluate("!!document.querySelector('dialog[open]')")
    bench.check(not is_paused, "a game that is over is gone on with")


def first_question(bench):
    """Leaves a game whose first question is open: the same question is asked again, behind a pause."""
    browser = bench.browser
    browser.fresh()
    browser.show(bench.page("facts").replace("seed=1&", ""))
    browser.press("Enter")
    browser.until("document.documentElement.dataset.phase === 'facts-asking'")
    asked = browser.reply()["scene"]["prompt"]
    browser.reload()
    browser.until("!!document.querySelector('dialog[open]')")
    again = browser.reply()["scene"]["prompt"]
    bench.check(again == asked, f"after a reload the first question is {again}, not {asked}")


def last_answer(bench):
    """Leaves a game whose last answer is judged: its score is kept at its end."""
    browser, kind = bench.browser, "roster"
    lines = transcripts.parsed(transcripts.of_bot(bench.pack(kind), 1, "random"))
    hand = opened(bench, kind, 1, "keyboard")
    games.photos(hand, lines[:-1])
    browser.reload()
    browser.until("!!document.querySelector('dialog[open]')")
    browser.press("Enter")
    hand.until_phase("judged")
    games.finish(hand)
    kept = browser.evaluate("Object.entries(localStorage).find(([name]) => name.startsWith('packtool/scores/'))?.[1]")
    bench.check(kept and f"[[{lines[-1]['score']}," in kept, f"the score is not kept: {kept}")


def reset(bench):
    """Resets the scores by the menu while a game runs: its best score is forgotten, too."""
    browser, kind = bench.browser, "facts"
    lines = transcripts.parsed(transcripts.of_bot(bench.pack(kind), 3, "random"))
    hand = opened(bench, kind, 3, "mouse")
    games.facts(hand, [*lines[:len(lines) // 2], None])
    bench.check(browser.reply()["best"] > 0, "the game has no score that could be reset")
    hand.push("[aria-label=Menu]")
    for button in (".stack .wide:nth-of-type(3)", ".stack .wide:nth-of-type(3)", ".row .wide:nth-of-type(1)"):
        hand.push(f"dialog {button}")
    bench.check(browser.reply()["best"] == 0, f"after a reset the best score is {browser.reply()['best']}")


def brief(bench):
    """The quiz's author wants scores to last for the session: they stand where the browser forgets them with the tab."""
    browser = bench.browser
    opened(bench, "choice-quiz", 1, "mouse")
    browser.evaluate("(keepScore('world-currencies', 7), keepScore('world-currencies · Asia', 6), keepScore('other', 5))")
    names = browser.evaluate("[localStorage, sessionStorage].map((place) => Object.keys(place).filter((key) => /scores/.test(key)).sort())")
    wanted = [["packtool/scores/other"], ["packtool/scores/world-currencies", "packtool/scores/world-currencies · Asia"]]
    bench.check(names == wanted, f"scores are kept as {names}")
    kept = browser.evaluate("scoresOf('world-currencies').best")
    browser.evaluate("resetScores()")
    left = browser.evaluate("scoresOf('world-currencies').best")
    bench.check((kept, left) == (7, 0), f"the best score is {kept}, and {left} after a reset")


def code(bench):
    """Scores and records of practice go to another browser; of two records the later one stays, and wrong ones are left out."""
    browser = bench.browser
    opened(bench, "facts", 1, "mouse")
    browser.evaluate("""(keepScore('a', 7), localStorage.setItem('packtool/study/a', JSON.stringify(
        { one: '1 1 2500 20000', two: '1 6 2500 20010', three: '0 0 2500 5\\nplayer=x', 'four\\nx': '1 1 2500 9' })))""")
    code = browser.evaluate("scoreCode()")
    browser.evaluate("(resetScores(), localStorage.setItem('packtool/study/a', JSON.stringify({ two: '0 0 2180 20001', one: '2 6 2500 20020' })))")
    right = browser.evaluate(f"importScores('{code}')")
    kept = browser.evaluate("[scoresOf('a').best, JSON.parse(localStorage.getItem('packtool/study/a'))]")
    wanted = [7, {"two": "1 6 2500 20010", "one": "2 6 2500 20020"}]
    bench.check(right and kept == wanted, f"the code brings {kept}")


def untimed(bench):
    """Turns the time limit off on the first screen: the first question has none."""
    browser = bench.browser
    hand = opened(bench, "choice-quiz", 1, "mouse")
    hand.push("[aria-label=Menu]")
    hand.push("dialog .stack .wide:nth-of-type(4)")
    browser.evaluate("document.querySelector('[name=timer][value=off]').click()")
    hand.push("dialog header .icon-button")
    hand.next()
    hand.until_phase("asking")
    limit = browser.reply()["scene"]["limit"]
    bench.check(limit is None, f"with the time limit off a question has {limit} ms")


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
    browser.evaluate("document.querySelector('.top button').click()")
    browser.until("!!document.querySelector('.welcome .big')")
    text = browser.text()
    bench.check("keeps no scores" in text, f"the start screen does not say that scores are not kept: {text!r}")
