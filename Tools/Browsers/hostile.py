"""Packs of strangers: what they hold is shown as text or not at all, and damage is reported."""

import base64
import random
import re
import shutil
import struct
import sys
import zlib

from hands import Hand
from workbench import ROOT, STEADY

sys.path.insert(0, str(ROOT / "Tools/Python"))
from sealing import sealed  # noqa: E402

# Every text is as long as the placeholder that it takes the place of in the pack.
LENGTH = 64
PLACEHOLDER = "placeholder of the very length that all texts in this file have "
TEXTS = [
    "</script><script>hacked = 1</script>", "<!--<script>", "<img src=x onerror='hacked = 1'>",
    "\"><svg onload='hacked = 1'></svg>", "</title><iframe srcdoc='<script>parent.hacked = 1</script>'>",
    "{{constructor.constructor('hacked = 1')()}}", "javascript:hacked = 1", "\u202etxt.exe\u2066\u200f\u061c\u2028",
    "\x1b]0;owned\x07\x00\x08\x7f", "&lt;b&gt;&#0;</style><style>*{display:none}",
]
SVG = b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script>parent.hacked = 1</script></svg>"


def run(bench):
    with bench.case("hostile texts"):
        texts(bench)
    if not bench.is_long:
        return
    if bench.name == "chromium":
        with bench.case("very long texts"):
            long_texts(bench)
    with bench.case("an SVG in the place of a PNG"):
        picture(bench)
    for part in ("pack", "engine", "unpacker", "page"):
        for name, damage in [("changed", changed), ("cut off", cut), ("empty", lambda data: b"")]:
            with bench.case(f"{part} that is {name}"):
                damaged(bench, part, damage)


def project(bench, name, kind, rows, **files):
    """Compiles a project with these lines of CSV and these pictures; returns the bytes of the pack."""
    name = f"{name}-{bench.name}"
    folder = bench.folder / name
    shutil.rmtree(folder, ignore_errors=True)
    bench.tool("init", kind, name, "--now", "2026-01-01")
    (folder / f"{kind}.csv").write_text("\n".join(rows) + "\n")
    if files:
        manifest = folder / "pack.xml"
        manifest.write_text(manifest.read_text().replace("<rules", '<assets path="images"/>\n  <rules'))
        (folder / "images").mkdir()
    for path, data in files.items():
        (folder / "images" / path).write_bytes(data)
    bench.tool("compile", name, "--store", "-o", f"{name}.qpk", "--now", "2026-01-01")
    return (bench.folder / f"{name}.qpk").read_bytes()


def export(bench, name, pack):
    """Writes the page of a pack, and returns its address."""
    name = f"{name}-{bench.name}"
    (bench.folder / f"{name}.qpk").write_bytes(pack)
    bench.tool("export", f"{name}.qpk", "--to", "html", "-o", f"{name}.html")
    return f"file://{bench.folder}/{name}.html#seed=1&{STEADY}"


def harmless(bench, name):
    """Checks that nothing of the pack has become a part of the page."""
    found = bench.browser.evaluate("""[typeof hacked, ...[...document.querySelectorAll('script, iframe, style, link, base')]
        .filter(one => one.closest('#game, dialog')).map(one => one.outerHTML),
        ...[...document.querySelectorAll('*')].flatMap(one => one.getAttributeNames())
        .filter(one => one.startsWith('on')), ...document.querySelectorAll('b b, img[src=x]')]""")
    bench.check(found == ["undefined"], f"{name}: the page has {found}")


def texts(bench):
    """Shows each text as a prompt, as choices, as an explanation and as the title."""
    rows = ["Prompt,Right,Wrong1,Wrong2,Wrong3,Explanation"]
    for number in range(len(TEXTS)):
        rows.append(",".join(f"{PLACEHOLDER}{number}{column}" for column in range(6)))
    pack = project(bench, "markup", "choice-quiz", rows)
    for text in TEXTS:
        place = PLACEHOLDER.encode() + str(TEXTS.index(text)).encode()
        new = text.encode()
        pack = pack.replace(place, new + b"." * (len(place) - len(new)))
    address = export(bench, "markup", sealed(pack))
    browser = bench.browser
    browser.fresh()
    browser.show(address)
    browser.press("Enter")
    seen = set()
    for _ in range(5):
        browser.until("packtool.reply().phase === 'asking'")
        prompt = browser.reply()["scene"]["prompt"]
        drawn = browser.evaluate("document.querySelector('h2').textContent")
        bench.check(drawn == prompt, f"{prompt!r} is drawn as {drawn!r}")
        seen.add(prompt)
        harmless(bench, prompt)
        browser.press("1")
        browser.until("packtool.reply().phase === 'judged'")
        harmless(bench, prompt)
        browser.press("Enter")
    bench.check(len(seen) == 5, f"only {len(seen)} hostile questions were asked")


