// Row flags: one byte for each record of a chunk, filled column by column.
//
// A column is tested for all records before the next one, so that the loop over records has one test and no branch
// that depends on the data. A test either sets flags at once or adds the cell to the list of undecided cells, by
// writing its number always and moving the end of the list by 0 or 1. `RowFlags.swift` owns the memory;
// `BulkRowTest.swift` decides the undecided cells.
#pragma once
#include "hash.h"
#include "words.h"

/// The flags of a record. A record with `row_filled` alone is accepted.
enum {
  /// It must be judged.
  row_open = 1,
  /// Some cell is not empty.
  row_filled = 2,
  /// Its first cell begins like a name of the header.
  row_named = 4,
  /// It has exactly one error, which needs no judge to be counted.
  row_counted = 8,
  /// A required value is missing.
  row_lacks = 16,
  /// Its unit has another spelling in the table of units, or another letter case: one warning, which needs no judge to be
  /// counted.
  row_respelled = 32,
  row_recased = 64,
  /// The flags of a record with exactly one finding, of which it has one.
  row_one_finding = row_counted | row_respelled | row_recased,
};

/// The tests of a column's cells (`RowFlags.Check` in Swift).
enum { cell_text, cell_plain, cell_unit, cell_decimal, cell_undecided, cell_empty };

/// A text of up to sixteen bytes that was judged before, and the verdict.
typedef struct {
  uint64_t low, high;
  /// The number of bytes; 0 for an empty slot.
  uint32_t count;
  /// The flags that it adds to its record; 0 if it has no finding.
  uint32_t flags;
} known_text;

enum { known_size = 1 << 10, known_places = 8, rows_most_names = 64 };

typedef struct {
  int check;
  /// `is_kept`: the number of each record is kept.
  _Bool is_required, is_hashed, is_kept;
  /// For a text, the least number of characters and the largest number of bytes.
  size_t least, most;
  /// The start and length of each record's content, without quotes.
  uint32_t *starts, *counts;
  /// The hash of each record's content.
  uint64_t *hashes;
  uint64_t secrets[hash_secrets];
} csv_column;

typedef struct {
  const uint8_t *bytes;
  const uint32_t *ends;
  const uint64_t *unusual;
  /// The start of the first record, and of the bits.
  size_t start;
  size_t rows, width, line_break;
  uint8_t quote;
  csv_column *columns;
  uint8_t *flags;
  /// The kept number of each record: mantissa ÷ 10^scale.
  int64_t *mantissas;
  uint8_t *scales;
  known_text *known;
  /// The first eight bytes of each name, and the mask of those that count.
  uint64_t names[rows_most_names], name_masks[rows_most_names];
  size_t name_count;
  /// True if some name may begin with two bytes, by `rows_pair`.
  uint8_t name_pairs[256];
  /// For each byte, the number of bytes that follow it in a plain character that it begins; 0 if the character must
  /// be judged. 4 is added if the character is not plain behind 0xC3.
  uint8_t plain[256];
  /// The cells that a slower test must decide: room for all cells, and one more.
  uint32_t *undecided_columns, *undecided_rows;
} csv_rows;

/// The content of a cell without its quotes: a quote at its start means one at its end.
CSV_INLINE void rows_cell(
    const uint8_t *bytes, uint8_t quote, uint32_t start, uint32_t end, uint32_t *starts, uint32_t *counts) {
  const uint32_t quotes = bytes[start] == quote, first = start + quotes;
  *starts = first;
  *counts = end - quotes - first;
}

/// Finds the contents of a column's cells.
CSV_ALONE static void rows_cells(const csv_rows *in, size_t column) {
  // Local copies: the stores below may alias `*in`, so the compiler would otherwise reload these fields.
  const uint8_t *const bytes = in->bytes;
  const uint8_t quote = in->quote;
  const size_t rows = in->rows, width = in->width;
  uint32_t *const starts = in->columns[column].starts, *const counts = in->columns[column].counts;
  const uint32_t less = column + 1 == width ? (uint32_t)in->line_break - 1 : 0;
  const uint32_t *ends = in->ends + column;
  size_t row = 0;
  // No separator stands before the very first cell.
  if (column == 0 && rows > 0) {
    rows_cell(bytes, quote, (uint32_t)in->start, *ends - less, starts, counts);
    row = 1;
    ends += width;
  }
  for (; row < rows; row++, ends += width)
    rows_cell(bytes, quote, ends[-1] + 1, *ends - less, starts + row, counts + row);
}

/// Flags a missing value. A record that lacks two must be judged.
CSV_INLINE void rows_lack(uint8_t *flag, _Bool is_required) {
  const uint8_t lacks = is_required ? row_lacks : 0;
  *flag |= lacks | (*flag & lacks ? row_open : 0);
}

/// Adds the records with content in a column behind the list of undecided ones, and returns the new end.
CSV_INLINE size_t rows_filled(const csv_rows *in, size_t column, size_t undecided) {
  const uint32_t *const counts = in->columns[column].counts;
  const _Bool is_required = in->columns[column].is_required;
  uint8_t *const flags = in->flags;
  uint32_t *const undecided_rows = in->undecided_rows;
  const size_t rows = in->rows;
  if (is_required)
    for (size_t row = 0; row < rows; row++) rows_lack(flags + row, counts[row] == 0);
  for (size_t row = 0; row < rows; row++) {
    undecided_rows[undecided] = (uint32_t)row;
    undecided += counts[row] != 0;
  }
  return undecided;
}

/// Tests a column that is only decided where it is empty; content is undecided, or opens the record.
CSV_INLINE size_t rows_others(const csv_rows *in, size_t column, size_t undecided) {
  const csv_column at = in->columns[column];
  const _Bool is_undecided = at.check == cell_undecided;
  for (size_t row = 0; row < in->rows; row++) {
    const _Bool is_filled = at.counts[row] != 0;
    in->flags[row] |= (uint8_t)((is_filled ? !is_undecided : at.is_required) | is_filled << 1);
    in->undecided_rows[undecided] = (uint32_t)row;
    undecided += is_filled & is_undecided;
  }
  return undecided;
}

/// True if the eight records from `first` on are all accepted.
static inline _Bool csv_rows_accepted(const csv_rows *in, size_t first) {
  return rows_word(in->flags + first) == row_filled * 0x0101010101010101u;
}
