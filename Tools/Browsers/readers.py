"""The reader in TypeScript in a browser: what it finds in the packs of a folder is what the other readers wrote there."""

import json
from pathlib import Path

from wire import Server

PAGE = """<!DOCTYPE html><meta charset="utf-8"><title>Reader</title><script type="module">
import { Pack } from "./packtool.min.js";
import { lines } from "./judged.mjs";
import { sha256 } from "./sha256.js";
window.read = async (name) => {
  const answer = await fetch(name);
  return lines(new Pack(new Uint8Array(await answer.arrayBuffer())), sha256).join("\\n") + "\\n";
};
</script>
"""


def compare(bench, folder):
    """Compares every NAME.qpk with NAME.jsonl; the folder has packtool.min.js, sha256.js and judged.mjs, too."""
    folder = Path(folder)
    (folder / "index.html").write_text(PAGE, "utf-8")
    server = Server(folder)
    try:
        bench.browser.show(f"{server.address}/index.html", ready=False)
        bench.browser.until("!!window.read")
        for path in sorted(folder.glob("*.qpk")):
            bench.cases += 1
            found = bench.browser.evaluate(f"read({json.dumps(path.name)})")
            is_same = found == path.with_suffix(".jsonl").read_text("utf-8")
            bench.check(is_same, f"{path.name}: the reader in TypeScript finds other values")
    finally:
        server.close()
    print(f"{bench.cases} packs read in {bench.name}, {len(bench.wrong)} wrong")
