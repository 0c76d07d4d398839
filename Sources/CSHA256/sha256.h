// SHA-256 by the processor's own instructions, where it has them.
#pragma once
#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

/// True if the processor has the instructions that `sha256_blocks` uses (CPUID, leaves 1 and 7).
static inline int sha256_is_here(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return 0;
  const unsigned ssse3_and_sse41 = 1u << 9 | 1u << 19;
  if ((c & ssse3_and_sse41) != ssse3_and_sse41) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1);
}

/// Takes whole blocks of 64 bytes into each of some states (FIPS 180-4, 6.2.2). Four rounds at a time: two
/// halves of a state change places as SHA256RNDS2 wants them, and the schedule has four vectors that are used
/// in turn. An instruction waits for the one before it, so two states at once take little longer than one.
__attribute__((target("sha,sse4.1,ssse3"), always_inline))
static inline void sha256_lanes(const int lanes, uint32_t *const *states, const uint8_t *const *bytes, size_t count) {
  static const uint32_t constants[64] __attribute__((aligned(16))) = {
      0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
      0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
      0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
      0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
      0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
      0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
      0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
      0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i abef[2], cdgh[2], abef_before[2], cdgh_before[2], words[2][4];
#define EACH_LANE _Pragma("clang loop unroll(full)") for (int lane = 0; lane < lanes; lane++)
  EACH_LANE {
    const __m128i ab = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)states[lane]), 0xb1);
    const __m128i ef = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(states[lane] + 4)), 0x1b);
    abef[lane] = _mm_alignr_epi8(ab, ef, 8);
    cdgh[lane] = _mm_blend_epi16(ef, ab, 0xf0);
  }
  for (size_t block = 0; block < count; block++) {
    EACH_LANE {
      abef_before[lane] = abef[lane];
      cdgh_before[lane] = cdgh[lane];
      for (int part = 0; part < 4; part++)
        words[lane][part] = _mm_shuffle_epi8(
            _mm_loadu_si128((const __m128i *)(bytes[lane] + 64 * block + 16 * part)), big_endian);
    }
#pragma clang loop unroll(full)
    for (int step = 0; step < 16; step++) {
      const __m128i key = _mm_load_si128((const __m128i *)(constants + 4 * step));
      EACH_LANE {
        __m128i *const word = words[lane];
        const __m128i added = _mm_add_epi32(word[step & 3], key);
        cdgh[lane] = _mm_sha256rnds2_epu32(cdgh[lane], abef[lane], added);
        abef[lane] = _mm_sha256rnds2_epu32(abef[lane], cdgh[lane], _mm_shuffle_epi32(added, 0x0e));
        if (step < 12) {
          const __m128i last = word[(step + 3) & 3];
          __m128i next = _mm_sha256msg1_epu32(word[step & 3], word[(step + 1) & 3]);
          next = _mm_add_epi32(next, _mm_alignr_epi8(last, word[(step + 2) & 3], 4));
          word[step & 3] = _mm_sha256msg2_epu32(next, last);
        }
      }
    }
    EACH_LANE {
      abef[lane] = _mm_add_epi32(abef[lane], abef_before[lane]);
      cdgh[lane] = _mm_add_epi32(cdgh[lane], cdgh_before[lane]);
    }
  }
  EACH_LANE {
    const __m128i ab = _mm_shuffle_epi32(abef[lane], 0x1b);
    const __m128i ef = _mm_shuffle_epi32(cdgh[lane], 0xb1);
    _mm_storeu_si128((__m128i *)states[lane], _mm_blend_epi16(ab, ef, 0xf0));
    _mm_storeu_si128((__m128i *)(states[lane] + 4), _mm_alignr_epi8(ef, ab, 8));
  }
#undef EACH_LANE
}

__attribute__((target("sha,sse4.1,ssse3")))
static inline void sha256_blocks(uint32_t *state, const uint8_t *bytes, size_t count) {
  sha256_lanes(1, &state, &bytes, count);
}

/// Blocks of two messages, as many of each.
__attribute__((target("sha,sse4.1,ssse3")))
static inline void sha256_two(
    uint32_t *state, const uint8_t *bytes, uint32_t *other, const uint8_t *others, size_t count) {
  uint32_t *const states[] = {state, other};
  const uint8_t *const both[] = {bytes, others};
  sha256_lanes(2, states, both, count);
}
#else
static inline int sha256_is_here(void) { return 0; }
static inline void sha256_blocks(uint32_t *state, const uint8_t *bytes, size_t count) {
  (void)state, (void)bytes, (void)count;
}
static inline void sha256_two(
    uint32_t *state, const uint8_t *bytes, uint32_t *other, const uint8_t *others, size_t count) {
  (void)state, (void)bytes, (void)other, (void)others, (void)count;
}
#endif
