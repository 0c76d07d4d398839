"""The accessibility tree of each screen, as a screen reader gets it, is the one in Fixtures/browsers.

RECORD=1 writes the files anew.
"""

import os

import tour
from games import KINDS
from workbench import ROOT

FOLDER = ROOT / "Fixtures/browsers"
SHOWN = ["focused", "disabled", "checked", "pressed", "selected", "level", "modal", "live"]
# Nodes of the layout, and texts that are the name of what they stand in.
LEFT_OUT = {"none", "generic", "InlineTextBox", "RootWebArea", "LineBreak", "ListMarker", "LabelText", "Legend"}


def run(bench):
    for kind in KINDS:
        with bench.case(f"accessibility tree of {kind}"):
            bench.browser.fresh(390, 844)
            parts = []
            tour.take(bench, kind, lambda screen, parts=parts: parts.append(f"== {screen}\n{outline(bench.browser)}"))
            compare(bench, FOLDER / f"{kind}.txt", "\n".join(parts))


def compare(bench, file, found):
    if os.environ.get("RECORD"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(found)
        bench.check(False, f"recorded {file.name}; run it again without RECORD")
        return
    expected = file.read_text() if file.exists() else ""
    if expected != found:
        file_found = bench.folder / f"{file.name}.found"
        file_found.write_text(found)
        pairs = zip(expected.splitlines() + ["(end)"], found.splitlines() + ["(end)"])
        number, pair = next((number, pair) for number, pair in enumerate(pairs, 1) if pair[0] != pair[1])
        bench.check(False, f"{file.name}:{number}: expected {pair[0]!r}, found {pair[1]!r}; RECORD=1 records it")


def outline(browser):
    """The tree as lines: role, name and states of each node, indented."""
    nodes = browser.tree()
    by_id = {node["nodeId"]: node for node in nodes}
    lines = []

    def write(node, depth, above):
        role, name = value(node, "role"), value(node, "name")
        is_plain = node.get("ignored") or role in LEFT_OUT
        if role == "StaticText" and not is_plain:
            return write_text(name, depth, above)
        if not is_plain:
            states = [state(one) for one in node.get("properties", [])
                      if one["name"] in SHOWN and (one["name"] != "level" or role == "heading")]
            if role == "slider":
                states.append(f'valuetext="{value_text(browser, node)}"')
            lines.append("  " * depth + " ".join([role, *([f'"{name}"'] if name else []), *filter(None, states)]))
        for child in node.get("childIds", []):
            if child in by_id:
                write(by_id[child], depth if is_plain else depth + 1, above if is_plain else name)

    def write_text(text, depth, above):
        # Left out if the element around it is named after it; joined with a text right before it.
        start = "  " * depth + 'text "'
        if lines and lines[-1].startswith(start):
            lines[-1] = f'{lines[-1][:-1]}{text}"'
        elif text.strip() not in above:
            lines.append(f'{start}{text}"')

    roots = [node for node in nodes if node.get("parentId") not in by_id]
    for root in roots:
        write(root, 0, "")
    return "\n".join(lines) + "\n"


def value_text(browser, node):
    """The text of a slider's value, which the protocol gives as a number alone."""
    found = browser.tools.send("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})["node"]["attributes"]
    return dict(zip(found[::2], found[1::2])).get("aria-valuetext", "")


def value(node, name):
    return str(node.get(name, {}).get("value", ""))


def state(entry):
    """A state of a node, such as `level=2`; empty if it is off."""
    found = entry["value"].get("value")
    if found is None or found is False or found in ("false", "off", ""):
        return ""
    return entry["name"] if found is True or found == "true" else f"{entry['name']}={found}"
