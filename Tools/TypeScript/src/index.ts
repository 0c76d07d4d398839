/**
 * Reads packs of packtool: files of verified, typed tables. Written from docs/FORMAT.md alone.
 *
 * @packageDocumentation
 */

export type { ColumnType, Value } from "./column.js";
export { Column } from "./column.js";
export { Decimal } from "./decimal.js";
export type { PackErrorReason } from "./errors.js";
export { ColumnError, PackError } from "./errors.js";
export type { PackOptions } from "./pack.js";
export { derivedId, Pack } from "./pack.js";
export type { PackSource } from "./source.js";
export type { KeyValue, Row } from "./table.js";
export { Table } from "./table.js";
