#pragma once
#include <stddef.h>
#include <stdint.h>

// Of libFuzzer, which the compiler links in with -sanitize=fuzzer; it has no header of its own.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
