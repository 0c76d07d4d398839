import Glibc

/// The three streams that a program is given.
package enum StandardStreams {
  /// Makes sure that none is closed, so that no file opened later is taken for one of them: standard
  /// input is then at its end, results cannot be written, and messages go nowhere.
  package static func prepare() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free, which is this one.
      _ = unsafe open("/dev/null", mode)
    }
  }
}
