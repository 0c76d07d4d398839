"""The page asks for nothing but itself, from a file and from a server that counts."""

import contextlib
import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import transcripts
from games import KINDS
from hands import Hand
from workbench import STEADY


class Server:
    """A web server for a folder; `paths` are the paths that were asked for, `moved` those that are elsewhere now."""

    def __init__(self, folder, port=0):
        self.paths = paths = []
        self.moved = moved = {}

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                paths.append(self.path)
                # A browser that leaves a page closes its connections.
                with contextlib.suppress(ConnectionError):
                    if self.path not in moved:
                        return super().do_GET()
                    self.send_response(301)
                    self.send_header("Location", moved[self.path])
                    self.end_headers()

        self.server = ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=folder))
        self.port = self.server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def run(bench):
    server = Server(bench.folder)
    try:
        planted(bench, server)
        for kind, entry in KINDS.items():
            if bench.is_long or kind == "roster":
                with bench.case(f"{kind} from a server"):
                    serve(bench, server, kind, entry.pack)
        with bench.case("a page in a frame", is_site=True):
            framed(bench, server)
        for offers in (True, False):
            with bench.case(f"answers of a page that {'offers' if offers else 'does not offer'} them", is_site=True):
                answered(bench, server, offers)
    finally:
        server.close()


def framed(bench, server):
    """A game in a frame leaves the focus where it is in the page around it."""
    browser = bench.browser
    (bench.folder / f"frame-{bench.name}.html").write_text(
        f'<!doctype html><html data-phase="frame"><title>Frame</title><input><iframe src="world-facts.html#seed=1&{STEADY}">')
    browser.fresh()
    browser.show(f"{server.address}/frame-{bench.name}.html")
    frame = "document.querySelector('iframe').contentDocument"
    browser.until(f"{frame}.documentElement.dataset.phase === 'facts-asking'")
    focus = "document.activeElement.localName"
    bench.check(browser.evaluate(focus) == "body", "a game in a frame takes the focus when it is loaded")
    browser.click("input")
    browser.evaluate(f"{frame}.querySelector('.big').click()")
    browser.until(f"{frame}.documentElement.dataset.phase === 'facts-judged'")
    bench.check(browser.evaluate(focus) == "input", "a game in a frame takes the focus from the page around it")


def answered(bench, server, offers):
    """A page that offers answers tells each to the page around it, and every page saves them if the player asks."""
    browser, kind = bench.browser, "choice-quiz"
    lines = transcripts.parsed(transcripts.of_bot(bench.pack(kind), 1, "random"))
    name = f"answers-{offers}-{bench.name}"
    bench.tool("export", bench.pack(kind), "--to", "html", *["--answers"] * offers, "-o", f"{name}-game.html")
    # What is saved is kept by the page around, and no browser asks where to put it.
    (bench.folder / f"{name}.html").write_text(f"""<!doctype html><html data-phase="frame"><title>Frame</title>
        <iframe src="{name}-game.html#seed=1&{STEADY}" width="900" height="700"></iframe><script>
        const frame = document.querySelector('iframe');
        Object.assign(window, {{ told: [], saved: '' }});
        addEventListener('message', (event) => event.data.packtool === 'answer' && window.told.push(event.data));
        frame.onload = () => {{
            const {{ URL, document }} = frame.contentWindow;
            const made = URL.createObjectURL;
            URL.createObjectURL = (blob) => {{ blob.text().then((text) => {{ window.saved = text; }}); return made.call(URL, blob); }};
            document.addEventListener('click', (event) => event.target.download && event.preventDefault(), true);
        }};
        </script>""")
    browser.fresh()
    browser.show(f"{server.address}/{name}.html")
    game = "document.querySelector('iframe').contentDocument"

    def until(phase):
        browser.until(f"{game}.documentElement.dataset.phase === 'choice-quiz-{phase}'")

    def push(selector):
        browser.evaluate(f"{game}.querySelector({selector!r}).click()")

    until("welcome")
    push(".big")
    asked = [line for line in lines if "question" in line]
    for line in asked:
        until("asking")
        push(f".choice:nth-of-type({line['choice']})")
        until("judged")
        push(".big")
    until("over")
    buttons = f"[...{game}.querySelectorAll('button')].filter(button => button.textContent === 'Save my answers')"
    count = browser.evaluate(f"{buttons}.length")
    bench.check(count == offers, f"at the end of a game there are {count} buttons that save answers")
    if not offers:
        push("[aria-label=Menu]")
        push("dialog .stack .wide:nth-of-type(3)")
    browser.evaluate(f"{buttons}[0].click()")
    browser.until("saved")
    told, saved = browser.evaluate("told"), browser.evaluate("saved").splitlines(keepends=True)
    expected = [(line["id"], line["answer"], line["right"] == line["answer"]) for line in asked]
    found = [json.loads(line) for line in saved]
    bench.check([(one["question"], one["answer"], one["right"]) for one in found] == expected,
                f"the saved answers are {saved}, not {expected}")
    bench.check(len({one["session"] for one in found}) == 1, f"one sitting has several numbers: {saved}")
    bench.check(told == [{"packtool": "answer", "pack": "world-currencies", "answer": one} for one in found if offers],
                f"the page around is told {told}")


def serve(bench, server, kind, name):
    browser = bench.browser
    lines = transcripts.of_bot(bench.pack(kind), 1, "random" if kind == "facts" else None)
    server.paths.clear()
    browser.fresh()
    browser.show(f"{server.address}/{name}.html#seed=1&{STEADY}")
    KINDS[kind].play(Hand(browser, "mouse"), transcripts.parsed(lines))
    # Browsers ask for an icon by themselves where a page names none.
    asked = [path for path in server.paths if path != "/favicon.ico"]
    bench.check(asked == [f"/{name}.html"], f"{name}.html asks the server for {asked}")


def planted(bench, server):
    """Checks that a request of a page, and one that its policy forbids, would be noticed."""
    browser = bench.browser
    (bench.folder / "planted.html").write_text('<!doctype html><title>x</title><img src="planted.png" alt="">')
    browser.fresh()
    browser.show(f"{server.address}/planted.html", ready=False)
    browser.gather()
    asked = [address for address in browser.requests if address.endswith("/planted.png")]
    bench.check(asked and "/planted.png" in server.paths, f"a planted request is not noticed: {browser.requests}")
    browser.show(bench.page("facts"))
    browser.errors.clear()
    browser.evaluate("""new Promise(done => {
        const image = new Image();
        image.onerror = () => done(true);
        image.src = 'http://127.0.0.1:9/';
    })""")
    browser.gather()
    bench.check(any("Policy" in line for line in browser.errors), f"a forbidden request is not noticed: {browser.errors}")