def long_texts(bench):
    """Draws replies with texts of 100 KB, which no compiler would let through: the page stays usable."""
    browser = bench.browser
    browser.fresh(320, 640)
    browser.show(bench.page("facts"))
    for text in ("'endless '.repeat(12500)", "'W'.repeat(100000)"):
        browser.evaluate(f"""((reply, text) => show({{
            ...reply, title: text, scene: {{...reply.scene, prompt: text, value: text}}}}))(packtool.reply(), {text})""")
        is_wider = browser.evaluate("document.documentElement.scrollWidth > innerWidth")
        bench.check(not is_wider, f"{text} is wider than the page")
        drawn = browser.evaluate("document.querySelector('h2').textContent.length")
        bench.check(drawn == 100000, f"of {text}, {drawn} letters are drawn")
    hand = Hand(browser, "touch")
    hand.push(".big")
    hand.until_phase("judged")


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(size):
    """A picture with random pixels, which no compiler can make smaller."""
    chance = random.Random(1)
    rows = b"".join(b"\0" + bytes(chance.randrange(256) for _ in range(3 * size)) for _ in range(size))
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def picture(bench):
    rows = ["Prompt,Right,Wrong1,Wrong2,Wrong3,Image,Alt"]
    rows += [f"Which one is the number {number}?,a{number},b,c,d,dot.png,A dot" for number in range(6)]
    pack = project(bench, "vector", "choice-quiz", rows, **{"dot.png": png(32)})
    start = pack.index(b"\x89PNG")
    end = pack.index(b"IEND", start) + 8
    body = SVG + b" " * (end - start - len(SVG))
    browser = bench.browser
    browser.fresh()
    browser.show(export(bench, "vector", sealed(pack[:start] + body + pack[end:])))
    browser.press("Enter")
    browser.until("packtool.reply().phase === 'asking'")
    bench.check(browser.reply()["scene"]["picture"] is not None, "the engine knows no picture")
    bench.check(not browser.evaluate("!!document.querySelector('#game img')"), "an SVG is shown as a picture")
    harmless(bench, "an SVG in the place of a PNG")


def changed(data):
    """The data with one byte in three hundred changed."""
    return bytes(byte ^ 85 if number % 300 == 299 else byte for number, byte in enumerate(data))


def cut(data):
    return data[:len(data) // 2]


# The seven bits that no letter of their own stands for (Sources/WebExport/Markup/Base128.swift).
EXCLUDED = bytes([0, 5, 7, 8, 10, 13, 14, 27, 38, 60, 127])
# The first letter of two bytes.
FIRST = 0xA0


def from_base128(letters):
    """The bytes of a Base128 text of a page: a letter for seven bits, or one for excluded ones with the next seven."""
    bits = "".join(f"{code:07b}" if code < 128 else f"{EXCLUDED[code - FIRST >> 7]:07b}{code - FIRST & 127:07b}"
                   for code in map(ord, letters))
    return int("1" + bits[:len(bits) // 8 * 8], 2).to_bytes(len(bits) // 8 + 1, "big")[1:]


def to_base128(data):
    bits = f"{int.from_bytes(b'1' + data, 'big'):b}"[6:]
    values = [int(bits[at:at + 7].ljust(7, "0"), 2) for at in range(0, len(bits), 7)]
    if len(bits) % 7 and values[-1] in EXCLUDED:
        values[-1] += 1  # a spare bit, as no further letter may follow
    values = iter(values)
    return "".join(chr(FIRST + (EXCLUDED.index(value) << 7 | next(values, 0))) if value in EXCLUDED else chr(value)
                   for value in values)


def damaged(bench, part, damage):
    """Shows a page with a damaged part: it says so, and reports nothing else."""
    page = (bench.folder / "world-facts.html").read_text()
    match = re.search(rf'(id="{part}">)([^<]*)(</script>)', page)
    if part == "pack":
        data = base64.b64encode(damage(base64.b64decode(match[2]))).decode()
    else:
        data = to_base128(damage(from_base128(match[2])))
    (bench.folder / f"damaged-{bench.name}.html").write_text(page[:match.start(2)] + data + page[match.end(2):])
    browser = bench.browser
    browser.fresh()
    browser.show(f"file://{bench.folder}/damaged-{bench.name}.html#{STEADY}")
    browser.until("document.documentElement.dataset.phase === 'error'")
    said = browser.evaluate("(document.querySelector('[role=alert]') || {}).innerText || ''")
    bench.check(len(said) > 10, f"a {part} that is damaged: the page says {said!r}")
    bench.note(f"damaged {part}: {said}")
