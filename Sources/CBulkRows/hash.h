// A keyed hash of texts in the manner of wyhash: each step multiplies two words to 128 bits and folds the halves.
//
// Equal texts have equal hashes; without the secrets nobody can choose texts that collide. `TextHash.swift` makes
// the secrets. Eight bytes behind a text must be readable.
#pragma once
#include "words.h"

enum { hash_secrets = 10 };

/// The two halves of a 128-bit product, combined.
CSV_INLINE uint64_t rows_folded(uint64_t left, uint64_t right) {
  const unsigned __int128 product = (unsigned __int128)left * right;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/// The hash of a text.
CSV_INLINE uint64_t rows_hash(const uint8_t *text, size_t count, const uint64_t *secrets) {
  uint64_t state = secrets[8] ^ count;
  size_t left = count;
  for (; left > 64; text += 64, left -= 64) {
    for (int part = 0; part < 8; part += 2)
      state ^= rows_folded(rows_word(text + 8 * part) ^ secrets[part],
                           rows_word(text + 8 * part + 8) ^ secrets[part + 1] ^ state);
  }
  // The rest is read in words from its start and from its end, which may overlap.
  const uint8_t *const end = text + left;
  if (left > 32) {
    state ^= rows_folded(rows_word(text) ^ secrets[0], rows_word(text + 8) ^ secrets[1]);
    state ^= rows_folded(rows_word(text + 16) ^ secrets[2], rows_word(text + 24) ^ secrets[3]);
    state ^= rows_folded(rows_word(end - 32) ^ secrets[4], rows_word(end - 24) ^ secrets[5]);
    state ^= rows_folded(rows_word(end - 16) ^ secrets[6], rows_word(end - 8) ^ secrets[7]);
  } else if (left > 16) {
    state ^= rows_folded(rows_word(text) ^ secrets[0], rows_word(text + 8) ^ secrets[1]);
    state ^= rows_folded(rows_word(end - 16) ^ secrets[6], rows_word(end - 8) ^ secrets[7]);
  } else {
    const rows_short all = rows_short_portable(text, left);
    state ^= rows_folded(all.low ^ secrets[0], all.high ^ secrets[1]);
  }
  return rows_folded(state, secrets[9]);
}

/// The hash of a text behind which 64 bytes more can be read.
static inline uint64_t csv_hash(const uint8_t *text, size_t count, const uint64_t *secrets) {
  return rows_hash(text, count, secrets);
}
