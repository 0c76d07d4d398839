// The index of a chunk: where its cells and records end, found 64 bytes at a time.
//
// The trick is from simdjson and simdcsv. In the mask of quotes, each bit is replaced by the parity of all bits up
// to it (a prefix XOR): a byte with odd parity stands inside quotes. Separators outside quotes are then one AND.
// Strict quoting costs a few more operations: a quote may open only at the start of a cell or behind a closing
// quote (the two are one doubled quote), and behind a closing quote only a separator or another quote may stand.
// The first bit that breaks such a rule ends the index; the reader of records goes on from there and reports the
// fault. Nothing branches on a byte.
#pragma once
#include "levels.h"
#include "masks.h"

/// The input of an index, and the arrays that it is written to.
typedef struct {
  const uint8_t *bytes;
  /// The start of the first record, and the end of the bytes; 64 bytes more can be read.
  size_t start, end;
  /// Records that start at this offset or behind it are not wanted.
  size_t limit;
  uint8_t quote, delimiter;
  /// True if all lines end in CR LF.
  _Bool has_returns;
  /// The offset of each separator: room for one for each byte, and for 64 more.
  uint32_t *separators;
  /// For each 64 bytes from the start on, the bits of unusual bytes and of digits. Unusual are bytes other than
  /// printable ASCII, but for separators, the second of two spaces, and `%`, `&` and `<` before anything but a
  /// space or a delimiter.
  uint64_t *unusual, *digits;
} csv_work;

typedef struct {
  size_t separators, line_feeds;
} csv_found;

/// The prefix XOR of a word: bit n is the parity of bits 0 to n.
CSV_INLINE uint64_t csv_running(uint64_t bits) {
  bits ^= bits << 1;
  bits ^= bits << 2;
  bits ^= bits << 4;
  bits ^= bits << 8;
  bits ^= bits << 16;
  return bits ^ bits << 32;
}

/// Writes the offset of each bit, six at a time, and maybe some more behind them: a mispredicted branch costs more
/// than superfluous stores. `lowest` gives the position of the lowest bit, or any if there is none.
CSV_INLINE void csv_put_with(
    uint32_t *out, size_t position, uint64_t bits, uint64_t (*lowest)(uint64_t)) {
  // Many at a time: a wrong guess of the processor costs more than to write too many.
  do {
#pragma clang loop unroll(full)
    for (int step = 0; step < 6; step++) {
      uint32_t offset = (uint32_t)position + (uint32_t)lowest(bits);
      // Keeps the compiler from vectorising, since vectors have no such instruction.
      __asm__("" : "+r"(offset));
      out[step] = offset;
      bits &= bits - 1;
    }
    out += 6;
  } while (__builtin_expect(bits != 0, 0));
}

/// The position of the lowest bit; 63 if there is none.
CSV_INLINE uint64_t csv_lowest(uint64_t bits) {
  return (uint64_t)__builtin_ctzll(bits | (uint64_t)1 << 63);
}

/// Writes the offset of each bit of a word.
CSV_INLINE void csv_put(uint32_t *out, size_t position, uint64_t bits) {
  csv_put_with(out, position, bits, csv_lowest);
}

/// Indexes the records from the start on, up to the first byte that breaks a rule. The parameters are constants, so
/// that each combination is compiled for itself.
CSV_INLINE csv_found csv_index_of(
    const csv_work *work, _Bool has_returns, csv_masks (*masks_of)(const uint8_t *, uint8_t, uint8_t),
    uint64_t (*running)(uint64_t), void (*put)(uint32_t *, size_t, uint64_t)) {
  const csv_work in = *work;
  csv_found found = {0, 0};
  // The state behind the last byte of the block before, as the lowest bit.
  uint64_t is_inside = 0, behind_separator = 1, behind_closing = 0, behind_return = 0, behind_space = 0;
  uint64_t wrong = 0;
  size_t block = 0;
  for (size_t position = in.start; position < in.end && !wrong; position += 64, block++) {
    const csv_masks masks = masks_of(in.bytes + position, in.quote, in.delimiter);
    const uint64_t inside = running(masks.quotes) ^ is_inside;
    is_inside = 0 - (inside >> 63);
    uint64_t feeds = masks.line_feeds & ~inside;
    const uint64_t returns = masks.carriage_returns & ~inside;
    uint64_t separators = feeds | (masks.delimiters & ~inside);
    const uint64_t opening = masks.quotes & inside, closing = masks.quotes & ~inside;
    const uint64_t at_start = separators << 1 | behind_separator;
    const uint64_t after_closing = closing << 1 | behind_closing;
    wrong = opening & ~(at_start | after_closing);
    wrong |= after_closing & ~(separators | opening | (has_returns ? returns : 0));
    wrong |= has_returns ? (returns << 1 | behind_return) ^ feeds : returns;
    behind_separator = separators >> 63;
    behind_closing = closing >> 63;
    behind_return = returns >> 63;
    const uint64_t twice = masks.spaces & (masks.spaces << 1 | behind_space);
    behind_space = masks.spaces >> 63;
    // Before a space or a delimiter, `%`, `&` and `<` are plain.
    const uint64_t odd = masks.odd | (masks.marks & ~((masks.spaces | masks.delimiters) >> 1));
    in.unusual[block] = (odd & ~(separators | returns)) | twice;
    in.digits[block] = masks.digits;
    if (in.end - position < 64) wrong |= ~(uint64_t)0 << (in.end - position);
    if (__builtin_expect(wrong != 0, 0)) {
      const uint64_t sound = (wrong & -wrong) - 1;
      separators &= sound;
      feeds &= sound;
    }
    found.line_feeds += (size_t)__builtin_popcountll(feeds);
    put(in.separators + found.separators, position, separators);
    found.separators += (size_t)__builtin_popcountll(separators);
    // The last record that is wanted is complete.
    if (__builtin_expect(position + 64 >= in.limit, 0)
        && feeds && position + 63 - (size_t)__builtin_clzll(feeds) + 1 >= in.limit) break;
  }
  return found;
}

/// Indexes records by some kernels, with LF or CR LF at the end of lines.
CSV_INLINE csv_found csv_index_with(
    const csv_work *work, csv_masks (*masks_of)(const uint8_t *, uint8_t, uint8_t),
    uint64_t (*running)(uint64_t), void (*put)(uint32_t *, size_t, uint64_t)) {
  return work->has_returns ? csv_index_of(work, 1, masks_of, running, put)
                           : csv_index_of(work, 0, masks_of, running, put);
}
