// The index by AVX2 and AVX-512: masks by wider registers, prefix XOR by a carry-less multiplication with ones, and
// offsets of bits by a compression of bytes.
#pragma once
#include "index.h"

#if defined(__x86_64__)
/// The prefix XOR of a word: multiplied by ones without carries, each bit is added to all behind it.
__attribute__((target("pclmul"))) static inline uint64_t csv_running_clmul(uint64_t bits) {
  return (uint64_t)_mm_cvtsi128_si64(
      _mm_clmulepi64_si128(_mm_cvtsi64_si128((long long)bits), _mm_set1_epi8(-1), 0));
}

/// For the lower half of a byte, the one mark that has it; elsewhere a byte that has another lower half.
#define CSV_MARKS _mm_setr_epi8(1, 0, 0, 0, 0, '%', '&', 0, 0, 0, 0, 0, '<', 0, 0, 0)

/// The highest bits of 64 bytes.
CSV_AVX2 static inline uint64_t csv_bits_avx2(__m256i low, __m256i high) {
  return (uint64_t)(uint32_t)_mm256_movemask_epi8(low)
      | (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
}

/// The masks of the 64 bytes from `p` on.
CSV_AVX2 static inline csv_masks csv_masks_avx2(const uint8_t *p, uint8_t quote, uint8_t delimiter) {
#define IS(bytes, byte) _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8((char)(byte)))
#define BELOW(bytes, byte) _mm256_cmpgt_epi8(_mm256_set1_epi8((char)(byte)), bytes)
  // Signed: one is added, so that DEL becomes the least byte; bytes above ASCII and controls stay below a space.
#define ODD(bytes, unused) BELOW(_mm256_add_epi8(bytes, _mm256_set1_epi8(1)), ' ' + 1)
#define DIGIT(bytes, unused) BELOW(_mm256_add_epi8(bytes, _mm256_set1_epi8((char)(0x80 - '0'))), 0x80 + 10)
  // `%`, `&` and `<` are found by a table of the lower halves of bytes: only they are what it has in their place.
#define MARK(bytes, unused) _mm256_cmpeq_epi8(_mm256_shuffle_epi8(marks, bytes), bytes)
#define BOTH(is, byte) csv_bits_avx2(is(low, byte), is(high, byte))
  const __m256i low = _mm256_loadu_si256((const __m256i *)p);
  const __m256i high = _mm256_loadu_si256((const __m256i *)(p + 32));
  const __m256i marks = _mm256_broadcastsi128_si256(CSV_MARKS);
  return (csv_masks){BOTH(IS, quote), BOTH(IS, delimiter), BOTH(IS, '\n'), BOTH(IS, '\r'), BOTH(IS, ' '),
                     BOTH(ODD, 0),    BOTH(DIGIT, 0), BOTH(MARK, 0)};
#undef BOTH
#undef MARK
#undef DIGIT
#undef ODD
#undef BELOW
#undef IS
}

CSV_AVX2 static inline uint64_t csv_lowest_avx2(uint64_t bits) { return _tzcnt_u64(bits); }

CSV_AVX2 static inline void csv_put_avx2(uint32_t *out, size_t position, uint64_t bits) {
  csv_put_with(out, position, bits, csv_lowest_avx2);
}

CSV_AVX2 static inline csv_found csv_index_avx2(const csv_work *work) {
  return csv_index_with(work, csv_masks_avx2, csv_running_clmul, csv_put_avx2);
}

/// The masks of the 64 bytes from `p` on.
CSV_AVX512 static inline csv_masks csv_masks_avx512(
    const uint8_t *p, uint8_t quote, uint8_t delimiter) {
#define IS(byte) _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8((char)(byte)))
  const __m512i bytes = _mm512_loadu_si512(p);
  const __m512i marks = _mm512_broadcast_i32x4(CSV_MARKS);
#define BELOW_AFTER(added, byte) \
  _mm512_cmplt_epi8_mask(_mm512_add_epi8(bytes, _mm512_set1_epi8((char)(added))), _mm512_set1_epi8((char)(byte)))
  return (csv_masks){IS(quote), IS(delimiter), IS('\n'), IS('\r'), IS(' '),
                     BELOW_AFTER(1, ' ' + 1), BELOW_AFTER(0x80 - '0', 0x80 + 10),
                     _mm512_cmpeq_epi8_mask(_mm512_shuffle_epi8(marks, bytes), bytes)};
#undef BELOW_AFTER
#undef IS
}

/// Writes the offset of each bit: the numbers 0 to 63 are compressed to those whose bit is set.
CSV_AVX512 static inline void csv_put_avx512(uint32_t *out, size_t position, uint64_t bits) {
  static const uint8_t places[64] = {
      0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
      22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
      44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
  const __m512i found = _mm512_maskz_compress_epi8(bits, _mm512_loadu_si512(places));
  const __m512i base = _mm512_set1_epi32((int)position);
#define PART(number) \
  _mm512_storeu_si512(out + 16 * (number), _mm512_add_epi32( \
      base, _mm512_cvtepu8_epi32(_mm512_extracti32x4_epi32(found, number))))
  PART(0);
  if (__builtin_popcountll(bits) > 16) {
    PART(1);
    PART(2);
    PART(3);
  }
#undef PART
}

CSV_AVX512 static inline csv_found csv_index_avx512(const csv_work *work) {
  return csv_index_with(work, csv_masks_avx512, csv_running_clmul, csv_put_avx512);
}

#endif

/// Indexes records by the instructions named, which the processor must have.
static inline csv_found csv_index(int by, const csv_work *work) {
#if defined(__x86_64__)
  if (by == masks_avx512) return csv_index_avx512(work);
  if (by == masks_avx2) return csv_index_avx2(work);
#endif
  return csv_index_with(work, csv_masks_portable, csv_running, csv_put);
}
