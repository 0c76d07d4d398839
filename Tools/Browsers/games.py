"""Plays whole games on the page: the moves of a bot, as the lines of its transcript have them."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal

from grids import mark, wrong_path

# Rounds of which one is guessed by the slider, where there is a mouse or a finger: finding a place takes long.
SLIDES = 10


def facts(hand, lines):
    """Plays rounds; `None` for the last line leaves the game after them."""
    *rounds, end = lines
    for number, line in enumerate(rounds):
        hand.until_phase("asking")
        guess = str(line["guess"])
        if hand.is_keyboard:
            # The first digit opens the field; a sign is not one.
            hand.browser.type(guess.lstrip("-"))
            if guess.startswith("-"):
                hand.browser.press("Home")
                hand.browser.type("-")
            hand.browser.press("Enter")
        elif number % SLIDES == 0 and slide(hand, line["guess"]):
            hand.push(".big")
        else:
            hand.push(".foot .plain")
            hand.enter("#typed", guess)
            hand.push(".big")
        hand.until_phase("judged")
        if number + 1 < len(rounds) or (end and end["over"]):
            hand.next()
    if not end:
        return
    if end["over"]:
        hand.until_phase("over")
    else:
        hand.start_again()


def slide(hand, guess):
    """Sets the slider by dragging and by its buttons; false if the number is between its places."""
    browser = hand.browser
    browser.place("#slider")
    # Upright on tall screens, with its low end below.
    left, top, width, height = browser.evaluate("""(box => [box.left, box.top, box.width, box.height])(
        document.querySelector('#slider').getBoundingClientRect())""")
    low, high = 0, 1000
    while low <= high:
        middle = (low + high) // 2
        x, y = browser.place("#slider")
        if height > width:
            y = top + height - 18 - (height - 36) * middle / 1000
        else:
            x = left + 14 + (width - 28) * middle / 1000
        browser.drag([(x, y)], hand.means == "touch")
        shown = number_shown(browser)
        if shown == guess:
            return True
        low, high = (middle + 1, high) if shown < guess else (low, middle - 1)
    for _ in range(12):
        shown = number_shown(browser)
        if shown == guess:
            return True
        hand.push(f".step:nth-of-type({2 if shown < guess else 1})")
    return False


def number_shown(browser):
    return Decimal(browser.evaluate("packtool.reply().scene.number"))


def choice_quiz(hand, lines):
    hand.until_phase("welcome")
    for line in lines[:-1]:
        hand.next()
        hand.until_phase("asking")
        choose(hand, ".choice", line)
    finish(hand)


def roster(hand, lines):
    photos(hand, lines[:-1])
    finish(hand)


def photos(hand, lines):
    """Picks photos, and stays at the last one."""
    for number, line in enumerate(lines):
        if number:
            hand.next()
        hand.until_phase("asking")
        choose(hand, ".photo", line)


def choose(hand, kind, line):
    choice = line.get("choice")
    button = f"{kind}:nth-of-type({choice})"
    if choice is None or is_late(hand, line):
        late(hand, line, choice and button)
    else:
        wait(hand, line)
        # A question with several right choices has them marked, and then answered.
        for number in line.get("chosen", str(choice)).split():
            hand.push(f"{kind}:nth-of-type({number})", number)
        if "chosen" in line:
            hand.next()
    hand.until_phase("judged")


def wait(hand, line):
    hand.browser.evaluate(f"packtool.wait({line.get('milliseconds', 0)})")


def is_late(hand, line):
    limit = hand.browser.reply()["scene"].get("limit")
    return limit is not None and line.get("milliseconds", 0) >= limit


def late(hand, line, button):
    """Lets the time run out; a bot may answer after that, before the page has noticed it."""
    click = f"document.querySelector({json.dumps(button)}).click()" if button else "0"
    hand.browser.evaluate(f"(packtool.wait({line['milliseconds']}), {click})")


def finish(hand):
    hand.next()
    hand.until_phase("over")


def short_answer(hand, lines):
    hand.until_phase("welcome")
    for line in lines[:-1]:
        hand.next()
        hand.until_phase("asking")
        *missed, last = line["answers"]
        for text in missed:
            answer(hand, text)
            hand.until_note()
        if is_late(hand, line):
            if last:
                hand.enter("#answer", last)
            late(hand, line, last and ".big")
        else:
            wait(hand, line)
            if last:
                answer(hand, last)
            else:
                hand.push(".foot .plain")
        hand.until_phase("judged")
    finish(hand)


def answer(hand, text):
    hand.enter("#answer", text)
    hand.push(".big", "Enter")


def ordering(hand, lines):
    places(hand, lines, arrange)


def matching(hand, lines):
    places(hand, lines, pair)


def places(hand, lines, bring):
    """Brings each item to its place, the ways in turn, and checks."""
    hand.until_phase("welcome")
    for line in lines[:-1]:
        hand.next()
        hand.until_phase("asking")
        if line["answer"] is None:
            late(hand, line, None)
        else:
            for place, letter in enumerate(line["answer"]):
                bring(hand, ord(letter) - ord("A"), place)
            if is_late(hand, line):
                late(hand, line, ".foot .big")
            else:
                wait(hand, line)
                hand.push(".foot .big")
        hand.until_phase("judged")
    finish(hand)


def arrange(hand, item, place):
    """Moves the line with an item up to its place: by keys, by its arrows or by dragging."""
    at = hand.browser.reply()["scene"]["arranged"].index(item)
    line = "[data-place='{}']"
    if at == place:
        return
    if hand.is_keyboard:
        hand.reach(f"{line.format(at)} .grip")
        for key in [" ", *["ArrowUp"] * (at - place), " "]:
            hand.browser.press(key)
    elif item % 2:
        for now in range(at, place, -1):
            hand.push(f"{line.format(now)} .up")
    else:
        x, y = hand.browser.place(f"{line.format(at)} .grip")
        _, top = hand.browser.evaluate(f"""(({{left, top}}) => [left, top])(document.querySelector(
            "{line.format(place)}").getBoundingClientRect())""")
        drag(hand, [(x, y), (x, y - 9), (x, (y + top) / 2), (x, top + 4)])


def pair(hand, item, place):
    """Brings an item to a place: by keys, by two taps or by dragging."""
    if hand.is_keyboard:
        hand.browser.press(str(place + 1))
        hand.browser.press(chr(ord("a") + item))
    elif item % 2:
        if hand.browser.reply()["scene"]["place"] != place:
            hand.push(f"[data-place='{place}'] .slot")
        hand.push(f".pool .item:nth-of-type({item + 1})")
    else:
        x, y = hand.browser.place(f".pool .item:nth-of-type({item + 1})")
        to_x, to_y = hand.browser.evaluate(f"""(({{left, top, width, height}}) => [left + width / 2, top + height / 2])(
            document.querySelector("[data-place='{place}']").getBoundingClientRect())""")
        drag(hand, [(x, y), (x, y - 9), (to_x, to_y)])


def drag(hand, points):
    """Drags by the mouse or a finger."""
    hand.browser.drag(points, hand.means == "touch")
    if hand.means == "touch":
        # Chromium takes the first tap after a drag that no hand has made for the end of its fling.
        hand.push(".prompt")


def number_duel(hand, lines):
    start, *guesses, _ = lines
    hand.until_phase("start")
    titles = [level["title"] for level in hand.browser.reply()["scene"]["levels"]]
    level = next(i for i, title in enumerate(titles) if title.startswith(start["level"])) + 1
    hand.push(f".level:nth-of-type({level})", str(level))
    hand.until_phase("thinking")
    hand.next()
    for line in guesses:
        if line["who"] == "computer":
            hand.until_phase("computerGuesses")
            hand.push(f".say.{line['answer']}", {"less": "<", "equal": "=", "greater": ">"}[line["answer"]])
        else:
            hand.until_phase("playerGuesses")
            dial(hand, str(line["guess"]))
    hand.until_phase("over")


def dial(hand, digits):
    if hand.is_keyboard:
        hand.browser.type(digits)
        hand.browser.press("Enter")
        return
    for digit in digits:
        # The keypad has 1 to 9, delete, 0 and send.
        hand.push(f".digit:nth-of-type({digit if digit != '0' else 11})")
    hand.push(".digit.send")


def sum_grid(hand, lines):
    levels = 0
    for number, line in enumerate(lines[:-1]):
        if "grid" in line:
            if levels:
                hand.until_phase("levelDone")
                hand.next()
            levels += 1
            hand.until_phase("asking")
            rows = line["grid"].split()
            continue
        path = line["path"].split()
        for _ in range(line["tries"] - 1):
            mark(hand, wrong_path(rows, line["answer"]), False)
            hand.until_note()
        mark(hand, path, number % 2 == 0)
    hand.until_phase("over")


@dataclass(frozen=True)
class Kind:
    # The sample pack.
    pack: str
    # Makes the moves of the lines of a transcript by a hand, without checking what comes of them.
    play: Callable
    # The bot and the seed whose game has the most screens.
    tour: tuple[str | None, int]
    # The games of some seeds are played by other bots, which answer late, wrong or at random; theirs are short.
    bots: dict[int, str] = field(default_factory=dict)


# The kinds of content that the page plays, in the order of its tests.
KINDS = {
    "facts": Kind("world-facts", facts, ("random", 3), {1: "random", 5: "high"}),
    "choice-quiz": Kind("world-currencies", choice_quiz, (None, 2), {3: "random", 5: "slow"}),
    "short-answer": Kind("in-a-word", short_answer, (None, 1), {3: "slow", 5: "slips"}),
    "ordering": Kind("first-things-first", ordering, ("random", 2), {1: "random", 3: "slow"}),
    "matching": Kind("perfect-pairs", matching, ("random", 2), {1: "random", 3: "slow"}),
    "number-duel": Kind("guess-the-number", number_duel, (None, 1), {3: "edge", 5: "forgetful"}),
    "sum-grid": Kind("number-grid", sum_grid, (None, 1), {3: "hasty"}),
    "roster": Kind("eagles-hall-of-fame", roster, (None, 1), {3: "random"}),
}
