#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer's entry point. The compiler links it in with -sanitize=fuzzer; there is no header for it.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
