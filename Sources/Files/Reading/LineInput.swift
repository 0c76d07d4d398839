import Glibc

/// Lines as a person types them, or as a pipe brings them.
package struct LineInput: ~Copyable {
  /// Of a longer line only the beginning is kept, so that no input can fill the memory.
  package static let longestLine = 1 << 12

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The beginning of a line whose end has not come.
  private var line: [UInt8] = []
  private var isAtEnd = false

  package static func standard() -> LineInput { LineInput(STDIN_FILENO) }

  /// Reads from an open descriptor, which stays the caller's.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// True where a person is typing (isatty).
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// What waiting for a line came to.
  package enum Awaited: Sendable, Equatable {
    case line(String)
    case end
    case timeUp
  }

  /// The next line without its end; nil when there are no more.
  package mutating func next() throws(FileError) -> String? {
    if case .line(let line) = try next(within: nil) { return line }
    return nil
  }

  /// The next line if it is there or comes within that many milliseconds, however long that is for nil.
  ///
  /// The beginning of a line that is not complete by then is kept for the next call.
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

  /// Forgets what was typed and not read, the beginning of a line as well (tcflush).
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

  /// Whether a read has something to tell, be it a failure, before the watch shows the time (poll).
  private func isReady(within milliseconds: Int64, _ watch: Stopwatch) -> Bool {
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let rest = max(0, milliseconds - watch.milliseconds)
      let ready = unsafe poll(&request, 1, Int32(clamping: rest))
      // A signal may have cut it short, and so may a wait longer than one call's.
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
