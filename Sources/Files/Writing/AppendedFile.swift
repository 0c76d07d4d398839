import Glibc

/// A file to which lines are appended, each by one call of the system, so that several programs can
/// write to it at the same time.
package final class AppendedFile {
  package let path: String
  private let descriptor: Int32
  /// True if the file can be read by position, as pipes and devices cannot.
  private let isRegular: Bool
  /// True if the last line lacks its end, because something went wrong while it was written.
  private var isTorn = false

  /// Opens a file, or creates it (open).
  package init(_ path: String) throws(FileError) {
    let isRegular = try status(of: path, .write)?.isRegular ?? true
    let access = isRegular ? O_RDWR : O_WRONLY
    descriptor = try retrying(.write, path) {
      unsafe open(path, access | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o666)
    }
    self.path = path
    self.isRegular = isRegular
    guard isRegular else { return }
    let end = try retrying(.write, path) { lseek(descriptor, 0, SEEK_END) }
    if end > 0 { isTorn = try bytes(end - 1, 1) != [UInt8(ascii: "\n")] }
  }

  deinit { _ = close(descriptor) }

  /// Returns as many of the first bytes as there are; nil for a pipe or a device.
  package func head(_ count: Int) throws(FileError) -> [UInt8]? {
    isRegular ? try bytes(0, count) : nil
  }

  private func bytes(_ offset: Int, _ count: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try retrying(.read, path) {
      unsafe bytes.withUnsafeMutableBytes {
        unsafe pread(descriptor, $0.baseAddress, $0.count, offset)
      }
    }
    return Array(bytes[..<read])
  }

  /// Appends a line with its end. Behind a torn line it begins a new one (write).
  package func append(_ line: String) throws(FileError) {
    let bytes = Array(((isTorn ? "\n" : "") + line).utf8)
    var written = 0
    while written < bytes.count {
      let rest = bytes.span.extracting(written...)
      let step: Int
      do throws(FileError) {
        step = try retrying(.write, path) {
          unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        }
        // A device that accepts nothing without an error would make this loop endless.
        if step == 0 { throw FileError(.write, path, errno: EIO) }
      } catch {
        isTorn = isTorn || written > 0
        throw error
      }
      written += step
    }
    isTorn = false
  }

  /// Waits until all lines are on the disk; pipes and devices have none (fsync).
  package func sync() throws(FileError) {
    guard isRegular else { return }
    _ = try retrying(.write, path) { fsync(descriptor) }
  }
}
