// The flags of all records of a chunk: every column is tested by its kernel.
//
// The kernels are passed as constants, so that each instruction set is compiled for itself. For AVX2 each kernel is
// a function of its own: inlined together they would run out of registers.
#pragma once
#include "decimal.h"
#include "digits.h"
#include "hash.h"
#include "levels.h"
#include "masks.h"
#include "name.h"
#include "text.h"
#include "unit.h"

/// Hashes the contents of a column.
CSV_INLINE void rows_hashes(const csv_rows *in, size_t column) {
  const csv_column at = in->columns[column];
  for (size_t row = 0; row < in->rows; row++)
    at.hashes[row] = rows_hash(in->bytes + at.starts[row], at.counts[row], at.secrets);
}

/// The kernels of one instruction set.
typedef struct {
  size_t (*texts)(const csv_rows *, size_t column, size_t undecided);
  size_t (*plain_texts)(const csv_rows *, size_t column, size_t undecided);
  size_t (*units)(const csv_rows *, size_t column, size_t undecided);
  size_t (*decimals)(const csv_rows *, size_t column, size_t undecided);
  void (*hashes)(const csv_rows *, size_t column);
} rows_parts;

/// Flags all records by some kernels, and returns the number of undecided cells.
CSV_INLINE size_t csv_rows_with(const csv_rows *in, const rows_parts parts) {
  size_t undecided = 0;
  memset(in->flags, 0, in->rows);
  for (size_t column = 0; column < in->width; column++) {
    rows_cells(in, column);
    const size_t before = undecided;
    switch (in->columns[column].check) {
    case cell_text: undecided = parts.texts(in, column, undecided); break;
    case cell_plain: undecided = parts.plain_texts(in, column, undecided); break;
    case cell_unit: undecided = parts.units(in, column, undecided); break;
    case cell_decimal: undecided = parts.decimals(in, column, undecided); break;
    default: undecided = rows_others(in, column, undecided);
    }
    for (size_t place = before; place < undecided; place++) in->undecided_columns[place] = (uint32_t)column;
    if (in->columns[column].is_hashed) parts.hashes(in, column);
  }
  if (in->name_count > 0) rows_names(in);
  return undecided;
}

#if defined(__x86_64__)
#include "rows_x86.h"
#endif

/// Flags all records by the instructions named, and returns the number of undecided cells.
static inline size_t csv_rows_flag(int by, const csv_rows *in) {
#if defined(__x86_64__)
  if (by != masks_portable) return csv_rows_avx2(in);
#endif
  return csv_rows_with(
      in, (rows_parts){
              rows_texts, rows_plain_texts, rows_units_portable, rows_decimals_portable, rows_hashes});
}

/// Writes for each record whether the text of a column may hold its kept number, by the instructions named.
static inline void csv_rows_numbers(
    int by, const csv_rows *in, const uint64_t *digits, size_t column, _Bool *found) {
#if defined(__x86_64__)
  if (by != masks_portable) { csv_numbers_avx2(in, digits, column, found); return; }
#endif
  csv_numbers_with(in, digits, column, found);
}

/// Writes for each record whether the text of a column may end in a unit, by the instructions named.
static inline void csv_rows_ending(int by, const csv_rows *in, size_t column, _Bool *found) {
#if defined(__x86_64__)
  if (by != masks_portable) { csv_rows_ending_avx2(in, column, found); return; }
#endif
  csv_rows_ending_with(in, column, rows_spaces_portable, found);
}

/// True if each quoted cell of the accepted records needs its quotes, because it holds a quote or a delimiter.
static inline _Bool csv_rows_need_quotes(const csv_rows *in, uint8_t delimiter) {
  const masks_16 quotes = masks_all(in->quote), delimiters = masks_all(delimiter);
  for (size_t column = 0; column < in->width; column++) {
    const csv_column at = in->columns[column];
    for (size_t row = 0; row < in->rows; row++) {
      const size_t start = at.starts[row], count = at.counts[row];
      if (in->flags[row] != row_filled || start == 0 || in->bytes[start - 1] != in->quote) continue;
      uint64_t found = 0;
      for (size_t done = 0; done < count && !found; done += 16) {
        const masks_16 piece = masks_load(in->bytes + start + done);
        const size_t left = count - done;
        found = masks_bits(masks_or(masks_equal(piece, quotes), masks_equal(piece, delimiters)))
            & (left < 16 ? ((uint64_t)1 << left) - 1 : 0xffff);
      }
      if (!found) return 0;
    }
  }
  return 1;
}
