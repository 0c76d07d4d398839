"""Whole games on the page: their transcripts are those of packplay, byte for byte."""

import re
import time

import transcripts
from games import KINDS
from hands import MEANS, Hand
from workbench import STEADY

LONG, SHORT = 50, 1


def run(bench):
    """Plays each kind with each seed; kind, seed and browser decide by which means."""
    for seed in range(1, (LONG if bench.is_long else SHORT) + 1):
        for number, kind in enumerate(KINDS):
            means = MEANS[(seed + number + (bench.name == "firefox")) % len(MEANS)]
            play(bench, kind, means, seed)
        if seed % 10 == 0:
            print(f"{bench.name:9} {seed} seeds played", flush=True)
    for kind in KINDS:
        for means in ("keyboard", "touch" if bench.name == "chromium" else "mouse"):
            with bench.case(f"double taps in {kind} by {means}"):
                double_taps(bench, kind, means)
    for means in MEANS:
        with bench.case(f"several right choices by {means}"):
            several(bench, means)
    with bench.case("a start screen"):
        start_screen(bench)
    for kind in ("facts", "choice-quiz"):
        with bench.case(f"a game of the day of {kind}"):
            game_of_the_day(bench, kind)
    # Firefox hides what scripts declare.
    if bench.name == "chromium":
        for kind, tags in (("facts", ["en"]), ("number-duel", ["en", "ru"])):
            with bench.case(f"the languages of {kind}"):
                languages(bench, kind, tags)
        with bench.case("two celebrations"):
            celebrations(bench)
        with bench.case("still celebrations"):
            stillness(bench)
        with bench.case("sounds"):
            sounds(bench)
        for kind, moves in ANSWERS.items():
            with bench.case(f"the result of {kind} in sight"):
                in_sight(bench, kind, moves)
    with bench.case("an upright slider"):
        upright(bench)
    with bench.case("levels that fit"):
        fitting(bench)
    for kind in ("ordering", "matching"):
        with bench.case(f"what is asked in {kind}, in landscape"):
            uncovered(bench, kind)


def start_screen(bench):
    """Opens a game that begins with a question: it waits behind its rule, and its clock stands, until Play is pressed."""
    browser = bench.browser
    browser.fresh(390, 844)
    browser.show(bench.page("facts").replace("seed=1&", "").replace("&clock=0", ""))
    hand = Hand(browser, "keyboard")
    hand.until_phase("start")
    rule = "a guess below the right answer earns nothing and costs a life"
    bench.check(rule in browser.text(), f"the start screen does not say: {rule}")
    time.sleep(0.5)
    if bench.name == "chromium":
        bench.check(browser.evaluate("clock.now()") == 0, "the clock runs behind the start screen")
    browser.press("Enter")
    hand.until_phase("asking")
    bench.check(browser.evaluate("document.activeElement.id") == "slider", "after Play the slider has not the focus")


def languages(bench, kind, tags):
    """Opens a page for a player who reads Russian: it speaks Russian if its pack does, and else English."""
    bench.browser.fresh(390, 844)
    bench.browser.show(re.sub("languages=[^&]*", "languages=ru,de", bench.page(kind)))
    bench.browser.until("!!packtool.reply()")
    offered = bench.browser.evaluate("languages.map(({ tag }) => tag)")
    bench.check(offered == tags, f"{kind}: the menu offers {offered}")
    spoken = bench.browser.evaluate("packtool.reply().language")
    bench.check(spoken == tags[-1], f"{kind}: the page speaks {spoken}")


def game_of_the_day(bench, kind):
    """Two players begin the game of the day: they are asked the same, and it has begun."""
    browser, asked = bench.browser, []
    for _ in range(2):
        browser.fresh(390, 844)
        browser.show(bench.page(kind).replace("seed=1&", ""))
        hand = Hand(browser, "mouse")
        hand.until_phase("start", "welcome")
        hand.push(".row .plain:nth-of-type(2)")
        hand.push("dialog .option:nth-of-type(1)")
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


def stillness(bench):
    """Celebrates where motion is reduced: nothing is added to the page."""
    browser = bench.browser
    browser.fresh(reduced_motion="reduce")
    browser.show(bench.page("sum-grid").replace("still&", ""))
    added = browser.evaluate("(celebrate(5), gallop(), sparkle('.board'), document.querySelectorAll('.sky').length)")
    bench.check(added == 0, f"where motion is reduced a celebration adds {added} skies")
    moving = browser.evaluate("document.getAnimations().length")
    bench.check(moving == 0, f"where motion is reduced {moving} elements move")


