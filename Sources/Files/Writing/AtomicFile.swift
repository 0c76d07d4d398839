import Glibc

/// A file that appears under its name whole, or not at all.
///
/// Bytes go to a temporary file in the same folder; `commit` puts it in place of the old one. Without
/// `commit`, and after any error, the temporary file is gone when this value is, and what stood
/// under the name before is untouched. A replaced file keeps its permissions; links are followed.
package struct AtomicFile: ~Copyable, Sendable {
  package let path: String
  /// How many bytes the file has so far.
  package var count: Int { written + buffer.count }

  private let target: String
  private let temporary: String
  private let descriptor: Int32
  private let slot: Int?
  private let isNew: Bool
  private var buffer: [UInt8] = []
  private var written = 0
  private var isTemporary = true
  private var behind: WriteBehind?

  private static let bufferSize = 1 << 16
  /// So many at a time are worth a thread.
  private static let behindSize = 1 << 20

  /// Where it `writesBehind`, a thread of its own writes what was appended while what follows is made.
  package init(replacing path: String, writesBehind: Bool = false) throws(FileError) {
    let old = try status(of: path, .write)
    if let old, !old.isRegular {
      throw FileError(.write, path, errno: old.isFolder ? EISDIR : EINVAL)
    }
    var target = path
    if old != nil {
      guard let resolved = try Path.resolved(path) else {
        throw FileError(.write, path, errno: ENOENT)
      }
      target = resolved
    }
    try self.init(
      path, target: target, mode: 0o666, keeping: old.map { $0.st_mode & 0o7777 }, isNew: false)
    if writesBehind { behind = WriteBehind(descriptor, path) }
  }

  /// A file where none is yet: whatever has the name by the time of `commit` stays, and that throws.
  ///
  /// What is secret is its owner's alone from its first byte on, whatever the umask.
  package init(creating path: String, isSecret: Bool) throws(FileError) {
    if try status(of: path, .create) != nil { throw FileError(.create, path, errno: EEXIST) }
    try self.init(path, target: path, mode: isSecret ? 0o600 : 0o666, isNew: true)
    // A umask has only taken away from that.
    if isSecret { _ = fchmod(descriptor, 0o600) }
  }

  private init(
    _ path: String, target: String, mode: mode_t, keeping old: mode_t? = nil, isNew: Bool
  ) throws(FileError) {
    Temporary.sweep(Path.folder(of: target))
    (temporary, slot, descriptor) = try Self.made(
      path, beside: target, mode, keeping: old)
    self.path = path
    self.target = target
    self.isNew = isNew
  }

  /// A new file, locked, with the permissions of the one that it replaces.
  private static func made(
    _ path: String, beside target: String, _ mode: mode_t, keeping old: mode_t?
  ) throws(FileError) -> (String, slot: Int?, Int32) {
    while true {
      let temporary = Temporary.path(beside: target)
      // Registered before it exists: a signal in between must not find it missing from the table.
      let slot = Interrupts.register(temporary)
      do throws(FileError) {
        let descriptor = try retrying(.write, path) {
          unsafe open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        }
        let failure = old.flatMap { set($0, of: descriptor) ? nil : errno }
        if failure == nil, Temporary.keep(descriptor) { return (temporary, slot, descriptor) }
        _ = close(descriptor)
        _ = unsafe unlink(temporary)
        if let failure { throw FileError(.write, path, errno: failure) }
        Interrupts.unregister(slot)
      } catch {
        Interrupts.unregister(slot)
        throw error
      }
    }
  }

  /// Where nobody can set permissions, as on some file systems, they have to be right as they are.
  private static func set(_ mode: mode_t, of descriptor: Int32) -> Bool {
    if fchmod(descriptor, mode) == 0 { return true }
    let reason = errno
    var new = stat()
    if unsafe fstat(descriptor, &new) == 0, new.st_mode & 0o7777 == mode { return true }
    errno = reason
    return false
  }

  deinit {
    try? behind?.finish()
    _ = close(descriptor)
    if isTemporary { _ = unsafe unlink(temporary) }
    Interrupts.unregister(slot)
  }

  /// Removes a file that was created just now, as what belongs to it could not be written (unlink).
  package static func takeBack(_ path: String) { _ = unsafe unlink(path) }

  package mutating func append(_ bytes: Span<UInt8>) throws(FileError) {
    if behind != nil {
      unsafe bytes.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
      if buffer.count >= Self.behindSize { try writeBehind() }
      return
    }
    if buffer.count + bytes.count > Self.bufferSize || bytes.count > Self.bufferSize / 8 {
      try flush()
    }
    // To copy so many costs more than to write them.
    if bytes.count > Self.bufferSize / 8 {
      try writeAll(bytes, to: descriptor, path: path)
      written += bytes.count
    } else {
      buffer.reserveCapacity(Self.bufferSize)
      for index in bytes.indices { buffer.append(bytes[index]) }
    }
  }

  package mutating func append(_ bytes: [UInt8]) throws(FileError) { try append(bytes.span) }

  /// The same; very many are not copied, where they are written behind.
  package mutating func append(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    guard let behind, bytes.count >= Self.behindSize else { return try append(bytes.span) }
    try writeBehind()
    try behind.write(bytes)
    written += bytes.count
  }

  private mutating func writeBehind() throws(FileError) {
    if buffer.isEmpty { return }
    try behind?.write(buffer[...])
    written += buffer.count
    // What is written keeps the old one.
    buffer = []
  }

  /// The same, without a copy of the bytes being left in memory.
  package mutating func appendUnbuffered(_ bytes: Span<UInt8>) throws(FileError) {
    try flush()
    try writeAll(bytes, to: descriptor, path: path)
    written += bytes.count
  }

  /// Puts bytes in the place of those that the file begins with (lseek).
  package mutating func replaceStart(by bytes: [UInt8]) throws(FileError) {
    try flush()
    precondition(bytes.count <= written)
    try go(to: 0, from: SEEK_SET)
    try writeAll(bytes.span, to: descriptor, path: path)
    try go(to: 0, from: SEEK_END)
  }

  /// Bytes to be put into the file from a place on, and to be taken again, before anything is appended.
  package func scratch(from start: Int) -> ScratchFile? {
    ScratchFile(descriptor, from: start, path)
  }

  /// Goes on behind that many bytes, which are there already, or will be.
  package mutating func skip(to place: Int) throws(FileError) {
    try flush()
    try go(to: place, from: SEEK_SET)
    written = place
  }

  private func go(to place: Int, from origin: Int32) throws(FileError) {
    _ = try retrying(.write, path) { lseek(descriptor, place, origin) }
  }

  /// Puts the file in its place, for good even if the power goes (fsync, rename, fsync of the folder).
  package consuming func commit() throws(FileError) {
    try flush()
    _ = try retrying(.write, path) { fsync(descriptor) }
    if isNew {
      // A link, unlike a rename, never replaces anything.
      _ = try retrying(.create, path) { unsafe link(temporary, target) }
    } else {
      _ = try retrying(.replace, path) { unsafe rename(temporary, target) }
      isTemporary = false
    }
    do throws(FileError) {
      try Folder.synchronise(Path.folder(of: target))
    } catch {
      // Whether it would be there after a loss of power is not known: then it is better not there now.
      if isNew { _ = unsafe unlink(target) }
      throw error
    }
  }

  private mutating func flush() throws(FileError) {
    try behind?.finish()
    try writeAll(buffer.span, to: descriptor, path: path)
    written += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}
