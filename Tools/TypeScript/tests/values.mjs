// Writes every value of packs as lines of JSON into NAME.typescript beside NAME.qpk: values.mjs READER PACK...
import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { lines } from "./judged.mjs";

const [module, ...paths] = process.argv.slice(2);
const sha256 = (bytes) => createHash("sha256").update(bytes).digest();
const { Pack } = await import(pathToFileURL(module));
for (const path of paths) {
  const file = openSync(path);
  const source = {
    length: fstatSync(file).size,
    read(offset, length) {
      const bytes = new Uint8Array(length);
      readSync(file, bytes, 0, length, offset);
      return bytes;
    },
  };
  writeFileSync(path.replace(/\.qpk$/, ".typescript"), lines(new Pack(source), sha256).join("\n") + "\n");
  closeSync(file);
}
