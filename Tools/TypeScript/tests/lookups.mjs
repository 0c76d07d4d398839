// Holds what depends on several values of packs to the values themselves: lookups.mjs READER PACK...
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [module, ...paths] = process.argv.slice(2);
const { ColumnError, Decimal, Pack, PackError } = await import(pathToFileURL(module));
let lookups = 0, foreign = 0;

/** Holds every row of a table with a key to what a search from the start finds. */
function checkKeys(table) {
  if (table.keyColumns.length === 0) return assert.throws(() => table.rowForKey("a"), TypeError);
  const rows = new Map();
  for (let row = 0; row < table.rowCount; row++) {
    const values = table.keyColumns.map((column) => column.namedValue(row));
    if (values.includes(null)) continue;
    const text = values.map(String).join("\0");
    if (!rows.has(text)) rows.set(text, row);
    assert.equal(table.rowForKey(...values), rows.get(text));
    assert.equal(table.rowForKey(...values.map(String)), rows.get(text));
    lookups++;
  }
  assert.equal(table.rowForKey(...table.keyColumns.map(() => "no such value")), undefined);
  assert.throws(() => table.rowForKey(), TypeError);
}

/** Finds for every row of the tables with foreign keys the row that is meant. */
function checkForeignKeys(pack) {
  const schemas = pack.tables.get(".schema");
  for (let at = 0; at < (schemas?.rowCount ?? 0); at++) {
    const table = pack.table(schemas.column("Table").string(at));
    const schema = JSON.parse(new TextDecoder().decode(schemas.column("JSON").blob(at)));
    for (const key of schema.foreignKeys ?? []) {
      const fields = [key.fields].flat(), { resource } = key.reference, names = [key.reference.fields].flat();
      const other = pack.table(resource || table.name);
      for (let row = 0; row < table.rowCount; row++) {
        const values = fields.map((name) => table.optionalColumn(name)?.value(row) ?? null);
        if (values.includes(null)) continue;
        const found = other.rowWhere(Object.fromEntries(names.map((name, i) => [name, values[i]])));
        assert.deepEqual(names.map((name) => other.column(name).value(found)), values);
        foreign++;
      }
    }
  }
}

/** Holds the accessors of a column to its values. */
function checkAccessors(column) {
  const accessor = { flag: "flag", blob: "blob", decimal: "decimal", string: "string", date: "string" }[column.type];
  for (let row = 0; row < Math.min(column.rowCount, 20); row++) {
    const value = column.value(row);
    assert.equal(column.hasValue(row), value !== null);
    if (accessor) assert.deepEqual(column[accessor](row), value);
    else assert.equal(column.bigint(row), value === null ? null : BigInt(value));
    if (!accessor && typeof value !== "bigint") assert.equal(column.number(row), value);
    if (typeof value === "bigint") assert.throws(() => column.number(row), RangeError);
    if (value instanceof Decimal) assert.deepEqual(Decimal.parse(String(value)), value);
    assert.throws(() => column[column.type === "flag" ? "blob" : "flag"](row), TypeError);
  }
  for (const row of [-1, column.rowCount, 0.5, NaN]) assert.throws(() => column.value(row), RangeError);
}

for (const path of paths) {
  const bytes = readFileSync(path), pack = new Pack(bytes), { questions } = pack;
  pack.verify();
  const first = new Map();
  pack.questionIds.forEach((id, row) => first.has(id) || first.set(id, row));
  first.forEach((row, id) => assert.equal(pack.rowForId(id), row));
  assert.equal(pack.rowForId(""), undefined);
  assert.throws(() => questions.column("Nothing"), ColumnError);
  checkForeignKeys(pack);
  for (const table of [...pack.tables.values(), ...pack.provenance.values()]) {
    table.columns.forEach(checkAccessors);
    checkKeys(table);
    for (const { name, language } of table.columns.filter((column) => column.language)) {
      for (let row = 0; row < Math.min(table.rowCount, 20); row++) {
        const own = table.optionalColumn(name)?.value(row) ?? null;
        const said = table.optionalColumn(name) && table.text(row, name, language);
        if (said !== undefined) assert.equal(said, table.column(name, language).value(row) ?? own);
      }
    }
  }
  // An array that is changed behind the reader's back gives no wrong value.
  const late = new Pack(bytes), rows = [...questions].slice(0, 3);
  bytes[4096] ^= 1;
  assert.throws(() => late.verify(), PackError);
  assert.deepEqual([...questions].slice(0, 3), rows);
}
console.log(`${lookups} rows found by their keys, ${foreign} by foreign keys`);
process.exit(lookups && foreign ? 0 : 1);
