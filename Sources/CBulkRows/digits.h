// Questions about digits and words in the cells of a column, which a kind's own rules ask for all records at once.
//
// The index has a bit for each digit, so runs of digits are found by counting trailing zeros. Answers are one byte
// a record; what they mean is the caller's affair.
#pragma once
#include "masks.h"
#include "row_flags.h"

/// The number that a run of up to sixteen digits spells.
CSV_INLINE uint64_t rows_run(const uint8_t *run, size_t length) {
  const uint64_t zeros = 0x3030303030303030, first = rows_word(run) ^ zeros;
  if (length <= 8) return rows_eight(first << (64 - 8 * length));
  return rows_eight(first << (128 - 8 * length)) * 100000000 + rows_eight(rows_word(run + length - 8) ^ zeros);
}

/// True if a text may hold `number`: as a run of digits, in a run that goes on behind a point or a comma, or as what
/// lies between two runs. `bits` are the digits of its first 64 bytes at most.
CSV_INLINE _Bool rows_holds(const uint8_t *text, size_t count, uint64_t bits, uint64_t number) {
  // No run of sixteen digits is greater than this by a number that fits into 63 bits.
  uint64_t before = (uint64_t)1 << 63;
  while (bits) {
    const size_t place = (size_t)__builtin_ctzll(bits);
    const uint64_t others = ~(bits >> place);
    const size_t length = others ? (size_t)__builtin_ctzll(others) : 64, behind = place + length;
    // A run of more than sixteen digits may be anything.
    if (length > 16) return 1;
    const uint64_t run = rows_run(text + place, length), between = run - before;
    if ((run == number) | (between == number) | (between + 1 == number)) return 1;
    before = run;
    const uint8_t next = text[behind];
    if (((next == '.') | (next == ',')) && behind + 1 < count && (uint8_t)(text[behind + 1] - '0') < 10)
      return 1;
    if (behind >= 64) return 0;
    bits &= ~(uint64_t)0 << behind;
  }
  return 0;
}

/// Writes for each record whether the text of a column may hold its kept number.
CSV_INLINE void csv_numbers_with(
    const csv_rows *in, const uint64_t *digits, size_t column, _Bool *found) {
  const csv_column at = in->columns[column];
  // Local copies: the stores below may alias `*in`, so the compiler would otherwise reload these fields.
  const uint8_t *const bytes = in->bytes;
  const int64_t *const mantissas = in->mantissas;
  const size_t rows = in->rows, first = in->start;
  for (size_t row = 0; row < rows; row++) {
    const size_t start = at.starts[row], count = at.counts[row];
    const uint64_t number = (uint64_t)mantissas[row];
    if (__builtin_expect(count <= 64, 1)) {
      const uint64_t bits = count == 0 ? 0 : rows_bits(digits, start - first, count);
      found[row] = rows_holds(bytes + start, count, bits, number);
      continue;
    }
    // A run of digits that crosses two parts may be the number, and so may what lies between runs of two parts.
    _Bool is_found = 0, has_digits = 0;
    for (size_t done = 0; done < count; done += 64) {
      const size_t left = count - done, part = left < 64 ? left : 64;
      const uint64_t bits = rows_bits(digits, start + done - first, part);
      const _Bool goes_on = bits >> 63 && left > 64;
      is_found |= goes_on | (has_digits & (bits != 0)) | rows_holds(bytes + start + done, left, bits, number);
      has_digits |= bits != 0;
    }
    found[row] = is_found;
  }
}

/// Writes for each record whether its cell in a column is a word: one to eight small ASCII letters, the first one
/// in the lowest byte of `letters`, which the cell may have in any case.
static inline void csv_rows_reading(
    const csv_rows *in, size_t column, uint64_t letters, size_t letter_count, _Bool *found) {
  const uint32_t *const starts = in->columns[column].starts, *const counts = in->columns[column].counts;
  const uint64_t mask = ~(uint64_t)0 >> (64 - 8 * letter_count);
  const uint8_t *const bytes = in->bytes;
  const size_t rows = in->rows;
  for (size_t row = 0; row < rows; row++) {
    const uint64_t cell = (rows_word(bytes + starts[row]) | 0x2020202020202020) & mask;
    found[row] = ((cell ^ letters) | (counts[row] ^ letter_count)) == 0;
  }
}

/// The bits of the 48 bytes from `text` on that are a space, and of those that are an `i`.
typedef struct {
  uint64_t spaces, is;
} rows_space_bits;

CSV_INLINE rows_space_bits rows_spaces_portable(const uint8_t *text) {
  rows_space_bits bits = {0, 0};
  for (int part = 0; part < 48; part += 16) {
    const masks_16 bytes = masks_load(text + part);
    bits.spaces |= masks_bits(masks_equal(bytes, masks_all(' '))) << part;
    bits.is |= masks_bits(masks_equal(bytes, masks_all('i'))) << part;
  }
  return bits;
}

/// Writes for each record whether the text of a column may end in a unit: in a closing bracket, or in `in` and at most
/// 40 bytes that do not begin with a capital and a small letter, as names do. `read` makes the bits of a text, of which
/// 64 bytes can be read.
CSV_INLINE void csv_rows_ending_with(
    const csv_rows *in, size_t column, rows_space_bits (*read)(const uint8_t *), _Bool *found) {
  const uint32_t *const starts = in->columns[column].starts, *const counts = in->columns[column].counts;
  const uint8_t *const bytes = in->bytes;
  const size_t rows = in->rows;
  for (size_t row = 0; row < rows; row++) {
    const uint8_t *const text = bytes + starts[row];
    const size_t count = counts[row];
    if (count < 5) {
      found[row] = count > 0 && (text[count - 1] == ')' || text[count - 1] == ']');
      continue;
    }
    _Bool is_found = text[count - 1] == ')' || text[count - 1] == ']';
    // ` in ` begins among these bytes: four before a name of 40, or of one.
    const size_t first = count > 44 ? count - 44 : 0;
    const rows_space_bits bits = read(text + first);
    uint64_t places = bits.spaces & bits.is >> 1 & bits.spaces >> 3 & (((uint64_t)1 << (count - first - 4)) - 1);
    while (places) {
      const int last = 63 - __builtin_clzll(places);
      const uint8_t *const name = text + first + last + 4;
      if (name[-2] == 'n') {
        const _Bool has_two = name + 1 < text + count;
        is_found |= !((uint8_t)(name[0] - 'A') < 26 && has_two && (uint8_t)(name[1] - 'a') < 26);
        break;
      }
      places ^= (uint64_t)1 << last;
    }
    found[row] = is_found;
  }
}
