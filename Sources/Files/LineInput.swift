import Glibc

/// Lines as a person types them, or as a pipe brings them.
package struct LineInput: ~Copyable {
  /// Of a longer line only the beginning is kept, so that no input can fill the memory.
  package static let longestLine = 1 << 12

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  package static func standard() -> LineInput { LineInput(STDIN_FILENO) }

  /// Reads from an open descriptor, which stays the caller's.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// True where a person is typing (isatty).
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The next line without its end; nil when there are no more.
  package mutating func next() throws(FileError) -> String? {
    var line: [UInt8] = []
    while true {
      let end = buffer.firstIndex(of: UInt8(ascii: "\n"))
      line += buffer[..<(end ?? buffer.count)].prefix(Self.longestLine - line.count)
      if let end {
        buffer.removeFirst(end + 1)
        break
      }
      buffer.removeAll(keepingCapacity: true)
      if isAtEnd {
        if line.isEmpty { return nil }
        break
      }
      try fill()
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
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
