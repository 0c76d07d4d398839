"""The site of several packs: below a path, without a network, and replaced by a new version in mid-game."""

import shutil

import access
from hands import Hand
from wire import Server
from workbench import ROOT, STEADY

PATH = "some/where"
SCORES = {"best": 123, "games": [[123, "2026-01-01T00:00:00Z"]]}
NAMES = ["world-facts", "guess-the-number"]


def run(bench):
    root = bench.folder / f"root-{bench.name}"
    (root / PATH).parent.mkdir(parents=True)
    for name in NAMES:
        shutil.copytree(ROOT / "packs" / name, root / name)
    server = Server(root)
    try:
        with bench.case("a site", is_site=True):
            make(bench, root)
            server = visit(bench, server, root)
    finally:
        server.close()


def make(bench, root):
    bench.tool("export", *[root / name for name in NAMES], "--to", "site", "--title", "Test site", "-o", root / PATH)


def visit(bench, server, root):
    browser, hand = bench.browser, Hand(bench.browser, "mouse")
    home = f"{server.address}/{PATH}/#{STEADY}&seed=3"
    browser.fresh()
    browser.show(home)
    count = browser.evaluate("document.querySelectorAll('.pack').length")
    bench.check(count == 2, f"the home page has {count} packs: {browser.text()}")
    told = browser.evaluate("[...document.querySelectorAll('.pack-kind')].map((one) => one.textContent)")
    bench.check(told == ["Higher or lower · 591 questions", "Number duel · 6 levels"], f"the home page says of its packs {told}")
    access.look(bench, "site", "home")
    browser.resize(1280, 800)
    browser.evaluate("navigator.serviceWorker.ready.then(() => true)")
    browser.until("caches.keys().then(names => names.length)")
    outside = [path for path in server.paths if not path.startswith(f"/{PATH}/") and path != "/favicon.ico"]
    bench.check(not outside, f"the site asks for {outside}, which is not below its path")

    hand.push("li:nth-of-type(1) .pack")
    hand.until_phase("asking")
    answer(hand)
    before = browser.evaluate("packtool.transcript()")

    # Without a network: the server is gone.
    server.close()
    browser.show(home + "&pack=world-facts")
    browser.until("!!document.querySelector('dialog[open]')")
    bench.check(browser.evaluate("packtool.transcript()") == before, "offline, the game is not the one that was left")
    hand.push("dialog .big")
    hand.next()
    answer(hand)
    browser.show(home)
    hand.push("li:nth-of-type(2) .pack")
    hand.until_phase("start")

    # A new version while a game of the old one runs.
    browser.show(home + "&pack=world-facts")
    browser.until("!!document.querySelector('dialog[open]')")
    hand.push("dialog .big")
    server = Server(root, server.port)
    manifest = root / "world-facts/pack.xml"
    manifest.write_text(manifest.read_text().replace("<title>World Facts<", "<title>Newer Facts<"))
    make(bench, root)
    hand.next()
    answer(hand)
    rounds = len(browser.evaluate("packtool.transcript()").splitlines())
    bench.check(rounds == 3, f"after the update the game has {rounds} rounds, not 3")
    browser.evaluate(f"localStorage.setItem('packtool/scores/world-facts', JSON.stringify({SCORES}))")
    for _ in range(4):
        browser.show(home + "&pack=world-facts")
        browser.evaluate("navigator.serviceWorker.getRegistration().then(one => one && one.update()).then(() => true)")
        if "Newer Facts" in browser.text():
            break
    bench.check("Newer Facts" in browser.text(), f"four visits later the site is still the old one: {browser.text()[:80]!r}")
    is_paused = browser.evaluate("!!document.querySelector('dialog[open]')")
    bench.check(not is_paused, "a game of the old pack is gone on with in the new one")
    bench.check(browser.reply()["best"] == 123, "the scores are lost with the update")

    # The site moves to another address.
    (root / "moved.html").write_text('<!doctype html><html data-phase="moved"><title>Moved</title>')
    server.moved[f"/{PATH}/"] = "/moved.html"
    browser.show(home)
    bench.check(browser.evaluate("location.pathname") == "/moved.html", "who visited a site that moved stays at its old address")
    return server


def answer(hand):
    hand.push(".big")
    hand.until_phase("judged")
