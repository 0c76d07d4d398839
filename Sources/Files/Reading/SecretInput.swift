import Glibc

/// A secret line, read into memory of the caller and kept nowhere else.
package enum SecretInput {
  /// Reads the first line of a file or pipe, such as `/dev/fd/3`, and returns its length without
  /// the line end. It reads no more than `bytes` can hold.
  package static func line(
    of path: String, into bytes: inout MutableSpan<UInt8>
  ) throws(FileError) -> Int {
    let descriptor = try retrying(.read, path) {
      unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    }
    defer { _ = close(descriptor) }
    return try line(from: descriptor, path, into: &bytes)
  }

  /// Reads a line from the terminal without echo; nil if there is no terminal (termios).
  ///
  /// The echo is restored even if a signal ends the program.
  package static func typed(
    _ prompt: String, into bytes: inout MutableSpan<UInt8>
  ) throws(FileError) -> Int? {
    let terminal = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    var settings = termios()
    guard terminal >= 0 else { return nil }
    defer { _ = close(terminal) }
    guard unsafe tcgetattr(terminal, &settings) == 0 else { return nil }
    // From here on, signals wait until the terminal is restored.
    Interrupts.hold()
    defer { Interrupts.release() }
    var silent = settings
    silent.c_lflag &= ~tcflag_t(ECHO)
    silent.c_lflag |= tcflag_t(ECHONL)
    // VQUIT and VSUSP are disabled, because their signals could not be delayed.
    silent.c_cc.1 = 0
    silent.c_cc.10 = 0
    guard unsafe tcsetattr(terminal, TCSAFLUSH, &silent) == 0 else { return nil }
    defer { _ = unsafe tcsetattr(terminal, TCSAFLUSH, &settings) }
    try writeAll(Array(prompt.utf8).span, to: terminal, path: "/dev/tty")
    return try line(from: terminal, "the terminal", into: &bytes)
  }

  private static func line(
    from descriptor: Int32, _ path: String, into bytes: inout MutableSpan<UInt8>
  ) throws(FileError) -> Int {
    var count = 0
    while count < bytes.count {
      try wait(for: descriptor, path)
      // Byte by byte, because what follows the line is for another reader.
      let step = try retrying(.read, path) {
        unsafe bytes.withUnsafeMutableBytes { bytes in
          let place = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
          return unsafe read(descriptor, place.baseAddress, 1)
        }
      }
      if step == 0 || bytes[count] == UInt8(ascii: "\n") { break }
      count += 1
    }
    return count
  }

  /// Waits until there is something to read, or a signal is to end the program (poll).
  private static func wait(for descriptor: Int32, _ path: String) throws(FileError) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      if Interrupts.isPending { throw FileError(.read, path, errno: EINTR) }
      // A signal between the test and the wait is seen the next time.
      if unsafe poll(&request, 1, 100) > 0 { return }
    }
  }
}
