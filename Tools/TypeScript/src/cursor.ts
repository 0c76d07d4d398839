import { PackError, require } from "./errors.js";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Decodes UTF-8; `offset` is where the bytes stand in the file. */
export function textOf(bytes: Uint8Array, offset: number): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new PackError("malformed", offset, "not UTF-8");
  }
}

/** A reader of fields that follow each other; `base` is the offset of the bytes in the file. */
export class Cursor {
  position = 0;
  private readonly view: DataView;

  constructor(readonly bytes: Uint8Array, readonly base: number) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get place(): number {
    return this.base + this.position;
  }

  /** Moves on by `length` bytes, and returns where they begin. */
  private skip(length: number): number {
    const start = this.position;
    require(length <= this.bytes.length - start, this.place, "a field without an end");
    this.position += length;
    return start;
  }

  take(length: number): Uint8Array {
    const start = this.skip(length);
    return this.bytes.subarray(start, start + length);
  }

  u8(): number {
    return this.view.getUint8(this.skip(1));
  }

  u16(): number {
    return this.view.getUint16(this.skip(2), true);
  }

  u32(): number {
    return this.view.getUint32(this.skip(4), true);
  }

  i32(): number {
    return this.view.getInt32(this.skip(4), true);
  }

  u64(): bigint {
    return this.view.getBigUint64(this.skip(8), true);
  }

  i64(): bigint {
    return this.view.getBigInt64(this.skip(8), true);
  }

  /** Reads a text behind its length. */
  text(length: number): string {
    const offset = this.place;
    return textOf(this.take(length), offset);
  }

  zero(length: number, name: string): void {
    const offset = this.place;
    require(this.take(length).every((byte) => byte === 0), offset, `${name} not zero`);
  }

  end(name: string): void {
    require(this.position === this.bytes.length, this.place, `bytes behind ${name}`);
  }
}
