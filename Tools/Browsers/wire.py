"""The page asks for nothing but itself, from a file and from a server that counts."""

import contextlib
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import games
import transcripts
from hands import Hand
from workbench import PACKS, STEADY


class Server:
    """A web server for a folder; `paths` are the paths that were asked for."""

    def __init__(self, folder, port=0):
        self.paths = paths = []

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                paths.append(self.path)
                # A browser that leaves a page closes its connections.
                with contextlib.suppress(ConnectionError):
                    super().do_GET()

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
        for kind, name in PACKS.items():
            if bench.is_long or kind == "roster":
                with bench.case(f"{kind} from a server"):
                    serve(bench, server, kind, name)
    finally:
        server.close()


def serve(bench, server, kind, name):
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
