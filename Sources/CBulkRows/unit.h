// The test of units: short texts that repeat, so that each different one is judged once.
//
// A small hash table with open addressing holds the texts that were judged and the verdicts. It forgets a text when
// there is no room; the text is then judged again.
#pragma once
#include "row_flags.h"

/// The slot where the search for a text begins.
CSV_INLINE size_t rows_place(rows_short text) {
  return ((text.low ^ text.high * 0x9e3779b97f4a7c15) * 0xd6e8feb86659fd93) >> 54;
}

/// True if a slot holds the text.
CSV_INLINE _Bool rows_is(const known_text *known, rows_short text, size_t count) {
  return ((known->low ^ text.low) | (known->high ^ text.high) | (known->count ^ count)) == 0;
}

/// The slot of a text, or the empty slot for it; null if there is neither.
CSV_ALONE static known_text *rows_known(known_text *known, rows_short text, size_t count) {
  size_t place = rows_place(text);
  for (int step = 0; step < known_places; step++, place = (place + 1) & (known_size - 1)) {
    known_text *const found = known + place;
    if (rows_is(found, text, count) || found->count == 0) return found;
  }
  return NULL;
}

/// The verdict on a text of one to sixteen bytes: the flags of its record; -1 if it is unknown.
static inline int csv_known(known_text *known, const uint8_t *text, size_t count) {
  const known_text *const found = rows_known(known, rows_short_portable(text, count), count);
  return found && found->count ? (int)found->flags : -1;
}

/// Remembers the verdict on a text of one to sixteen bytes.
static inline void csv_learn(known_text *known, const uint8_t *text, size_t count, uint8_t flags) {
  const rows_short own = rows_short_portable(text, count);
  known_text *found = rows_known(known, own, count);
  if (!found) found = known + rows_place(own);
  *found = (known_text){own.low, own.high, (uint32_t)count, flags};
}

/// Tests the units of a column. `read` loads a text of up to sixteen bytes.
CSV_INLINE size_t rows_units(
    const csv_rows *in, size_t column, size_t undecided, rows_short (*read)(const uint8_t *, size_t)) {
  const csv_column at = in->columns[column];
  const uint8_t *const bytes = in->bytes;
  known_text *const all_known = in->known;
  uint8_t *const flags = in->flags;
  uint32_t *const undecided_rows = in->undecided_rows;
  const size_t rows = in->rows;
  for (size_t row = 0; row < rows; row++) {
    const size_t count = at.counts[row];
    if (count == 0) {
      rows_lack(flags + row, at.is_required);
      continue;
    }
    uint8_t flag = (uint8_t)(row_filled | (count > at.most));
    _Bool is_undecided = 1;
    if (__builtin_expect(count <= 16, 1)) {
      const rows_short text = read(bytes + at.starts[row], count);
      const known_text *known = all_known + rows_place(text);
      // Most are in the first slot.
      if (__builtin_expect(!rows_is(known, text, count), 0)) known = rows_known(all_known, text, count);
      if (known && known->count == count) {
        flag |= (uint8_t)known->flags;
        is_undecided = 0;
      }
    }
    flags[row] |= flag;
    undecided_rows[undecided] = (uint32_t)row;
    undecided += is_undecided;
  }
  return undecided;
}

CSV_INLINE size_t rows_units_portable(const csv_rows *in, size_t column, size_t undecided) {
  return rows_units(in, column, undecided, rows_short_portable);
}
