import Glibc

/// An open regular file that is read by position, and closed when this value ends.
///
/// Positional reads share no state, so several threads may read one file at once.
package struct InputFile: ~Copyable {
  package let path: String
  /// The size when the file was opened. The file may have become shorter or longer since.
  package let size: Int
  private let descriptor: Int32

  /// Opens a file; throws for a folder, a pipe or a device (open, fstat). A file of the folder `root`
  /// is not reached by links that leave the folder.
  package init(_ path: String, within root: String? = nil) throws(FileError) {
    let descriptor = try Self.open(path, within: root)
    var status = stat()
    let result = unsafe fstat(descriptor, &status)
    let reason = result != 0 ? errno : status.isFolder ? EISDIR : status.isRegular ? 0 : EINVAL
    guard reason == 0 else {
      _ = close(descriptor)
      throw FileError(.read, path, errno: reason)
    }
    self.path = path
    self.size = status.st_size
    self.descriptor = descriptor
  }

  deinit { _ = close(descriptor) }

  /// Fills `buffer` from `offset` on, and returns the number of bytes read, which is smaller only
  /// at the end of the file (pread).
  package func read(
    at offset: Int, into buffer: inout MutableSpan<UInt8>
  ) throws(FileError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let step = try retrying(.read, path) {
        unsafe buffer.withUnsafeMutableBytes { unsafe readOnce($0, from: filled, at: offset) }
      }
      if step == 0 { break }
      filled += step
    }
    return filled
  }

  /// Fills a part of an array from `offset` on and returns the number of bytes read. It is smaller
  /// only at the end of the file.
  package func read(
    at offset: Int, into bytes: inout [UInt8], _ part: Range<Int>
  ) throws(FileError) -> Int {
    precondition(part.lowerBound >= 0 && part.upperBound <= bytes.count)
    var filled = 0
    while filled < part.count {
      let step = try retrying(.read, path) {
        unsafe bytes.withUnsafeMutableBytes { bytes in
          let part = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[part])
          return unsafe readOnce(part, from: filled, at: offset)
        }
      }
      if step == 0 { break }
      filled += step
    }
    return filled
  }

  private func readOnce(
    _ buffer: UnsafeMutableRawBufferPointer, from filled: Int, at offset: Int
  ) -> Int {
    let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
    return unsafe pread(descriptor, rest.baseAddress, rest.count, offset + filled)
  }

  /// Returns `count` bytes from `offset` on, or fewer at the end of the file.
  package func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    let available = max(0, min(count, size - offset))
    try Memory.check(available, for: path)
    var bytes = [UInt8](repeating: 0, count: available)
    var span = bytes.mutableSpan
    let filled = try read(at: offset, into: &span)
    if filled < available { bytes.removeLast(available - filled) }
    return bytes
  }

  private static func open(_ path: String, within root: String?) throws(FileError) -> Int32 {
    // Without O_NONBLOCK, opening a pipe without a writer would block.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    if let root { return try PlaceBelow(path, within: root, .read).opened(path, flags) }
    return try retrying(.read, path) { unsafe Glibc.open(path, flags) }
  }
}

extension InputFile {
  /// Returns all bytes of a file, a pipe or a device; throws if there are more than `limit`.
  package static func readAll(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if try Path.isFolder(path) { throw FileError(.read, path, errno: EISDIR) }
    let descriptor = try retrying(.read, path) {
      unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    }
    defer { _ = close(descriptor) }
    return try readToEnd(descriptor, path: path, limit: limit)
  }

  /// Returns all bytes of a regular file; throws for a pipe, a device, or more than `limit` bytes.
  package static func readFile(
    _ path: String, within root: String? = nil, limit: Int
  ) throws(FileError) -> [UInt8] {
    let file = try InputFile(path, within: root)
    guard file.size <= limit else { throw FileError(.read, path, errno: EFBIG) }
    return try file.read(at: 0, count: file.size)
  }

  /// Returns all bytes of standard input; throws if there are more than `limit`.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try readToEnd(STDIN_FILENO, path: "standard input", limit: limit)
  }

  private static func readToEnd(
    _ descriptor: Int32, path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    let known = unsafe fstat(descriptor, &status) == 0 && status.isRegular ? status.st_size : 0
    if known > limit { throw FileError(.read, path, errno: EFBIG) }
    try Memory.check(known + 1, for: path)
    var bytes = [UInt8](repeating: 0, count: known + 1)
    var filled = 0
    while true {
      let step = try retrying(.read, path) {
        unsafe bytes.withUnsafeMutableBytes { buffer in
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
          return unsafe Glibc.read(descriptor, rest.baseAddress, rest.count)
        }
      }
      if step == 0 { break }
      filled += step
      if filled > limit { throw FileError(.read, path, errno: EFBIG) }
      if filled == bytes.count {
        // The new half, and the whole once more while it is copied.
        try Memory.check(3 * bytes.count, for: path)
        bytes += [UInt8](repeating: 0, count: max(bytes.count, 1 << 16))
      }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }
}
