// Words of eight bytes and sets of bits: the two tools that all kernels here are made of.
//
// A kernel loads eight bytes at once into a 64-bit word, the first byte lowest, and computes on all of them (SWAR,
// "SIMD within a register"). A set of bits has one bit for each byte of a chunk; 64 bits make a word of the set.
// The kernels are compiled into Swift as inline functions, since Swift's own vectors have no way from a comparison
// to its bits that is as fast.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define CSV_INLINE static inline __attribute__((always_inline))
/// For functions that would need too many registers if they were inlined together.
#define CSV_ALONE __attribute__((noinline))

/// The eight bytes from `p` on, the first one lowest.
CSV_INLINE uint64_t rows_word(const uint8_t *p) {
  uint64_t word;
  memcpy(&word, p, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

/// The `count` bits, 1 to 64, from `place` on.
CSV_INLINE uint64_t rows_bits(const uint64_t *bits, size_t place, size_t count) {
  const uint64_t low = bits[place >> 6] >> (place & 63);
  const uint64_t high = bits[(place >> 6) + 1] << 1 << (~place & 63);
  return (low | high) & ~(uint64_t)0 >> (64 - count);
}

/// True if one of the `count` bits from `place` on is set.
CSV_INLINE _Bool rows_any(const uint64_t *bits, size_t place, size_t count) {
  for (; count > 64; place += 64, count -= 64)
    if (rows_bits(bits, place, 64)) return 1;
  return rows_bits(bits, place, count) != 0;
}

/// Up to sixteen bytes, with zeros behind them.
typedef struct {
  uint64_t low, high;
} rows_short;

/// A text of up to sixteen bytes; sixteen bytes can be read from `text` on.
CSV_INLINE rows_short rows_short_portable(const uint8_t *text, size_t count) {
  const uint64_t ones = ~(uint64_t)0;
  const size_t first = count < 8 ? count : 8, second = count - first;
  return (rows_short){rows_word(text) & (first ? ones >> (64 - 8 * first) : 0),
                      rows_word(text + 8) & (second ? ones >> (64 - 8 * second) : 0)};
}

/// The number that eight digits spell, given without the bits that make them letters: neighbours are added in
/// pairs, then the pairs, then the fours.
CSV_INLINE uint64_t rows_eight(uint64_t digits) {
  digits = digits * 2561 >> 8 & 0x00ff00ff00ff00ff;
  digits = digits * 6553601 >> 16 & 0x0000ffff0000ffff;
  return digits * 42949672960001 >> 32;
}
