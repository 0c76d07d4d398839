import { require } from "./errors.js";
import { BLOCK, FANOUT, ZoneEntry } from "./header.js";
import { same, sha256 } from "./sha256.js";
import { PackSource } from "./source.js";

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** A cache of blocks that forgets what was made first. */
export class Cache {
  private readonly blocks = new Map<number, Uint8Array>();
  private last = -1;
  private lastBlock = LEAF;

  constructor(
    private readonly most: number, private readonly make: (number: number) => Uint8Array,
  ) {}

  get(number: number): Uint8Array {
    if (number === this.last) return this.lastBlock;
    let block = this.blocks.get(number);
    if (block === undefined) {
      block = this.make(number);
      if (this.blocks.size >= this.most) {
        this.blocks.delete(this.blocks.keys().next().value as number);
      }
      this.blocks.set(number, block);
    }
    this.last = number;
    this.lastBlock = block;
    return block;
  }

  /** Returns bytes of blocks that have `size` bytes each. */
  read(size: number, start: number, length: number): Uint8Array {
    if (length === 0) return new Uint8Array(0);
    const first = Math.floor(start / size), at = start - first * size;
    if (at + length <= size) return this.get(first).subarray(at, at + length);
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length; ) {
      const number = Math.floor((start + done) / size), from = start + done - number * size;
      const part = this.get(number).subarray(from, from + length - done);
      bytes.set(part, done);
      done += part.length;
    }
    return bytes;
  }
}

/** The data of a zone; no byte leaves it before the digest tree has been checked for its block. */
export class Data {
  readonly length: number;
  private readonly treeOffset: number;
  private readonly blocks: Cache;
  /** The verified nodes by level and number. */
  private readonly nodes = new Map<string, Uint8Array>();

  constructor(
    private readonly entry: ZoneEntry, private readonly source: PackSource,
    readonly place: number, cachedBlocks: number,
  ) {
    this.length = Number(entry.dataLength);
    this.treeOffset = place + this.length + entry.directoryLength;
    this.blocks = new Cache(cachedBlocks, (number) => this.verifiedBlock(number));
  }

  private verifiedBlock(number: number): Uint8Array {
    const start = number * BLOCK, expected = this.digest(0, number);
    const bytes = this.source.read(this.place + start, Math.min(BLOCK, this.length - start));
    require(same(sha256(LEAF, bytes), expected), this.place + start, "a block", "damaged");
    return bytes;
  }

  /** Returns verified bytes, which the caller has placed inside the data and does not change. */
  read(start: number, length: number): Uint8Array {
    return this.blocks.read(BLOCK, start, length);
  }

  /** Checks every block. */
  verify(): void {
    for (let start = 0; start < this.length; start += BLOCK) this.read(start, 1);
  }

  /** Checks the top of a zone without data, which no block is ever compared with. */
  checkTopOfNothing(): void {
    const isRight = this.length > 0 || same(sha256(NODE), this.entry.top);
    require(isRight, this.place, "a top", "damaged");
  }

  /** Returns a verified digest of a level of the tree. */
  private digest(level: number, index: number): Uint8Array {
    const node = Math.floor(index / FANOUT), start = 32 * (index - node * FANOUT);
    return this.node(level, node).subarray(start, start + 32);
  }

  /** Returns the digests of a node, after the nodes above it were checked. */
  private node(level: number, node: number): Uint8Array {
    const key = `${level}:${node}`;
    let digests = this.nodes.get(key);
    if (digests === undefined) {
      const { levels, top } = this.entry, first = node * FANOUT;
      const expected = level + 1 < levels.length ? this.digest(level + 1, node) : top;
      const before = levels.slice(0, level).reduce((sum, count) => sum + count, 0);
      const offset = this.treeOffset + 32 * (before + first);
      digests = this.source.read(offset, 32 * Math.min(FANOUT, levels[level] - first));
      require(same(sha256(NODE, digests), expected), offset, "a node", "damaged");
      this.nodes.set(key, digests);
    }
    return digests;
  }
}
