import Glibc

/// Which file stands at a path, and when it was last written or changed hands: another one where somebody
/// has saved it since, whatever they say of its times (stat).
package struct FileStamp: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64
  private let changeSeconds: Int64
  private let changeNanoseconds: Int64

  /// Nil where nothing stands there.
  package init?(_ path: String) {
    guard let status = status(path) else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int64(status.st_mtim.tv_sec)
    nanoseconds = Int64(status.st_mtim.tv_nsec)
    changeSeconds = Int64(status.st_ctim.tv_sec)
    changeNanoseconds = Int64(status.st_ctim.tv_nsec)
  }

  package var byteCount: Int { Int(size) }

  /// Whether it was changed so short a time ago that a change now might leave the same time: clocks of
  /// files tick slowly, up to two seconds apart.
  package var isRecent: Bool { Int64(time(nil)) - changeSeconds < 3 }
}
