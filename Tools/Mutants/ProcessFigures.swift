import Glibc

/// What this process has taken so far (getrusage).
enum ProcessFigures {
  /// Milliseconds of the processor.
  static var now: Double {
    let usage = usage
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  /// The most memory it ever had at once.
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

/// Which mutant is at work, for whoever finds that this process died (pwrite).
enum Progress {
  /// Opened by `script/mutate`; where it is not, nothing is noted.
  private static let descriptor: Int32 = 3

  static func note(_ number: UInt64) {
    var number = number.littleEndian
    _ = unsafe pwrite(descriptor, &number, 8, 0)
  }
}
