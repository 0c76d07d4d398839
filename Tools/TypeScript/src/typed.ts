import type { Column } from "./column.js";
import { Decimal } from "./decimal.js";
import { checkRow, PackError } from "./errors.js";
import { OWN } from "./format.js";
import type { Pack } from "./pack.js";
import type { Table } from "./table.js";

/** The types of columns that hold the values of a field; a picture is the name of one of the pack. */
const TYPES = {
  text: ["string"], integer: ["integer"], decimal: ["decimal", "integer"], year: ["year"],
  date: ["date"], flag: ["flag"], picture: ["reference"],
} as const;

/** A column that generated code reads, and what the code relies on in it. */
export interface TypedColumn {
  readonly name: string;
  readonly content: keyof typeof TYPES;
  /** True if every row has a value. */
  readonly isRequired?: boolean;
  /** The only texts that it may have. */
  readonly options?: readonly string[];
}

/** A part of a key. */
export type KeyPart = string | number | boolean | Decimal | null;

/** The reason why a pack does not fit the code that was generated from a schema. */
export class SchemaError extends PackError {
  constructor(why: string) {
    super("malformed", 0, `it does not fit the code that reads it: ${why}`);
  }
}

/**
 * A table of a pack that fits generated code, read by the numbers of that code's columns.
 *
 * Throws a `SchemaError` if the table does not fit. Columns that the code does not know are ignored.
 */
export class TypedTable {
  /** The number of rows. */
  readonly count: number;
  private readonly table: Table;
  private readonly columns: readonly (Column | undefined)[];

  constructor(
    private readonly pack: Pack, readonly name: string, private readonly expected: readonly TypedColumn[],
  ) {
    const table = pack.tables.get(name);
    if (!table) throw new SchemaError(`the pack has no table ${name}`);
    this.table = table;
    this.count = table.rowCount;
    this.columns = expected.map((column) => this.column(column));
  }

  /** Returns the column that fits an expected one; undefined if it is empty in every row. */
  private column({ name, content, isRequired, options }: TypedColumn): Column | undefined {
    const column = this.table.optionalColumn(name), label = `${this.name}.${name}`;
    const types: readonly string[] = TYPES[content];
    if (!column) {
      if (isRequired && this.count > 0) {
        throw new SchemaError(`the pack has no column ${label}, which the code has a value of in each row`);
      }
      if (this.schemaLacks(name)) throw new SchemaError(`the pack has no column ${label}`);
      return undefined;
    }
    if (!types.includes(column.type)) {
      throw new SchemaError(
        `the column ${label} holds values of the type ${column.type}, not ${types.join(" or ")}`);
    }
    for (let row = 0; row < this.count && (isRequired || options); row++) {
      if (!column.hasValue(row)) {
        if (!isRequired) continue;
        throw new SchemaError(`the column ${label} may lack a value, which the code has in each row`);
      }
      const value = options ? column.string(row) : null;
      if (value === null || options?.includes(value)) continue;
      throw new SchemaError(`the column ${label} has the value "${value}", which the code does not know`);
    }
    return column;
  }

  /** True if the pack has the schema of the table, and no field of it has that name. */
  private schemaLacks(field: string): boolean {
    const schemas = this.pack.tables.get(".schema");
    for (let row = 0; row < (schemas?.rowCount ?? 0); row++) {
      const json = schemas?.column("JSON").blob(row);
      if (schemas?.column("Table").string(row) !== this.name || !json) continue;
      const schema = JSON.parse(new TextDecoder().decode(json)) as { fields?: { name?: string }[] };
      return !schema.fields?.some(({ name }) => name === field);
    }
    return false;
  }

  /** Throws a RangeError unless there is such a row. */
  check(row: number): void {
    checkRow(row, this.count);
  }

  /** The value of a column that has one in each row. */
  required<Value>(value: Value | null, column: number, row: number): Value {
    if (value !== null) return value;
    throw new SchemaError(`row ${row} of ${this.name} has no value of ${this.expected[column].name}`);
  }

  /** A text; null if the row has none. */
  text(column: number, row: number): string | null {
    return this.columns[column]?.string(row) ?? null;
  }

  /** The translation of a text; null if the row has none in that language. */
  translation(column: number, row: number, language: string): string | null {
    return this.table.optionalColumn(this.expected[column].name, language)?.string(row) ?? null;
  }

  /** A whole number or a year; null if the row has none. */
  integer(column: number, row: number): number | null {
    return this.columns[column]?.number(row) ?? null;
  }

  /** An exact number; null if the row has none. */
  decimal(column: number, row: number): Decimal | null {
    const there = this.columns[column];
    if (!there || there.type === "decimal") return there?.decimal(row) ?? null;
    const whole = there.bigint(row);
    return whole === null ? null : new Decimal(whole, 0);
  }

  /** A date such as `2026-01-31`; null if the row has none. */
  date(column: number, row: number): string | null {
    return this.text(column, row);
  }

  /** True or false; null if the row has neither. */
  flag(column: number, row: number): boolean | null {
    return this.columns[column]?.flag(row) ?? null;
  }

  /** The name of a picture; null if the row has none. */
  picture(column: number, row: number): string | null {
    const value = this.columns[column]?.namedValue(row) ?? null;
    return typeof value === "string" ? value : null;
  }

  /** The number of each row by its key; a row that lacks a part of it cannot be looked up. */
  index(key: (row: number) => readonly KeyPart[]): Map<string, number> {
    const index = new Map<string, number>();
    for (let row = 0; row < this.count; row++) {
      const parts = key(row), text = JSON.stringify(parts), other = index.get(text);
      if (parts.includes(null)) continue;
      if (other !== undefined) {
        throw new SchemaError(`the rows ${other} and ${row} of ${this.name} have the same key`);
      }
      index.set(text, row);
    }
    return index;
  }

  /** The number of the row with a key; undefined if there is none. */
  find(index: ReadonlyMap<string, number>, ...key: KeyPart[]): number | undefined {
    return index.get(JSON.stringify(key));
  }
}

/** The pictures of a pack, found by their names. */
export class TypedPictures {
  private readonly rows = new Map<string | null, number>();
  private readonly files: Column | undefined;

  constructor(pack: Pack) {
    const assets = pack.tables.get(OWN.assets), names = assets?.optionalColumn("Name");
    this.files = assets?.optionalColumn("Bytes");
    for (let row = 0; row < (names?.rowCount ?? 0); row++) this.rows.set(names?.string(row) ?? null, row);
  }

  /** The bytes of a PNG, JPEG or WebP file; null if the pack has no picture of that name. */
  file(name: string): Uint8Array | null {
    const row = this.rows.get(name);
    return row === undefined ? null : this.files?.blob(row) ?? null;
  }
}
