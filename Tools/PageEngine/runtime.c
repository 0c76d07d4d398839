// The functions that Swift expects of a C library, which WebAssembly does not have.
#include <stddef.h>
#include <stdint.h>

// An allocator by powers of two: freed memory waits in a list of its size class.
extern uint8_t __heap_base;
static uint8_t *top = &__heap_base;
static void *given_back[32];

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  int power = 5;  // 16 bytes of header, which holds the power, and at least 16 of content
  while (((size_t)1 << power) < size + 16) power++;
  uint8_t *block = given_back[power];
  if (block) {
    given_back[power] = *(void **)(block + 16);
  } else {
    block = (uint8_t *)(((size_t)top + 15) & ~(size_t)15);
    top = block + ((size_t)1 << power);
    size_t end = __builtin_wasm_memory_size(0) << 16;
    if ((size_t)top > end &&
        __builtin_wasm_memory_grow(0, (((size_t)top - end) >> 16) + 1) == (size_t)-1)
      return 12;
  }
  *(int *)block = power;
  *result = block + 16;
  return 0;
}

void free(void *content) {
  if (!content) return;
  uint8_t *block = (uint8_t *)content - 16;
  int power = *(int *)block;
  *(void **)content = given_back[power];
  given_back[power] = block;
}

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (; count > 0; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// Prints nowhere; only code that is not optimised refers to it.
int putchar(int character) { return character; }

// Seeds the hashing of dictionaries; no output depends on their order.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 7, count); }

// 128-bit products, for which WebAssembly has no instruction: long multiplication in 32-bit digits.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
  uint64_t low = al * bl, middle = ah * bl + (low >> 32), other = al * bh + (uint32_t)middle;
  uint64_t high = ah * bh + (middle >> 32) + (other >> 32);
  high += a * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * b;
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (uint32_t)low));
}
