import Glibc

/// Buffered output to standard output or standard error.
///
/// If the reader has gone (`packtool validate | head`), the rest is dropped without an error and
/// the exit code stays the same; `isClosed` lets long work stop early. Every other failure, such as
/// a full disk, is thrown.
package struct Output: ~Copyable {
  package static func standard() -> Output { Output(STDOUT_FILENO, "standard output") }
  package static func error() -> Output { Output(STDERR_FILENO, "standard error") }

  /// True if the reader has gone.
  package private(set) var isClosed = false

  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 16

  init(_ descriptor: Int32, _ name: String) {
    self.descriptor = descriptor
    self.name = name
    _ = signal(SIGPIPE, SIG_IGN)
  }

  package mutating func write(_ text: String) throws(FileError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  package mutating func write(_ bytes: [UInt8]) throws(FileError) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes the buffer; to be called before the program ends.
  package mutating func flush() throws(FileError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    if isClosed { return }
    do throws(FileError) {
      try writeAll(buffer.span, to: descriptor, path: name)
    } catch {
      guard error.errno == EPIPE else { throw error }
      isClosed = true
    }
  }

  /// True if the output is a terminal (isatty).
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The number of columns of a line: the terminal's, or else COLUMNS, or else 80 (TIOCGWINSZ).
  package var columns: Int {
    var size = winsize()
    if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    if let given = Environment["COLUMNS"].flatMap({ Int($0) }), given > 0 { return given }
    return 80
  }
}

/// The three standard streams of the process.
package enum StandardStreams {
  /// Opens standard streams that are closed, so that no file gets their descriptor. Input is then
  /// empty, results cannot be written, and messages are dropped.
  package static func prepare() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // The system takes the lowest free number, which is this one.
      _ = unsafe open("/dev/null", mode)
    }
  }
}
