// What can be told of the cells of many records at once, column by column and without a branch for each.
// Whatever is not plain is left to be asked about.
#pragma once
#include "masks.h"

/// A bit for each thing that is known of a record.
enum {
  /// Something may be said of it.
  row_open = 1,
  /// There is something in a cell.
  row_filled = 2,
  /// Its first cell begins like a name of the header.
  row_named = 4,
  /// One thing is to be said of it, and it is known which.
  row_told = 8,
  /// One value is missing that has to be there.
  row_lacks = 16,
};

/// What a cell has to be.
enum { cell_text, cell_plain, cell_unit, cell_decimal, cell_asked, cell_empty };

/// A text of up to sixteen bytes of which it is known whether it is fine.
typedef struct {
  uint64_t low, high;
  /// 0: there is none here.
  uint32_t count;
  uint32_t is_fine;
} known_text;

enum { known_size = 1 << 10, known_places = 8, hash_secrets = 10, rows_most_names = 64 };

typedef struct {
  int check;
  /// A decimal that is kept for each record.
  _Bool is_required, is_hashed, is_kept;
  /// A text: so many characters at least, and bytes at most.
  size_t least, most;
  /// Where its contents are, record by record.
  uint32_t *starts, *counts;
  /// Where its hashes go.
  uint64_t *hashes;
  uint64_t secrets[hash_secrets];
} csv_column;

typedef struct {
  const uint8_t *bytes;
  const uint32_t *ends;
  const uint64_t *unusual;
  /// Of the first record, and of the bits.
  size_t start;
  size_t rows, width, line_break;
  uint8_t quote;
  csv_column *columns;
  uint8_t *notes;
  /// The number in the column of decimals: so many of the scale's part.
  int64_t *mantissas;
  uint8_t *scales;
  known_text *known;
  /// The first eight bytes of names, and which of them count.
  uint64_t names[rows_most_names], name_masks[rows_most_names];
  size_t name_count;
  /// Whether any of them may begin with two bytes.
  uint8_t name_pairs[256];
  /// For each byte how many more belong to a character that it begins and that is plain, 0 where that has to be
  /// asked about; and 4 where it is not plain behind 0xC3.
  uint8_t plain[256];
  /// Cells that have to be asked about: room for all cells, and one more.
  uint32_t *asked_columns, *asked_rows;
} csv_rows;

