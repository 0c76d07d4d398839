// The instruction sets that kernels may use, and which of them the processor has.
//
// Every kernel exists in portable C. On x86-64 some also exist for AVX2 or AVX-512, in files of their own. All give
// the same results; tests run them all.
#pragma once
#include <stdint.h>

/// The sets of instructions, each with all before it.
enum { masks_portable = 0, masks_avx2 = 1, masks_avx512 = 2 };

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

#define CSV_AVX2 __attribute__((target("avx2,pclmul,bmi,bmi2,lzcnt,popcnt")))
#define CSV_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi2,avx2,pclmul,bmi,bmi2,lzcnt,popcnt")))

/// The best set that the processor has and whose registers the system keeps (CPUID, leaves 1, 7 and 0x80000001;
/// XGETBV).
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

#else
static inline int csv_masks_best(void) { return masks_portable; }
#endif