def sounds(bench):
    """Plays all tunes: nothing is heard until the player wants it, and vibration is a choice of its own."""
    browser = bench.browser
    browser.fresh()
    browser.show(bench.page("facts"))
    # Browsers let a page sound and shake only behind a key or a tap.
    browser.press("PageUp")
    every = "Object.keys(tunes).forEach(name => { steppedAt = -1000; play(name); })"
    bench.check(browser.evaluate(f"({every}, audio === null)"), "there is sound before it is switched on")
    counted = "(window.struck = 0, tone = () => { window.struck += 1; })"
    for vibration in ("on", "off"):
        struck = browser.evaluate(f"({counted}, settings.sound = 'on', settings.vibration = '{vibration}', {every}, window.struck)")
        notes = browser.evaluate("Object.values(tunes).flat().length")
        bench.check(struck == notes, f"of {notes} notes {struck} are struck, with vibration {vibration}")
    many = browser.evaluate(f"({counted}, steppedAt = -1000, [1, 2, 3, 4].forEach(() => play('tap')), window.struck)")
    bench.check(many == 1, f"of four steps at once {many} are heard")


def upright(bench):
    """The slider stands upright on a tall screen alone; its keys go up there, too, also from right to left."""
    browser = bench.browser
    for width, height, is_tall in [(390, 844, True), (320, 568, False), (844, 390, False)]:
        for language in ("en", "ar"):
            browser.fresh(width, height)
            browser.show(bench.page("facts").replace("languages=en", f"languages={language}"))
            found = browser.evaluate("""(slider => [slider.getAttribute('aria-orientation'), slider.offsetHeight > slider.offsetWidth,
                slider.getAttribute('aria-valuetext') === packtool.reply().scene.value])(document.querySelector('#slider'))""")
            wanted = ["vertical" if is_tall else None, is_tall, True]
            bench.check(found == wanted, f"the slider at {width} x {height}, {language}: {found}, not {wanted}")
            before = browser.reply()["scene"]["part"]
            for key in ("ArrowUp", "PageUp"):
                browser.press(key)
                after = browser.reply()["scene"]["part"]
                bench.check(after > before, f"{key} at {width} x {height}, {language}: the slider goes from {before} to {after}")
                before = after


# The events that answer the first question of each kind, and what is then to be seen.
ANSWERS = {
    "facts": (["slide 0.9", "guess"], ".verdict, .value"),
    "choice-quiz": (["next", "choose 0"], ".verdict, .choice.right"),
    "short-answer": (["next", "pass"], ".verdict, .value"),
    "ordering": (["next", "answer"], ".verdict"),
    "matching": (["next", *(f"mark {place} {place}" for place in range(5)), "answer"], ".verdict"),
    "number-duel": (["choose 0", "next", "say equal", "guess 1"], ".asked .prompt, .digit.send"),
    "sum-grid": (["mark A1"], ".note, .board, .sums"),
    "roster": (["next", "choose 1"], ".verdict, .photo.right"),
}


def in_sight(bench, kind, moves):
    """Answers a question on three screens: the result, the right answer and the big button are in sight."""
    browser = bench.browser
    events, wanted = moves
    for width, height in [(390, 844), (320, 568), (844, 390)]:
        browser.fresh(width, height)
        browser.show(bench.page(kind, 2))
        if kind == "roster" and browser.phase().endswith("asking"):
            events = events[1:]
        browser.evaluate("".join(f"send({event!r});" for event in events))
        # Pictures are loaded and the focus is where it goes.
        browser.until("[...document.images].every((image) => image.complete)")
        hidden = browser.evaluate(f"""[...document.querySelectorAll({wanted!r} + ', #play .big')].filter((element) => {{
            const {{left, top, right, bottom}} = element.getBoundingClientRect();
            const inside = top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
            const above = document.elementFromPoint((left + right) / 2, bottom - 3);
            return !inside || !(element.contains(above) || above?.contains(element));
        }}).map((element) => element.className)""")
        bench.check(hidden == [], f"{kind} at {width} x {height}: after an answer {hidden} are not in sight")


def fitting(bench):
    """On small phones, six levels of the duel and its rounds need no scrolling."""
    browser = bench.browser
    for width, height in [(320, 568), (844, 390)]:
        for language in ("en", "ru"):
            browser.fresh(width, height)
            browser.show(bench.page("number-duel").replace("languages=en", f"languages={language}"))
            for moves in ([], ["choose 5", "next", "next", "say greater"], ["say equal", "next"]):
                for move in moves:
                    browser.evaluate(f"send({move!r})")
                found = browser.evaluate("[document.documentElement.scrollHeight, innerHeight]")
                bench.check(found[0] <= found[1],
                            f"{browser.phase()} at {width} x {height}, {language}: {found[0]} pixels on {found[1]}")
    number = browser.evaluate("""(element => element.scrollWidth <= element.clientWidth && element.offsetHeight < 100)(
        (send('new'), send('choose 5'), send('next'), send('next'), document.querySelector('.value')))""")
    bench.check(number, "a number of the computer breaks, or is wider than its place")


def uncovered(bench, kind):
    """In landscape, nothing covers what is asked."""
    browser = bench.browser
    browser.fresh(844, 390)
    browser.show(bench.page(kind))
    browser.evaluate("send('next')")
    covered = browser.evaluate("""(element => {
        const {left, right, bottom} = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
    })(document.querySelector('.prompt'))""")
    bench.check(not covered, f"{kind}: something covers what is asked")


