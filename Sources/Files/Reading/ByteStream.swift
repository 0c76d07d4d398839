import Glibc

/// The bytes of a file, a pipe or standard input in order, one part after the other, so that no file is too large.
package struct ByteStream: ~Copyable {
  package let path: String
  /// The size of a regular file; nil for a pipe or a device, whose end nobody knows.
  package let size: Int?
  private let descriptor: Int32
  private let stamp: FileStamp?
  private static let partSize = 1 << 20

  /// Opens a file or a pipe; throws for a folder (open, fstat).
  package init(_ path: String) throws(FileError) {
    if try Path.isFolder(path) { throw FileError(.read, path, errno: EISDIR) }
    let stamp = FileStamp(path)
    let descriptor = try retrying(.read, path) {
      unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    }
    (self.path, self.stamp, self.descriptor) = (path, stamp, descriptor)
    size = Self.size(descriptor)
  }

  private init(standardInput path: String) {
    (descriptor, self.path, stamp) = (STDIN_FILENO, path, nil)
    size = Self.size(STDIN_FILENO)
  }

  deinit { if descriptor != STDIN_FILENO { _ = close(descriptor) } }

  package static func standardInput() -> ByteStream { ByteStream(standardInput: "standard input") }

  private static func size(_ descriptor: Int32) -> Int? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.isRegular ? status.st_size : nil
  }

  /// Returns the next bytes; empty at the end. Throws there if a regular file has changed meanwhile.
  package mutating func next() throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.partSize)
    let count = try retrying(.read, path) {
      unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
    }
    if count == 0, size != nil, let stamp, FileStamp(path) != stamp {
      throw FileError(changed: path)
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
