internal import CMalloc

/// The way in which this process takes memory from the system.
package enum Memory {
  /// Keeps freed memory for reuse. Work that repeatedly needs some hundred kilobytes would
  /// otherwise return them each time, and take a page fault for each page.
  ///
  /// The C library keeps up to twice the size of the largest block that was ever freed (mallopt(3),
  /// M_TRIM_THRESHOLD).
  package static func keepWhatIsFreed() {
    var piece: [UInt8] = []
    piece.reserveCapacity(8 << 20)
  }

  /// Keeps freed memory for reuse by all threads, from one heap (mallopt).
  ///
  /// It is for work that one thread begins and another ends. Freed memory would otherwise go to the
  /// heap of a thread that does not need it.
  package static func keepWhatIsFreedByAll() {
    _ = mallopt(M_ARENA_MAX, 1)
    _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    _ = mallopt(M_TOP_PAD, 8 << 20)
  }
}
