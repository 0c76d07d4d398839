import { Cursor, textOf } from "./cursor.js";
import { Decimal } from "./decimal.js";
import { checkRow, require } from "./errors.js";
import { isDay, isoDate } from "./header.js";
import { KIND, Section } from "./section.js";
import type { Table } from "./table.js";

/** The type of a column. */
export type ColumnType =
  "integer" | "decimal" | "string" | "flag" | "blob" | "date" | "year" | "reference";

/** A value of a row; null if the row has none. */
export type Value = number | bigint | Decimal | string | boolean | Uint8Array | null;

const HEAP = "bytes presence? codes? offsets", INTEGERS = "presence? integers";
/** The types by their numbers, each with its sections in order; those with a question mark may be left out. */
const TYPES: readonly [type: ColumnType, sections: string][] = [
  ["integer", INTEGERS],
  ["decimal", INTEGERS + " scales"],
  ["string", HEAP],
  ["flag", "presence? flags"],
  ["blob", HEAP],
  ["date", INTEGERS],
  ["year", INTEGERS],
  ["reference", INTEGERS],
];
type Sections = { -readonly [name in keyof typeof KIND]?: Section };

/** A column of a table. Its values are read by row, from 0. */
export class Column {
  readonly name: string;
  /** The language of a translation; empty for the pack's own language, or none. */
  readonly language: string;
  /** The type of the values. */
  readonly type: ColumnType;
  /** The name of the table that a reference refers to; empty for other types. */
  readonly target: string;
  /** The number of rows. */
  rowCount = 0;
  /** @internal */ readonly isKnown: boolean;
  /** @internal */ readonly place: number;
  /** @internal */ readonly sectionCount: number;
  /** @internal */ targetTable: Table | undefined;
  private readonly pattern: string;
  private readonly sections: Sections = {};

  /** @internal */
  constructor(cursor: Cursor) {
    this.place = cursor.place;
    this.name = cursor.text(cursor.u8());
    this.language = cursor.text(cursor.u8());
    [this.type, this.pattern] = TYPES[cursor.u8() - 1] ?? [];
    this.isKnown = this.type !== undefined;
    cursor.zero(1, "a reserved field");
    this.target = cursor.text(cursor.u8());
    this.sectionCount = cursor.u8();
  }

  /** The name and, behind an `@`, the language: `Fact@fr`. */
  get label(): string {
    return this.language ? `${this.name}@${this.language}` : this.name;
  }

  /** @internal Gives the column its sections. */
  take(sections: Section[], rowCount: number): void {
    this.rowCount = rowCount;
    if (!this.isKnown) {
      const isOptional = !sections.some((section) => section.isRequired);
      return require(isOptional, this.place, "a type", "unknown-feature");
    }
    require(this.type === "reference" || !this.target, this.place, "a target");
    const rest = sections.filter((section) => section.isKnown);
    for (const part of this.pattern.split(" ")) {
      const name = part.replace("?", "") as keyof typeof KIND;
      if (rest[0]?.kind === KIND[name]) this.sections[name] = rest.shift();
      else require(name !== part, this.place, `no ${name}`);
    }
    require(rest.length === 0, this.place, "too many sections");
    const { bytes, offsets, codes, ...ofRows } = this.sections;
    for (const section of [...Object.values(ofRows), codes]) {
      const fits = !section || section.count === rowCount;
      require(fits, this.place, "a count");
    }
    if (!bytes || !offsets) return;
    const fits = codes ? offsets.count > 0 : offsets.count === rowCount + 1;
    require(fits, offsets.entryOffset + 8, "a count");
    const most = (offsets.count - 1) * this.longest;
    require(bytes.count <= most, bytes.entryOffset + 8, "too many bytes");
  }

  private get longest(): number {
    return this.type === "blob" ? 16_777_216 : 65_536;
  }

  /** True if the row has a value. */
  hasValue(row: number): boolean {
    checkRow(row, this.rowCount);
    return this.sections.presence?.bit(row) ?? true;
  }

  /**
   * The value of a row; null if it has none.
   *
   * An integer is a number, or a bigint if it is beyond 2^53. A date is a text such as `2026-01-31`. A reference is
   * the number of the row that it refers to.
   */
  value(row: number): Value {
    if (!this.hasValue(row)) return null;
    const { flags, integers, scales, bytes } = this.sections;
    if (flags) return flags.bit(row);
    if (bytes) return this.heapValue(this.stringNumber(row));
    const section = integers as Section, integer = section.integer(row);
    if (scales) return new Decimal(integer, Number(scales.integer(row)));
    if (this.targetTable) {
      const exists = integer >= 0 && integer < this.targetTable.rowCount;
      require(exists, section.place, `row ${integer} of ${this.target}`);
    }
    if (this.type !== "date") return integer;
    require(isDay(Number(integer)), section.place, `the day ${integer}`);
    return isoDate(Number(integer));
  }

