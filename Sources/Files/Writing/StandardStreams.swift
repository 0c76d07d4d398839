import Glibc

/// The three standard streams of the process.
package enum StandardStreams {
  /// Opens standard streams that are closed, so that no file gets their descriptor. Input is then
  /// empty, results cannot be written, and messages are dropped.
  package static func prepare() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // The system takes the lowest free number, which is this one.
      _ = unsafe open("/dev/null", mode)
    }
  }
}
