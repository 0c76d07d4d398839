"""The ways to play: by keys alone, by the mouse with keys for texts, and by a finger."""

import json

from browser import Wrong

MEANS = ["keyboard", "mouse", "touch"]


class Hand:
    """Plays on a browser's page by one means; tells `watch` the name of each screen that it waits for."""

    def __init__(self, browser, means, watch=None):
        self.browser = browser
        self.means = means
        self.watch = watch

    @property
    def is_keyboard(self):
        return self.means == "keyboard"

    def push(self, selector, key=None):
        """Pushes a button: by its key, by TAB and ENTER where it has none, by a click or by a tap."""
        if not self.is_keyboard:
            self.browser.click(selector, self.means == "touch")
        elif key:
            self.browser.press(key)
        else:
            self.reach(selector)
            self.browser.press("Enter")

    def reach(self, selector):
        """Moves the focus to an element by TAB, or backwards if it stands before.

        It goes no way around: in Firefox keys do less in a page that TAB has left and come back to.
        """
        element = f"document.querySelector({json.dumps(selector)})"
        is_before = self.browser.evaluate(f"""!!{element} && !!(document.activeElement.compareDocumentPosition({element})
            & Node.DOCUMENT_POSITION_PRECEDING)""")
        for _ in range(60):
            if self.browser.evaluate(f"document.activeElement.matches({json.dumps(selector)})"):
                return
            self.browser.press("Shift+Tab" if is_before else "Tab")
        raise Wrong(f"{self.browser.name}: TAB does not reach {selector}")

    def enter(self, selector, text):
        """Types a text into a field that has the focus, or gets it now, in place of what it holds."""
        if not self.is_keyboard:
            self.browser.click(selector, self.means == "touch")
        self.browser.until(f"document.activeElement && document.activeElement.matches({json.dumps(selector)})")
        self.browser.type(text)

    def until_phase(self, *phases):
        """Waits until the game is in one of the phases, and returns which."""
        tests = " || ".join(f"phase.endsWith('-{phase}')" for phase in phases)
        self.browser.until(f"(phase => {tests})(document.documentElement.dataset.phase || '')")
        phase = self.browser.phase().rsplit("-", 1)[1]
        if self.watch:
            self.watch(phase)
        return phase

    def until_note(self):
        """Waits until there is a remark on the last move."""
        self.browser.until("packtool.reply().note")
        if self.watch:
            self.watch("note")

    def next(self):
        """Pushes the big button."""
        self.push(".big", "Enter")

    def start_again(self):
        """Starts a new game, and confirms that the running one is lost."""
        self.push("[aria-label=Menu]")
        self.push("dialog .wide:nth-of-type(1)")
        self.push("dialog .row .wide:nth-of-type(1)")
