// Preloaded by script/faults: every read and write transfers half of what it could, as a system may.
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>

static size_t half(size_t count) { return count > 1 ? (count + 1) / 2 : count; }

ssize_t read(int file, void *bytes, size_t count) {
  return syscall(SYS_read, file, bytes, half(count));
}
ssize_t write(int file, const void *bytes, size_t count) {
  return syscall(SYS_write, file, bytes, half(count));
}
ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  return syscall(SYS_pread64, file, bytes, half(count), offset);
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return syscall(SYS_pwrite64, file, bytes, half(count), offset);
}
ssize_t pread64(int file, void *bytes, size_t count, off_t offset) { return pread(file, bytes, count, offset); }
ssize_t pwrite64(int file, const void *bytes, size_t count, off_t offset) { return pwrite(file, bytes, count, offset); }
