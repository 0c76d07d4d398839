internal import CSVSource
package import Diagnostics
package import Files
internal import Hashing
package import PackFormat

/// Files that findings point into, opened when somebody looks.
package enum SourceFile {
  /// Random access to a file; its content where it is a pipe is not to be had.
  package static func bytes(_ path: String) throws(FileError) -> SourceBytes {
    try watched(path).bytes
  }

  /// The same, with the file, which tells what could not be read.
  package static func watched(
    _ path: String
  ) throws(FileError) -> (bytes: SourceBytes, file: SharedFile?) {
    let file = SharedFile(try InputFile(path))
    let bytes = SourceBytes(name: path, count: file.file.size) { range in
      file.bytes(at: range.lowerBound, count: range.count)
    }
    return (bytes, file)
  }

  /// Everything that a pipe or a device gives; nil for a file, which can be read as it is needed.
  static func pipedBytes(_ path: String) throws(FileError) -> [UInt8]? {
    // Asked by name: to open a pipe and close it again would end whoever writes to it.
    guard try Path.isPipe(path) else { return nil }
    return try InputFile.readAll(path, limit: CSVInput.pipeLimit)
  }

  /// The SHA-256 of bytes at hand.
  static func digest(_ bytes: [UInt8]) -> PackDigest {
    var hash = QuickSHA256()
    hash.update(bytes[...])
    return hash.finish()
  }

  /// The same, of bytes at hand where the file cannot be read twice; what could not be read is to be
  /// asked of the file when they have been used.
  static func watched(
    _ path: String, atHand bytes: [UInt8]?
  ) throws(FileError) -> (bytes: SourceBytes, file: SharedFile?) {
    if let bytes { (SourceBytes(name: path, bytes), nil) } else { try watched(path) }
  }

  /// The SHA-256 of a whole file.
  package static func digest(_ path: String) throws(FileError) -> PackDigest {
    let file = try InputFile(path)
    var hash = QuickSHA256()
    var offset = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = min(chunk.count, file.size - offset)
      let filled = try file.read(at: offset, into: &chunk, 0..<count)
      if filled == 0 { return hash.finish() }
      hash.update(chunk[..<filled])
      offset += filled
    }
  }

  /// A pack's bytes, read when they are needed; `read` is told of how many each time.
  package static func pack(
    _ path: String, read: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(FileError) -> ByteSource {
    let file = SharedFile(try InputFile(path))
    return ByteSource(count: UInt64(file.file.size)) { (offset, count) throws(PackError) in
      read(count)
      do throws(FileError) {
        return try file.file.read(at: Int(clamping: offset), count: count)
      } catch {
        throw PackError(.unreadable(error.reason), at: offset)
      }
    }
  }
}