# The first screens of each kind: the key and the button that go on, and the phase after them.
FIRST = {
    "facts": [("Enter", ".big", "asking"), ("Enter", ".big", "judged"), ("Enter", ".big", "asking")],
    "choice-quiz": [("Enter", ".big", "asking"), ("1", ".choice", "judged"), (" ", ".big", "asking")],
    "short-answer": [(" ", ".big", "asking"), (None, ".foot .plain", "judged"), ("Enter", ".big", "asking")],
    "ordering": [(" ", ".big", "asking"), (None, ".foot .big", "judged"), ("Enter", ".big", "asking")],
    "matching": [(" ", ".big", "asking")],
    "number-duel": [("3", ".level:nth-of-type(3)", "thinking"), (" ", ".big", "computerGuesses"),
                    ("<", ".say.less", "computerGuesses")],
    "sum-grid": [(" ", ".big", "asking")],
    "roster": [("Enter", ".big", "asking"), ("1", ".photo", "judged"), ("Enter", ".big", "asking")],
}


def double_taps(bench, kind, means):
    """Goes on twice at once from each screen, by the real clock: the second tap or key does nothing."""
    browser = bench.browser
    browser.fresh(390, 844, touch=means == "touch")
    browser.show(bench.page(kind).replace("seed=1&", "").replace("&clock=0", ""))
    Hand(browser, means).until_phase("start", "welcome")
    for number, (key, button, phase) in enumerate(FIRST[kind]):
        time.sleep(0.5)
        before = moves(browser)
        place = browser.place(button)
        start = time.monotonic()
        for _ in range(2):
            if means == "keyboard" and key:
                browser.press(key)
            else:
                browser.drag([place], means == "touch")
        is_late = time.monotonic() - start > 0.35
        Hand(browser, means).until_phase(phase)
        made = moves(browser)[len(before):]
        # On a busy machine the second one may come late.
        bench.check(is_late or len(made) <= 1 and browser.phase().endswith(phase),
                    f"{kind}, screen {number}: two taps or keys at once are {made}, and the page shows {browser.phase()}")
        if is_late:
            return


def moves(browser):
    """The moves of the game that are in force: those that the engine dropped came too soon."""
    sent = browser.evaluate("packtool.events().slice(1).map((event) => event.split(' ')[1])")
    return [name for name in sent if name in ("next", "choose", "guess", "pass", "say", "back", "answer", "mark")]


SEVERAL = """Prompt,Right,Right2,Right3,Wrong1,Wrong2,Wrong3,Why1,Explanation
Which of these are prime numbers?,5,7,11,4,9,6,4 is 2 times 2.,
Which of these are square numbers?,16,25,,15,20,,,16 is 4 times 4.
What is half of 14?,7,,,8,6,9,8 is half of 16.,
"""


def several(bench, means):
    """Plays questions with several right choices, and one with one, as a bot does; the last answer is partly wrong."""
    browser, name = bench.browser, f"several-{bench.name}"
    table, pack, page = (bench.folder / f"{name}.{end}" for end in ("csv", "qpk", "html"))
    if not page.exists():
        table.write_text(SEVERAL)
        bench.tool("compile", table, "-o", pack, "--now", "2026-01-01")
        bench.tool("export", pack, "--to", "html", "-o", page)
    expected = transcripts.of_bot(pack, 5, "sensible")
    browser.fresh(*(390, 844) if means == "touch" else (1280, 800), touch=means == "touch")
    browser.show(f"file://{page}#seed=5&{STEADY}")
    hand = Hand(browser, means)
    KINDS["choice-quiz"].play(hand, transcripts.parsed(expected))
    difference = transcripts.first_difference(expected, browser.evaluate("packtool.transcript()").splitlines())
    bench.check(not difference, f"several right choices by {means}: {difference}")
    while True:
        hand.next()
        hand.until_phase("asking")
        if browser.reply()["scene"].get("several"):
            break
        hand.push(".choice:nth-of-type(1)", "1")
        hand.until_phase("judged")
    count = len(browser.reply()["scene"]["choices"])
    for number in range(1, count + 1):
        hand.push(f".choice:nth-of-type({number})", str(number))
    hand.push(".choice:nth-of-type(2)", "2")
    pressed = browser.evaluate("[...document.querySelectorAll('.choice')].map((one) => one.getAttribute('aria-pressed'))")
    bench.check(pressed == [str(number != 2).lower() for number in range(1, count + 1)], f"marked are {pressed}")
    hand.next()
    hand.until_phase("judged")
    scene = browser.reply()["scene"]
    wrong = [at for at in range(count) if str(at) in scene["chosen"] and str(at) not in scene["rights"]]
    shown = browser.evaluate("[...document.querySelectorAll('.choice')].flatMap((one, at) => one.matches('.wrong') ? at : [])")
    bench.check(shown == wrong and wrong, f"{shown} are shown as wrong, not {wrong}")


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
