// The kernels of rows.h for AVX2: sixteen bytes of a number or of a short text at once.
#pragma once

/// Reads a number of one to sixteen bytes: a shuffle aligns the digits and closes the gap of the point, then
/// neighbours are multiplied by powers of ten and added.
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
  // Digits up to the point come from one position before.
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

/// Loads a text of up to sixteen bytes.
CSV_AVX2 static inline rows_short rows_short_avx2(const uint8_t *text, size_t count) {
  static const uint8_t kept[32] = {
      0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
  const __m128i bytes = _mm_and_si128(
      _mm_loadu_si128((const __m128i *)text), _mm_loadu_si128((const __m128i *)(kept + 16 - count)));
  return (rows_short){(uint64_t)_mm_cvtsi128_si64(bytes), (uint64_t)_mm_extract_epi64(bytes, 1)};
}

CSV_ALONE CSV_AVX2 static size_t rows_texts_avx2(const csv_rows *in, size_t column, size_t undecided) {
  return rows_texts(in, column, undecided);
}

CSV_ALONE CSV_AVX2 static size_t rows_plain_texts_avx2(const csv_rows *in, size_t column, size_t undecided) {
  return rows_plain_texts(in, column, undecided);
}

CSV_ALONE CSV_AVX2 static size_t rows_units_avx2(const csv_rows *in, size_t column, size_t undecided) {
  return rows_units(in, column, undecided, rows_short_avx2);
}

CSV_ALONE CSV_AVX2 static size_t rows_decimals_avx2(const csv_rows *in, size_t column, size_t undecided) {
  return rows_decimals(in, column, undecided, rows_decimal_avx2);
}

CSV_ALONE CSV_AVX2 static void rows_hashes_avx2(const csv_rows *in, size_t column) {
  rows_hashes(in, column);
}

/// Flags all records.
CSV_AVX2 static inline size_t csv_rows_avx2(const csv_rows *in) {
  return csv_rows_with(
      in, (rows_parts){
              rows_texts_avx2, rows_plain_texts_avx2, rows_units_avx2, rows_decimals_avx2, rows_hashes_avx2});
}

/// Writes for each record whether the text of a column may hold its kept number.
CSV_AVX2 static inline void csv_numbers_avx2(
    const csv_rows *in, const uint64_t *digits, size_t column, _Bool *found) {
  csv_numbers_with(in, digits, column, found);
}

/// The bits of 64 bytes that are a space, and of those that are an `i`.
CSV_AVX2 static inline rows_space_bits rows_spaces_avx2(const uint8_t *text) {
  const __m256i low = _mm256_loadu_si256((const __m256i *)text);
  const __m256i high = _mm256_loadu_si256((const __m256i *)(text + 32));
  const __m256i space = _mm256_set1_epi8(' '), i = _mm256_set1_epi8('i');
  return (rows_space_bits){
      (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, space))
          | (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(high, space)) << 32,
      (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, i))
          | (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(high, i)) << 32};
}

/// Writes for each record whether the text of a column may end in a unit.
CSV_AVX2 static inline void csv_rows_ending_avx2(const csv_rows *in, size_t column, _Bool *found) {
  csv_rows_ending_with(in, column, rows_spaces_avx2, found);
}
