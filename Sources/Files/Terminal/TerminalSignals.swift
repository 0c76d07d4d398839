import Glibc
import Synchronization

/// What signals do while the terminal is raw: those that end the program restore it first, those that
/// do not leave a note in a pipe.
///
/// A handler may not allocate, lock or run most of Swift: all it touches here are atomic words, among
/// them addresses of memory that stays where it is, and functions that POSIX calls safe.
enum TerminalSignals {
  /// By these programs are ended from outside, or they crash.
  private static let ending = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGXCPU,
  ]
  private static let noted = [SIGWINCH, SIGTSTP, SIGCONT]
  private static let crashStack = 1 << 16

  fileprivate static let isRaw = Atomic(false)
  /// Addresses: of the bytes that restore the screen, of the settings before, of the actions before.
  fileprivate static let leaving = Atomic<UInt>(0)
  fileprivate static let leavingCount = Atomic(0)
  fileprivate static let settings = Atomic<UInt>(0)
  fileprivate static let actions = Atomic<UInt>(0)
  private static let readingEnd = Atomic<Int32>(-1)
  fileprivate static let writingEnd = Atomic<Int32>(-1)

  /// Where the notes of signals are read, a byte each.
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

  /// Sets the handlers; a signal that the parent had ignored stays ignored.
  private static func handle() {
    // A stack that ran over has no room for a handler.
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

  /// Puts the actions from before back, and gives back what they needed.
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

  /// Keeps the terminal's settings, unless they are raw already, and makes it raw (tcsetattr).
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

  /// Gives the terminal back as it was, if it was not yet; safe in a handler.
  static func restore() {
    guard isRaw.exchange(false, ordering: .sequentiallyConsistent) else { return }
    // Where nobody takes what is written, this must not wait for ever.
    var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    if unsafe poll(&request, 1, 1000) == 1 {
      let bytes = unsafe UnsafeRawPointer(bitPattern: leaving.load(ordering: .relaxed))
      _ = unsafe write(STDOUT_FILENO, bytes, leavingCount.load(ordering: .relaxed))
    }
    let kept = unsafe UnsafePointer<termios>(bitPattern: settings.load(ordering: .relaxed))
    if let kept = unsafe kept { _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, kept) }
    // Mouse reports that are on their way would be typed into the shell.
    _ = tcflush(STDIN_FILENO, TCIFLUSH)
  }

  /// A note that is no signal's.
  static func leaveNudge() { leaveNote(0) }

  /// Stops this program, and all of a pipeline it may stand in, as the terminal itself would.
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
  // It strikes when this handler returns.
  _ = raise(signal)
}

private func leaveNote(_ signal: Int32) {
  let before = errno
  var note = UInt8(truncatingIfNeeded: signal)
  _ = unsafe write(TerminalSignals.writingEnd.load(ordering: .relaxed), &note, 1)
  errno = before
}
