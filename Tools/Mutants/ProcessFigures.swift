import Glibc

/// The processor time and memory of this process so far (getrusage).
enum ProcessFigures {
  /// The processor time, in milliseconds.
  static var now: Double {
    let usage = usage
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  /// The peak memory.
  static var peakKibibytes: Int { usage.ru_maxrss }

  private static var usage: rusage {
    var usage = rusage()
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }
}

/// Writes the number of the current mutant to a file that outlives the process (pwrite).
enum Progress {
  /// The file descriptor that `script/mutate` opens; if it is closed, nothing is written.
  private static let descriptor: Int32 = 3

  static func note(_ number: UInt64) {
    var number = number.littleEndian
    _ = unsafe pwrite(descriptor, &number, 8, 0)
  }
}
