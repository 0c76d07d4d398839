"""The ways to play: a part of the questions, practice, and a party."""

import json

from games import KINDS
from hands import Hand

NAMES = ["Anna", "Ben", "Zoë"]


def run(bench):
    with bench.case("a part of the questions"):
        part(bench)
    with bench.case("practice"):
        practice(bench)
    for means in ("keyboard", "touch") if bench.is_long else ("keyboard",):
        with bench.case(f"a party by {means}"):
            party(bench, means)
    for width, language in [(320, "en"), (200, "de"), (390, "ar")]:
        with bench.case(f"the ways to play in {language}, {width} pixels wide"):
            fits(bench, width, language)


def opened(bench, kind, means, width=390, height=844, language="en"):
    """Opens the start screen of a page in a browser that has kept nothing."""
    bench.browser.fresh(width, height, touch=means == "touch")
    address = bench.page(kind).replace("seed=1&", "")
    if language != "en":
        # A page speaks the languages that it was made for.
        name = f"{bench.name}-{language}.html"
        bench.tool("export", bench.pack(kind), "--to", "html", "--languages", language, "-o", name)
        address = address.replace(f"{KINDS[kind].pack}.html", name).replace("languages=en", f"languages={language}")
    bench.browser.show(address)
    hand = Hand(bench.browser, means)
    hand.until_phase("start", "welcome")
    return hand


def choose_way(hand, number):
    """Chooses one of the ways to play: 1 is the game of the day, 2 practice, 3 a party, 4 a part of the questions."""
    hand.push(".row .plain:nth-of-type(2)")
    hand.push(f"dialog .option:nth-of-type({number})")


def kept(bench, name):
    return bench.browser.evaluate(f"JSON.parse(localStorage.getItem('packtool/{name}'))")


def part(bench):
    """Asks only what is chosen, keeps its scores apart, and goes on with it after a reload."""
    browser = bench.browser
    hand = opened(bench, "facts", "mouse")
    choose_way(hand, 4)
    label = "[...document.querySelectorAll('dialog label')].find((one) => one.textContent.startsWith('Animals'))"
    browser.evaluate(f"{label}.click()")
    selected = browser.evaluate("document.querySelector('dialog .note').textContent")
    count = browser.evaluate(f"{label}.querySelector('small').textContent")
    bench.check(selected.startswith(f"{count} of "), f"of {count} questions about animals are chosen: {selected}")
    hand.push("dialog .big")
    hand.until_phase("asking")
    bench.check("Animals" in browser.text(), "nothing says that animals are asked about")
    for _ in range(40):
        browser.press("Home")
        hand.next()
        hand.until_phase("judged")
        hand.next()
        if hand.until_phase("asking", "over") == "over":
            break
    scores = kept(bench, "scores/world-facts · animals")
    bench.check(scores and len(scores["games"]) == 1, f"scores of animals: {scores}")
    bench.check(not kept(bench, "scores/world-facts"), "the score of a part is kept as one of the whole pack")
    hand.next()
    hand.until_phase("asking")
    browser.press("Home")
    hand.next()
    hand.until_phase("judged")
    browser.reload()
    browser.until("!!document.querySelector('dialog[open]')")
    way = browser.evaluate("packtool.reply().status[0].text")
    bench.check(way == "animals", f"after a reload the part is {way!r}")


def practice(bench):
    """Misses a question in an ordinary game: practice asks it first, and keeps no score."""
    browser = bench.browser
    hand = opened(bench, "roster", "keyboard")
    hand.next()
    hand.until_phase("asking")
    missed = None
    for _ in range(6):
        hand.push(".photo", "1")
        hand.until_phase("judged")
        scene = browser.reply()["scene"]
        if scene["choice"] != scene["right"]:
            missed = scene["names"][scene["right"]]
            break
        hand.next()
        hand.until_phase("asking")
    cards = kept(bench, "study/eagles-hall-of-fame") or {}
    bench.check(missed and sum(card.startswith("0 0 ") for card in cards.values()) == 1,
                f"after a miss of {missed} there is kept {cards}")
    hand.push("[aria-label=Menu]")
    hand.push("dialog .stack .wide:nth-of-type(6)")
    hand.push("dialog .option:nth-of-type(2)")
    hand.push("dialog .row .wide:nth-of-type(1)")
    hand.until_phase("asking")
    scene, status = browser.reply()["scene"], browser.reply()["status"]
    bench.check(missed in scene["ask"], f"practice asks {scene['ask']!r}, not for {missed}")
    bench.check(status[0]["text"] == "practice", f"nothing says that this is practice: {status}")
    while hand.until_phase("asking", "over") == "asking":
        hand.push(".photo", "1")
        hand.until_phase("judged")
        hand.next()
    scores = kept(bench, "scores/eagles-hall-of-fame")
    bench.check(not scores or not scores["games"], f"practice keeps a score: {scores}")


