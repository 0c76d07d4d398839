// Which of 64 bytes are which: a bit each, the first byte lowest. All of it is compiled into Swift, whose
// own vectors have no way from a comparison to its bits that is as fast.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct {
  uint64_t quotes, delimiters, line_feeds, carriage_returns, spaces;
  /// No printable ASCII; line ends are among them.
  uint64_t odd;
  uint64_t digits;
} csv_masks;

/// The instructions that all this is done by; what comes of it is the same.
enum { masks_portable = 0, masks_avx2 = 1, masks_avx512 = 2 };

#if defined(__SSE2__)
#include <emmintrin.h>
typedef __m128i masks_16;
static inline masks_16 masks_load(const uint8_t *p) { return _mm_loadu_si128((const __m128i *)p); }
static inline masks_16 masks_all(uint8_t byte) { return _mm_set1_epi8((char)byte); }
static inline masks_16 masks_equal(masks_16 a, masks_16 b) { return _mm_cmpeq_epi8(a, b); }
// By sign, so what is not ASCII is below as well.
static inline masks_16 masks_below(masks_16 a, masks_16 b) { return _mm_cmplt_epi8(a, b); }
static inline masks_16 masks_or(masks_16 a, masks_16 b) { return _mm_or_si128(a, b); }
static inline uint64_t masks_bits(masks_16 a) { return (uint64_t)_mm_movemask_epi8(a); }
#else
// For other processors: vectors of the compiler's own.
typedef int8_t masks_16 __attribute__((vector_size(16)));
static inline masks_16 masks_load(const uint8_t *p) { masks_16 v; memcpy(&v, p, 16); return v; }
static inline masks_16 masks_all(uint8_t byte) { return (masks_16){} + (int8_t)byte; }
static inline masks_16 masks_equal(masks_16 a, masks_16 b) { return a == b; }
static inline masks_16 masks_below(masks_16 a, masks_16 b) { return a < b; }
static inline masks_16 masks_or(masks_16 a, masks_16 b) { return a | b; }
static inline uint64_t masks_bits(masks_16 a) {
  const masks_16 weights = {1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128};
  uint64_t halves[2], bits = 0;
  masks_16 weighed = a & weights;
  memcpy(halves, &weighed, 16);
  for (int half = 0; half < 2; half++) {
    uint64_t sum = halves[half];
    sum |= sum >> 32;
    sum |= sum >> 16;
    sum |= sum >> 8;
    bits |= (sum & 0xff) << (8 * half);
  }
  return bits;
}
#endif

/// The masks of the 64 bytes from `p` on.
static inline csv_masks csv_masks_portable(const uint8_t *p, uint8_t quote, uint8_t delimiter) {
  csv_masks masks = {0, 0, 0, 0, 0, 0, 0};
  for (int part = 0; part < 4; part++) {
    const int shift = 16 * part;
    const masks_16 bytes = masks_load(p + shift);
    const masks_16 feeds = masks_equal(bytes, masks_all('\n'));
    const masks_16 returns = masks_equal(bytes, masks_all('\r'));
    const masks_16 odd = masks_or(
        masks_below(bytes, masks_all(' ')), masks_equal(bytes, masks_all(0x7f)));
    masks.quotes |= masks_bits(masks_equal(bytes, masks_all(quote))) << shift;
    masks.delimiters |= masks_bits(masks_equal(bytes, masks_all(delimiter))) << shift;
    masks.spaces |= masks_bits(masks_equal(bytes, masks_all(' '))) << shift;
    masks.line_feeds |= masks_bits(feeds) << shift;
    masks.carriage_returns |= masks_bits(returns) << shift;
    masks.odd |= masks_bits(odd) << shift;
    masks.digits |= (masks_bits(masks_below(masks_all('0' - 1), bytes))
                     & masks_bits(masks_below(bytes, masks_all('9' + 1)))) << shift;
  }
  return masks;
}

/// What an index is made of, and where it is written to.
typedef struct {
  const uint8_t *bytes;
  /// Of the first record, and behind the last byte; 64 bytes more can be read.
  size_t start, end;
  /// The record that starts here or behind it is not asked for.
  size_t limit;
  uint8_t quote, delimiter;
  /// Lines end in CR LF, all of them.
  _Bool has_returns;
  /// Where each separator stands: room for one for each byte, and for 64 more.
  uint32_t *separators;
  /// For each 64 bytes from the start on: what is unusual, and what is a digit.
  uint64_t *unusual, *digits;
} csv_work;

typedef struct {
  size_t separators, line_feeds;
} csv_found;

#define CSV_INLINE static inline __attribute__((always_inline))
#define CSV_ALONE __attribute__((noinline))

