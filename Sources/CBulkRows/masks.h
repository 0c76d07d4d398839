// Masks: for 64 bytes of CSV, one word of bits for each character that matters.
//
// Sixteen bytes are compared with a character at once, which gives sixteen bytes of ones or zeros; the highest bit
// of each is one bit of the mask. Four such steps make a mask of 64 bits. Everything that follows, such as telling
// separators inside quotes from others (index.h), works on these masks without looking at bytes again.
#pragma once
#include "words.h"

typedef struct {
  uint64_t quotes, delimiters, line_feeds, carriage_returns, spaces;
  /// Bytes other than printable ASCII; line ends are among them.
  uint64_t odd;
  uint64_t digits;
  /// `&` and `<`, which may begin an entity or a tag of HTML, and `%`, which may begin a percent-encoded byte.
  uint64_t marks;
} csv_masks;

#if defined(__SSE2__)
#include <emmintrin.h>
typedef __m128i masks_16;
static inline masks_16 masks_load(const uint8_t *p) { return _mm_loadu_si128((const __m128i *)p); }
static inline masks_16 masks_all(uint8_t byte) { return _mm_set1_epi8((char)byte); }
static inline masks_16 masks_equal(masks_16 a, masks_16 b) { return _mm_cmpeq_epi8(a, b); }
// Signed, so that bytes above ASCII count as below.
static inline masks_16 masks_below(masks_16 a, masks_16 b) { return _mm_cmplt_epi8(a, b); }
static inline masks_16 masks_or(masks_16 a, masks_16 b) { return _mm_or_si128(a, b); }
static inline uint64_t masks_bits(masks_16 a) { return (uint64_t)_mm_movemask_epi8(a); }
#else
// For other processors, the vector types of the compiler.
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
  csv_masks masks = {0};
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
    masks.marks |= masks_bits(masks_or(
        masks_equal(bytes, masks_all('%')),
        masks_or(masks_equal(bytes, masks_all('&')), masks_equal(bytes, masks_all('<'))))) << shift;
  }
  return masks;
}
