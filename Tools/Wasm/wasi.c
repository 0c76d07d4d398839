// The platform is WASI.
#include "host.h"
#include <stddef.h>

struct slice { const void *start; size_t length; };

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))
WASI("fd_read") uint16_t fd_read(int fd, const struct slice *slices, size_t count, size_t *done);
WASI("fd_write") uint16_t fd_write(int fd, const struct slice *slices, size_t count, size_t *done);
WASI("proc_exit") _Noreturn void proc_exit(int code);

int32_t host_read(uint8_t *bytes, int32_t count) {
  struct slice slice = {bytes, count};
  size_t done = 0;
  return fd_read(0, &slice, 1, &done) == 0 ? (int32_t)done : 0;
}

void host_write(const uint8_t *bytes, int32_t count) {
  struct slice slice = {bytes, count};
  while (slice.length > 0) {
    size_t done = 0;
    if (fd_write(1, &slice, 1, &done) != 0) proc_exit(1);
    slice.start = (const uint8_t *)slice.start + done;
    slice.length -= done;
  }
}

int swift_main(int argc, char **argv) __asm__("__main_argc_argv");
__attribute__((export_name("_start"))) void _start(void) { proc_exit(swift_main(0, NULL)); }
