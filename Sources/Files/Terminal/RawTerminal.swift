import Glibc

/// The terminal while a program fills its screen: keys arrive one by one and are not echoed.
///
/// At any end of the program (`deinit`, a signal, a crash), `leaving` is written to the terminal and
/// its settings are restored. The same happens while the program is stopped. Only one value can
/// exist at a time.
package struct RawTerminal: ~Copyable {
  /// The events that ended a wait; none if the time was up.
  package struct Wake: Sendable, Equatable {
    package var input: [UInt8] = []
    /// The size of the window may have changed (SIGWINCH).
    package var isResized = false
    /// The program should stop (SIGTSTP).
    package var isToSuspend = false
    /// The program continues after a stop; another program may have used the terminal (SIGCONT).
    package var isResumed = false
    /// The input is at its end: nobody is at the terminal.
    package var isClosed = false
  }

  private let entering: [UInt8]

  /// True if standard input and output are a terminal (isatty).
  package static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Takes over the terminal of standard input and output.
  ///
  /// - Parameters:
  ///   - entering: The bytes written to it now, and after each stop.
  ///   - leaving: The bytes written to it at the end, and before each stop.
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

  /// The number of cells of the screen, within limits (TIOCGWINSZ).
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return (80, 24) }
    return (min(Int(size.ws_col), 1000), min(Int(size.ws_row), 500))
  }

  /// The number of pixels of a cell; zeros if the terminal's driver does not know (TIOCGWINSZ).
  package var cell: (width: Int, height: Int) {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return (0, 0) }
    return (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
  }

  /// Wakes the thread that waits for the terminal, if there is one. Any thread may call this.
  package static func nudge() { TerminalSignals.leaveNudge() }

  /// Writes all bytes at once.
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
        // Another program left the terminal in non-blocking mode.
        guard error.errno == EAGAIN else { throw error }
        var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
      }
    }
  }

  /// Waits until something happens, for at most `milliseconds`; nil waits without limit. No
  /// processor time is used meanwhile (poll).
  package func wait(milliseconds: Int64?) throws(FileError) -> Wake {
    var requests = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: TerminalSignals.notes, events: Int16(POLLIN), revents: 0),
    ]
    let patience = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    // A signal that interrupts the wait has left a byte in the pipe.
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

  /// Stops the program like Ctrl-Z, with the terminal restored, and returns when it continues.
  package func suspend() throws(FileError) {
    TerminalSignals.restore()
    TerminalSignals.stop()
    try enter()
  }

  /// Sets the terminal up again after another program may have used it.
  package func enter() throws(FileError) {
    try TerminalSignals.makeRaw()
    try write(entering)
  }

  /// Reads what is there: nil if nothing is, empty at the end (read).
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
