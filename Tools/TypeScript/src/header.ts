import { Cursor } from "./cursor.js";
import { require } from "./errors.js";
import { MAJOR } from "./format.js";
import { same, sha256 } from "./sha256.js";
import { PackSource } from "./source.js";

export const PAGE = 4096;
export const BLOCK = 65_536;
export const FANOUT = 128;
const MAX_CARD = 3840;
export const MAX_DATA = 2n ** 56n;
const MAX_DIRECTORY = 1_048_576;
const NO_DATE = -(2 ** 31);

/** True if a number of days since 1970-01-01 is in the years 1 to 9999. */
export function isDay(days: number): boolean {
  return days >= -719_162 && days <= 2_932_896;
}

/** Writes a number of days since 1970-01-01 as `2026-01-31`. */
export function isoDate(days: number): string {
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}

const MAGIC = "\x89QPK\r\n\x1a\n";
/** The ends of the magic after a transfer converted line ends. */
const CONVERTED = ["\n\x1a\n", "\n\n\x1a\n", "\r\x1a\r", "\r\r\x1a\r", "\r\r\n\x1a", "\r\n\x1a\r"];

function checkMagic(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 8)), isPart = MAGIC.startsWith(start);
  require(!isPart || start.length === 8, start.length, "the magic", "truncated");
  const isConverted = CONVERTED.some((end) => start.startsWith(MAGIC.slice(0, 4) + end));
  require(!isConverted, 4, "copy the file as binary", "converted-line-ends");
  require(isPart, 0, "another magic", "not-a-pack");
}

/** The title of a pack in a language. */
export interface Title {
  readonly language: string;
  readonly text: string;
}

/** The card of a pack: what a list of packs shows. */
export class Card {
  readonly id: string;
  readonly version: string;
  readonly kind: string;
  readonly asOf: string | null;
  readonly questionCount: bigint;
  readonly titles: readonly Title[];
  /** The part of the card that the content digest covers. */
  readonly content: Uint8Array;

  constructor(bytes: Uint8Array, offset: number) {
    const cursor = new Cursor(bytes, offset);
    this.id = cursor.text(cursor.u8());
    this.version = cursor.text(cursor.u8());
    this.content = bytes.subarray(cursor.position);
    this.kind = cursor.text(cursor.u8());
    const day = cursor.i32();
    require(day === NO_DATE || isDay(day), offset, `the day ${day}`);
    this.asOf = day === NO_DATE ? null : isoDate(day);
    this.questionCount = cursor.u64();
    const count = cursor.u8(), titles: Title[] = [];
    require(count > 0, cursor.place - 1, "no title");
    for (let i = 0; i < count; i++) {
      const language = cursor.text(cursor.u8());
      titles.push({ language, text: cursor.text(cursor.u16()) });
    }
    this.titles = titles;
    cursor.end("the card");
  }
}

/** Computes how many digests each level of the tree of so much data has. */
function treeLevels(dataLength: bigint): number[] {
  const levels: number[] = [];
  let count = Number((dataLength + BigInt(BLOCK - 1)) / BigInt(BLOCK));
  for (; count > 0; count = Math.ceil(count / FANOUT)) {
    levels.push(count);
    if (count <= FANOUT) break;
  }
  return levels;
}

/** A zone as the header page describes it. */
export class ZoneEntry {
  readonly dataLength: bigint;
  readonly directoryLength: number;
  readonly directoryDigest: Uint8Array;
  readonly top: Uint8Array;
  /** The number of digests in each level of the tree. */
  readonly levels: readonly number[];
  /** The length of the whole zone. */
  readonly length: bigint;

  constructor(cursor: Cursor) {
    const offset = cursor.place;
    this.dataLength = cursor.u64();
    require(this.dataLength <= MAX_DATA, offset, "too much data");
    this.directoryLength = cursor.u32();
    require(this.directoryLength <= MAX_DIRECTORY, offset + 8, "too long a directory");
    cursor.zero(4, "a reserved field");
    this.directoryDigest = cursor.take(32);
    this.top = cursor.take(32);
    this.levels = treeLevels(this.dataLength);
    const digests = this.levels.reduce((sum, count) => sum + count, 0);
    this.length = this.dataLength + BigInt(this.directoryLength + 32 * digests);
  }
}

/** The header page; its root digest is verified before any other field is read. */
export class Header {
  readonly root: Uint8Array;
  readonly content: ZoneEntry;
  readonly provenance: ZoneEntry;
  readonly contentDigest: Uint8Array;
  readonly card: Card;

  constructor(source: PackSource) {
    const page = source.read(0, Math.min(source.length, PAGE));
    checkMagic(page);
    require(page.length >= 10, page.length, "the page", "truncated");
    const major = page[8] + 256 * page[9];
    require(major === MAJOR, 8, `version ${major}`, "unknown-version");
    require(page.length === PAGE, page.length, "the page", "truncated");
    this.root = page.slice(224, 256);
    const root = sha256(page.subarray(0, 224), new Uint8Array(32), page.subarray(256));
    require(same(root, this.root), 224, "the root", "damaged");

    const cursor = new Cursor(page, 0);
    cursor.take(12);
    require(cursor.u32() === 0, 12, "required features", "unknown-feature");
    const end = cursor.u64();
    cursor.take(4);
    const cardLength = cursor.u32();
    require(cardLength <= MAX_CARD, 28, `a card of ${cardLength} bytes`);
    this.content = new ZoneEntry(cursor);
    this.provenance = new ZoneEntry(cursor);
    this.contentDigest = cursor.take(32);
    cursor.take(32);
    this.card = new Card(cursor.take(cardLength), 256);
    cursor.zero(PAGE - cursor.position, "a byte after the card");

    const expected = BigInt(PAGE) + this.content.length + this.provenance.length;
    require(end === expected, 16, "another length of the zones");
    const length = BigInt(source.length);
    require(length >= end, source.length, "the file", "truncated");
    require(length <= end, Number(end), "the file", "trailing-bytes");
  }
}
