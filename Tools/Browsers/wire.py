"""The page asks for nothing but itself, from a file and from a server that counts."""

import contextlib
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import games
import transcripts
from hands import Hand
from kinds import KINDS
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


def serve(bench, server, kind, entry.pack):
    browser = bench.browser
    lines = transcripts.of_bot(bench.pack(kind), 1, "random" if kind == "facts" else None)
    server.paths.clear()
    browser.fresh()
    browser.show(f"{server.address}/{name}.html#seed=1&{STEADY}")
    games.play(kind, Hand(browser, "mouse"), transcripts.parsed(lines))
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
