import Glibc
import Synchronization

/// The signal handlers while the terminal is raw. Signals that end the program restore the terminal
/// first; the others write a byte into a pipe.
///
/// A handler must not allocate, lock or run most of Swift. These handlers only use atomic words,
/// some of which hold addresses of memory that does not move, and functions that POSIX declares
/// safe.
enum TerminalSignals {
  /// The signals by which such programs are ended or crash.
  private static let ending = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGXCPU,
  ]
  private static let noted = [SIGWINCH, SIGTSTP, SIGCONT]
  private static let crashStack = 1 << 16

  fileprivate static let isRaw = Atomic(false)
  /// Addresses of the bytes that restore the screen, of the old settings, and of the old actions.
  fileprivate static let leaving = Atomic<UInt>(0)
  fileprivate static let leavingCount = Atomic(0)
  fileprivate static let settings = Atomic<UInt>(0)
  fileprivate static let actions = Atomic<UInt>(0)
  private static let readingEnd = Atomic<Int32>(-1)
  fileprivate static let writingEnd = Atomic<Int32>(-1)

  /// The descriptor from which the signal numbers are read, a byte each.
  static var notes: Int32 { readingEnd.load(ordering: .relaxed) }

  static func install(leaving bytes: [UInt8]) throws(FileError) {
    precondition(actions.load(ordering: .relaxed) == 0, "the terminal is taken")
    var ends: [Int32] = [-1, -1]
    _ = try retrying(.create, RawTerminal.name) { unsafe pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readingEnd.store(ends[0], ordering: .relaxed)
    writingEnd.store(ends[1], ordering: .relaxed)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    unsafe copy.initialize(from: bytes, count: bytes.count)
    leaving.store(UInt(bitPattern: copy), ordering: .relaxed)
    leavingCount.store(bytes.count, ordering: .relaxed)
    let room = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe room.initialize(to: termios())
    settings.store(UInt(bitPattern: room), ordering: .relaxed)
    isRaw.store(false, ordering: .relaxed)
    handle()
  }

  /// Sets the handlers. A signal that the parent ignored stays ignored.
  private static func handle() {
    // A stack overflow leaves no room for a handler, so handlers have a stack of their own.
    var stack = unsafe stack_t(ss_sp: malloc(crashStack), ss_flags: 0, ss_size: crashStack)
    _ = unsafe sigaltstack(&stack, nil)
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    unsafe old.initialize(repeating: sigaction(), count: 65)
    actions.store(UInt(bitPattern: old), ordering: .sequentiallyConsistent)
    for signal in ending + noted {
      _ = unsafe sigaction(signal, nil, old + Int(signal))
      let before = unsafe old[Int(signal)].__sigaction_handler.sa_handler
      if unsafe unsafeBitCast(before, to: Int.self) == 1 { continue }
      var new = sigaction()
      if noted.contains(signal) {
        unsafe new.__sigaction_handler.sa_handler = leaveNote
      } else {
        unsafe new.__sigaction_handler.sa_handler = restoreAndRaise
      }
      new.sa_flags = SA_ONSTACK
      _ = unsafe sigaction(signal, &new, nil)
    }
  }

  /// Restores the old actions and frees their memory.
  static func uninstall() {
    guard
      let old = unsafe UnsafeMutablePointer<sigaction>(bitPattern: actions.load(ordering: .relaxed))
    else { return }
    for signal in ending + noted { _ = unsafe sigaction(signal, old + Int(signal), nil) }
    var none = unsafe stack_t(ss_sp: nil, ss_flags: Int32(SS_DISABLE), ss_size: 0)
    var stack = unsafe stack_t()
    if unsafe sigaltstack(&none, &stack) == 0 { unsafe free(stack.ss_sp) }
    unsafe old.deallocate()
    actions.store(0, ordering: .relaxed)
    unsafe UnsafeMutablePointer<UInt8>(bitPattern: leaving.exchange(0, ordering: .relaxed))?
      .deallocate()
    unsafe UnsafeMutablePointer<termios>(bitPattern: settings.exchange(0, ordering: .relaxed))?
      .deallocate()
    close(readingEnd.exchange(-1, ordering: .relaxed))
    close(writingEnd.exchange(-1, ordering: .relaxed))
  }

  /// Saves the settings of the terminal, unless it is raw already, and makes it raw (tcsetattr).
  static func makeRaw() throws(FileError) {
    let kept = settings.load(ordering: .relaxed)
    guard let kept = unsafe UnsafeMutablePointer<termios>(bitPattern: kept) else { return }
    if !isRaw.load(ordering: .relaxed) {
      _ = try retrying(.read, RawTerminal.name) { unsafe tcgetattr(STDIN_FILENO, kept) }
    }
    var raw = unsafe kept.pointee
    unsafe cfmakeraw(&raw)
    isRaw.store(true, ordering: .sequentiallyConsistent)
    _ = try retrying(.write, RawTerminal.name) { unsafe tcsetattr(STDIN_FILENO, TCSANOW, &raw) }
  }

  /// Restores the terminal if it is raw. Signal handlers may call this.
  static func restore() {
    guard isRaw.exchange(false, ordering: .sequentiallyConsistent) else { return }
    // This must not wait forever if nobody reads the output.
    var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    if unsafe poll(&request, 1, 1000) == 1 {
      let bytes = unsafe UnsafeRawPointer(bitPattern: leaving.load(ordering: .relaxed))
      _ = unsafe write(STDOUT_FILENO, bytes, leavingCount.load(ordering: .relaxed))
    }
    let kept = unsafe UnsafePointer<termios>(bitPattern: settings.load(ordering: .relaxed))
    if let kept = unsafe kept { _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, kept) }
    // Otherwise mouse reports that are on their way would arrive in the shell.
    _ = tcflush(STDIN_FILENO, TCIFLUSH)
  }

  /// Writes a byte that stands for no signal.
  static func leaveNudge() { leaveNote(0) }

  /// Stops this program and its whole pipeline, as the terminal itself would.
  static func stop() {
    var standard = sigaction()
    var ours = sigaction()
    _ = unsafe sigaction(SIGTSTP, &standard, &ours)
    _ = kill(0, SIGTSTP)
    _ = unsafe sigaction(SIGTSTP, &ours, nil)
  }
}

private func restoreAndRaise(_ signal: Int32) {
  TerminalSignals.restore()
  let old = TerminalSignals.actions.load(ordering: .sequentiallyConsistent)
  if let old = unsafe UnsafePointer<sigaction>(bitPattern: old) {
    _ = unsafe sigaction(signal, old + Int(signal), nil)
  }
  // The signal is delivered when this handler returns.
  _ = raise(signal)
}

private func leaveNote(_ signal: Int32) {
  let before = errno
  var note = UInt8(truncatingIfNeeded: signal)
  _ = unsafe write(TerminalSignals.writingEnd.load(ordering: .relaxed), &note, 1)
  errno = before
}