def party(bench, means):
    """Plays with three people; a reload goes on at the screen that hides the next question."""
    browser = bench.browser
    hand = opened(bench, "facts", means)
    choose_way(hand, 3)
    browser.evaluate("document.querySelector('[name=count][value=\"3\"]').click()")
    for number, name in enumerate(NAMES, 1):
        hand.reach(f".names :nth-child({number})") if hand.is_keyboard else None
        hand.enter(f".names :nth-child({number})", name)
    hand.push("dialog .big")
    prompts = []
    for turn in range(4):
        hand.until_phase("handover")
        text = browser.text()
        bench.check(f"Pass to {NAMES[turn % 3]}" in text, f"turn {turn} is not given to {NAMES[turn % 3]}: {text!r}")
        bench.check(not any(prompt in text for prompt in prompts), "the screen between two turns shows a question")
        if turn == 2:
            browser.reload()
            hand.until_phase("handover")
            bench.check(f"Pass to {NAMES[2]}" in browser.text(), "after a reload it is another's turn")
        hand.next()
        hand.until_phase("asking")
        prompts.append(browser.reply()["scene"]["prompt"])
        bench.check(NAMES[turn % 3] in browser.text(), "nothing says whose question this is")
        browser.press("End" if turn % 3 == 1 else "Home")
        hand.next()
        hand.until_phase("judged")
        hand.next()
    bench.check(len(set(prompts[:3])) == 1, f"the same questions for all: {prompts[:3]}")
    hand.until_phase("handover")
    points = {player["name"]: int(player["points"].split()[0]) for player in browser.reply()["scene"]["players"]}
    hand.push(".row .plain")
    hand.until_phase("podium")
    shown = [(one["name"], one["place"]) for one in browser.reply()["scene"]["players"]]
    places = {name: 1 + sum(other > points[name] for other in points.values()) for name in NAMES}
    bench.check(dict(shown) == places, f"of the points {points} the podium makes {shown}")
    order = browser.evaluate("[...document.querySelectorAll('.stairs li')].map((step) => step.textContent)")
    bench.check(len(order) == 3 and order[0].startswith(shown[0][0]), f"the podium shows {order}")
    bench.check(not kept(bench, "scores/world-facts"), "a party keeps a score")
    bench.check(kept(bench, "party")["names"] == NAMES, f"the names are kept as {kept(bench, 'party')}")
    hand.next()
    hand.until_phase("handover")
    bench.check(f"Pass to {NAMES[0]}" in browser.text(), "the party is not played again by the same people")


def fits(bench, width, language):
    """Looks at all screens in a narrow window: nothing is wider than it, and buttons are as large as fingers."""
    browser = bench.browser
    hand = opened(bench, "facts", "mouse", width, 568, language)
    spoken = browser.reply()["language"]
    bench.check(spoken == language, f"the page speaks {spoken}, not {language}")

    def look(screen):
        wide = browser.evaluate("""[...document.querySelectorAll('body *')].filter((one) => one.offsetParent
            && !one.closest('.hidden, .skip') && one.getBoundingClientRect().width
            && (one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1))
            .map((one) => one.tagName + '.' + one.className)""")
        bench.check(not wide, f"{screen} is wider than {width} pixels: {wide[:4]}")
        small = browser.evaluate("""[...document.querySelectorAll('button, label > span, .names input')]
            .map((one) => [one.textContent, Math.round(one.getBoundingClientRect().height)])
            .filter(([, height]) => height && height < 43)""")
        bench.check(not small, f"{screen} has small buttons: {json.dumps(small[:4])}")

    look("the start screen")
    hand.push(".row .plain:nth-of-type(2)")
    look("the ways to play")
    hand.push("dialog .option:nth-of-type(4)")
    look("the choice of questions")
    hand.push("dialog .row .plain:nth-of-type(3)")
    browser.evaluate("document.querySelector('[name=count][value=\"6\"]').click()")
    look("the names")
    hand.push("dialog .big")
    hand.until_phase("handover")
    look("the screen between two turns")
    hand.push(".row .plain")
    hand.until_phase("podium")
    look("the podium")
