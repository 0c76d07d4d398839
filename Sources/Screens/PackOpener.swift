internal import Files
internal import Hashing
package import PackFormat

/// Opens packs in files; their blocks are read and verified on demand.
package enum PackOpener {
  /// Opens a pack; errors of the system are thrown as `PackError.unreadable`.
  package static func open(_ path: String) throws(PackError) -> PackReader {
    try PackReader(bytes(of: path), digest: .quick)
  }

  /// Reads only the header page of a pack.
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