  /** The text of a row; a date as `2026-01-31`, a decimal in decimal digits. */
  string(row: number): string | null {
    const value = this.typed(row, "string", "date", "decimal");
    return value === null ? null : String(value);
  }

  /** The integer, year or reference of a row as a number. Throws a RangeError beyond 2^53. A decimal is rounded. */
  number(row: number): number | null {
    const value = this.typed(row, "integer", "year", "reference", "decimal");
    if (typeof value === "bigint") throw new RangeError(`${value} is no exact number`);
    return value instanceof Decimal ? value.toNumber() : (value as number | null);
  }

  /** The integer, year or reference of a row. */
  bigint(row: number): bigint | null {
    const value = this.typed(row, "integer", "year", "reference");
    return value === null ? null : BigInt(value as number | bigint);
  }

  /** The decimal of a row, exact. */
  decimal(row: number): Decimal | null {
    return this.typed(row, "decimal") as Decimal | null;
  }

  /** The flag of a row. */
  flag(row: number): boolean | null {
    return this.typed(row, "flag") as boolean | null;
  }

  /** The bytes of a row. */
  blob(row: number): Uint8Array | null {
    return this.typed(row, "blob") as Uint8Array | null;
  }

  /** The value of a row; of a reference the `Name` of its row, if that has one. */
  namedValue(row: number): Value {
    const value = this.value(row), names = this.targetNames;
    return names && typeof value === "number" ? names.value(value) ?? value : value;
  }

  /** @internal The names of the rows that a reference refers to. */
  get targetNames(): Column | undefined {
    const names = this.targetTable?.optionalColumn("Name");
    return names?.type === "string" ? names : undefined;
  }

  private typed(row: number, ...types: ColumnType[]): Value {
    if (types.includes(this.type)) return this.value(row);
    throw new TypeError(`the column ${this.label} is of the type ${this.type}`);
  }

  private stringNumber(row: number): number {
    const { codes, offsets } = this.sections;
    if (!codes) return row;
    const code = codes.integer(row);
    require(code < (offsets as Section).count - 1, codes.place, `a code of ${code}`);
    return Number(code);
  }

  /** Returns a string of the heap by its number. */
  private heapValue(number: number): string | Uint8Array {
    const offsets = this.sections.offsets as Section, heap = this.sections.bytes as Section;
    const start = offsets.integer(number), end = offsets.integer(number + 1);
    require(start <= end && end <= heap.count, offsets.place, "an offset");
    const from = Number(start), length = Number(end) - from;
    require(length <= this.longest, heap.place + from, "too long a value");
    const bytes = heap.read(from, length);
    return this.type === "string" ? textOf(bytes, heap.place + from) : bytes.slice();
  }

  /** @internal The most bytes that the values of all rows can have. */
  get mostText(): number {
    const { bytes, codes } = this.sections;
    if (!bytes) return 0;
    return codes ? Math.min(bytes.count, this.longest) * this.rowCount : bytes.count;
  }

  /** @internal The bytes of the values of all rows, each counted for every row that has it. */
  textLength(): number {
    const { codes, offsets } = this.sections;
    if (!codes || !offsets) return this.mostText;
    let sum = 0;
    for (let row = 0; row < this.rowCount; row++) {
      if (!this.hasValue(row)) continue;
      const number = this.stringNumber(row);
      sum += Number(offsets.integer(number + 1)) - Number(offsets.integer(number));
    }
    return sum;
  }

  /** @internal Checks every value. */
  verify(): void {
    const { presence, flags, bytes, offsets, codes, integers, scales } = this.sections;
    for (const section of Object.values(this.sections)) section?.unpackAll();
    presence?.verifyBits();
    flags?.verifyBits();
    if (offsets && bytes) {
      require(offsets.integer(0) === 0, offsets.place, "the first offset");
      const isEnd = offsets.integer(offsets.count - 1) === bytes.count;
      require(isEnd, offsets.place, "the last offset");
      const strings = offsets.width === 0 ? 0 : offsets.count - 1;
      for (let number = 0; number < strings; number++) this.heapValue(number);
    }
    // Without a byte for its rows a column has one value, however many rows the table has.
    const ofRows = [presence, flags, codes ?? offsets, integers, scales];
    const varies = ofRows.some((section) => section?.length);
    for (let row = 0; row < this.rowCount && (varies || row < 1); row++) {
      if (this.value(row) === null) this.verifyMissing(row);
    }
  }

  /** Checks that the items of a row without a value are the base, and its text empty. */
  private verifyMissing(row: number): void {
    const { flags, bytes, codes, integers, scales } = this.sections;
    for (const section of [integers, scales, codes]) {
      section?.integer(row);
      require(!section?.raw(row), section?.place ?? 0, "an item of no value");
    }
    const isEmpty = !bytes || codes || this.heapValue(row).length === 0;
    require(Boolean(isEmpty) && !flags?.bit(row), this.place, "an item of no value");
  }
}
