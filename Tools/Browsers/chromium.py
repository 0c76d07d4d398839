"""Debian's Chromium, driven by Playwright and by the protocol of its developer tools."""

from playwright.sync_api import sync_playwright

from browser import Browser, Wrong

# A name that is not an address of this machine is never found, so that no request leaves it.
# No input waits for a frame.
FLAGS = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--force-color-profile=srgb",
         "--disable-frame-rate-limit", "--disable-gpu-vsync"]


class Chromium(Browser):
    name = "chromium"

    def __init__(self, flags=()):
        super().__init__()
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=[*FLAGS, *flags], headless=True)
        self.context = self.page = self.tools = None
        self.fresh()

    def fresh(self, width=1280, height=800, touch=False, dark=False, **options):
        if self.context:
            self.context.close()
        self.context = self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch and width < 500,
            color_scheme="dark" if dark else "light", locale="en-US", **options)
        self.tab()

    def tab(self, page=None):
        """Opens a further tab, or takes one that a page has opened; it sees what the others have kept."""
        self.page = page or self.context.new_page()
        self.tools = self.context.new_cdp_session(self.page)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.listen)

    def listen(self, message):
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def show(self, address, ready=True):
        # An address that differs behind # alone is not loaded again.
        self.page.goto("about:blank")
        self.page.goto(address)
        if ready:
            self.until("(document.documentElement.dataset.phase || 'loading') !== 'loading'")

    def reload(self):
        self.page.reload()

    def evaluate(self, expression):
        # Playwright's own `evaluate` calls `eval`, which the policy of the page forbids.
        done = self.tools.send(
            "Runtime.evaluate", {"expression": expression, "awaitPromise": True, "returnByValue": True})
        if "exceptionDetails" in done:
            raise Wrong(f"{expression[:200]}: {done['exceptionDetails'].get('exception', {}).get('description')}")
        return done["result"].get("value")

    def press(self, key):
        self.page.keyboard.press("Space" if key == " " else key)

    def type(self, text):
        self.page.keyboard.type(text)

    def drag(self, points, touch=False):
        if touch:
            for number, (x, y) in enumerate(points):
                self.touch("touchMove" if number else "touchStart", [{"x": x, "y": y}])
            self.touch("touchEnd", [])
            return
        mouse = self.page.mouse
        mouse.move(*points[0])
        mouse.down()
        for point in points[1:]:
            mouse.move(*point)
        mouse.up()

    def touch(self, kind, points):
        self.tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def screenshot(self, path):
        self.page.screenshot(path=path)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def theme(self, dark):
        self.page.emulate_media(color_scheme="dark" if dark else "light")

    def tree(self):
        """The nodes of the accessibility tree; some are ignored by what reads them."""
        return self.tools.send("Accessibility.getFullAXTree")["nodes"]

    def close(self):
        self.browser.close()
        self.playwright.stop()
