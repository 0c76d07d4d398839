/** Returns where a pack is refused, and the class of the error; or the pack, if it is sound. */
export function judge({ Pack, PackError }, bytes) {
  let pack, found = "opening";
  try {
    pack = new Pack(bytes);
    found = "checking";
    pack.verify();
    return { reason: "sound", pack };
  } catch (error) {
    // Any other error is a fault of the reader.
    if (!(error instanceof PackError)) throw error;
    return { reason: error.reason, found };
  }
}

/** Writes bytes in hexadecimal digits. */
export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Writes a value as JSON: a decimal as a number, a blob in hexadecimal digits. */
function json(value) {
  if (value instanceof Uint8Array) return `"${hex(value)}"`;
  // Decimals and large integers are no numbers of JavaScript.
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** Yields every value of a pack as lines of JSON, the same from the readers of all languages. */
export function* lines(pack) {
  const head = {
    id: pack.id, version: pack.version, kind: pack.kind, asOf: pack.asOf, titles: [...pack.titles],
    root: pack.root, content: pack.contentDigest, ids: pack.questionIds,
  };
  yield JSON.stringify(head);
  for (const [zone, tables] of [["content", pack.tables], ["provenance", pack.provenance]]) {
    for (const table of tables.values()) {
      yield JSON.stringify({
        zone, table: table.name, rows: table.rowCount, key: table.keyColumns.map((column) => column.label),
        columns: table.columns.map(({ label, type, target }) => [label, type, target]),
      });
      for (let row = 0; row < table.rowCount; row++) {
        yield `[${table.columns.map((column) => json(column.value(row))).join(",")}]`;
      }
    }
  }
}
