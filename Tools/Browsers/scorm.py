"""Pages for learning platforms: a stand-in of SCORM 1.2's run-time, strict in types, rights and states, watches them.

The stand-in keeps its record in `localStorage`, as a platform keeps it on a server, and notes each fault of the page.
"""

import json
import zipfile
from xml.etree import ElementTree

import games
import transcripts
from games import KINDS
from hands import Hand
from wire import Server
from workbench import STEADY

PLATFORM = """(() => {
  if (window.top !== window || !/index\\.html|lms\\.html/.test(location.pathname)) return;
  const empty = { 'cmi.core.lesson_status': 'not attempted', 'cmi.core.lesson_mode': 'normal', 'cmi.core.entry': 'ab-initio',
    'cmi.core.student_id': 'p1', 'cmi.core.student_name': 'Pupil, One', 'cmi.core.credit': 'credit', 'cmi.core.total_time': '0000:00:00.00',
    'cmi.core.score.raw': '', 'cmi.core.lesson_location': '', 'cmi.suspend_data': '', 'cmi.launch_data': '' };
  const record = JSON.parse(localStorage.getItem('rte') || 'null') || { data: empty, faults: [], finished: 0, commits: 0 };
  const keep = () => localStorage.setItem('rte', JSON.stringify(record));
  const fault = (text) => { record.faults.push(text); keep(); };
  const decimal = (text) => text === '' || (/^-?\\d+(\\.\\d+)?$/.test(text) && +text >= 0 && +text <= 100);
  const types = {
    'cmi.core.lesson_location': (text) => text.length <= 255,
    'cmi.core.lesson_status': (text) => ['passed', 'completed', 'failed', 'incomplete', 'browsed'].includes(text),
    'cmi.core.score.raw': decimal, 'cmi.core.score.min': decimal, 'cmi.core.score.max': decimal,
    'cmi.core.exit': (text) => ['time-out', 'suspend', 'logout', ''].includes(text),
    'cmi.core.session_time': (text) => /^\\d{2,4}:\\d\\d:\\d\\d(\\.\\d{1,2})?$/.test(text),
    'cmi.suspend_data': (text) => text.length <= 4096 && /^[\\x20-\\x7e]*$/.test(text),
  };
  const writeOnly = ['cmi.core.exit', 'cmi.core.session_time'];
  let state = 'before', error = 0;
  const answer = (isRight, code, what) => {
    error = isRight ? 0 : code;
    if (!isRight) fault(code + ': ' + what);
    return String(isRight);
  };
  window.API = {
    LMSInitialize(text) {
      const isRight = text === '' && state === 'before';
      state = 'open';
      return answer(isRight, 101, 'LMSInitialize ' + state);
    },
    LMSFinish(text) {
      if (state !== 'open' || text !== '') return answer(false, 301, 'LMSFinish ' + state);
      state = 'after';
      record.finished += 1;
      const { data } = record;
      data['cmi.core.entry'] = data['cmi.core.exit'] === 'suspend' ? 'resume' : '';
      if (data['cmi.core.entry'] === '') data['cmi.suspend_data'] = '';
      keep();
      return answer(true);
    },
    LMSGetValue(name) {
      if (state !== 'open') return answer(false, 301, 'LMSGetValue ' + name + ' ' + state) && '';
      if (writeOnly.includes(name)) return answer(false, 404, 'LMSGetValue ' + name) && '';
      if (!(name in record.data) && !(name in types)) return answer(false, 401, 'LMSGetValue ' + name) && '';
      error = 0;
      return record.data[name] ?? '';
    },
    LMSSetValue(name, value) {
      if (window.fails) return (error = 101, 'false');
      if (state !== 'open') return answer(false, 301, 'LMSSetValue ' + name + ' ' + state);
      if (typeof value !== 'string') return answer(false, 405, name + ' is no text');
      if (!types[name]) return answer(false, name in record.data ? 403 : 401, 'LMSSetValue ' + name);
      if (!types[name](value)) return answer(false, 405, name + ' = ' + value);
      record.data[name] = value;
      (record.sets ??= []).push(name);
      return answer(true);
    },
    LMSCommit(text) {
      if (state !== 'open' || text !== '') return answer(false, 301, 'LMSCommit ' + state);
      record.commits += 1;
      keep();
      return answer(true);
    },
    LMSGetLastError: () => String(error),
    LMSGetErrorString: () => '', LMSGetDiagnostic: () => '',
  };
})()"""

