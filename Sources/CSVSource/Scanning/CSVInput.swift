package import Files

/// The bytes of one CSV source, read by position: a file in chunks, or bytes at hand.
package enum CSVInput: Sendable {
  case file(SharedFile)
  case bytes([UInt8], name: String)

  /// The largest pipe that is read. A pipe cannot be read by position, so it is held in memory.
  package static let pipeLimit = 1 << 30

  /// Opens a path; a pipe or a device is read whole.
  package static func open(_ path: String) throws(FileError) -> CSVInput {
    do throws(FileError) {
      return .file(SharedFile(try InputFile(path)))
    } catch {
      guard error.isNotRegular else { throw error }
      return .bytes(try InputFile.readAll(path, limit: pipeLimit), name: path)
    }
  }

  /// The name of the file in findings.
  package var name: String {
    switch self {
    case .file(let shared): shared.file.path
    case .bytes(_, let name): name
    }
  }

  /// The number of bytes when the source was opened; bytes added later are not read.
  package var size: Int {
    switch self {
    case .file(let shared): shared.file.size
    case .bytes(let bytes, _): bytes.count
    }
  }

  /// Fills an array from `offset` on; fewer bytes than it holds mean that the source ended.
  package func read(at offset: Int, into buffer: inout [UInt8]) throws(FileError) -> Int {
    try read(at: offset, into: &buffer, 0..<buffer.count)
  }

  /// Fills a part of an array from `offset` on; fewer bytes than that means that the source ended.
  package func read(
    at offset: Int, into buffer: inout [UInt8], _ part: Range<Int>
  ) throws(FileError) -> Int {
    switch self {
    case .file(let shared):
      return try shared.file.read(at: offset, into: &buffer, part)
    case .bytes(let bytes, _):
      let count = max(0, min(part.count, bytes.count - offset))
      if count == 0 { return 0 }
      // At once: byte by byte it took a third of the time of a check.
      buffer.replaceSubrange(
        part.lowerBound..<part.lowerBound + count, with: bytes[offset..<offset + count])
      return count
    }
  }
}
