import Glibc

/// The time since this value was created, unaffected by changes of the system's date
/// (clock_gettime).
package struct Stopwatch: Sendable {
  private let start = Self.now

  package init() {}

  package var milliseconds: Int64 { Self.now - start }

  private static var now: Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