NAMESPACES = {"cp": "http://www.imsproject.org/xsd/imscp_rootv1p1p2", "adlcp": "http://www.adlnet.org/xsd/adlcp_rootv1p2"}


def run(bench):
    for kind in KINDS if bench.is_long else ["choice-quiz", "facts", "number-duel"]:
        with bench.case(f"{kind} on a learning platform", is_site=True):
            play(bench, kind)
    with bench.case("a game that is left on a learning platform", is_site=True):
        resume(bench)
    with bench.case("a review on a learning platform", is_site=True):
        review(bench)
    with bench.case("a learning platform that refuses, and none", is_site=True):
        fail(bench)
    with bench.case("a learning platform around a frame", is_site=True):
        frame(bench)


def package(bench, kind, *options):
    """Exports the package of a kind and unpacks it; returns the address of its page."""
    folder = bench.folder / f"scorm-{kind}-{len(options)}"
    if not folder.exists():
        file = bench.folder / f"scorm-{kind}-{len(options)}.zip"
        bench.tool("export", bench.pack(kind), "--to", "scorm", "-o", file, *options)
        with zipfile.ZipFile(file) as archive:
            archive.extractall(folder)
            (folder / "record.html").write_text("<!doctype html><title>Record</title>")
            manifest(bench, ElementTree.fromstring(archive.read("imsmanifest.xml")), archive.namelist(), options)
    return f"file://{folder}/index.html#{STEADY}"


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


def opened(bench, address, changes=None, script=PLATFORM):
    """Opens a page; `changes` are what the platform's record begins with."""
    browser = bench.browser
    browser.fresh()
    if script:
        browser.page.add_init_script(script.replace("const record", f"Object.assign(empty, {json.dumps(changes or {})});\n  const record"))
    browser.show(address)
    return browser


def record(bench):
    """What the platform has kept, after the page was left."""
    browser = bench.browser
    talks = browser.evaluate("(JSON.parse(localStorage.getItem('rte')) ?? {}).finished ?? 0")
    browser.page.goto(browser.page.url.split("#")[0].replace("index.html", "record.html"))
    # What the page writes as it closes may arrive late in another one.
    browser.until(f"(JSON.parse(localStorage.getItem('rte')) ?? {{}}).finished > {talks}")
    kept = json.loads(browser.evaluate("localStorage.getItem('rte')"))
    bench.check(not kept["faults"], f"the platform finds fault: {kept['faults'][:5]}")
    return kept


def finish(bench, kind, seed=1):
    """Plays a game to its end; returns its result in per cent."""
    bot = KINDS[kind].bots.get(1)
    hand = Hand(bench.browser, "mouse")
    KINDS[kind].play(hand, transcripts.parsed(transcripts.of_bot(bench.pack(kind), seed, bot)))
    return bench.browser.reply()["finished"].get("percent")


def play(bench, kind):
    """A game to its end: the platform has its result and its status."""
    has_percent = kind not in ("number-duel", "sum-grid")
    options = ["--mastery", "60"] if has_percent else []
    browser = opened(bench, package(bench, kind, *options) + "&seed=1")
    percent = finish(bench, kind)
    data = record(bench)["data"]
    status = "completed" if not has_percent else "passed" if percent >= 60 else "failed"
    found = (data["cmi.core.score.raw"], data["cmi.core.lesson_status"], data["cmi.core.exit"])
    bench.check((percent is not None) == has_percent, f"{kind} has {percent} per cent")
    bench.check(found == (str(percent) if has_percent else "", status, ""), f"{kind} with {percent} per cent is kept as {found}")
    bench.check(not browser.errors, f"{browser.errors}")


