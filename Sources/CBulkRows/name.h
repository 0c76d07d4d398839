// The search for another header in the middle of a chunk: does the first cell of a record begin like a column's
// name?
//
// A table of 256 entries, indexed by a hash of the first two bytes, rules out nearly every record at once.
#pragma once
#include "row_flags.h"

/// The entry of two bytes in a table of 256.
static inline uint8_t rows_pair(uint64_t word) {
  return (uint8_t)((uint32_t)(word & 0xffff) * 0x9e3779b1 >> 24);
}

/// Flags the records whose first cell begins like a name, or like the first eight bytes of one.
CSV_INLINE void rows_names(const csv_rows *in) {
  const uint32_t *const starts = in->columns[0].starts;
  for (size_t row = 0; row < in->rows; row++) {
    const uint64_t word = rows_word(in->bytes + starts[row]);
    if (__builtin_expect(!in->name_pairs[rows_pair(word)], 1)) continue;
    _Bool is_named = 0;
    for (size_t name = 0; name < in->name_count; name++)
      is_named |= ((word ^ in->names[name]) & in->name_masks[name]) == 0;
    in->flags[row] |= (uint8_t)(is_named << 2);
  }
}
