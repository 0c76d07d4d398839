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

extension FileError {
  /// True if nothing exists at the path.
  package var isMissing: Bool { errno == ENOENT }

  /// True if this user may not do it.
  package var isDenied: Bool { errno == EACCES || errno == EPERM }

  /// True if a link on the way to the file leads out of the folder that it must be in.
  package var leavesFolder: Bool { errno == EXDEV }

  /// True if the error lies in the named file and would occur again; otherwise a disk or the system
  /// failed.
  package var isOfFile: Bool {
    [EACCES, EFBIG, EINVAL, EISDIR, ELOOP, ENAMETOOLONG, ENOENT, ENOTDIR, ENXIO, EPERM, EXDEV]
      .contains(errno)
  }
}

extension FileError {
  /// Creates the error for a file that must not be written.
  package init(readOnly path: String) { self.init(.write, path, errno: EACCES) }

  /// Creates the error for a file that is larger than its kind may be.
  package init(tooLarge path: String) { self.init(.read, path, errno: EFBIG) }

  /// Creates the error for a file that was saved, truncated or replaced while it was read.
  package init(changed path: String) { self.init(.read, path, errno: ESTALE) }

  /// Creates the error for a folder entry whose name is not UTF-8.
  package init(unnameable path: String) { self.init(.read, path, errno: EILSEQ) }
}
