import { Column } from "./column.js";
import { require } from "./errors.js";
import { CONTENT_PREFIX, ID_PREFIX, isReserved, OWN, TABLE_KIND } from "./format.js";
import { Header, PAGE } from "./header.js";
import { same, sha256 } from "./sha256.js";
import { PackSource, sourceOf } from "./source.js";
import { keyText, Table } from "./table.js";
import { Zone } from "./zone.js";

const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";
const encoder = new TextEncoder();

/** Settings of a reader. */
export interface PackOptions {
  /** The number of blocks, of 64 KiB each, that are kept in memory for each zone; 64 by default. */
  cachedBlocks?: number;
}

/**
 * A pack whose header and directories are verified. A block of its data is verified when it is first needed.
 *
 * ```ts
 * const pack = new Pack(bytes);
 * for (const question of pack.questions) console.log(question.Fact, String(question.Value));
 * ```
 */
export class Pack {
  /** The id of the pack. */
  readonly id: string;
  /** The semantic version of the pack. */
  readonly version: string;
  /** The kind of content, such as `facts`. */
  readonly kind: string;
  /** The date on which the questions are right, as `2026-01-31`; null if the pack states none. */
  readonly asOf: string | null;
  /** The title in each language; the pack's own language comes first. */
  readonly titles: ReadonlyMap<string, string>;
  /** The tables of the content by name. */
  readonly tables: ReadonlyMap<string, Table>;
  /** The tables of the origin by name: the sources, and the line of each question. */
  readonly provenance: ReadonlyMap<string, Table>;
  /** The table of the questions. */
  readonly questions: Table;
  /** The digest that identifies the pack, in hexadecimal digits. */
  readonly root: string;
  /** The digest of the content alone, in hexadecimal digits. */
  readonly contentDigest: string;
  private readonly zones: readonly Zone[];
  private readonly itemBytes: number;
  private ids: string[] | undefined;
  private rowsById: Map<string, number> | undefined;

  /**
   * Opens a pack and verifies its header and directories.
   *
   * Throws a `PackError` if it is no pack, or if one of these parts is damaged or malformed.
   */
  constructor(bytes: Uint8Array | PackSource, options: PackOptions = {}) {
    const source = sourceOf(bytes), header = new Header(source), { card } = header;
    const cached = Math.max(1, options.cachedBlocks ?? 64);
    const start = PAGE + Number(header.content.length);
    const content = new Zone(header.content, source, PAGE, cached);
    const origin = new Zone(header.provenance, source, start, cached);
    this.zones = [content, origin];
    for (const zone of this.zones) zone.readDirectory();
    const { directoryDigest, top } = header.content;
    const digest = sha256(encoder.encode(CONTENT_PREFIX), card.content, directoryDigest, top);
    require(same(digest, header.contentDigest), 192, "the content", "damaged");
    for (const zone of this.zones) zone.data.checkTopOfNothing();

    const [questions] = content.tables.values(), name = questions?.name ?? OWN.key;
    const isOfKind = card.kind === TABLE_KIND || card.kind === name;
    require(isOfKind && !isReserved(name), 256, `no table ${card.kind}`);
    const isCount = BigInt(questions.rowCount) === card.questionCount;
    require(isCount, 256, "the number of questions");
    for (const { name, rowCount } of origin.tables.values()) {
      const rows = isReserved(name) ? rowCount : content.tables.get(name)?.rowCount ?? rowCount;
      require(rows === rowCount, 256, "the number of origins");
    }
    this.itemBytes = Math.min(content.itemBytes + origin.itemBytes, 2 ** 48);
    for (const zone of this.zones) {
      for (const { rowCount, columns } of zone.tables.values()) {
        require(rowCount <= 65_536 + this.itemBytes, PAGE, `${rowCount} rows`);
        const isFew = rowCount * columns.length <= 4_194_304 + 64 * this.itemBytes;
        require(isFew, PAGE, `${rowCount} rows`);
      }
    }

    this.id = card.id;
    this.version = card.version;
    this.kind = card.kind;
    this.asOf = card.asOf;
    this.titles = new Map(card.titles.map(({ language, text }) => [language, text]));
    this.tables = content.tables;
    this.provenance = origin.tables;
    this.questions = questions;
    this.root = hexadecimal(header.root);
    this.contentDigest = hexadecimal(header.contentDigest);
    for (const table of content.tables.values()) table.readKey = () => this.keyOf(table);
  }

