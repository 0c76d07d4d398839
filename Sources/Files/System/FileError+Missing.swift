import Glibc

extension FileError {
  /// There is nothing at the path.
  package var isMissing: Bool { errno == ENOENT }

  /// It lies in what the path names, and would be so again; else a disk or the system failed.
  package var isOfFile: Bool {
    [EACCES, EFBIG, EINVAL, EISDIR, ELOOP, ENAMETOOLONG, ENOENT, ENOTDIR, ENXIO, EPERM]
      .contains(errno)
  }
}

extension FileError {
  /// For a file that is not to be written.
  package init(readOnly path: String) { self.init(.write, path, errno: EACCES) }

  /// For a file of more bytes than anything of its kind has.
  package init(tooLarge path: String) { self.init(.read, path, errno: EFBIG) }

  /// For a file that somebody saved, cut short or replaced while it was read.
  package init(changed path: String) { self.init(.read, path, errno: ESTALE) }

  /// For an entry of a folder whose name is not UTF-8.
  package init(unnameable path: String) { self.init(.read, path, errno: EILSEQ) }
}
