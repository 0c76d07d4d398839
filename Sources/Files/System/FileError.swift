import Glibc

/// The reason why a file could not be read or written, in words for the person who named it.
package struct FileError: Error, Equatable {
  package enum Operation: String, Sendable {
    case read
    case write
    case create
    case replace
    case list
  }

  package var operation: Operation
  package var path: String
  /// The system's error number.
  package var errno: Int32

  package init(_ operation: Operation, _ path: String, errno: Int32) {
    self.operation = operation
    self.path = path
    self.errno = errno
  }

  /// True if the path names a pipe or a device, which can be read as a whole but not by position.
  package var isNotRegular: Bool { errno == EINVAL }

  /// A message such as `cannot read packs/x.csv: no such file or directory`.
  package var message: String {
    "cannot \(operation.rawValue) \(Path.printable(path)): \(reason)"
  }

  /// The system's reason, such as `permission denied`.
  package var reason: String {
    Self.reasons[errno] ?? "system error \(errno)"
  }

  private static let reasons: [Int32: String] = [
    EACCES: "permission denied",
    EBUSY: "in use by the system",
    EDQUOT: "the disk quota is used up",
    EEXIST: "exists already",
    EFBIG: "too large",
    EILSEQ: "its name is not UTF-8; rename it",
    EINTR: "interrupted",
    EINVAL: "not a regular file",
    EIO: "the device reports an error",
    EISDIR: "is a directory",
    ELOOP: "too many levels of symbolic links",
    EMFILE: "too many open files",
    ENAMETOOLONG: "the name is too long",
    ENFILE: "too many open files",
    ENOENT: "no such file or directory",
    ENOMEM: "out of memory",
    ENOSPC: "no space left on the device",
    ENOTDIR: "not a directory",
    ENOTEMPTY: "the directory is not empty",
    ENXIO: "no such device",
    EOPNOTSUPP: "the file system cannot do that; remove the old one first",
    EPERM: "not permitted",
    EPIPE: "the reader has gone",
    EROFS: "the file system is read-only",
    ESPIPE: "not a regular file",
    ESTALE: "it changed meanwhile; try again",
    ETXTBSY: "is a running program",
    EXDEV:
      "a link on its way leads out of the project; put the file itself, or a copy, into the project",
  ]
}
