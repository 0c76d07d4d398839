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

/** Writes a text as JSON, with control characters in one way. */
function quoted(text) {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/[\0-\x1f]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  })}"`;
}

/** Writes every value of a pack as lines of JSON, as Fixtures/format/README.md describes them. */
export function lines(pack, sha256) {
  const json = (value) => {
    if (value instanceof Uint8Array) return quoted(`sha256:${hex(sha256(value))}`);
    return typeof value === "object" && value !== null || typeof value === "string" ? quoted(String(value)) : String(value);
  };
  const list = (texts, values) => `[${[...texts.map(quoted), ...values].join(",")}]`;
  const titles = [...pack.titles].map(([language, text]) => `${quoted(language)}:${quoted(text)}`);
  const found = [
    `{"id":${quoted(pack.id)},"version":${quoted(pack.version)},"kind":${quoted(pack.kind)},` +
      `"asOf":${json(pack.asOf)},"questions":${pack.questions.rowCount},"titles":{${titles.join(",")}},` +
      `"content":"${pack.contentDigest}","root":"${pack.root}"}`,
    list(["ids"], pack.questionIds.map(quoted)),
  ];
  for (const [zone, tables] of [["content", pack.tables], ["provenance", pack.provenance]]) {
    for (const { name, rowCount, columns } of tables.values()) {
      found.push(list([zone, name], [rowCount]));
      for (const column of columns) {
        const values = Array.from({ length: rowCount }, (_, row) => json(column.value(row)));
        found.push(list([zone, name, column.label, column.type, column.target], values));
      }
    }
  }
  return found;
}
