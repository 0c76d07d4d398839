// What the system declares for GNU sources alone.
#pragma once

/// Has the pages of a part of a file that were written on their way to the disk, without waiting for them.
static inline void writeback_start(int file, long offset, long count) {
  extern int sync_file_range(int, long, long, unsigned);
  const unsigned start_writing = 2;
  // Where it fails, fsync does all of it.
  (void)sync_file_range(file, offset, count, start_writing);
}
