"""Pages for learning platforms: a stand-in of SCORM 1.2's run-time, strict in types, rights and states, watches them.

The stand-in is `platform.html`, which opens the game in a window of its own, or has it in a frame. It outlives the game, so
that it hears what the game says as it closes.
"""

import json
import shutil
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import games
import transcripts
from games import KINDS
from hands import Hand
from wire import Server
from workbench import STEADY

PLATFORM = Path(__file__).with_name("platform.html")
NAMESPACES = {"cp": "http://www.imsproject.org/xsd/imscp_rootv1p1p2", "adlcp": "http://www.adlnet.org/xsd/adlcp_rootv1p2"}


def run(bench):
    server = Server(bench.folder)
    try:
        for kind in KINDS if bench.is_long else ["choice-quiz", "facts", "number-duel"]:
            with bench.case(f"{kind} on a learning platform", is_site=True):
                play(bench, server, kind)
        with bench.case("a game that is left on a learning platform", is_site=True):
            resume(bench, server)
        with bench.case("a review on a learning platform", is_site=True):
            review(bench, server)
        with bench.case("a learning platform that refuses, and none", is_site=True):
            fail(bench, server)
        with bench.case("a learning platform around a frame", is_site=True):
            frame(bench, server)
    finally:
        server.close()


def package(bench, server, kind, *options):
    """Exports the package of a kind and unpacks it; returns the address of its folder."""
    name = f"scorm-{kind}-{len(options)}"
    folder = bench.folder / name
    if not folder.exists():
        file = bench.folder / f"{name}.zip"
        bench.tool("export", bench.pack(kind), "--to", "scorm", "-o", file, *options)
        with zipfile.ZipFile(file) as archive:
            archive.extractall(folder)
            manifest(bench, ElementTree.fromstring(archive.read("imsmanifest.xml")), archive.namelist(), options)
        shutil.copy(PLATFORM, folder)
    return f"{server.address}/{name}"


def manifest(bench, root, names, options):
    """Looks at a manifest by the rules of content packaging: what refers to what, and what is listed."""
    def one(path):
        found = root.findall(path, NAMESPACES)
        bench.check(len(found) == 1, f"a manifest has {len(found)} of {path}")
        return found[0]

    bench.check(one("cp:metadata/cp:schema").text == "ADL SCORM", "another schema")
    bench.check(one("cp:metadata/cp:schemaversion").text == "1.2", "another version")
    organization, item = one(".//cp:organization"), one(".//cp:item")
    bench.check(one("cp:organizations").get("default") == organization.get("identifier"), "another default organization")
    resource = one(".//cp:resource")
    bench.check(item.get("identifierref") == resource.get("identifier"), "the item refers to no resource")
    bench.check(resource.get(f"{{{NAMESPACES['adlcp']}}}scormtype") == "sco", "the resource is no unit")
    files = sorted(file.get("href") for file in resource.findall("cp:file", NAMESPACES))
    bench.check([*files, "imsmanifest.xml"] == sorted([*names], key=lambda name: name == "imsmanifest.xml"), f"{files} are listed, {names} are there")
    bench.check(resource.get("href") in files, "the page is not among the files")
    mastery = [score.text for score in item.findall("adlcp:masteryscore", NAMESPACES)]
    bench.check(mastery == list(options[1:]), f"the mastery score is {mastery}")
    identifiers = [element.get("identifier") for element in root.iter() if element.get("identifier")]
    bench.check(len(set(identifiers)) == len(identifiers), "an identifier stands twice")


class Platform:
    """A platform in a tab of its own, and the game that it has opened."""

    def __init__(self, bench, address, changes=None):
        """Opens the platform; `changes` are what its record begins with."""
        self.bench, self.browser, self.address = bench, bench.browser, address
        self.browser.fresh()
        self.browser.show(f"{address}/platform.html")
        self.own = (self.browser.page, self.browser.tools)
        self.browser.evaluate(f"Object.assign(record.data, {json.dumps(changes or {})}) && 0")

    def open(self, seed):
        """Opens the game in a window, which all that drives the browser sees from now on."""
        browser = self.browser
        with browser.context.expect_page() as window:
            browser.evaluate(f"open('{self.address}/index.html#{STEADY}&seed={seed}') && 0")
        browser.tab(window.value)
        browser.until("(document.documentElement?.dataset.phase || 'loading') !== 'loading'")

    def leave(self):
        """Closes the game; the browser's tab is the platform again. Returns what the platform has kept."""
        browser = self.browser
        window = browser.page
        browser.page, browser.tools = self.own
        talks = browser.evaluate("record.finished")
        window.close(run_before_unload=True)
        browser.until(f"record.finished > {talks}")
        kept = browser.evaluate("record")
        self.bench.check(not kept["faults"], f"the platform finds fault: {kept['faults'][:5]}")
        return kept


