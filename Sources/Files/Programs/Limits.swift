import Glibc

/// The limits on stack and memory that a process may have been started with (ulimit).
package enum Limits {
  private static let leastStack = 1 << 20
  /// The memory that every command needs beside the program itself.
  private static let leastMemory = 12 << 20

  /// Ends the program with a sentence and exit code 3 if its stack or memory is certainly too
  /// small, and makes it end so if a limited memory runs out later. To be called first.
  ///
  /// The limit on the stack is raised as far as the user may do that (getrlimit, setrlimit).
  package static func check(_ program: String) {
    guard let shortage = stackShortage() ?? memoryShortage() else { return }
    var output = Output.error()
    try? output.write("\(program): \(shortage)\n")
    try? output.flush()
    exit(3)
  }

  private static func stackShortage() -> String? {
    guard var limit = limit(RLIMIT_STACK), limit.rlim_cur < rlim_t(leastStack) else { return nil }
    let old = limit.rlim_cur
    limit.rlim_cur = min(limit.rlim_max, rlim_t(Workers.stackSize))
    let isRaised = unsafe setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    if isRaised, limit.rlim_cur >= rlim_t(leastStack) { return nil }
    return "the stack is limited to \(old >> 10) KiB, but \(leastStack >> 10) KiB are needed;"
      + " raise the limit with ulimit -s"
  }

  /// Compares the limits on addresses and on data with what the loaded program has taken of them.
  private static func memoryShortage() -> String? {
    let limits = [(limit(RLIMIT_AS), 0, "-v"), (limit(RLIMIT_DATA), 5, "-d")]
    for case (let limit?, let column, let option) in limits where limit.rlim_cur != .max {
      Interrupts.installLackOfMemory()
      guard let taken = pagesTaken(column) else { continue }
      let needed = taken * sysconf(Int32(_SC_PAGESIZE)) + leastMemory
      if limit.rlim_cur < rlim_t(needed) {
        return
          "memory is limited to \(limit.rlim_cur >> 10) KiB, but \(needed >> 10) KiB are needed;"
          + " raise the limit with ulimit \(option)"
      }
    }
    return nil
  }

  private static func limit(_ resource: __rlimit_resource) -> rlimit? {
    var limit = rlimit()
    let result = unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    return result == 0 ? limit : nil
  }

  /// Returns a number of `/proc/self/statm`, which counts pages: 0 for all of them, 5 for data. It
  /// is read without an array, for which there may be no memory.
  private static func pagesTaken(_ column: Int) -> Int? {
    let descriptor = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { _ = close(descriptor) }
    var text = InlineArray<256, UInt8>(repeating: 0)
    var span = text.mutableSpan
    let count = unsafe span.withUnsafeMutableBytes { bytes in
      unsafe read(descriptor, bytes.baseAddress, bytes.count)
    }
    var numbers = (before: 0, value: 0)
    for index in 0..<max(0, count) {
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        numbers.value = numbers.value * 10 + Int(text[index] - UInt8(ascii: "0"))
      case _ where numbers.before == column: return numbers.value
      default: numbers = (numbers.before + 1, 0)
      }
    }
    return nil
  }
}