/// For each bit whether those up to it are odd in number.
CSV_INLINE uint64_t csv_running(uint64_t bits) {
  bits ^= bits << 1;
  bits ^= bits << 2;
  bits ^= bits << 4;
  bits ^= bits << 8;
  bits ^= bits << 16;
  return bits ^ bits << 32;
}

/// Writes where each bit stands, and maybe more behind them; `lowest` gives any place where there is none.
CSV_INLINE void csv_put_with(
    uint32_t *out, size_t position, uint64_t bits, uint64_t (*lowest)(uint64_t)) {
  // Many at a time: a wrong guess of the processor costs more than to write too many.
  do {
#pragma clang loop unroll(full)
    for (int step = 0; step < 6; step++) {
      uint32_t offset = (uint32_t)position + (uint32_t)lowest(bits);
      // Not by vectors, which have no such count.
      __asm__("" : "+r"(offset));
      out[step] = offset;
      bits &= bits - 1;
    }
    out += 6;
  } while (__builtin_expect(bits != 0, 0));
}

CSV_INLINE uint64_t csv_lowest(uint64_t bits) {
  return (uint64_t)__builtin_ctzll(bits | (uint64_t)1 << 63);
}

CSV_INLINE void csv_put(uint32_t *out, size_t position, uint64_t bits) {
  csv_put_with(out, position, bits, csv_lowest);
}

/// Sixty-four bytes at a time, a bit for each: what follows an odd number of quotes stands inside of them.
/// A quote opens at the start of a cell or behind one that closes (they are one doubled quote); what follows
/// a closing quote ends the cell or doubles it. The first bit that is against that is where it stops.
CSV_INLINE csv_found csv_index_of(
    const csv_work *work, _Bool has_returns, csv_masks (*masks_of)(const uint8_t *, uint8_t, uint8_t),
    uint64_t (*running)(uint64_t), void (*put)(uint32_t *, size_t, uint64_t)) {
  const csv_work in = *work;
  csv_found found = {0, 0};
  // What the last byte of the block before was, as the lowest bit.
  uint64_t is_inside = 0, behind_separator = 1, behind_closing = 0, behind_return = 0, behind_space = 0;
  uint64_t wrong = 0;
  size_t block = 0;
  for (size_t position = in.start; position < in.end && !wrong; position += 64, block++) {
    const csv_masks masks = masks_of(in.bytes + position, in.quote, in.delimiter);
    const uint64_t inside = running(masks.quotes) ^ is_inside;
    is_inside = 0 - (inside >> 63);
    uint64_t feeds = masks.line_feeds & ~inside;
    const uint64_t returns = masks.carriage_returns & ~inside;
    uint64_t separators = feeds | (masks.delimiters & ~inside);
    const uint64_t opening = masks.quotes & inside, closing = masks.quotes & ~inside;
    const uint64_t at_start = separators << 1 | behind_separator;
    const uint64_t after_closing = closing << 1 | behind_closing;
    wrong = opening & ~(at_start | after_closing);
    wrong |= after_closing & ~(separators | opening | (has_returns ? returns : 0));
    wrong |= has_returns ? (returns << 1 | behind_return) ^ feeds : returns;
    behind_separator = separators >> 63;
    behind_closing = closing >> 63;
    behind_return = returns >> 63;
    const uint64_t twice = masks.spaces & (masks.spaces << 1 | behind_space);
    behind_space = masks.spaces >> 63;
    in.unusual[block] = (masks.odd & ~(separators | returns)) | twice;
    in.digits[block] = masks.digits;
    if (in.end - position < 64) wrong |= ~(uint64_t)0 << (in.end - position);
    if (__builtin_expect(wrong != 0, 0)) {
      const uint64_t sound = (wrong & -wrong) - 1;
      separators &= sound;
      feeds &= sound;
    }
    found.line_feeds += (size_t)__builtin_popcountll(feeds);
    put(in.separators + found.separators, position, separators);
    found.separators += (size_t)__builtin_popcountll(separators);
    // The last record is whole.
    if (__builtin_expect(position + 64 >= in.limit, 0)
        && feeds && position + 63 - (size_t)__builtin_clzll(feeds) + 1 >= in.limit) break;
  }
  return found;
}

CSV_INLINE csv_found csv_index_with(
    const csv_work *work, csv_masks (*masks_of)(const uint8_t *, uint8_t, uint8_t),
    uint64_t (*running)(uint64_t), void (*put)(uint32_t *, size_t, uint64_t)) {
  return work->has_returns ? csv_index_of(work, 1, masks_of, running, put)
                           : csv_index_of(work, 0, masks_of, running, put);
}

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

