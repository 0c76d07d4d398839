internal import CMalloc

/// How the memory of this process is had from the system.
package enum Memory {
  /// Keeps what is freed for what is needed next: for work that again and again needs some hundred kilobytes,
  /// which the system would take back each time and hand out as empty pages, one fault for each.
  ///
  /// The C library keeps as much as twice the largest piece that was ever freed (mallopt(3), M_TRIM_THRESHOLD).
  package static func keepWhatIsFreed() {
    var piece: [UInt8] = []
    piece.reserveCapacity(8 << 20)
  }

  /// The same for work that one thread begins and another one ends: all take from one heap, as what a thread
  /// frees in that of another is of no use to itself (mallopt).
  package static func keepWhatIsFreedByAll() {
    _ = mallopt(M_ARENA_MAX, 1)
    _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    _ = mallopt(M_TOP_PAD, 8 << 20)
  }
}
