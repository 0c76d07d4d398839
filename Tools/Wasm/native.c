// The platform is a POSIX system.
#include "host.h"
#include <stdlib.h>
#include <unistd.h>

int32_t host_read(uint8_t *bytes, int32_t count) { return (int32_t)read(0, bytes, count); }

void host_write(const uint8_t *bytes, int32_t count) {
  while (count > 0) {
    ssize_t written = write(1, bytes, count);
    if (written < 0) exit(1);
    bytes += written;
    count -= written;
  }
}