/// The best instructions that this processor has and its system keeps the registers of (CPUID, leaves 1, 7
/// and 0x80000001; XGETBV).
static inline int csv_masks_best(void) {
  unsigned a, b, c, d, kept, unused;
  // PCLMULQDQ, POPCNT, OSXSAVE and AVX; LZCNT.
  const unsigned needed = 1u << 1 | 1u << 23 | 1u << 27 | 1u << 28;
  if (!__get_cpuid(1, &a, &b, &c, &d) || (c & needed) != needed) return masks_portable;
  if (!__get_cpuid(0x80000001, &a, &b, &c, &d) || !(c >> 5 & 1)) return masks_portable;
  __asm__ volatile("xgetbv" : "=a"(kept), "=d"(unused) : "c"(0));
  if ((kept & 0x06) != 0x06 || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) return masks_portable;
  // BMI1, AVX2 and BMI2; AVX-512 F, BW and VL; VBMI2.
  const unsigned avx2 = 1u << 3 | 1u << 5 | 1u << 8, avx512 = 1u << 16 | 1u << 30 | 1u << 31;
  if ((b & avx2) != avx2) return masks_portable;
  return (kept & 0xe6) == 0xe6 && (b & avx512) == avx512 && c >> 6 & 1 ? masks_avx512 : masks_avx2;
}

#define CSV_AVX2 __attribute__((target("avx2,pclmul,bmi,bmi2,lzcnt,popcnt")))
#define CSV_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi2,avx2,pclmul,bmi,bmi2,lzcnt,popcnt")))

/// Multiplied by ones without a carry, each bit is added to all behind it.
__attribute__((target("pclmul"))) static inline uint64_t csv_running_clmul(uint64_t bits) {
  return (uint64_t)_mm_cvtsi128_si64(
      _mm_clmulepi64_si128(_mm_cvtsi64_si128((long long)bits), _mm_set1_epi8(-1), 0));
}

CSV_AVX2 static inline uint64_t csv_bits_avx2(__m256i low, __m256i high) {
  return (uint64_t)(uint32_t)_mm256_movemask_epi8(low)
      | (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
}

CSV_AVX2 static inline csv_masks csv_masks_avx2(const uint8_t *p, uint8_t quote, uint8_t delimiter) {
#define IS(bytes, byte) _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8((char)(byte)))
#define BELOW(bytes, byte) _mm256_cmpgt_epi8(_mm256_set1_epi8((char)(byte)), bytes)
  // By sign: DEL is made the least byte, and what is not ASCII stays below a space; and a zero is.
#define ODD(bytes, unused) BELOW(_mm256_add_epi8(bytes, _mm256_set1_epi8(1)), ' ' + 1)
#define DIGIT(bytes, unused) BELOW(_mm256_add_epi8(bytes, _mm256_set1_epi8((char)(0x80 - '0'))), 0x80 + 10)
#define BOTH(is, byte) csv_bits_avx2(is(low, byte), is(high, byte))
  const __m256i low = _mm256_loadu_si256((const __m256i *)p);
  const __m256i high = _mm256_loadu_si256((const __m256i *)(p + 32));
  return (csv_masks){BOTH(IS, quote), BOTH(IS, delimiter), BOTH(IS, '\n'), BOTH(IS, '\r'), BOTH(IS, ' '),
                     BOTH(ODD, 0),    BOTH(DIGIT, 0)};
#undef BOTH
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

CSV_AVX512 static inline csv_masks csv_masks_avx512(
    const uint8_t *p, uint8_t quote, uint8_t delimiter) {
#define IS(byte) _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8((char)(byte)))
  const __m512i bytes = _mm512_loadu_si512(p);
#define BELOW_AFTER(added, byte) \
  _mm512_cmplt_epi8_mask(_mm512_add_epi8(bytes, _mm512_set1_epi8((char)(added))), _mm512_set1_epi8((char)(byte)))
  return (csv_masks){IS(quote), IS(delimiter), IS('\n'), IS('\r'), IS(' '),
                     BELOW_AFTER(1, ' ' + 1), BELOW_AFTER(0x80 - '0', 0x80 + 10)};
#undef BELOW_AFTER
#undef IS
}

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
#else
static inline int csv_masks_best(void) { return masks_portable; }
#endif

/// Makes an index by the instructions named, which have to be here.
static inline csv_found csv_index(int by, const csv_work *work) {
#if defined(__x86_64__)
  if (by == masks_avx512) return csv_index_avx512(work);
  if (by == masks_avx2) return csv_index_avx2(work);
#endif
  return csv_index_with(work, csv_masks_portable, csv_running, csv_put);
}
