internal import CSVSource
package import Diagnostics
package import Files
internal import Hashing
package import PackFormat

/// Access to the files of sources and packs.
package enum SourceFile {
  /// The bytes of a file, read by position; a pipe cannot be read so.
  package static func bytes(
    _ path: String, within root: String?
  ) throws(FileError) -> SourceBytes {
    try watched(path, within: root).bytes
  }

  /// The bytes of a file, and the file, which must be asked afterwards for errors of reading.
  package static func watched(
    _ path: String, within root: String?
  ) throws(FileError) -> (bytes: SourceBytes, file: SharedFile?) {
    let file = SharedFile(try InputFile(path, within: root))
    let bytes = SourceBytes(name: path, count: file.file.size) { range in
      file.bytes(at: range.lowerBound, count: range.count)
    }
    return (bytes, file)
  }

  /// The whole content of a pipe or a device; nil for a file.
  static func pipedBytes(_ path: String) throws(FileError) -> [UInt8]? {
    // The path is asked, as opening and closing a pipe would end its writer.
    guard try Path.isPipe(path) else { return nil }
    return try InputFile.readAll(path, limit: CSVInput.pipeLimit)
  }

  /// The SHA-256 of bytes at hand.
  package static func digest(_ bytes: [UInt8]) -> PackDigest {
    var hash = QuickSHA256()
    hash.update(bytes[...])
    return hash.finish()
  }

  /// Wraps bytes at hand, or else opens the file, which must be asked afterwards for errors of reading.
  package static func watched(
    _ path: String, atHand bytes: [UInt8]?, within root: String? = nil
  ) throws(FileError) -> (bytes: SourceBytes, file: SharedFile?) {
    if let bytes { (SourceBytes(name: path, bytes), nil) } else { try watched(path, within: root) }
  }

  /// The SHA-256 of a whole file.
  package static func digest(
    _ path: String, within root: String?
  ) throws(FileError) -> PackDigest {
    let file = try InputFile(path, within: root)
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

  /// True if the bytes begin like a pack, even one whose line ends were converted.
  package static func isPack(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89] + Array("QPK".utf8))
  }

  /// The bytes of a pack, read on demand; `read` is called with the number of bytes each time.
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
