// The function that the engine needs from the page.
#pragma once
#include <stdint.h>

/// Copies up to `count` bytes of the pack from `offset` on, and returns their number.
__attribute__((import_module("page"), import_name("read")))
int32_t page_read(uint32_t offset, uint32_t count, uint8_t *to);
