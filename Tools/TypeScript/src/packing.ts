import { require } from "./errors.js";

export const PACKED_BLOCK = 32_768;

/** Unpacks an LZ4 block: literals and a match in turn, and literals at the end. */
export function unpacked(packed: Uint8Array, size: number, offset: number): Uint8Array {
  const block = new Uint8Array(size), end = packed.length;
  let at = 0, length = 0;
  const next = (): number => {
    require(at < end, offset + at, "a block");
    return packed[at++];
  };
  for (;;) {
    const token = next();
    let literals = token >> 4, match = token & 15;
    if (literals === 15) {
      let more;
      do {
        more = next();
        literals += more;
      } while (more === 255);
    }
    require(literals <= Math.min(end - at, size - length), offset + at, "literals");
    block.set(packed.subarray(at, at + literals), length);
    at += literals;
    length += literals;
    if (at === end) {
      require(match === 0 && length === size, offset, "a block");
      return block;
    }
    const back = next() + 256 * next();
    require(back > 0 && back <= length, offset + at, `a match ${back} bytes back`);
    if (match === 15) {
      const more = next();
      require(more < 255, offset + at, "a match");
      match += more;
    }
    match += 4;
    require(match <= size - length, offset + at, "a match");
    for (const stop = length + match; length < stop; length++) block[length] = block[length - back];
  }
}

/** Returns the items of planes: their lowest bytes stand first, then the next ones. */
export function itemsOf(planes: Uint8Array, width: number, isSteps: boolean): Uint8Array {
  if (width === 1 && !isSteps) return planes.slice();
  const count = Math.floor(planes.length / width), items = new Uint8Array(count * width);
  for (let item = 0, at = 0; item < count; item++) {
    // A step is added to the item before it, byte by byte with a carry.
    for (let plane = 0, carry = 0; plane < width; plane++, at++) {
      const before = isSteps && item > 0 ? items[at - width] : 0;
      carry += planes[plane * count + item] + before;
      items[at] = carry;
      carry >>= 8;
    }
  }
  return items;
}