  /** The table of that name in the content. Throws a RangeError if there is none. */
  table(name: string): Table {
    const table = this.tables.get(name);
    if (table) return table;
    throw new RangeError(`the pack has no table ${name}`);
  }

  /** The pictures by name, each the bytes of a PNG, JPEG or WebP file. */
  get images(): Map<string, Uint8Array> {
    const images = new Map<string, Uint8Array>(), assets = this.tables.get(OWN.assets);
    const names = assets?.optionalColumn("Name"), files = assets?.optionalColumn("Bytes");
    for (let row = 0; row < (assets?.rowCount ?? 0); row++) {
      const name = names?.value(row), bytes = files?.value(row);
      if (typeof name === "string" && bytes instanceof Uint8Array) images.set(name, bytes);
    }
    return images;
  }

  /** The id of each question, given or derived. */
  get questionIds(): readonly string[] {
    return (this.ids ??= Array.from({ length: this.questions.rowCount }, (_, row) => this.questionId(row)));
  }

  /** The row of the question with an id; undefined if there is none. */
  rowForId(id: string): number | undefined {
    this.rowsById ??= new Map(this.questionIds.map((id, row): [string, number] => [id, row]).reverse());
    return this.rowsById.get(id);
  }

  /** The id of a question: by its key, given, or derived from its text. */
  questionId(row: number): string {
    const { keyColumns, columns } = this.questions;
    const values = (this.kind === TABLE_KIND ? keyColumns : []).map((column) => keyText(column, row) || null);
    if (values.length === 1 && values[0] !== null) return values[0];
    if (values.length > 1 && !values.includes(null)) {
      const escaped = (value: string | null): string =>
        String(value).replace(/%/g, "%25").replace(/\//g, "%2F");
      return values.map(escaped).join("/");
    }
    const given = this.questions.optionalColumn("Id");
    const id = given?.type === "string" ? given.string(row) : null;
    if (id) return id;
    const first = columns.find((column) => column.type === "string" && !column.language);
    return derivedId(this.kind, first?.string(row) ?? "");
  }

  /**
   * Checks every byte and every value.
   *
   * Throws a `PackError` at the first fault. Without this check, a fault shows when its value is read.
   */
  verify(): void {
    for (const zone of this.zones) zone.verify(67_108_864 + 256 * this.itemBytes);
  }

  /** Returns the columns that identify a row of a table; none without a key that is valid. */
  private keyOf(table: Table): Column[] {
    const key = this.tables.get(OWN.key), found: Column[] = [];
    const tables = key?.optionalColumn("Table"), names = key?.optionalColumn("Name");
    let most = 0;
    for (const { columns } of this.tables.values()) most += columns.length;
    if (!key || key.rowCount > most) return [];
    if (tables?.type !== "string" || names?.type !== "string") return [];
    for (let row = 0; row < key.rowCount; row++) {
      const owner = tables.string(row), name = names.string(row);
      if (owner === null || name === null) return [];
      if (owner !== table.name) continue;
      const column = table.optionalColumn(name);
      if (!column || column.type === "blob" || found.includes(column)) return [];
      found.push(column);
    }
    return found;
  }
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Derives the id of a question that is given none from its text. */
export function derivedId(kind: string, text: string): string {
  const digest = sha256(encoder.encode(`${ID_PREFIX}${kind}\0${text}`));
  let bits = new DataView(digest.buffer).getBigUint64(0) << 1n, id = "";
  for (let digit = 0; digit < 13; digit++, bits >>= 5n) id = CROCKFORD[Number(bits & 31n)] + id;
  return "q" + id;
}
