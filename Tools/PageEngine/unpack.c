// Unpacks an LZMA file: a module of its own, which unpacks the engine and then is dropped. Browsers have no decoder
// for LZMA, whose files are a third smaller than deflated ones.
//
// The file is a byte of properties, four bytes of no use here, the size of its content in eight bytes, and the bits of
// a range coder. Each bit is decoded by the chance that it is 0, learnt so far where such bits stand. The bits
// are those of single bytes ("literals") and of copies of earlier bytes: their number, and their distance back.
//
// A damaged file gives wrong bytes, reads other parts of this module's memory, or traps; it changes nothing else.
#include <stdint.h>

extern uint8_t __heap_base;
static uint8_t *const file = &__heap_base;

typedef uint16_t Chance;  // of 2,048 that a bit is 0
enum { even = 1024, learning = 5 };

static const uint8_t *next;
static uint32_t range, code;

// Inlined, as browsers begin with a compiler that inlines nothing.
#define INLINED static inline __attribute__((always_inline))

// Keeps at least 24 bits of range, for which it reads a byte.
INLINED void normalise(void) {
  if (range >> 24) return;
  range <<= 8;
  code = code << 8 | *next++;
}

INLINED int bit(Chance *chance) {
  normalise();
  uint32_t bound = (range >> 11) * *chance;
  if (code < bound) {
    range = bound;
    *chance += (2048 - *chance) >> learning;
    return 0;
  }
  range -= bound;
  code -= bound;
  *chance -= *chance >> learning;
  return 1;
}

// A number of `count` bits that are as often 0 as 1.
static uint32_t even_bits(int count) {
  uint32_t number = 0;
  while (count--) {
    normalise();
    range >>= 1;
    int one = code >= range;
    if (one) code -= range;
    number = number << 1 | one;
  }
  return number;
}

// A number of `count` bits, each with a chance of its own for all that came before it; highest bit first.
static uint32_t number(Chance *chances, int count) {
  uint32_t node = 1;
  for (int left = count; left; left--) node = node << 1 | bit(chances + node);
  return node - (1u << count);
}

// A number as `number` returns it, but of bits whose lowest comes first.
static uint32_t mirrored_number(Chance *chances, int count) {
  uint32_t node = 1, number = 0;
  for (int place = 0; place < count; place++) {
    int one = bit(chances + node);
    node = node << 1 | one;
    number |= (uint32_t)one << place;
  }
  return number;
}

enum { states = 12, alignments = 16, most_literal_bits = 4 };

// The chances of how many bytes are copied: 2 to 9, 10 to 17, or 18 to 273.
typedef struct {
  Chance is_over_9, is_over_17, upto_9[alignments][8], upto_17[alignments][8], upto_273[256];
} Counts;

// A copy has a distance of its own, or that of one of the last four copies: the last or an older one.
static struct {
  Chance is_copy[states][alignments], is_known[states], is_older[states], is_older_than_1[states],
      is_older_than_2[states], is_many[states][alignments];
  Counts new_counts, known_counts;
  Chance slots[4][64], middle_bits[128], lowest_bits[16];
  Chance literals[1 << most_literal_bits][3][256];
} chances;

static uint32_t copy_count(Counts *counts, uint32_t alignment) {
  if (!bit(&counts->is_over_9)) return 2 + number(counts->upto_9[alignment], 3);
  if (!bit(&counts->is_over_17)) return 10 + number(counts->upto_17[alignment], 3);
  return 18 + number(counts->upto_273, 8);
}

// The distance of a copy, back to where its bytes begin. Its slot tells its two highest bits and their place.
static uint32_t copy_distance(uint32_t count) {
  uint32_t slot = number(chances.slots[count < 6 ? count - 2 : 3], 6);
  if (slot < 4) return slot + 1;
  int bits = (slot >> 1) - 1;
  uint32_t base = (2 | (slot & 1)) << bits;
  if (slot < 14) return base + mirrored_number(chances.middle_bits + base - slot, bits) + 1;
  uint32_t high = even_bits(bits - 4) << 4;
  return base + high + mirrored_number(chances.lowest_bits, 4) + 1;
}

// A byte. After a copy its chances depend on `expected`, the byte that would have been copied, up to the first bit
// that differs.
static uint8_t literal(Chance (*literals)[256], int follows_copy, uint8_t expected) {
  uint32_t node = 1;
  for (int place = 7; follows_copy && place >= 0; place--) {
    int wanted = expected >> place & 1;
    int one = bit(&literals[1 + wanted][node]);
    node = node << 1 | one;
    if (one != wanted) break;
  }
  while (node < 256) node = node << 1 | bit(&literals[0][node]);
  return (uint8_t)node;
}

/// Makes room for a file of `count` bytes, and returns where it is to be put.
uint8_t *room(uint32_t count) {
  return __builtin_wasm_memory_grow(0, (count >> 16) + 1) == (unsigned long)-1 ? 0 : file;
}

/// Unpacks the file of `count` bytes. Returns where its content begins; 0 if it is damaged.
uint8_t *unpack(uint32_t count) {
  uint32_t properties = file[0], alignment_bits = properties / 45, place_bits = properties / 9 % 5;
  uint32_t literal_bits = properties % 9;
  if (alignment_bits > 4 || literal_bits + place_bits > most_literal_bits) return 0;
  uint32_t size = 0;
  for (int index = 0; index < 4; index++) size |= (uint32_t)file[5 + index] << (8 * index);
  uint8_t *out = file + count;
  if (__builtin_wasm_memory_grow(0, (size >> 16) + 1) == (unsigned long)-1) return 0;

  for (Chance *chance = (Chance *)&chances; chance < (Chance *)(&chances + 1); chance++) *chance = even;
  next = file + 14;  // the first byte of the coder is 0
  range = 0xffffffff;
  for (int index = 0; index < 4; index++) code = code << 8 | *next++;

  uint32_t distance = 1, distance_1 = 1, distance_2 = 1, distance_3 = 1;
  int state = 0;  // what came last: 7 and above mean a copy, below a literal
  for (uint32_t at = 0; at < size;) {
    uint32_t alignment = at & ((1u << alignment_bits) - 1);
    if (!bit(&chances.is_copy[state][alignment])) {
      uint32_t before = at ? out[at - 1] : 0;
      uint32_t place = at & ((1u << place_bits) - 1);
      Chance(*literals)[256] = chances.literals[place << literal_bits | before >> (8 - literal_bits)];
      out[at] = literal(literals, state >= 7, out[at - distance]);
      at++;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    int follows_copy = state >= 7;
    uint32_t copied = 0;
    if (!bit(&chances.is_known[state])) {
      copied = copy_count(&chances.new_counts, alignment);
      distance_3 = distance_2, distance_2 = distance_1, distance_1 = distance;
      distance = copy_distance(copied);
      state = follows_copy ? 10 : 7;
    } else if (bit(&chances.is_older[state])) {
      uint32_t known = distance_1;
      if (bit(&chances.is_older_than_1[state])) {
        known = distance_2;
        if (bit(&chances.is_older_than_2[state])) {
          known = distance_3;
          distance_3 = distance_2;
        }
        distance_2 = distance_1;
      }
      distance_1 = distance;
      distance = known;
    } else if (!bit(&chances.is_many[state][alignment])) {
      copied = 1;
      state = follows_copy ? 11 : 9;
    }
    if (!copied) {
      copied = copy_count(&chances.known_counts, alignment);
      state = follows_copy ? 11 : 8;
    }
    for (; copied && at < size; copied--, at++) out[at] = out[at - distance];
  }
  return out;
}
