// The functions that the game needs from its platform: reading and writing bytes.
#pragma once
#include <stdint.h>

/// Reads up to `count` bytes of standard input and returns their number, 0 at the end.
int32_t host_read(uint8_t *bytes, int32_t count);
/// Writes all `count` bytes to standard output.
void host_write(const uint8_t *bytes, int32_t count);
