internal import CMalloc
import Glibc

/// The way in which this process takes memory from the system.
package enum Memory {
  /// Keeps freed memory for reuse. Work that repeatedly needs some hundred kilobytes would
  /// otherwise return them each time, and take a page fault for each page.
  ///
  /// The C library keeps up to twice the size of the largest block that was ever freed (mallopt(3),
  /// M_TRIM_THRESHOLD).
  package static func keepWhatIsFreed() {
    let size = 8 << 20
    guard isThere(size) else { return }
    var piece: [UInt8] = []
    piece.reserveCapacity(size)
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

  /// Throws if a buffer for `count` bytes of a file cannot be had. It is asked before an array
  /// becomes large, because an array that cannot grow ends the program by a signal.
  static func check(_ count: Int, for path: String) throws(FileError) {
    if count >= 1 << 20, !isThere(count) { throw FileError(.read, path, errno: ENOMEM) }
  }

  /// True if the system still gives so much memory (mmap).
  static func isThere(_ count: Int) -> Bool {
    let kind = MAP_PRIVATE | MAP_ANONYMOUS
    guard let piece = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, kind, -1, 0),
      unsafe piece != MAP_FAILED
    else { return false }
    _ = unsafe munmap(piece, count)
    return true
  }
}
