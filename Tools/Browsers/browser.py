"""The face of a browser that tests drive: keys, mouse and fingers as a player has them, and what the page shows."""

import json
import time


# Seconds after which what is waited for will not come; a busy machine takes many.
PATIENCE = 120


class Wrong(Exception):
    """The page is not as it should be."""


class Browser:
    """A running browser with one page.

    `requests` are the addresses that the page has asked for, `errors` the lines of its console that report a fault.
    """

    name = ""

    def __init__(self):
        self.requests = []
        self.errors = []

    def show(self, address, ready=True):
        """Loads a page in a fresh tab, and waits until it shows a game, an error or the home page."""
        raise NotImplementedError

    def fresh(self, width=1280, height=800, touch=False, dark=False):
        """Opens a tab without anything kept, of that size and look, for the next `show`."""
        raise NotImplementedError

    def reload(self):
        """Loads the page again, as a player does."""
        raise NotImplementedError

    def evaluate(self, expression):
        """The value of a JavaScript expression, or of the promise that it is."""
        raise NotImplementedError

    def press(self, key):
        """Presses a key by its DOM name, such as `Enter`, `a` or `Shift+Tab`."""
        raise NotImplementedError

    def type(self, text):
        """Types a text into what has the focus."""
        raise NotImplementedError

    def drag(self, points, touch=False):
        """Goes down with the mouse or a finger at the first of the points, over all others, and up."""
        raise NotImplementedError

    def gather(self):
        """Completes `requests` and `errors`."""

    def screenshot(self, path):
        raise NotImplementedError

    def resize(self, width, height):
        raise NotImplementedError

    def close(self):
        raise NotImplementedError

    def until(self, expression):
        """Waits until an expression is true, and returns its value."""
        end = time.monotonic() + PATIENCE
        while not (value := self.evaluate(expression)):
            if time.monotonic() > end:
                focus = self.evaluate("document.activeElement ? document.activeElement.outerHTML.slice(0, 99) : ''")
                raise Wrong(f"{self.name}: never true: {expression}; the page shows {self.text()[:400]!r}, "
                            f"the focus is on {focus}")
            time.sleep(0.005)
        return value

    def text(self):
        return self.evaluate("document.body ? document.body.innerText : ''")

    def reply(self):
        """The last reply of the engine."""
        return self.evaluate("packtool.reply()")

    def phase(self):
        return self.evaluate("document.documentElement.dataset.phase || ''")

    def place(self, selector):
        """The middle of an element, which is scrolled to; wrong if there is none or something covers it.

        Pictures are loaded by then, so that nothing moves any more.
        """
        found = self.evaluate(f"""(async () => {{
            const loading = [...document.images].filter(one => !one.complete);
            await Promise.all(loading.map(one => new Promise(done => {{
                one.addEventListener('load', done);
                one.addEventListener('error', done);
            }})));
            const element = document.querySelector({json.dumps(selector)});
            if (!element) return 'nothing';
            let box = element.getBoundingClientRect();
            if (box.top < 0 || box.bottom > innerHeight) {{
                element.scrollIntoView({{block: 'center', behavior: 'instant'}});
                box = element.getBoundingClientRect();
            }}
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const top = document.elementFromPoint(x, y);
            if (!top || !(element.contains(top) || top.contains(element))) return 'below ' + (top && top.outerHTML);
            return [x, y];
        }})()""")
        if isinstance(found, str):
            raise Wrong(f"{self.name}: {selector} is {found[:200]}; the page shows {self.text()[:400]!r}")
        return found

    def click(self, selector, touch=False):
        """Clicks or taps an element."""
        self.drag([self.place(selector)], touch)


def started(name):
    """A browser by its name."""
    # Only what is used is loaded: Firefox needs no package.
    if name == "chromium":
        from chromium import Chromium
        return Chromium()
    from firefox import Firefox
    return Firefox()
