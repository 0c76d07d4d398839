import Glibc
import Synchronization

/// The removal of temporary files when a signal ends the program.
///
/// A signal handler must not allocate, lock or run most of Swift. This one only uses a fixed table
/// of C strings behind atomic words. The thread that swaps a word for zero owns its string.
package enum Interrupts {
  /// Makes SIGHUP, SIGINT and SIGTERM remove the live temporary files before they end the program.
  /// A signal that the parent ignored stays ignored. A file that grows over the limit of the process
  /// (SIGXFSZ) does not end it: the write fails instead.
  package static func install() {
    _ = signal(SIGXFSZ, SIG_IGN)
    for index in slots.indices { _ = slots[index].load(ordering: .relaxed) }
    _ = holds.load(ordering: .relaxed) + Int(pending.load(ordering: .relaxed))
    for signal in [SIGHUP, SIGINT, SIGTERM] {
      var old = sigaction()
      _ = unsafe sigaction(signal, nil, &old)
      if unsafe unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
      var new = sigaction()
      unsafe new.__sigaction_handler.sa_handler = removeAndRaise
      new.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      _ = unsafe sigaction(signal, &new, nil)
    }
  }

  /// Makes the program end with a sentence and exit code 3 if it runs out of memory: Swift aborts
  /// where the system refuses memory (SIGABRT). Aborts for other reasons stay what they are.
  static func installLackOfMemory() {
    for index in slots.indices { _ = slots[index].load(ordering: .relaxed) }
    var new = sigaction()
    unsafe new.__sigaction_handler.sa_handler = removeAndExit
    _ = unsafe sigaction(SIGABRT, &new, nil)
  }

  /// Puts a path into the table; nil if the table is full, so that a signal leaves the file behind.
  static func register(_ path: String) -> Int? {
    guard let copy = unsafe strdup(path) else { return nil }
    let word = UInt(bitPattern: copy)
    for index in slots.indices {
      let (won, _) = slots[index].compareExchange(
        expected: 0, desired: word, ordering: .acquiringAndReleasing)
      if won { return index }
    }
    unsafe free(copy)
    return nil
  }

  static func unregister(_ slot: Int?) {
    guard let slot else { return }
    let word = slots[slot].exchange(0, ordering: .acquiringAndReleasing)
    unsafe free(UnsafeMutableRawPointer(bitPattern: word))
  }

  // MARK: - Work that a handler cannot do

  /// Delays signals, because the clean-up needs more than a handler may do. A second signal of the
  /// same kind ends the program at once.
  static func hold() { holds.add(1, ordering: .sequentiallyConsistent) }

  /// Ends a delay. If it was the last one, a signal that arrived meanwhile ends the program now.
  static func release() {
    let (_, left) = holds.subtract(1, ordering: .sequentiallyConsistent)
    let signal = pending.load(ordering: .sequentiallyConsistent)
    if left == 0, signal != 0 { removeAndRaise(signal) }
  }

  /// True if a signal waits for the end of a delay.
  static var isPending: Bool { pending.load(ordering: .relaxed) != 0 }

  fileprivate static let holds = Atomic(0)
  fileprivate static let pending = Atomic<Int32>(0)
  fileprivate static let slots = InlineArray<64, Atomic<UInt>> { _ in Atomic(0) }
}

private func removeAndRaise(_ signal: Int32) {
  if Interrupts.holds.load(ordering: .sequentiallyConsistent) > 0 {
    Interrupts.pending.store(signal, ordering: .sequentiallyConsistent)
    return
  }
  removeFiles()
  // SA_RESETHAND restored the default action, which takes effect when this handler returns.
  _ = raise(signal)
}

private func removeAndExit(_ signal: Int32) {
  // More than any single request for memory: an abort for another reason.
  if Memory.isThere(64 << 20) { return }
  removeFiles()
  let sentence: StaticString = "out of memory; raise the limit with ulimit -v or ulimit -d\n"
  _ = unsafe write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
  _exit(3)
}

private func removeFiles() {
  for index in Interrupts.slots.indices {
    let word = Interrupts.slots[index].exchange(0, ordering: .acquiringAndReleasing)
    if let path = unsafe UnsafePointer<CChar>(bitPattern: word) { _ = unsafe unlink(path) }
  }
}
