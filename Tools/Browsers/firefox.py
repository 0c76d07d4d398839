"""Debian's Firefox, driven by Marionette."""

import base64
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from browser import PATIENCE, Browser, Wrong
from marionette import Marionette, MarionetteError

# No request of the browser itself, and none of a page to another machine: its proxy does not exist. A tap stays a tap
# however long a busy machine takes for it.
SETTINGS = {
    "apz.max_tap_time": 20000, "ui.click_hold_context_menus.delay": 20000, "app.normandy.enabled": False, "app.update.disabledForTesting": True, "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False, "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False, "browser.search.update": False, "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0, "datareporting.policy.dataSubmissionEnabled": False, "dom.w3c_touch_events.enabled": 1,
    "extensions.update.enabled": False, "intl.accept_languages": "en-US", "marionette.port": 0,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "network.proxy.http": "127.0.0.1", "network.proxy.http_port": 9, "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9, "network.proxy.type": 1, "privacy.reduceTimerPrecision": False,
    "toolkit.startup.max_resumed_crashes": -1, "toolkit.telemetry.enabled": False,
}

# Keys that have no character, as WebDriver writes them.
KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue006", "Escape": "\ue00c", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "PageUp": "\ue00e",
    "PageDown": "\ue00f", "Shift": "\ue008",
}

# Run in the browser itself: notes the requests of pages, and what their consoles report.
WATCH = """
const page = gBrowser.selectedBrowser;
const seen = globalThis.packtoolSeen = {requests: [], errors: []};
Services.obs.addObserver(subject => {
  const channel = subject.QueryInterface(Ci.nsIHttpChannel);
  if (channel.loadInfo.browsingContextID || channel.loadInfo.triggeringPrincipal.isContentPrincipal) {
    seen.requests.push(channel.URI.spec);
  }
}, 'http-on-modify-request');
Services.console.registerListener({observe(message) {
  // The browser itself looks for an icon of a page that names none, and says what it forbids to keep.
  if (!(message instanceof Ci.nsIScriptError) || /FaviconLoader/.test(message.sourceName)
    || /blocking all storage/.test(message.errorMessage)) return;
  if (/^(file|http):/.test(message.sourceName) || /Content.Security.Policy/.test(message.errorMessage)) {
    seen.errors.push(message.errorMessage + ' ' + message.sourceName.slice(0, 80));
  }
}});
"""

# Run in the browser itself: removes what pages have kept, as a context of its own does in Chromium.
FORGET = """
return new Promise(done => Services.clearData.deleteData(Ci.nsIClearDataService.CLEAR_DOM_STORAGES, {
  onDataDeleted: done,
}));
"""

RESIZE = """
const style = gBrowser.selectedBrowser.style;
for (const [side, length] of [['width', arguments[0]], ['height', arguments[1]]]) {
  for (const name of [side, 'min-' + side, 'max-' + side]) style.setProperty(name, length + 'px');
}
"""


class Firefox(Browser):
    name = "firefox"

    def __init__(self):
        super().__init__()
        self.profile = Path(tempfile.mkdtemp(prefix="packtool-firefox-"))
        lines = [f"user_pref({name!r}, {str(value).lower() if isinstance(value, bool) else repr(value)});"
                 for name, value in SETTINGS.items()]
        (self.profile / "user.js").write_text("\n".join(lines))
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--remote-allow-system-access", "--no-remote",
             "--profile", self.profile, "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.marionette = Marionette(self.port())
        self.marionette.send("WebDriver:NewSession")
        self.marionette.send("WebDriver:SetTimeouts", script=PATIENCE * 1000, pageLoad=PATIENCE * 1000)
        self.marionette.send("WebDriver:SetWindowRect", width=1500, height=1100)
        self.chrome(WATCH)
        self.fresh()

    def port(self):
        file = self.profile / "MarionetteActivePort"
        end = time.monotonic() + PATIENCE
        while not (file.exists() and file.read_text().strip()):
            if time.monotonic() > end or self.process.poll() is not None:
                raise Wrong("Firefox does not start")
            time.sleep(0.05)
        return int(file.read_text())

    def chrome(self, script, *arguments):
        """Runs a script in the browser itself, not in the page."""
        self.marionette.send("Marionette:SetContext", value="chrome")
        try:
            return self.marionette.send("WebDriver:ExecuteScript", script=script, args=list(arguments), sandbox="system")
        finally:
            self.marionette.send("Marionette:SetContext", value="content")

    def fresh(self, width=1280, height=800, touch=False, dark=False):
        self.marionette.send("WebDriver:Navigate", url="about:blank")
        self.chrome(FORGET)
        self.resize(width, height)
        self.theme(dark)

    def show(self, address, ready=True):
        self.marionette.send("WebDriver:Navigate", url="about:blank")
        self.marionette.send("WebDriver:Navigate", url=address)
        if ready:
            self.until("(document.documentElement.dataset.phase || 'loading') !== 'loading'")

    def reload(self):
        self.marionette.send("WebDriver:Refresh")

    def evaluate(self, expression):
        try:
            return self.marionette.send("WebDriver:ExecuteScript", script=f"return ({expression})", args=[], newSandbox=False)
        except MarionetteError as error:
            raise Wrong(f"{expression[:200]}: {error}") from None

    def act(self, kind, actions, **parameters):
        action = {"type": kind, "id": kind + parameters.get("pointerType", ""), "actions": actions}
        if parameters:
            action["parameters"] = parameters
        self.marionette.send("WebDriver:PerformActions", actions=[action])

    def press(self, key):
        *held, last = key.split("+") if len(key) > 1 else [key]
        codes = [KEYS.get(one, one) for one in (*held, last)]
        self.act("key", [*({"type": "keyDown", "value": code} for code in codes),
                         *({"type": "keyUp", "value": code} for code in reversed(codes))])

    def type(self, text):
        self.act("key", [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")])

    def drag(self, points, touch=False):
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0} for x, y in points]
        actions = [moves[0], {"type": "pointerDown", "button": 0}, *moves[1:], {"type": "pointerUp", "button": 0}]
        self.act("pointer", actions, pointerType="touch" if touch else "mouse")

    def screenshot(self, path):
        picture = self.marionette.send("WebDriver:TakeScreenshot", full=False)
        Path(path).write_bytes(base64.b64decode(picture))

    def resize(self, width, height):
        self.chrome(RESIZE, width, height)

    def theme(self, dark):
        self.set("layout.css.prefers-color-scheme.content-override", 0 if dark else 1)

    def deny(self, is_denied):
        """Forbids pages to keep anything."""
        self.set("network.cookie.cookieBehavior", 2 if is_denied else 5)

    def set(self, name, number):
        """Changes a setting of the browser."""
        self.chrome("Services.prefs.setIntPref(arguments[0], arguments[1])", name, number)

    def gather(self):
        """Adds what the browser has noted to `requests` and `errors`."""
        seen = self.chrome("const seen = globalThis.packtoolSeen; const copy = {requests: seen.requests.splice(0), "
                           "errors: seen.errors.splice(0)}; return copy;")
        self.requests += seen["requests"]
        self.errors += seen["errors"]

    def close(self):
        try:
            self.marionette.send("Marionette:Quit", flags=["eForceQuit"])
        except (MarionetteError, OSError):
            pass
        self.marionette.close()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
