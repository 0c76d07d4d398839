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

/// Whether each of them has something there.
static inline void csv_column_filled(const csv_rows *in, size_t column, _Bool *out) {
  const uint32_t *const counts = in->columns[column].counts;
  size_t number = 0;
  for (size_t row = 0; row < in->rows; row++)
    if (in->notes[row] == row_filled) out[number++] = counts[row] != 0;
}

/// The number that is kept of each of them; 0 where there is nothing.
static inline void csv_column_numbers(const csv_rows *in, size_t column, int64_t *mantissas, uint8_t *scales) {
  const uint32_t *const counts = in->columns[column].counts;
  size_t number = 0;
  for (size_t row = 0; row < in->rows; row++) {
    if (in->notes[row] != row_filled) continue;
    const _Bool is_filled = counts[row] != 0;
    mantissas[number] = is_filled ? in->mantissas[row] : 0;
    scales[number++] = is_filled ? in->scales[row] : 0;
  }
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

/// The number of the text of a cell among the different ones, which is a new one where it is not there yet.
CSV_ALONE static uint32_t columns_number(uint8_t quote, const uint8_t *cell, size_t count, csv_texts *out) {
  const size_t end = out->count == 0 ? 0 : out->ends[out->count - 1];
  uint8_t *const text = out->bytes + end;
  const size_t length = columns_copy(quote, cell, count, text);
  size_t slot = (size_t)rows_hash(text, length, out->secrets) & out->mask;
  for (uint32_t met; (met = out->slots[slot]) != 0; slot = (slot + 1) & out->mask) {
    const size_t start = met == 1 ? 0 : out->ends[met - 2];
    if (out->ends[met - 1] - start == length && columns_same(out->bytes + start, text, length)) return met - 1;
  }
  const uint32_t number = (uint32_t)out->count++;
  out->ends[number] = (uint32_t)(end + length);
  out->longest = length > out->longest ? length : out->longest;
  out->slots[slot] = number + 1;
  return number;
}

/// A cell of up to sixteen bytes, as it stands there, and the number of its text.
typedef struct {
  rows_short cell;
  uint32_t count, number;
} columns_met;

enum { columns_mets = 1 << 10 };

/// Each different text once, as they come, and which of them each record has.
static inline void csv_column_codes(const csv_rows *in, size_t column, csv_texts *out) {
  const uint8_t *const bytes = in->bytes, *const notes = in->notes;
  const uint32_t *const starts = in->columns[column].starts, *const counts = in->columns[column].counts;
  uint32_t *code = out->codes;
  // The one met last of those that have a place in common; a cell that counts has a byte.
  columns_met met[columns_mets];
  memset(met, 0, sizeof met);
  out->count = out->longest = 0;
  for (size_t row = 0; row < in->rows; row++) {
    if (notes[row] != row_filled) continue;
    const uint8_t *const cell = bytes + starts[row];
    const uint32_t count = counts[row];
    if (count == 0) {
      *code++ = 0;
      continue;
    }
    if (count > 16) {
      *code++ = columns_number(in->quote, cell, count, out);
      continue;
    }
    const rows_short own = rows_short_portable(cell, count);
    columns_met *const last = met + rows_place(own);
    if (((last->cell.low ^ own.low) | (last->cell.high ^ own.high) | (last->count ^ count)) != 0)
      *last = (columns_met){own, count, columns_number(in->quote, cell, count, out)};
    *code++ = last->number;
  }
}
