import { Column, Value } from "./column.js";
import { Decimal } from "./decimal.js";
import { checkRow, ColumnError } from "./errors.js";

/** The values of a row by the labels of the columns. */
export type Row = Record<string, Value>;

/** What identifies a row: a value of a key as it is in the pack, or a text or number that means the same. */
export type KeyValue = string | number | bigint | boolean | Decimal;

/** A table of a pack. */
export class Table {
  /** The columns; one that is empty in every row is not in the pack. */
  readonly columns: readonly Column[];
  /** @internal Reads which columns identify a row. */
  readKey: () => readonly Column[] = () => [];
  private key: readonly Column[] | undefined;
  private readonly byLabel = new Map<string, Column>();
  private readonly lookups = new Map<string, Map<string, number>>();

  /** @internal */
  constructor(readonly name: string, readonly rowCount: number, columns: Column[]) {
    this.columns = columns;
    for (const column of columns) this.byLabel.set(labelOf(column.name, column.language), column);
  }

  /** The columns that identify a row; none without a key. */
  get keyColumns(): readonly Column[] {
    return (this.key ??= this.readKey());
  }

  /** The column of that name and language. Throws a `ColumnError` if there is none. */
  column(name: string, language = ""): Column {
    const column = this.optionalColumn(name, language);
    if (column) return column;
    throw new ColumnError(language ? `${name}@${language}` : name, this.name);
  }

  /** The column of that name and language; undefined if there is none, as one that is empty in every row. */
  optionalColumn(name: string, language = ""): Column | undefined {
    return this.byLabel.get(labelOf(name, language));
  }

  /** The text of a row in a language, or else in the pack's own language; null if it has none. */
  text(row: number, name: string, language = ""): string | null {
    const translated = language ? this.optionalColumn(name, language) : undefined;
    return translated?.string(row) ?? this.column(name).string(row);
  }

  /** The values of a row; a reference is the name of the row that it refers to, if that has one. */
  row(row: number): Row {
    checkRow(row, this.rowCount);
    const values = Object.create(null) as Row;
    for (const column of this.columns) values[column.label] = column.namedValue(row);
    return values;
  }

  /** The rows in order. */
  *[Symbol.iterator](): IterableIterator<Row> {
    for (let row = 0; row < this.rowCount; row++) yield this.row(row);
  }

  /** The number of the row with these values in the columns of the key; undefined if there is none. */
  rowForKey(...values: KeyValue[]): number | undefined {
    if (this.keyColumns.length === 0) throw new TypeError(`the table ${this.name} has no key`);
    return this.lookUp(this.keyColumns, values);
  }

  /**
   * The first row with these values in the columns named, such as `rowWhere({ Id: "mars" })`; undefined if there is
   * none. The first call for some columns reads them and builds a lookup table.
   */
  rowWhere(values: Record<string, KeyValue>): number | undefined {
    const columns = Object.keys(values).map((name) => this.column(name));
    return this.lookUp(columns, Object.values(values));
  }

  private lookUp(columns: readonly Column[], values: readonly KeyValue[]): number | undefined {
    if (values.length !== columns.length) {
      throw new TypeError(`${values.length} values for ${columns.length} columns`);
    }
    const name = JSON.stringify(columns.map((column) => column.name));
    let lookup = this.lookups.get(name);
    if (!lookup) {
      lookup = new Map();
      for (let row = 0; row < this.rowCount; row++) {
        const texts = columns.map((column) => keyText(column, row));
        const key = JSON.stringify(texts);
        if (!texts.includes(null) && !lookup.has(key)) lookup.set(key, row);
      }
      this.lookups.set(name, lookup);
    }
    return lookup.get(JSON.stringify(columns.map((column, i) => spelled(column, values[i]))));
  }
}

/** Joins name and language, so that each pair has a text of its own. */
export function labelOf(name: string, language: string): string {
  return `${name.length}:${name}${language}`;
}

/** Writes a value of a key as ids have it; null if there is none. */
export function keyText(column: Column, row: number): string | null {
  const value = column.namedValue(row);
  if (value === null || value instanceof Uint8Array) return null;
  return column.type === "reference" && typeof value !== "string" ? null : String(value);
}

/** Writes a value that is looked up as `keyText` does. */
function spelled(column: Column, value: KeyValue): string {
  const text = String(value);
  const isNumber = column.type === "decimal" || column.type === "integer" || column.type === "year";
  return isNumber ? Decimal.parse(text)?.toString() ?? text : text;
}