def resume(bench):
    """A game that is left goes on where it stood, and its result is that of the whole game."""
    kind = "facts"
    address = package(bench, kind) + "&seed=3"
    browser = opened(bench, address)
    expected = transcripts.of_bot(bench.pack(kind), 3, "random")
    lines = transcripts.parsed(expected)
    half, hand = len(lines) // 2, Hand(browser, "mouse")
    games.facts(hand, [*lines[:half], None])
    before = browser.evaluate("packtool.transcript()")
    data = record(bench)["data"]
    found = (data["cmi.core.exit"], data["cmi.core.lesson_status"], data["cmi.core.score.raw"])
    bench.check(found == ("suspend", "incomplete", ""), f"a game that was left is kept as {found}")
    size = len(data["cmi.suspend_data"])
    bench.check(200 < size < 2000, f"a game of {half} questions takes {size} characters")
    others = [key for key in browser.evaluate("Object.keys(localStorage)") if "session" in key or "scores" in key]
    bench.check(not others, f"the browser keeps {others}")
    browser.show(address)
    browser.until("!!document.querySelector('dialog[open]')")
    bench.check(browser.evaluate("packtool.transcript()") == before, "the game that goes on is another one")
    hand.push("dialog .big")
    hand.until_phase("judged")
    hand.next()
    games.facts(hand, lines[half:])
    difference = transcripts.first_difference(expected, browser.evaluate("packtool.transcript()").splitlines())
    bench.check(not difference, f"a game on a platform that was left: {difference}")
    percent = browser.reply()["finished"]["percent"]
    data = record(bench)["data"]
    found = (data["cmi.core.exit"], data["cmi.core.lesson_status"], data["cmi.core.score.raw"])
    bench.check(found == ("", "completed", str(percent)), f"with {percent} per cent the game is kept as {found}")


def review(bench):
    """A page that is looked at again reports no result."""
    kind = "facts"
    opened(bench, package(bench, kind) + "&seed=1", {"cmi.core.lesson_mode": "review", "cmi.core.lesson_status": "passed", "cmi.core.score.raw": "90", "cmi.suspend_data": ""})
    finish(bench, kind)
    kept = record(bench)
    sets = {name for name in kept.get("sets", []) if "score" in name or "status" in name}
    bench.check(not sets and kept["data"]["cmi.core.score.raw"] == "90", f"a review sets {sorted(sets)}")


def fail(bench):
    """A platform that refuses a result, and no platform at all: one remark says so, and the game plays."""
    kind = "facts"
    browser = opened(bench, package(bench, kind) + "&seed=1")
    browser.evaluate("window.fails = true")
    finish(bench, kind)
    text = browser.text()
    bench.check("did not take your result. (101)" in text, f"nothing says that the result was refused: {text!r}")
    browser = opened(bench, package(bench, kind) + "&seed=1", script=None)
    bench.check("No learning platform answers" in browser.text(), f"nothing says that there is no platform: {browser.text()!r}")
    finish(bench, kind)


def frame(bench):
    """The platform is found in the window around the page."""
    kind = "facts"
    package(bench, kind)
    folder = bench.folder / f"scorm-{kind}-0"
    (folder / "lms.html").write_text(f'<!doctype html><title>LMS</title><iframe src="index.html#seed=1&{STEADY}" width="900" height="700"></iframe>')
    server = Server(folder)
    try:
        browser = bench.browser
        browser.fresh()
        browser.page.add_init_script(PLATFORM)
        browser.show(f"{server.address}/lms.html", ready=False)
        browser.until("!!frames[0]?.packtool?.reply()")
        status = browser.evaluate("JSON.parse(localStorage.getItem('rte'))?.data['cmi.core.lesson_status'] ?? API.LMSGetValue('cmi.core.lesson_status')")
        bench.check(status == "incomplete", f"through a frame the status is {status}")
    finally:
        server.close()