def found(data):
    """How a platform has kept a game: its result, its status, and how it was left."""
    return tuple(data[f"cmi.core.{name}"] for name in ("score.raw", "lesson_status", "exit"))


def finish(bench, kind, seed=1):
    """Plays a game to its end; returns its result in per cent."""
    bot = KINDS[kind].bots.get(1)
    hand = Hand(bench.browser, "mouse")
    KINDS[kind].play(hand, transcripts.parsed(transcripts.of_bot(bench.pack(kind), seed, bot)))
    return bench.browser.reply()["finished"].get("percent")


def play(bench, server, kind):
    """A game to its end: the platform has its result and its status."""
    has_percent = kind not in ("number-duel", "sum-grid")
    options = ["--mastery", "60"] if has_percent else []
    platform = Platform(bench, package(bench, server, kind, *options))
    platform.open(seed=1)
    percent = finish(bench, kind)
    kept = found(platform.leave()["data"])
    status = "completed" if not has_percent else "passed" if percent >= 60 else "failed"
    bench.check((percent is not None) == has_percent, f"{kind} has {percent} per cent")
    bench.check(kept == (str(percent) if has_percent else "", status, ""), f"{kind} with {percent} per cent is kept as {kept}")
    bench.check(not bench.browser.errors, f"{bench.browser.errors}")


def resume(bench, server):
    """A game that is left goes on where it stood, and its result is that of the whole game."""
    kind, browser = "facts", bench.browser
    platform = Platform(bench, package(bench, server, kind))
    platform.open(seed=3)
    expected = transcripts.of_bot(bench.pack(kind), 3, "random")
    lines = transcripts.parsed(expected)
    half, hand = len(lines) // 2, Hand(browser, "mouse")
    games.facts(hand, [*lines[:half], None])
    before = browser.evaluate("packtool.transcript()")
    others = [key for key in browser.evaluate("Object.keys(localStorage)") if "session" in key or "scores" in key]
    bench.check(not others, f"the browser keeps {others}")
    data = platform.leave()["data"]
    bench.check(found(data) == ("", "incomplete", "suspend"), f"a game that was left is kept as {found(data)}")
    size = len(data["cmi.suspend_data"])
    bench.check(200 < size < 2000, f"a game of {half} questions takes {size} characters")
    platform.open(seed=3)
    browser.until("!!document.querySelector('dialog[open]')")
    bench.check(browser.evaluate("packtool.transcript()") == before, "the game that goes on is another one")
    hand.push("dialog .big")
    hand.until_phase("judged")
    hand.next()
    games.facts(hand, lines[half:])
    difference = transcripts.first_difference(expected, browser.evaluate("packtool.transcript()").splitlines())
    bench.check(not difference, f"a game on a platform that was left: {difference}")
    percent = browser.reply()["finished"]["percent"]
    kept = found(platform.leave()["data"])
    bench.check(kept == (str(percent), "completed", ""), f"with {percent} per cent the game is kept as {kept}")


def review(bench, server):
    """A page that is looked at again reports no result."""
    platform = Platform(bench, package(bench, server, "facts"), {
        "cmi.core.lesson_mode": "review", "cmi.core.lesson_status": "passed", "cmi.core.score.raw": "90"})
    platform.open(seed=1)
    finish(bench, "facts")
    kept = platform.leave()
    sets = {name for name in kept["sets"] if "score" in name or "status" in name}
    bench.check(not sets and kept["data"]["cmi.core.score.raw"] == "90", f"a review sets {sorted(sets)}")


def fail(bench, server):
    """A platform that refuses a result, and no platform at all: one remark says so, and the game plays."""
    browser, address = bench.browser, package(bench, server, "facts")
    platform = Platform(bench, address)
    platform.open(seed=1)
    browser.evaluate("opener.record.refuses = true")
    finish(bench, "facts")
    text = browser.text()
    bench.check("did not take your result. (101)" in text, f"nothing says that the result was refused: {text!r}")
    browser.fresh()
    browser.show(f"{address}/index.html#seed=1&{STEADY}")
    bench.check("No learning platform answers" in browser.text(), f"nothing says that there is no platform: {browser.text()!r}")
    finish(bench, "facts")


def frame(bench, server):
    """The platform is found in the window around the page, and hears how a game ends whose frame goes."""
    browser = bench.browser
    platform = Platform(bench, package(bench, server, "facts"))
    platform.browser.evaluate(f"""document.body.append(Object.assign(
        document.createElement('iframe'), {{ src: 'index.html#seed=1&{STEADY}', width: 900, height: 700 }}))""")
    browser.until("!!frames[0]?.packtool?.reply()")
    status = browser.evaluate("API.LMSGetValue('cmi.core.lesson_status')")
    bench.check(status == "incomplete", f"through a frame the status is {status}")
    browser.evaluate("document.querySelector('iframe').remove()")
    browser.until("record.finished === 1")
    faults = browser.evaluate("record.faults")
    bench.check(not faults, f"the platform around a frame finds fault: {faults[:5]}")
