import Glibc

extension FileError {
  /// True if nothing exists at the path.
  package var isMissing: Bool { errno == ENOENT }

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
