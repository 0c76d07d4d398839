// What stands in one column of the records of which nothing is to be said, as a pack has it: copied, and not
// read again.
#pragma once
#include "rows.h"

typedef struct {
  /// How many records those are, and how many of them have something in the column.
  size_t records, filled;
  /// How many bytes that takes at most.
  size_t bytes;
} csv_extent;

static inline csv_extent csv_column_extent(const csv_rows *in, size_t column) {
  const uint32_t *const counts = in->columns[column].counts;
  csv_extent extent = {0, 0, 0};
  for (size_t row = 0; row < in->rows; row++) {
    const size_t is_proven = in->notes[row] == row_filled;
    extent.records += is_proven;
    extent.filled += is_proven & (counts[row] != 0);
    extent.bytes += is_proven ? counts[row] : 0;
  }
  return extent;
}

/// Copies a text, each doubled quote once, and up to fifteen bytes more; how long it is then.
CSV_INLINE size_t columns_copy(
    uint8_t quote, const uint8_t *text, size_t count, uint8_t *to) {
  uint64_t quotes = 0;
  for (size_t done = 0; done < count; done += 16) {
    const masks_16 piece = masks_load(text + done);
    memcpy(to + done, &piece, 16);
    const uint64_t found = masks_bits(masks_equal(piece, masks_all(quote)));
    const size_t left = count - done;
    quotes |= left < 16 ? found & (((uint64_t)1 << left) - 1) : found;
  }
  if (__builtin_expect(quotes == 0, 1)) return count;
  size_t length = 0;
  for (size_t place = 0; place < count; place++) {
    to[length++] = text[place];
    place += text[place] == quote;
  }
  return length;
}

/// Whether two texts are the same; behind both there are fifteen bytes more.
CSV_INLINE _Bool columns_same(const uint8_t *a, const uint8_t *b, size_t count) {
  for (size_t done = 0; done < count; done += 16) {
    const uint64_t same = masks_bits(masks_equal(masks_load(a + done), masks_load(b + done)));
    const uint64_t asked = count - done < 16 ? ((uint64_t)1 << (count - done)) - 1 : 0xffff;
    if (~same & asked) return 0;
  }
  return 1;
}

/// Where the texts of a column go, with room for 64 bytes behind them.
typedef struct {
  uint8_t *bytes;
  /// Where each text ends: of each record, or each different one.
  uint32_t *ends;
  size_t count, longest;
  /// Which text each record has; anything where it has none.
  uint32_t *codes;
  /// One more than the number of a text, by the hash of it; at least two for each record, and empty at first.
  uint32_t *slots;
  size_t mask;
  const uint64_t *secrets;
} csv_texts;

/// A text for each record, one behind the other.
static inline void csv_column_texts(const csv_rows *in, size_t column, csv_texts *out) {
  const uint32_t *const starts = in->columns[column].starts;
  const uint32_t *const counts = in->columns[column].counts;
  size_t end = 0, number = 0, longest = 0;
  for (size_t row = 0; row < in->rows; row++) {
    if (in->notes[row] != row_filled) continue;
    const size_t length =
        columns_copy(in->quote, in->bytes + starts[row], counts[row], out->bytes + end);
    end += length;
    longest = length > longest ? length : longest;
    out->ends[number++] = (uint32_t)end;
  }
  out->count = number;
  out->longest = longest;
}

/// Each different text once, as they come, and which of them each record has.
static inline void csv_column_codes(const csv_rows *in, size_t column, csv_texts *out) {
  const uint32_t *const starts = in->columns[column].starts;
  const uint32_t *const counts = in->columns[column].counts;
  size_t end = 0, number = 0, longest = 0;
  uint32_t texts = 0;
  for (size_t row = 0; row < in->rows; row++) {
    if (in->notes[row] != row_filled) continue;
    uint32_t code = 1;
    if (counts[row] != 0) {
      uint8_t *const text = out->bytes + end;
      const size_t length = columns_copy(in->quote, in->bytes + starts[row], counts[row], text);
      size_t slot = (size_t)rows_hash(text, length, out->secrets) & out->mask;
      while ((code = out->slots[slot]) != 0) {
        const size_t start = code == 1 ? 0 : out->ends[code - 2];
        if (out->ends[code - 1] - start == length && columns_same(out->bytes + start, text, length))
          break;
        slot = (slot + 1) & out->mask;
      }
      if (code == 0) {
        end += length;
        longest = length > longest ? length : longest;
        out->ends[texts] = (uint32_t)end;
        out->slots[slot] = code = ++texts;
      }
    }
    out->codes[number++] = code - 1;
  }
  out->count = texts;
  out->longest = longest;
}
