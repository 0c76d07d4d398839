// Columns of the accepted records, in the layout that the pack writer wants: values, presence, ends of texts.
//
// Contents are copied sixteen bytes at a time. Columns with few distinct texts become numbers of texts (dictionary
// encoding).
#pragma once
#include "rows.h"

typedef struct {
  /// The number of accepted records, and of those with content in the column.
  size_t records, filled;
  /// The largest number of bytes that their contents take.
  size_t bytes;
} csv_extent;

/// The room that a column of the accepted records needs.
static inline csv_extent csv_column_extent(const csv_rows *in, size_t column) {
  const uint32_t *const counts = in->columns[column].counts;
  csv_extent extent = {0, 0, 0};
  for (size_t row = 0; row < in->rows; row++) {
    const size_t is_accepted = in->flags[row] == row_filled;
    extent.records += is_accepted;
    extent.filled += is_accepted & (counts[row] != 0);
    extent.bytes += is_accepted ? counts[row] : 0;
  }
  return extent;
}

/// Writes for each accepted record whether it has content.
static inline void csv_column_filled(const csv_rows *in, size_t column, _Bool *out) {
  const uint32_t *const counts = in->columns[column].counts;
  size_t number = 0;
  for (size_t row = 0; row < in->rows; row++)
    if (in->flags[row] == row_filled) out[number++] = counts[row] != 0;
}

/// Copies the kept number of each accepted record; 0 if the cell is empty.
static inline void csv_column_numbers(const csv_rows *in, size_t column, int64_t *mantissas, uint8_t *scales) {
  const uint32_t *const counts = in->columns[column].counts;
  size_t number = 0;
  for (size_t row = 0; row < in->rows; row++) {
    if (in->flags[row] != row_filled) continue;
    const _Bool is_filled = counts[row] != 0;
    mantissas[number] = is_filled ? in->mantissas[row] : 0;
    scales[number++] = is_filled ? in->scales[row] : 0;
  }
}

/// Copies a text, each doubled quote once, and up to fifteen bytes more. Returns the length of the copy.
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

/// True if two texts are equal; fifteen bytes more can be read behind both.
CSV_INLINE _Bool columns_same(const uint8_t *a, const uint8_t *b, size_t count) {
  for (size_t done = 0; done < count; done += 16) {
    const uint64_t same = masks_bits(masks_equal(masks_load(a + done), masks_load(b + done)));
    const uint64_t wanted = count - done < 16 ? ((uint64_t)1 << (count - done)) - 1 : 0xffff;
    if (~same & wanted) return 0;
  }
  return 1;
}

/// The output of the texts of a column, with room for 64 bytes behind them.
typedef struct {
  uint8_t *bytes;
  /// The end of each text: of each record, or of each distinct text.
  uint32_t *ends;
  size_t count, longest;
  /// The number of each record's text; any number if it has none.
  uint32_t *codes;
  /// A hash table: one more than the number of a text, by its hash. At least two slots a record, empty at first.
  uint32_t *slots;
  size_t mask;
  const uint64_t *secrets;
} csv_texts;

/// Copies the text of each accepted record, one behind the other.
static inline void csv_column_texts(const csv_rows *in, size_t column, csv_texts *out) {
  const uint32_t *const starts = in->columns[column].starts;
  const uint32_t *const counts = in->columns[column].counts;
  size_t end = 0, number = 0, longest = 0;
  for (size_t row = 0; row < in->rows; row++) {
    if (in->flags[row] != row_filled) continue;
    const size_t length =
        columns_copy(in->quote, in->bytes + starts[row], counts[row], out->bytes + end);
    end += length;
    longest = length > longest ? length : longest;
    out->ends[number++] = (uint32_t)end;
  }
  out->count = number;
  out->longest = longest;
}

/// The number of a cell's text among the distinct ones; a new text is added.
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

/// A cell of up to sixteen bytes as the source has it, and the number of its text.
typedef struct {
  rows_short cell;
  uint32_t count, number;
} columns_met;

enum { columns_mets = 1 << 10 };

/// Copies each distinct text once, in order, and writes the number of each accepted record's text (dictionary
/// encoding).
static inline void csv_column_codes(const csv_rows *in, size_t column, csv_texts *out) {
  const uint8_t *const bytes = in->bytes, *const flags = in->flags;
  const uint32_t *const starts = in->columns[column].starts, *const counts = in->columns[column].counts;
  uint32_t *code = out->codes;
  // A cache of the last short cell in each slot; an empty slot has a count of 0, which no cell here has.
  columns_met met[columns_mets];
  memset(met, 0, sizeof met);
  out->count = out->longest = 0;
  for (size_t row = 0; row < in->rows; row++) {
    if (flags[row] != row_filled) continue;
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

/// Copies the hashes of a column in the accepted records, and in the counted ones if `has_counted`, but for empty cells.
/// Returns their number.
static inline size_t csv_column_hashes(const csv_rows *in, size_t column, _Bool has_counted, uint64_t *to) {
  const uint8_t mask = has_counted ? (uint8_t)~row_one_finding : 0xff;
  const uint8_t *const flags = in->flags;
  const uint32_t *const counts = in->columns[column].counts;
  const uint64_t *const hashes = in->columns[column].hashes;
  const size_t rows = in->rows;
  size_t count = 0;
  for (size_t row = 0; row < rows; row++) {
    to[count] = hashes[row];
    count += ((flags[row] & mask) == row_filled) & (counts[row] != 0);
  }
  return count;
}
