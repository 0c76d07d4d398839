// What the game needs from the machine it runs on: bytes in, bytes out.
#pragma once
#include <stdint.h>

/// Reads up to `count` bytes of standard input: how many there were, 0 at its end.
int32_t host_read(uint8_t *bytes, int32_t count);
/// Writes all of them to standard output.
void host_write(const uint8_t *bytes, int32_t count);
