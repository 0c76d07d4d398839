/**
 * The bytes of a pack that are not all in memory, such as an open file.
 *
 * `read` returns exactly `length` bytes from `offset` on, in an array that nothing else changes.
 */
export interface PackSource {
  readonly length: number;
  read(offset: number, length: number): Uint8Array;
}

/** The longest pack that is read: all its numbers are exact. */
const MOST = 2 ** 40;

/**
 * A source of the bytes of a pack, in memory or not. What it returns is a copy, so that a later change of an array
 * changes nothing that was verified.
 */
export function sourceOf(bytes: Uint8Array | PackSource): PackSource {
  const { length } = bytes;
  if (!(length <= MOST)) throw new RangeError(`a pack of ${length} bytes`);
  return {
    length,
    read(offset, count) {
      const found =
        bytes instanceof Uint8Array
          ? bytes.subarray(offset, offset + count)
          : bytes.read(offset, count);
      // A Buffer of Node.js would share its memory with its slices.
      if (found.length === count) return new Uint8Array(found);
      throw new RangeError(`the source has no ${count} bytes at ${offset}`);
    },
  };
}
