internal import Files
internal import Hashing
package import PackFormat

/// A pack in a file, read and verified as it is needed.
package enum PackOpener {
  /// Opens a pack; what the system refuses is `PackError.unreadable`.
  package static func open(_ path: String) throws(PackError) -> PackReader {
    try PackReader(bytes(of: path), digest: .quick)
  }

  /// The first page of a pack alone.
  static func header(_ path: String) throws(PackError) -> PackHeader {
    try PackHeader(bytes(of: path))
  }

  private static func bytes(of path: String) throws(PackError) -> ByteSource {
    do throws(FileError) {
      let file = SharedFile(try InputFile(path))
      return ByteSource(count: UInt64(file.file.size)) { (offset, count) throws(PackError) in
        do throws(FileError) {
          return try file.file.read(at: Int(offset), count: count)
        } catch {
          throw PackError(.unreadable(error.reason), at: offset)
        }
      }
    } catch {
      throw PackError(.unreadable(error.reason), at: 0)
    }
  }
}
