import Glibc

/// Owns the terminal while a program fills its screen: keys come one by one, nothing is echoed.
///
/// However the program ends (`deinit`, a signal, a crash) the terminal is told `leaving` and has its
/// settings back; so it has while the program is stopped. There can be only one at a time.
package struct RawTerminal: ~Copyable {
  /// What woke the program; nothing where the time was up.
  package struct Wake: Sendable, Equatable {
    package var input: [UInt8] = []
    /// The window has, or may have, another size (SIGWINCH).
    package var isResized = false
    /// The program is to be stopped (SIGTSTP).
    package var isToSuspend = false
    /// It was stopped and goes on: another program may have used the terminal (SIGCONT).
    package var isResumed = false
    /// Nobody is at the terminal any more.
    package var isClosed = false
  }

  private let entering: [UInt8]

  /// True where standard input and output are a terminal (isatty).
  package static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Takes the terminal of standard input and output; `entering` and `leaving` are what it is told
  /// before and after.
  package init(entering: [UInt8], leaving: [UInt8]) throws(FileError) {
    self.entering = entering
    try TerminalSignals.install(leaving: leaving)
    do throws(FileError) { try enter() } catch {
      TerminalSignals.uninstall()
      throw error
    }
  }

  deinit {
    TerminalSignals.restore()
    TerminalSignals.uninstall()
  }

  /// How many cells the screen has, within reason (TIOCGWINSZ).
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return (80, 24) }
    return (min(Int(size.ws_col), 1000), min(Int(size.ws_row), 500))
  }

  /// How many pixels a cell has, where the terminal's driver knows; nothing where it does not (TIOCGWINSZ).
  package var cell: (width: Int, height: Int) {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return (0, 0) }
    return (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
  }

  /// Makes whoever waits for the terminal wake up, if anyone does; from any thread.
  package static func nudge() { TerminalSignals.leaveNudge() }

  /// Shows bytes at once, all of them.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(FileError) {
        let count = try retrying(.write, Self.name) {
          unsafe rest.withUnsafeBytes {
            unsafe Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
          }
        }
        rest = rest.dropFirst(count)
      } catch {
        // Another program left the terminal so that it does not wait.
        guard error.errno == EAGAIN else { throw error }
        var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
      }
    }
  }

  /// Waits until something happens, at most that many milliseconds, or as long as it takes for nil; no
  /// processor is used meanwhile (poll).
  package func wait(milliseconds: Int64?) throws(FileError) -> Wake {
    var requests = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: TerminalSignals.notes, events: Int16(POLLIN), revents: 0),
    ]
    let patience = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    // A signal that cuts it short has left a note.
    if unsafe poll(&requests, 2, patience) <= 0 { return Wake() }
    var wake = Wake()
    if requests[1].revents != 0 {
      for signal in Self.read(from: TerminalSignals.notes, 64) ?? [] {
        switch Int32(signal) {
        case SIGWINCH: wake.isResized = true
        case SIGTSTP: wake.isToSuspend = true
        case SIGCONT: wake.isResumed = true
        default: break
        }
      }
    }
    if requests[0].revents != 0 {
      if let bytes = Self.read(from: STDIN_FILENO, 1 << 12) {
        wake.input = bytes
        wake.isClosed = bytes.isEmpty
      }
    }
    return wake
  }

  /// Stops the program as Ctrl-Z does, with the terminal as it was before; comes back when it goes on.
  package func suspend() throws(FileError) {
    TerminalSignals.restore()
    TerminalSignals.stop()
    try enter()
  }

  /// Sets the terminal up again, after another program may have used it.
  package func enter() throws(FileError) {
    try TerminalSignals.makeRaw()
    try write(entering)
  }

  /// Nil where there is nothing yet; empty at the end (read).
  private static func read(from descriptor: Int32, _ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = unsafe bytes.withUnsafeMutableBytes {
      unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
    }
    if read < 0 { return errno == EINTR || errno == EAGAIN ? nil : [] }
    bytes.removeLast(count - read)
    return bytes
  }

  static let name = "the terminal"
}
