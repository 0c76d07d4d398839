// SHA-256 by the processor's own instructions, where it has them.
#pragma once
#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

/// Whether this processor has the instructions of `sha256_blocks` (CPUID, leaves 1 and 7).
static inline int sha256_is_here(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return 0;
  const unsigned ssse3_and_sse41 = 1u << 9 | 1u << 19;
  if ((c & ssse3_and_sse41) != ssse3_and_sse41) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1);
}

/// Takes whole blocks of 64 bytes into the state (FIPS 180-4, 6.2.2). Four rounds at a time: two halves
/// of the state change places as SHA256RNDS2 wants them, and the schedule has four vectors that are
/// used in turn.
__attribute__((target("sha,sse4.1,ssse3")))
static inline void sha256_blocks(uint32_t *state, const uint8_t *bytes, size_t count) {
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
  __m128i ab = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
  __m128i ef = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(ab, ef, 8);
  __m128i cdgh = _mm_blend_epi16(ef, ab, 0xf0);
  for (; count > 0; count--, bytes += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i words[4];
    for (int part = 0; part < 4; part++)
      words[part] = _mm_shuffle_epi8(
          _mm_loadu_si128((const __m128i *)(bytes + 16 * part)), big_endian);
#pragma clang loop unroll(full)
    for (int step = 0; step < 16; step++) {
      const __m128i *const key = (const __m128i *)(constants + 4 * step);
      __m128i added = _mm_add_epi32(words[step & 3], _mm_load_si128(key));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, added);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(added, 0x0e));
      if (step < 12) {
        const __m128i last = words[(step + 3) & 3];
        __m128i next = _mm_sha256msg1_epu32(words[step & 3], words[(step + 1) & 3]);
        next = _mm_add_epi32(next, _mm_alignr_epi8(last, words[(step + 2) & 3], 4));
        words[step & 3] = _mm_sha256msg2_epu32(next, last);
      }
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  ab = _mm_shuffle_epi32(abef, 0x1b);
  ef = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(ab, ef, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(ef, ab, 8));
}
#else
static inline int sha256_is_here(void) { return 0; }
static inline void sha256_blocks(uint32_t *state, const uint8_t *bytes, size_t count) {
  (void)state, (void)bytes, (void)count;
}
#endif
