import Glibc

/// Lines of text from a terminal or a pipe.
package struct LineInput: ~Copyable {
  /// The number of bytes that are kept of a line, so that no input can fill the memory.
  package static let longestLine = 1 << 12

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The part of a line that has arrived, without its end.
  private var line: [UInt8] = []
  private var isAtEnd = false

  /// Returns the lines of standard input.
  package static func standard() -> LineInput { LineInput(STDIN_FILENO) }

  /// Reads from an open descriptor, which the caller keeps and closes.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// True if the input is a terminal (isatty).
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The result of waiting for a line.
  package enum Awaited: Sendable, Equatable {
    case line(String)
    case end
    case timeUp
  }

  /// Returns the next line without its end; nil at the end of the input.
  package mutating func next() throws(FileError) -> String? {
    if case .line(let line) = try next(within: nil) { return line }
    return nil
  }

  /// Returns the next line if it arrives within `milliseconds`; nil waits without limit.
  ///
  /// The beginning of an incomplete line is kept for the next call.
  package mutating func next(within milliseconds: Int64?) throws(FileError) -> Awaited {
    let watch = Stopwatch()
    while true {
      let end = buffer.firstIndex(of: UInt8(ascii: "\n"))
      line += buffer[..<(end ?? buffer.count)].prefix(Self.longestLine - line.count)
      if let end {
        buffer.removeFirst(end + 1)
        return .line(takeLine())
      }
      buffer.removeAll(keepingCapacity: true)
      if isAtEnd { return line.isEmpty ? .end : .line(takeLine()) }
      if let milliseconds, !isReady(within: milliseconds, watch) { return .timeUp }
      try fill()
    }
  }

  /// Discards everything typed and not read yet, including the beginning of a line (tcflush).
  package mutating func discard() {
    line.removeAll()
    buffer.removeAll()
    if isTerminal { _ = tcflush(descriptor, TCIFLUSH) }
  }

  private mutating func takeLine() -> String {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    defer { line.removeAll() }
    return String(decoding: line, as: UTF8.self)
  }

  /// True if a read will return something, possibly an error, before the time is up (poll).
  private func isReady(within milliseconds: Int64, _ watch: Stopwatch) -> Bool {
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let rest = max(0, milliseconds - watch.milliseconds)
      let ready = unsafe poll(&request, 1, Int32(clamping: rest))
      // The call may end early: by a signal, or because it cannot wait that long.
      let isCut = ready == -1 && errno == EINTR || ready == 0 && rest > Int64(Int32.max)
      if !isCut { return ready != 0 }
    }
  }

  private mutating func fill() throws(FileError) {
    buffer = [UInt8](repeating: 0, count: 1 << 12)
    let count = try retrying(.read, "standard input") {
      unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
    }
    buffer.removeLast(buffer.count - count)
    isAtEnd = count == 0
  }
}

/// The time since this value was created, unaffected by changes of the system's date
/// (clock_gettime).
package struct Stopwatch: Sendable {
  private let start = Self.now

  package init() {}

  package var milliseconds: Int64 { Self.now - start }

  private static var now: Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
