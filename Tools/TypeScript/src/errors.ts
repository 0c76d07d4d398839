/** The class of a fault, as docs/FORMAT.md lists them. */
export type PackErrorReason =
  /** The first bytes are not those of a pack. */
  | "not-a-pack"
  /** A transfer took the file for text and changed its line ends. */
  | "converted-line-ends"
  /** The file has a major version that this reader does not know. */
  | "unknown-version"
  /** The file requires a feature that this reader does not know. */
  | "unknown-feature"
  /** The file ends before it should. */
  | "truncated"
  /** The file goes on after it should have ended. */
  | "trailing-bytes"
  /** Some bytes are not those that were digested. */
  | "damaged"
  /** The digests are right, but the bytes break a rule of the format. */
  | "malformed";

/** A fault of the bytes of a pack. */
export class PackError extends Error {
  override readonly name = "PackError";

  constructor(
    /** The class of the fault. */
    readonly reason: PackErrorReason,
    /** The offset in the file where the fault shows. */
    readonly offset: number,
    detail: string,
  ) {
    super(`${reason} at byte ${offset}: ${detail}`);
  }
}

/** A question for a column that a table does not have. */
export class ColumnError extends RangeError {
  override readonly name = "ColumnError";

  constructor(
    /** The label that was asked for. */
    readonly label: string,
    table: string,
  ) {
    super(`the table ${table} has no column ${label}, or it is empty in every row`);
  }
}

/** Throws a `PackError` unless the condition holds. */
export function require(
  condition: boolean, offset: number, detail: string, reason: PackErrorReason = "malformed",
): asserts condition {
  if (!condition) throw new PackError(reason, offset, detail);
}

/** Throws a RangeError unless there is such a row. */
export function checkRow(row: number, rowCount: number): void {
  if (!(row >= 0 && row < rowCount && row % 1 === 0)) throw new RangeError(`there is no row ${row}`);
}
