// Uses the types of the package as a program does; it is only compiled.
import { Column, ColumnError, Decimal, Pack, PackError, type Row, type Value } from "packtool";
import * as min from "packtool/min";
export function names(bytes: Uint8Array): string[] {
  try {
    const pack = new Pack(bytes, { cachedBlocks: 4 });
    const column: Column = pack.questions.column("Fact");
    const row: number | undefined = pack.rowForId("a");
    const price: Decimal | null = row === undefined ? null : pack.table("x").column("Value").decimal(row);
    const found: Row = pack.questions.row(0), value: Value = found["Fact"];
    return [column.string(0) ?? "", String(price?.toNumber()), String(value), ...new min.Pack(bytes).questionIds];
  } catch (error) {
    if (error instanceof PackError) return [error.reason === "damaged" ? "!" : error.message];
    if (error instanceof ColumnError) return [error.label];
    throw error;
  }
}
