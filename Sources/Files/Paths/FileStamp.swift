import Glibc

/// The identity of the file at a path, its size and its times. The stamp differs if the file was
/// saved or replaced, even if its modification time was set back (stat).
package struct FileStamp: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64
  private let changeSeconds: Int64
  private let changeNanoseconds: Int64

  /// Takes the stamp of a path, following links that do not leave the folder `root`; nil if that fails.
  package init?(_ path: String, within root: String? = nil) {
    guard let status = Self.status(path, within: root) else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int64(status.st_mtim.tv_sec)
    nanoseconds = Int64(status.st_mtim.tv_nsec)
    changeSeconds = Int64(status.st_ctim.tv_sec)
    changeNanoseconds = Int64(status.st_ctim.tv_nsec)
  }

  private static func status(_ path: String, within root: String?) -> stat? {
    guard let root else { return Files.status(path) }
    return try? PlaceBelow(path, within: root, .read).status(path, .read)
  }

  /// The size of the file.
  package var byteCount: Int { Int(size) }

  /// True if the file changed less than three seconds ago. A change now could then leave the same
  /// times, because clocks of file systems tick up to two seconds apart.
  package var isRecent: Bool { Int64(time(nil)) - changeSeconds < 3 }
}
