// The test of texts: plain text is accepted by its bytes.
//
// The index has a bit for each unusual byte. A text of up to 64 bytes without such bits is printable ASCII and
// done. Other texts are looked at character by character, by a table that Swift fills (`csv_rows.plain`): it names
// the characters that no rule objects to and that no normalisation changes. The rest is undecided.
#pragma once
#include "row_flags.h"

/// True if the characters beyond ASCII, at the bits of `odd`, are all plain.
CSV_INLINE _Bool rows_plain(
    const csv_rows *in, const uint8_t *text, size_t count, uint64_t odd) {
  size_t behind = 64;
  uint8_t lead = 0;
  while (odd) {
    const size_t place = (size_t)__builtin_ctzll(odd);
    const uint8_t byte = text[place], more = in->plain[byte] & 3;
    if (!more || place + more >= count || (text[place + 1] & 0xc0) != 0x80) return 0;
    if (more == 2 && (text[place + 2] & 0xc0) != 0x80) return 0;
    // The letter before may be mojibake.
    if (in->plain[byte] & 4 && place == behind && lead == 0xc3) return 0;
    lead = byte;
    behind = place + more + 1;
    odd &= behind < 64 ? ~(uint64_t)0 << behind : 0;
  }
  return 1;
}

/// True for bytes that a text which is not plain may begin with: a space, or a sign that spreadsheets leave behind.
static const _Bool rows_begins_odd[256] = {[' '] = 1, ['#'] = 1, ['='] = 1};

/// Tests the texts of a column. `is_free` texts may have any length and meaning.
CSV_INLINE size_t rows_texts_of(const csv_rows *in, size_t column, size_t undecided, _Bool is_free) {
  const csv_column at = in->columns[column];
  // Local copies: the stores below may alias `*in`, so the compiler would otherwise reload these fields.
  const uint8_t *const bytes = in->bytes;
  const uint64_t *const unusual = in->unusual;
  const size_t first_place = in->start;
  uint8_t *const flags = in->flags;
  uint32_t *const undecided_rows = in->undecided_rows;
  // A length is within the limits if `count - least` is at most `range`; with empty limits none is.
  const size_t least = at.most < 2 * at.least ? SIZE_MAX : 2 * at.least;
  const size_t range = least == SIZE_MAX ? 0 : at.most - least;
  // First the records with content are listed, then, in place, those that need a closer look: a branch would be
  // mispredicted.
  const size_t filled = rows_filled(in, column, undecided);
  size_t closer = undecided;
  for (size_t number = undecided; number < filled; number++) {
    const size_t row = undecided_rows[number], start = at.starts[row], count = at.counts[row];
    const uint8_t *const text = bytes + start;
    const uint64_t word = rows_word(text);
    const uint8_t first = (uint8_t)word, last = text[count - 1];
    // A short text with a dash may be a date that a spreadsheet left behind (SpreadsheetTrace).
    const uint64_t dashed = word ^ 0x2d2d2d2d2d2d2d2d;
    const uint64_t dashes = (dashed - 0x0101010101010101) & ~dashed & 0x8080808080808080;
    const _Bool is_dashed = (dashes != 0) & (count <= 9);
    const _Bool is_bad = is_free ? (first == ' ') | (last == ' ')
                                 : rows_begins_odd[first] | (last == ' ') | is_dashed | (count - least > range);
    flags[row] |= (uint8_t)(row_filled | is_bad);
    const uint64_t odd = rows_bits(unusual, start - first_place, count < 64 ? count : 64);
    undecided_rows[closer] = (uint32_t)row;
    closer += (odd != 0) | (count > 64);
  }
  for (size_t number = undecided; number < closer; number++) {
    const size_t row = undecided_rows[number];
    const size_t start = at.starts[row], count = at.counts[row], place = start - first_place;
    const _Bool is_plain =
        count <= 64 ? count >= 4 * at.least
                          && rows_plain(in, bytes + start, count, rows_bits(unusual, place, count))
                    : !rows_any(unusual, place, count);
    undecided_rows[undecided] = (uint32_t)row;
    undecided += !is_plain;
  }
  return undecided;
}

CSV_INLINE size_t rows_texts(const csv_rows *in, size_t column, size_t undecided) {
  return rows_texts_of(in, column, undecided, 0);
}

CSV_INLINE size_t rows_plain_texts(const csv_rows *in, size_t column, size_t undecided) {
  return rows_texts_of(in, column, undecided, 1);
}