CSV_INLINE uint64_t rows_word(const uint8_t *p) {
  uint64_t word;
  memcpy(&word, p, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

/// So many bits from `place` on, 1 to 64.
CSV_INLINE uint64_t rows_bits(const uint64_t *bits, size_t place, size_t count) {
  const uint64_t low = bits[place >> 6] >> (place & 63);
  const uint64_t high = bits[(place >> 6) + 1] << 1 << (~place & 63);
  return (low | high) & ~(uint64_t)0 >> (64 - count);
}

CSV_INLINE _Bool rows_any(const uint64_t *bits, size_t place, size_t count) {
  for (; count > 64; place += 64, count -= 64)
    if (rows_bits(bits, place, 64)) return 1;
  return rows_bits(bits, place, count) != 0;
}

CSV_INLINE void rows_cell(
    const uint8_t *bytes, uint8_t quote, uint32_t start, uint32_t end, uint32_t *starts, uint32_t *counts) {
  // Where one stands at the start of a cell there is one at its end, too.
  const uint32_t quotes = bytes[start] == quote, first = start + quotes;
  *starts = first;
  *counts = end - quotes - first;
}

/// Where the cells of a column are, without their quotes.
CSV_ALONE static void rows_cells(const csv_rows *in, size_t column) {
  // What is written could be `in` itself, for all the compiler knows.
  const uint8_t *const bytes = in->bytes;
  const uint8_t quote = in->quote;
  const size_t rows = in->rows, width = in->width;
  uint32_t *const starts = in->columns[column].starts, *const counts = in->columns[column].counts;
  const uint32_t less = column + 1 == width ? (uint32_t)in->line_break - 1 : 0;
  const uint32_t *ends = in->ends + column;
  size_t row = 0;
  // Nothing ends before the first cell of all.
  if (column == 0 && rows > 0) {
    rows_cell(bytes, quote, (uint32_t)in->start, *ends - less, starts, counts);
    row = 1;
    ends += width;
  }
  for (; row < rows; row++, ends += width)
    rows_cell(bytes, quote, ends[-1] + 1, *ends - less, starts + row, counts + row);
}

/// Whether the characters that are not ASCII are all plain.
CSV_INLINE _Bool rows_plain(
    const csv_rows *in, const uint8_t *text, size_t count, uint64_t odd) {
  size_t behind = 64;
  uint8_t lead = 0;
  while (odd) {
    const size_t place = (size_t)__builtin_ctzll(odd);
    const uint8_t byte = text[place], more = in->plain[byte] & 3;
    if (!more || place + more >= count || (text[place + 1] & 0xc0) != 0x80) return 0;
    if (more == 2 && (text[place + 2] & 0xc0) != 0x80) return 0;
    // Behind a letter that may be a misread one.
    if (in->plain[byte] & 4 && place == behind && lead == 0xc3) return 0;
    lead = byte;
    behind = place + more + 1;
    odd &= behind < 64 ? ~(uint64_t)0 << behind : 0;
  }
  return 1;
}

/// What a text that is not plain may begin with: a space, or what a spreadsheet leaves behind.
static const _Bool rows_begins_odd[256] = {[' '] = 1, ['#'] = 1, ['='] = 1};

/// Notes that a value is missing; of two that are missing in a row something else may have to be said.
CSV_INLINE void rows_lack(uint8_t *note, _Bool is_required) {
  const uint8_t lacks = is_required ? row_lacks : 0;
  *note |= lacks | (*note & lacks ? row_open : 0);
}

/// Puts the rows with something in a cell behind those that are asked about.
CSV_INLINE size_t rows_filled(const csv_rows *in, size_t column, size_t asked) {
  const uint32_t *const counts = in->columns[column].counts;
  const _Bool is_required = in->columns[column].is_required;
  uint8_t *const notes = in->notes;
  uint32_t *const asked_rows = in->asked_rows;
  const size_t rows = in->rows;
  if (is_required)
    for (size_t row = 0; row < rows; row++) rows_lack(notes + row, counts[row] == 0);
  for (size_t row = 0; row < rows; row++) {
    asked_rows[asked] = (uint32_t)row;
    asked += counts[row] != 0;
  }
  return asked;
}

CSV_INLINE size_t rows_texts_of(const csv_rows *in, size_t column, size_t asked, _Bool is_free) {
  const csv_column at = in->columns[column];
  // What is written could be `in` itself, for all the compiler knows.
  const uint8_t *const bytes = in->bytes;
  const uint64_t *const unusual = in->unusual;
  const size_t first_place = in->start;
  uint8_t *const notes = in->notes;
  uint32_t *const asked_rows = in->asked_rows;
  // From so many bytes on, in a range; none has so many where that is empty.
  const size_t least = at.most < 2 * at.least ? SIZE_MAX : 2 * at.least;
  const size_t range = least == SIZE_MAX ? 0 : at.most - least;
  // Those with a text are put behind those that are asked about, and of them those that have to be looked at
  // closer: nobody could guess which they are.
  const size_t filled = rows_filled(in, column, asked);
  size_t closer = asked;
  for (size_t number = asked; number < filled; number++) {
    const size_t row = asked_rows[number], start = at.starts[row], count = at.counts[row];
    const uint8_t *const text = bytes + start;
    const uint64_t word = rows_word(text);
    const uint8_t first = (uint8_t)word, last = text[count - 1];
    // A date with a dash in it, which a spreadsheet leaves behind as well.
    const uint64_t dashed = word ^ 0x2d2d2d2d2d2d2d2d;
    const uint64_t dashes = (dashed - 0x0101010101010101) & ~dashed & 0x8080808080808080;
    const _Bool is_dashed = (dashes != 0) & (count <= 9);
    const _Bool is_bad = is_free ? (first == ' ') | (last == ' ')
                                 : rows_begins_odd[first] | (last == ' ') | is_dashed | (count - least > range);
    notes[row] |= (uint8_t)(row_filled | is_bad);
    const uint64_t odd = rows_bits(unusual, start - first_place, count < 64 ? count : 64);
    asked_rows[closer] = (uint32_t)row;
    closer += (odd != 0) | (count > 64);
  }
  for (size_t number = asked; number < closer; number++) {
    const size_t row = asked_rows[number];
    const size_t start = at.starts[row], count = at.counts[row], place = start - first_place;
    const _Bool is_plain =
        count <= 64 ? count >= 4 * at.least
                          && rows_plain(in, bytes + start, count, rows_bits(unusual, place, count))
                    : !rows_any(unusual, place, count);
    asked_rows[asked] = (uint32_t)row;
    asked += !is_plain;
  }
  return asked;
}

CSV_INLINE size_t rows_texts(const csv_rows *in, size_t column, size_t asked) {
  return rows_texts_of(in, column, asked, 0);
}

CSV_INLINE size_t rows_plain_texts(const csv_rows *in, size_t column, size_t asked) {
  return rows_texts_of(in, column, asked, 1);
}

/// The bytes of a text of up to sixteen, and zeros behind them.
typedef struct {
  uint64_t low, high;
} rows_short;

CSV_INLINE rows_short rows_short_portable(const uint8_t *text, size_t count) {
  const uint64_t ones = ~(uint64_t)0;
  const size_t first = count < 8 ? count : 8, second = count - first;
  return (rows_short){rows_word(text) & (first ? ones >> (64 - 8 * first) : 0),
                      rows_word(text + 8) & (second ? ones >> (64 - 8 * second) : 0)};
}

CSV_INLINE size_t rows_place(rows_short text) {
  return ((text.low ^ text.high * 0x9e3779b97f4a7c15) * 0xd6e8feb86659fd93) >> 54;
}

CSV_INLINE _Bool rows_is(const known_text *known, rows_short text, size_t count) {
  return ((known->low ^ text.low) | (known->high ^ text.high) | (known->count ^ count)) == 0;
}

/// The place of a text of up to sixteen bytes, or the empty one where it could be; null where there is neither.
CSV_ALONE static known_text *rows_known(known_text *known, rows_short text, size_t count) {
  size_t place = rows_place(text);
  for (int step = 0; step < known_places; step++, place = (place + 1) & (known_size - 1)) {
    known_text *const found = known + place;
    if (rows_is(found, text, count) || found->count == 0) return found;
  }
  return NULL;
}

/// What is known of a text of one to sixteen bytes: whether it is fine; -1 where nothing is.
static inline int csv_known(known_text *known, const uint8_t *text, size_t count) {
  const known_text *const found = rows_known(known, rows_short_portable(text, count), count);
  return found && found->count ? (int)found->is_fine : -1;
}

/// Remembers of a text of one to sixteen bytes whether it is fine; where there is no room, another one is
/// forgotten.
static inline void csv_learn(known_text *known, const uint8_t *text, size_t count, _Bool is_fine) {
  const rows_short own = rows_short_portable(text, count);
  known_text *found = rows_known(known, own, count);
  if (!found) found = known + rows_place(own);
  *found = (known_text){own.low, own.high, (uint32_t)count, is_fine};
}

CSV_INLINE size_t rows_units(
    const csv_rows *in, size_t column, size_t asked, rows_short (*read)(const uint8_t *, size_t)) {
  const csv_column at = in->columns[column];
  const uint8_t *const bytes = in->bytes;
  known_text *const all_known = in->known;
  uint8_t *const notes = in->notes;
  uint32_t *const asked_rows = in->asked_rows;
  const size_t rows = in->rows;
  for (size_t row = 0; row < rows; row++) {
    const size_t count = at.counts[row];
    if (count == 0) {
      rows_lack(notes + row, at.is_required);
      continue;
    }
    uint8_t note = (uint8_t)(row_filled | (count > at.most));
    _Bool is_asked = 1;
    if (__builtin_expect(count <= 16, 1)) {
      const rows_short text = read(bytes + at.starts[row], count);
      const known_text *known = all_known + rows_place(text);
      // Most stand in the first place that is looked at.
      if (__builtin_expect(!rows_is(known, text, count), 0)) known = rows_known(all_known, text, count);
      if (known && known->count == count) {
        note |= !known->is_fine;
        is_asked = 0;
      }
    }
    notes[row] |= note;
    asked_rows[asked] = (uint32_t)row;
    asked += is_asked;
  }
  return asked;
}

CSV_INLINE size_t rows_units_portable(const csv_rows *in, size_t column, size_t asked) {
  return rows_units(in, column, asked, rows_short_portable);
}

/// The number that eight digits are, without the bits that make them letters.
CSV_INLINE uint64_t rows_eight(uint64_t digits) {
  digits = digits * 2561 >> 8 & 0x00ff00ff00ff00ff;
  digits = digits * 6553601 >> 16 & 0x0000ffff0000ffff;
  return digits * 42949672960001 >> 32;
}

/// Which of eight bytes is the first point; 8 where none is.
CSV_INLINE size_t rows_point(uint64_t word) {
  word ^= 0x2e2e2e2e2e2e2e2e;
  word = (word - 0x0101010101010101) & ~word & 0x8080808080808080;
  return word ? (size_t)__builtin_ctzll(word) >> 3 : 8;
}

/// A number as it stands in a cell.
typedef struct {
  int64_t mantissa;
  uint8_t scale;
  /// Something else than digits with a point among them or none, or a point or zeros at the end of them.
  _Bool is_odd;
} rows_decimal;

/// Of one to sixteen bytes.
CSV_INLINE rows_decimal rows_decimal_portable(const uint8_t *text, size_t count) {
  typedef unsigned __int128 sixteen;
  const uint64_t low = rows_word(text), high = rows_word(text + 8);
  const size_t point_in_low = rows_point(low);
  size_t point = point_in_low < 8 ? point_in_low : 8 + rows_point(high);
  const _Bool has_point = point < count;
  point = has_point ? point : 0;
  // Digits stand at the end of sixteen bytes, and those before a point move up into its place.
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

CSV_INLINE size_t rows_decimals_of(
    const csv_rows *in, size_t column, size_t asked, rows_decimal (*read)(const uint8_t *, size_t), _Bool is_kept) {
  const csv_column at = in->columns[column];
  const uint8_t *const bytes = in->bytes;
  uint8_t *const notes = in->notes, *const scales = in->scales;
  int64_t *const mantissas = in->mantissas;
  uint32_t *const asked_rows = in->asked_rows;
  const size_t rows = in->rows;
  for (size_t row = 0; row < rows; row++) {
    const size_t count = at.counts[row];
    // Empty, or longer than what is read here: no number that anybody could be against.
    if (__builtin_expect(count - 1 >= 16, 0)) {
      if (is_kept) {
        mantissas[row] = 1;
        scales[row] = 0;
      }
      if (count == 0)
        rows_lack(notes + row, at.is_required);
      else
        notes[row] |= row_filled;
      asked_rows[asked] = (uint32_t)row;
      asked += count != 0;
      continue;
    }
    const uint8_t *const text = bytes + at.starts[row];
    const rows_decimal number = read(text, count);
    const _Bool begins_odd = (text[0] == '.') | ((text[0] == '0') & (count > 1) & (text[1] != '.'));
    if (is_kept) {
      mantissas[row] = number.mantissa;
      scales[row] = number.scale;
    }
    notes[row] |= row_filled;
    asked_rows[asked] = (uint32_t)row;
    asked += number.is_odd | begins_odd;
  }
  return asked;
}

CSV_INLINE size_t rows_decimals(
    const csv_rows *in, size_t column, size_t asked, rows_decimal (*read)(const uint8_t *, size_t)) {
  return in->columns[column].is_kept ? rows_decimals_of(in, column, asked, read, 1)
                                     : rows_decimals_of(in, column, asked, read, 0);
}

CSV_INLINE size_t rows_decimals_portable(const csv_rows *in, size_t column, size_t asked) {
  return rows_decimals(in, column, asked, rows_decimal_portable);
}

/// What is only known where it is empty: else it is asked about, or open at once.
CSV_INLINE size_t rows_others(const csv_rows *in, size_t column, size_t asked) {
  const csv_column at = in->columns[column];
  const _Bool is_asked = at.check == cell_asked;
  for (size_t row = 0; row < in->rows; row++) {
    const _Bool is_filled = at.counts[row] != 0;
    in->notes[row] |= (uint8_t)((is_filled ? !is_asked : at.is_required) | is_filled << 1);
    in->asked_rows[asked] = (uint32_t)row;
    asked += is_filled & is_asked;
  }
  return asked;
}

/// The place of two bytes in a table of 256.
static inline uint8_t rows_pair(uint64_t word) {
  return (uint8_t)((uint32_t)(word & 0xffff) * 0x9e3779b1 >> 24);
}

CSV_INLINE void rows_names(const csv_rows *in) {
  const uint32_t *const starts = in->columns[0].starts;
  for (size_t row = 0; row < in->rows; row++) {
    const uint64_t word = rows_word(in->bytes + starts[row]);
    if (__builtin_expect(!in->name_pairs[rows_pair(word)], 1)) continue;
    _Bool is_named = 0;
    for (size_t name = 0; name < in->name_count; name++)
      is_named |= ((word ^ in->names[name]) & in->name_masks[name]) == 0;
    in->notes[row] |= (uint8_t)(is_named << 2);
  }
}

CSV_INLINE uint64_t rows_folded(uint64_t left, uint64_t right) {
  const unsigned __int128 product = (unsigned __int128)left * right;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/// A keyed hash for a first look only: texts that are equal have equal ones. Eight bytes behind the text have
/// to be there.
CSV_INLINE uint64_t rows_hash(const uint8_t *text, size_t count, const uint64_t *secrets) {
  uint64_t state = secrets[8] ^ count;
  size_t left = count;
  for (; left > 64; text += 64, left -= 64) {
    for (int part = 0; part < 8; part += 2)
      state ^= rows_folded(rows_word(text + 8 * part) ^ secrets[part],
                           rows_word(text + 8 * part + 8) ^ secrets[part + 1] ^ state);
  }
  // Words from the start and from the end; they may overlap.
  const uint8_t *const end = text + left;
  if (left > 32) {
    state ^= rows_folded(rows_word(text) ^ secrets[0], rows_word(text + 8) ^ secrets[1]);
    state ^= rows_folded(rows_word(text + 16) ^ secrets[2], rows_word(text + 24) ^ secrets[3]);
    state ^= rows_folded(rows_word(end - 32) ^ secrets[4], rows_word(end - 24) ^ secrets[5]);
    state ^= rows_folded(rows_word(end - 16) ^ secrets[6], rows_word(end - 8) ^ secrets[7]);
  } else if (left > 16) {
    state ^= rows_folded(rows_word(text) ^ secrets[0], rows_word(text + 8) ^ secrets[1]);
    state ^= rows_folded(rows_word(end - 16) ^ secrets[6], rows_word(end - 8) ^ secrets[7]);
  } else {
    const rows_short all = rows_short_portable(text, left);
    state ^= rows_folded(all.low ^ secrets[0], all.high ^ secrets[1]);
  }
  return rows_folded(state, secrets[9]);
}

CSV_INLINE void rows_hashes(const csv_rows *in, size_t column) {
  const csv_column at = in->columns[column];
  for (size_t row = 0; row < in->rows; row++)
    at.hashes[row] = rows_hash(in->bytes + at.starts[row], at.counts[row], at.secrets);
}

/// What is done with the cells of a column, by the instructions that there are. Each is a function by itself where
/// those are many: there are not enough registers for all of it.
typedef struct {
  size_t (*texts)(const csv_rows *, size_t column, size_t asked);
  size_t (*plain_texts)(const csv_rows *, size_t column, size_t asked);
  size_t (*units)(const csv_rows *, size_t column, size_t asked);
  size_t (*decimals)(const csv_rows *, size_t column, size_t asked);
  void (*hashes)(const csv_rows *, size_t column);
} rows_parts;

CSV_INLINE size_t csv_rows_with(const csv_rows *in, const rows_parts parts) {
  size_t asked = 0;
  memset(in->notes, 0, in->rows);
  for (size_t column = 0; column < in->width; column++) {
    rows_cells(in, column);
    const size_t before = asked;
    switch (in->columns[column].check) {
    case cell_text: asked = parts.texts(in, column, asked); break;
    case cell_plain: asked = parts.plain_texts(in, column, asked); break;
    case cell_unit: asked = parts.units(in, column, asked); break;
    case cell_decimal: asked = parts.decimals(in, column, asked); break;
    default: asked = rows_others(in, column, asked);
    }
    for (size_t place = before; place < asked; place++) in->asked_columns[place] = (uint32_t)column;
    if (in->columns[column].is_hashed) parts.hashes(in, column);
  }
  if (in->name_count > 0) rows_names(in);
  return asked;
}

/// The number that a run of sixteen digits or fewer is.
CSV_INLINE uint64_t rows_run(const uint8_t *run, size_t length) {
  const uint64_t zeros = 0x3030303030303030, first = rows_word(run) ^ zeros;
  if (length <= 8) return rows_eight(first << (64 - 8 * length));
  return rows_eight(first << (128 - 8 * length)) * 100000000 + rows_eight(rows_word(run + length - 8) ^ zeros);
}

/// Whether a text holds a number as it stands, or one with points or commas, which may be any; `bits` are of
/// 64 bytes of it at most.
CSV_INLINE _Bool rows_holds(const uint8_t *text, size_t count, uint64_t bits, uint64_t number) {
  while (bits) {
    const size_t place = (size_t)__builtin_ctzll(bits);
    const uint64_t others = ~(bits >> place);
    const size_t length = others ? (size_t)__builtin_ctzll(others) : 64, behind = place + length;
    // One that may go on is too long to look at.
    if (length > 16 || rows_run(text + place, length) == number) return 1;
    const uint8_t next = text[behind];
    if (((next == '.') | (next == ',')) && behind + 1 < count && (uint8_t)(text[behind + 1] - '0') < 10)
      return 1;
    if (behind >= 64) return 0;
    bits &= ~(uint64_t)0 << behind;
  }
  return 0;
}

/// Opens the records whose text in a column holds their number.
CSV_INLINE void csv_numbers_with(
    const csv_rows *in, const uint64_t *digits, size_t column) {
  const csv_column at = in->columns[column];
  // What is written could be `in` itself, for all the compiler knows.
  const uint8_t *const bytes = in->bytes;
  const int64_t *const mantissas = in->mantissas;
  uint8_t *const notes = in->notes;
  const size_t rows = in->rows, first = in->start;
  for (size_t row = 0; row < rows; row++) {
    const size_t start = at.starts[row], count = at.counts[row];
    const uint64_t number = (uint64_t)mantissas[row];
    if (__builtin_expect(count <= 64, 1)) {
      const uint64_t bits = count == 0 ? 0 : rows_bits(digits, start - first, count);
      notes[row] |= rows_holds(bytes + start, count, bits, number);
      continue;
    }
    // A run of digits that two parts have is left to be looked at.
    for (size_t done = 0; done < count; done += 64) {
      const size_t left = count - done, part = left < 64 ? left : 64;
      const uint64_t bits = rows_bits(digits, start + done - first, part);
      const _Bool goes_on = bits >> 63 && left > 64;
      notes[row] |= goes_on | rows_holds(bytes + start + done, left, bits, number);
    }
  }
}

/// What the number of a record may be at most, and how many decimals it may have; above zero it has to be.
typedef struct {
  int64_t most;
  uint8_t finest;
  /// Where the text of a column is this one of up to eight ASCII letters, whatever their case, it has to be whole
  /// and so much at most.
  size_t column;
  uint64_t letters;
  size_t letter_count;
  int64_t most_then;
} csv_limits;

/// Opens the records whose number is beyond its limits.
static inline void csv_rows_limit(const csv_rows *in, const csv_limits *limits) {
  const csv_limits at = *limits;
  const uint32_t *const starts = in->columns[at.column].starts, *const counts = in->columns[at.column].counts;
  const uint64_t mask = ~(uint64_t)0 >> (64 - 8 * at.letter_count);
  const uint64_t most = at.most < 0 ? 0 : (uint64_t)at.most, most_then = at.most_then < 0 ? 0 : (uint64_t)at.most_then;
  const uint64_t differs = most ^ most_then, finest = at.finest;
  const uint8_t *const bytes = in->bytes, *const scales = in->scales;
  const int64_t *const mantissas = in->mantissas;
  uint8_t *const notes = in->notes;
  const size_t rows = in->rows;
  for (size_t row = 0; row < rows; row++) {
    const uint64_t letters = (rows_word(bytes + starts[row]) | 0x2020202020202020) & mask;
    const uint64_t other = (letters ^ at.letters) | (counts[row] ^ at.letter_count);
    // All bits where the text is that one, none where it is not: nobody could guess which it is.
    const uint64_t then = (uint64_t)((int64_t)(~other & (other - 1)) >> 63);
    // What is not above zero is far beyond any limit.
    notes[row] |= ((uint64_t)mantissas[row] - 1 >= (most ^ (differs & then))) | (scales[row] > (finest & ~then));
  }
}

/// Whether each cell of the proved records that has quotes needs them: one more quote stands in it, or a delimiter.
static inline _Bool csv_rows_need_quotes(const csv_rows *in, uint8_t delimiter) {
  const masks_16 quotes = masks_all(in->quote), delimiters = masks_all(delimiter);
  for (size_t column = 0; column < in->width; column++) {
    const csv_column at = in->columns[column];
    for (size_t row = 0; row < in->rows; row++) {
      const size_t start = at.starts[row], count = at.counts[row];
      if (in->notes[row] != row_filled || start == 0 || in->bytes[start - 1] != in->quote) continue;
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

/// Whether eight records from that one on are all proved.
static inline _Bool csv_rows_proved(const csv_rows *in, size_t first) {
  return rows_word(in->notes + first) == row_filled * 0x0101010101010101u;
}

/// Copies the hashes of a column's texts in the records that are proved or told, but for empty ones; how many those
/// are.
static inline size_t csv_column_hashes(const csv_rows *in, size_t column, uint64_t *to) {
  const uint8_t *const notes = in->notes;
  const uint32_t *const counts = in->columns[column].counts;
  const uint64_t *const hashes = in->columns[column].hashes;
  const size_t rows = in->rows;
  size_t count = 0;
  for (size_t row = 0; row < rows; row++) {
    to[count] = hashes[row];
    count += ((notes[row] & ~row_told) == row_filled) & (counts[row] != 0);
  }
  return count;
}

#if defined(__x86_64__)
/// The same by sixteen bytes at once.
CSV_AVX2 static inline rows_decimal rows_decimal_avx2(const uint8_t *text, size_t count) {
  static const uint8_t slide[32] = {
      0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80,
      0,    1,    2,    3,    4,    5,    6,    7,    8,    9,    10,   11,   12,   13,   14,   15};
  const __m128i bytes = _mm_loadu_si128((const __m128i *)text);
  const __m128i places = _mm_loadu_si128((const __m128i *)(slide + 16));
  const unsigned is_point = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('.')));
  const size_t point = (size_t)__builtin_ctz(is_point | 1u << count);
  const _Bool has_point = point < count;
  const __m128i all = _mm_shuffle_epi8(
      _mm_xor_si128(bytes, _mm_set1_epi8('0')), _mm_loadu_si128((const __m128i *)(slide + count)));
  // Those up to the point come from one place before.
  const __m128i up_to = _mm_set1_epi8(has_point ? (char)(16 - count + point) : -1);
  const __m128i from = _mm_sub_epi8(
      _mm_sub_epi8(places, _mm_set1_epi8(1)), _mm_cmpgt_epi8(places, up_to));
  const __m128i digits = _mm_shuffle_epi8(all, from);
  const __m128i others = _mm_subs_epu8(digits, _mm_set1_epi8(9));
  __m128i sum = _mm_maddubs_epi16(digits, _mm_set1_epi16(0x010a));
  sum = _mm_madd_epi16(sum, _mm_set1_epi32(0x00010064));
  sum = _mm_packus_epi32(sum, sum);
  sum = _mm_madd_epi16(sum, _mm_set1_epi32(0x00012710));
  const uint64_t halves = (uint64_t)_mm_cvtsi128_si64(sum);
  const size_t scale = has_point ? count - point - 1 : 0;
  const _Bool ends_in_zero = _mm_extract_epi8(digits, 15) == 0;
  return (rows_decimal){
      (int64_t)((halves & 0xffffffff) * 100000000 + (halves >> 32)), (uint8_t)scale,
      !_mm_testz_si128(others, others) | (has_point & ((scale == 0) | ends_in_zero))};
}

CSV_AVX2 static inline rows_short rows_short_avx2(const uint8_t *text, size_t count) {
  static const uint8_t kept[32] = {
      0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
  const __m128i bytes = _mm_and_si128(
      _mm_loadu_si128((const __m128i *)text), _mm_loadu_si128((const __m128i *)(kept + 16 - count)));
  return (rows_short){(uint64_t)_mm_cvtsi128_si64(bytes), (uint64_t)_mm_extract_epi64(bytes, 1)};
}

CSV_ALONE CSV_AVX2 static size_t rows_texts_avx2(const csv_rows *in, size_t column, size_t asked) {
  return rows_texts(in, column, asked);
}
CSV_ALONE CSV_AVX2 static size_t rows_plain_texts_avx2(const csv_rows *in, size_t column, size_t asked) {
  return rows_plain_texts(in, column, asked);
}
CSV_ALONE CSV_AVX2 static size_t rows_units_avx2(const csv_rows *in, size_t column, size_t asked) {
  return rows_units(in, column, asked, rows_short_avx2);
}
CSV_ALONE CSV_AVX2 static size_t rows_decimals_avx2(const csv_rows *in, size_t column, size_t asked) {
  return rows_decimals(in, column, asked, rows_decimal_avx2);
}
CSV_ALONE CSV_AVX2 static void rows_hashes_avx2(const csv_rows *in, size_t column) {
  rows_hashes(in, column);
}

CSV_AVX2 static inline size_t csv_rows_avx2(const csv_rows *in) {
  return csv_rows_with(
      in, (rows_parts){
              rows_texts_avx2, rows_plain_texts_avx2, rows_units_avx2, rows_decimals_avx2, rows_hashes_avx2});
}

CSV_AVX2 static inline void csv_numbers_avx2(
    const csv_rows *in, const uint64_t *digits, size_t column) {
  csv_numbers_with(in, digits, column);
}
#endif

/// A keyed hash of a text behind which 64 bytes more can be read.
static inline uint64_t csv_hash(const uint8_t *text, size_t count, const uint64_t *secrets) {
  return rows_hash(text, count, secrets);
}

/// Notes of all records what can be told; how many cells have to be asked about.
static inline size_t csv_rows_note(int by, const csv_rows *in) {
#if defined(__x86_64__)
  if (by != masks_portable) return csv_rows_avx2(in);
#endif
  return csv_rows_with(
      in, (rows_parts){
              rows_texts, rows_plain_texts, rows_units_portable, rows_decimals_portable, rows_hashes});
}

static inline void csv_rows_numbers(
    int by, const csv_rows *in, const uint64_t *digits, size_t column) {
#if defined(__x86_64__)
  if (by != masks_portable) { csv_numbers_avx2(in, digits, column); return; }
#endif
  csv_numbers_with(in, digits, column);
}
