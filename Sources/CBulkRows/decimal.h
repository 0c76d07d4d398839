// The test of numbers: sixteen bytes are read as a decimal at once.
//
// The digits are aligned at the end of sixteen bytes. If there is a point, the digits before it move up by one byte
// into its place, so that mantissa and scale fall out without a loop. Numbers that are longer, or not in their
// shortest form, are undecided. `ValueParser` defines what a number is; BulkFindingsTests holds this test to it.
#pragma once
#include "row_flags.h"

/// The position of the first point among eight bytes; 8 if there is none.
CSV_INLINE size_t rows_point(uint64_t word) {
  word ^= 0x2e2e2e2e2e2e2e2e;
  word = (word - 0x0101010101010101) & ~word & 0x8080808080808080;
  return word ? (size_t)__builtin_ctzll(word) >> 3 : 8;
}

/// A number as a cell has it: mantissa ÷ 10^scale.
typedef struct {
  int64_t mantissa;
  uint8_t scale;
  /// True unless the bytes are digits with at most one point between them, and no zero at the end of the decimals.
  _Bool is_odd;
} rows_decimal;

/// Reads one to sixteen bytes.
CSV_INLINE rows_decimal rows_decimal_portable(const uint8_t *text, size_t count) {
  typedef unsigned __int128 sixteen;
  const uint64_t low = rows_word(text), high = rows_word(text + 8);
  const size_t point_in_low = rows_point(low);
  size_t point = point_in_low < 8 ? point_in_low : 8 + rows_point(high);
  const _Bool has_point = point < count;
  point = has_point ? point : 0;
  // The digits are aligned at the end; those before a point move up into its place.
  const sixteen zeros = (sixteen)0x3030303030303030 << 64 | 0x3030303030303030;
  const sixteen all = (((sixteen)high << 64 | low) ^ zeros) << 8 * (16 - count);
  const sixteen ones = ((sixteen)1 << 8 * (16 - count + point)) - 1;
  const sixteen moved = (all & ~(ones << 8 | 0xff)) | (all & ones) << 8;
  const sixteen digits = has_point ? moved : all;
  const uint64_t first = (uint64_t)digits, last = (uint64_t)(digits >> 64);
  const uint64_t others = ((first + 0x7676767676767676) | first | (last + 0x7676767676767676) | last)
      & 0x8080808080808080;
  const size_t scale = has_point ? count - point - 1 : 0;
  return (rows_decimal){
      (int64_t)(rows_eight(first) * 100000000 + rows_eight(last)), (uint8_t)scale,
      (others != 0) | (has_point & ((scale == 0) | (last >> 56 == 0)))};
}

/// Tests the numbers of a column, and keeps them if `is_kept`.
CSV_INLINE size_t rows_decimals_of(
    const csv_rows *in, size_t column, size_t undecided, rows_decimal (*read)(const uint8_t *, size_t), _Bool is_kept) {
  const csv_column at = in->columns[column];
  const uint8_t *const bytes = in->bytes;
  uint8_t *const flags = in->flags, *const scales = in->scales;
  int64_t *const mantissas = in->mantissas;
  uint32_t *const undecided_rows = in->undecided_rows;
  const size_t rows = in->rows;
  for (size_t row = 0; row < rows; row++) {
    const size_t count = at.counts[row];
    // Empty or too long for this test. The number kept is 1, which breaks no rule.
    if (__builtin_expect(count - 1 >= 16, 0)) {
      if (is_kept) {
        mantissas[row] = 1;
        scales[row] = 0;
      }
      if (count == 0)
        rows_lack(flags + row, at.is_required);
      else
        flags[row] |= row_filled;
      undecided_rows[undecided] = (uint32_t)row;
      undecided += count != 0;
      continue;
    }
    const uint8_t *const text = bytes + at.starts[row];
    const rows_decimal number = read(text, count);
    const _Bool begins_odd = (text[0] == '.') | ((text[0] == '0') & (count > 1) & (text[1] != '.'));
    if (is_kept) {
      mantissas[row] = number.mantissa;
      scales[row] = number.scale;
    }
    flags[row] |= row_filled;
    undecided_rows[undecided] = (uint32_t)row;
    undecided += number.is_odd | begins_odd;
  }
  return undecided;
}

/// Tests the numbers of a column by `read`.
CSV_INLINE size_t rows_decimals(
    const csv_rows *in, size_t column, size_t undecided, rows_decimal (*read)(const uint8_t *, size_t)) {
  return in->columns[column].is_kept ? rows_decimals_of(in, column, undecided, read, 1)
                                     : rows_decimals_of(in, column, undecided, read, 0);
}

/// True if an accepted record has a number with three digits behind a point, and one to three before it.
static inline _Bool csv_rows_doubtful(const csv_rows *in, size_t column) {
  const uint32_t *const starts = in->columns[column].starts, *const counts = in->columns[column].counts;
  const uint8_t *const bytes = in->bytes, *const flags = in->flags;
  const size_t rows = in->rows;
  for (size_t row = 0; row < rows; row++)
    if (counts[row] - 5 <= 2 && bytes[starts[row] + counts[row] - 4] == '.' &&
        (flags[row] & ~row_one_finding) == row_filled)
      return 1;
  return 0;
}

CSV_INLINE size_t rows_decimals_portable(const csv_rows *in, size_t column, size_t undecided) {
  return rows_decimals(in, column, undecided, rows_decimal_portable);
}
