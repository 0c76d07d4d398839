import { Cursor } from "./cursor.js";
import { Cache, Data } from "./data.js";
import { require } from "./errors.js";
import { itemsOf, PACKED_BLOCK, unpacked } from "./packing.js";

const MAX_ITEMS = 2 ** 32;
const MAX_SCALE = 18;
const MAX_I64 = 2n ** 63n - 1n;
const CACHED_BLOCKS = 32;

/** The kinds of sections by their numbers. */
export const KIND = {
  presence: 1, integers: 2, scales: 3, codes: 4, offsets: 5, bytes: 6, flags: 7,
} as const;

const { presence, integers, scales, bytes, flags } = KIND;

/** An entry of the directory, and the items that it stands for. */
export class Section {
  readonly entryOffset: number;
  readonly kind: number;
  readonly isRequired: boolean;
  readonly isKnown: boolean;
  readonly width: number;
  readonly count: number;
  /** The length as it is stored. */
  readonly length: number;
  /** The length of the items, unpacked; of an unknown kind the length as it is stored. */
  readonly itemLength: number;
  /** The start in the data, which follows from the sections before. */
  start = 0;
  private readonly encoding: number;
  private readonly base: bigint;
  /** The base if all sums with it are exact numbers; NaN otherwise. */
  private readonly smallBase: number;
  private readonly blockCount: number = 0;
  private readonly blocks = new Cache(CACHED_BLOCKS, (number) => this.unpackedBlock(number));

  constructor(cursor: Cursor, private readonly data: Data) {
    const offset = (this.entryOffset = cursor.place);
    this.kind = cursor.u8();
    const bits = cursor.u8();
    require(bits <= 1, offset + 1, "reserved bits");
    this.isRequired = bits === 1;
    this.encoding = cursor.u8();
    this.width = cursor.u8();
    cursor.zero(4, "a reserved field");
    // Numbers above 2^53 are rounded; each is refused below, or belongs to an unknown kind.
    this.count = Number(cursor.u64());
    this.base = cursor.i64();
    this.length = this.itemLength = Number(cursor.u64());
    this.isKnown = this.kind >= presence && this.kind <= flags;
    const isUnderstood = this.isKnown ? this.encoding <= 2 : !this.isRequired;
    require(isUnderstood, offset, `a section of kind ${this.kind}`, "unknown-feature");
    const base = Number(this.base);
    this.smallBase = this.width < 8 && Math.abs(base) <= 2 ** 52 ? base : NaN;
    if (!this.isKnown) return;

    const isBytes = this.kind === bytes, isBits = this.kind === presence || this.kind === flags;
    const most = !isBytes ? MAX_ITEMS : this.encoding > 0 ? 2 ** 56 : data.length;
    require(this.count <= most, offset + 8, "a count");
    const isWidth = isBytes || isBits ? this.width === 0 : [0, 1, 2, 4, 8].includes(this.width);
    require(isWidth, offset + 3, `a width of ${this.width}`);
    const mayHaveBase = this.kind === integers || this.kind === scales;
    require(this.base === 0n || mayHaveBase, offset + 16, "a base");
    this.itemLength =
      isBits ? Math.ceil(this.count / 8) : isBytes ? this.count : this.count * this.width;
    if (this.encoding === 0) {
      require(this.length === this.itemLength, offset + 24, "a length");
      return;
    }
    const maySteps = this.encoding === 1 || !(isBits || isBytes);
    require(maySteps, offset + 2, "steps");
    this.blockCount = Math.ceil(this.itemLength / PACKED_BLOCK);
    const fits = this.blockCount <= this.index && this.length < this.itemLength;
    require(fits, offset + 24, "a length");
  }

  /** The offset of the section in the file. */
  get place(): number {
    return this.data.place + this.start;
  }

  /** The start of the index in a packed section. */
  private get index(): number {
    return this.length - 8 * (this.blockCount - 1);
  }

  /** Returns bytes of the items, which the caller does not change. */
  read(start: number, length: number): Uint8Array {
    return this.encoding === 0
      ? this.data.read(this.start + start, length)
      : this.blocks.read(PACKED_BLOCK, start, length);
  }

  private unpackedBlock(number: number): Uint8Array {
    const start = number === 0 ? 0 : this.endOf(number - 1);
    const end = number === this.blockCount - 1 ? this.index : this.endOf(number);
    const size = Math.min(PACKED_BLOCK, this.itemLength - number * PACKED_BLOCK);
    const fits = start < end && end <= this.index && end - start <= size;
    require(fits, this.place, "an index of blocks");
    const stored = this.data.read(this.start + start, end - start);
    const planes = end - start === size ? stored : unpacked(stored, size, this.place + start);
    return itemsOf(planes, this.width || 1, this.encoding === 2);
  }

  private endOf(block: number): number {
    return Number(new Cursor(this.data.read(this.start + this.index + 8 * block, 8), 0).u64());
  }

  /** Unpacks every block. */
  unpackAll(): void {
    for (let block = 0; block < this.blockCount; block++) this.blocks.get(block);
  }

  /** Returns the byte at a place of the items. */
  private byte(at: number): number {
    return this.read(at, 1)[0];
  }

  bit(index: number): boolean {
    return ((this.byte(Math.floor(index / 8)) >> (index % 8)) & 1) === 1;
  }

  /** Returns the unsigned integer that is added to the base; above 2^53 it is rounded. */
  raw(index: number): number {
    const { width } = this;
    if (width === 0) return 0;
    if (width === 1) return this.byte(index);
    const bytes = this.read(index * width, width);
    const low = bytes[0] | (bytes[1] << 8);
    if (width === 2) return low;
    const four = (low | (bytes[2] << 16) | (bytes[3] << 24)) >>> 0;
    if (width === 4) return four;
    return four + 2 ** 32 * ((bytes[4] | (bytes[5] << 8) | (bytes[6] << 16) | (bytes[7] << 24)) >>> 0);
  }

  /** Returns an integer: a number if that is exact, or else a bigint. */
  integer(index: number): number | bigint {
    const small = this.smallBase + this.raw(index);
    if (small === small && this.kind !== scales) return small;
    const raw = this.width < 8 ? BigInt(this.raw(index))
      : new Cursor(this.read(index * 8, 8), 0).u64();
    const value = this.base + raw, offset = this.place + index * this.width;
    require(value <= MAX_I64, offset, "beyond 64 bits");
    const isScale = value >= 0n && value <= MAX_SCALE;
    require(isScale || this.kind !== scales, offset, `a scale of ${value}`);
    return exact(value);
  }

  /** Checks that the bits after the last one are zero. */
  verifyBits(): void {
    const rest = this.count % 8, isZero = !rest || this.byte(this.itemLength - 1) >> rest === 0;
    require(isZero, this.place, "padding");
  }
}

/** Returns an integer as a number if it is exact, or else as it is. */
export function exact(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
