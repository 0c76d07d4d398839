// Reads the test vectors of Fixtures/vectors: vectors.mjs READER FOLDER
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { hex, judge } from "./judged.mjs";

const [module, folder] = process.argv.slice(2);
const reader = await import(pathToFileURL(module));
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Writes the first values of every column as the vectors do. */
function* valuesOf(pack) {
  for (const [zone, tables] of [["content", pack.tables], ["provenance", pack.provenance]]) {
    for (const table of tables.values()) {
      for (const column of table.columns) {
        for (let row = 0; row < Math.min(table.rowCount, 3); row++) {
          let value = column.value(row);
          if (value === null) value = "none";
          else if (column.type === "date") value = Date.parse(value) / 86_400_000;
          else if (typeof value === "string") value = Buffer.from(value);
          if (value instanceof Uint8Array) {
            value = value.length > 64 ? `sha256 ${sha256(value)}` : `hex ${hex(value)}`;
          }
          yield `${zone} ${table.name} ${column.label} ${row} ${value}`;
        }
      }
    }
  }
}

function bytesOf(body) {
  const parts = body.trimEnd().split("\n").map((line) => {
    const [byte, count] = line.split(" * ");
    return count ? Buffer.alloc(Number(count), Buffer.from(byte, "hex")) : Buffer.from(line, "hex");
  });
  return Buffer.concat(parts);
}

let count = 0, wrong = 0;
for (const archive of readdirSync(folder).filter((name) => name.endsWith(".txtar"))) {
  const text = readFileSync(`${folder}/${archive}`, "utf8");
  for (const part of text.split(/^-- (?=.+ --$)/m).slice(1)) {
    const name = part.slice(0, part.indexOf(" --\n")), vector = part.slice(name.length + 4);
    const end = vector.indexOf("\n\n"), bytes = bytesOf(vector.slice(end + 2));
    const said = { value: [] };
    for (const line of vector.slice(0, end).split("\n").slice(1)) {
      const colon = line.indexOf(": "), key = line.slice(0, colon), value = line.slice(colon + 2);
      if (key === "value") said.value.push(value);
      else said[key] = value;
    }
    if (sha256(bytes) !== said.sha256) throw new Error(`${name}: its bytes are others`);
    const { reason, found, pack } = judge(reader, new Uint8Array(bytes));
    const values = pack ? [...valuesOf(pack)] : [];
    count++;
    if (reason === said.expect && found === said.found && values.join("\n") === said.value.join("\n")) continue;
    wrong++;
    console.log(`${name}: ${said.expect} (${said.found}) is expected, the reader says ${reason} (${found})`);
    values.filter((value, i) => value !== said.value[i]).forEach((value) => console.log(`  ${value}`));
  }
}
console.log(`${count} vectors, ${wrong} wrong`);
process.exit(wrong || !count ? 1 : 0);
