import { Column } from "./column.js";
import { Cursor } from "./cursor.js";
import { Data } from "./data.js";
import { require } from "./errors.js";
import { PAGE, ZoneEntry } from "./header.js";
import { Section } from "./section.js";
import { same, sha256 } from "./sha256.js";
import { PackSource } from "./source.js";
import { labelOf, Table } from "./table.js";

const MAX_SECTIONS = 65_535;
const MAX_TABLES = 1_000;
const MAX_ROWS = 2 ** 32 - 1;

/** Half of a pack: its data, and the tables by name in the order of the directory. */
export class Zone {
  readonly tables = new Map<string, Table>();
  readonly data: Data;
  private readonly sections: Section[] = [];
  private readonly directory: Uint8Array;

  /** Reads the directory and checks its digest. */
  constructor(entry: ZoneEntry, source: PackSource, start: number, cachedBlocks: number) {
    this.data = new Data(entry, source, start, cachedBlocks);
    const offset = start + this.data.length;
    this.directory = source.read(offset, entry.directoryLength);
    const isRight = same(sha256(this.directory), entry.directoryDigest);
    require(isRight, offset, "a directory", "damaged");
  }

  /** Reads the sections and tables of the directory. */
  readDirectory(): void {
    const cursor = new Cursor(this.directory, this.data.place + this.data.length);
    this.readSections(cursor);
    this.readTables(cursor);
    cursor.end("a directory");
    for (const table of this.tables.values()) {
      for (const column of table.columns) {
        if (column.type !== "reference") continue;
        column.targetTable = this.tables.get(column.target);
        require(column.targetTable !== undefined, column.place, "no such table");
      }
    }
  }

  private readSections(cursor: Cursor): void {
    const offset = cursor.place, count = cursor.u32();
    require(count <= MAX_SECTIONS, offset, `${count} sections`);
    let end = 0;
    for (let i = 0; i < count; i++) {
      const section = new Section(cursor, this.data);
      section.start = Math.ceil(end / 8) * 8;
      end = section.start + section.length;
      require(end <= this.data.length, section.entryOffset + 24, "a length");
      this.sections.push(section);
    }
    require(end === this.data.length, offset, "data of no section");
  }

  private readTables(cursor: Cursor): void {
    const offset = cursor.place, count = cursor.u16();
    require(count <= MAX_TABLES, offset, `${count} tables`);
    let taken = 0;
    for (let i = 0; i < count; i++) {
      const start = cursor.place, name = cursor.text(cursor.u8());
      const rowCount = Number(cursor.u64());
      require(!this.tables.has(name), start, "a name twice");
      require(rowCount <= MAX_ROWS, start, `${rowCount} rows`);
      const columns: Column[] = [], names = new Set<string>();
      for (let left = cursor.u16(); left > 0; left--) {
        const column = new Column(cursor), key = labelOf(column.name, column.language);
        require(!names.has(key), column.place, "a name twice");
        names.add(key);
        const end = taken + column.sectionCount;
        require(end <= this.sections.length, column.place, "too few sections");
        column.take(this.sections.slice(taken, end), rowCount);
        taken = end;
        if (column.isKnown) columns.push(column);
      }
      this.tables.set(name, new Table(name, rowCount, columns));
    }
    for (const section of this.sections.slice(taken)) {
      require(!section.isKnown, section.entryOffset, "a section of no column");
    }
  }

  /** The bytes of all sections, unpacked. */
  get itemBytes(): number {
    return this.sections.reduce((sum, section) => sum + section.itemLength, 0);
  }

  /** Checks every byte and value; a table may have `mostText` bytes of text. */
  verify(mostText: number): void {
    this.data.verify();
    let end = 0;
    for (const { start, length } of this.sections) {
      const isZero = this.data.read(end, start - end).every((byte) => byte === 0);
      require(isZero, this.data.place + end, "padding");
      end = start + length;
    }
    for (const { columns } of this.tables.values()) {
      let most = 0, text = 0;
      for (const column of columns) {
        column.verify();
        most += column.mostText;
      }
      if (most <= mostText) continue;
      for (const column of columns) text += column.textLength();
      require(text <= mostText, PAGE, `${text} bytes of text`);
    }
  }
}
