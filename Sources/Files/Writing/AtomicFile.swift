import Glibc

/// A file that appears under its name whole, or not at all.
///
/// Bytes go to a temporary file in the same folder, and `commit` gives it its name. Without
/// `commit`, and after any error, the temporary file is removed with this value, and the old file
/// is untouched. A replaced file keeps its permissions; links are followed.
///
/// A temporary file that replaces another has a generated name, because only a rename replaces a
/// file. One that becomes a new file has no name until `commit`, so that a secret is never left
/// under another name, whatever fails; it has a generated name only where the system cannot do
/// that.
package struct AtomicFile: ~Copyable, Sendable {
  package let path: String
  /// The number of bytes of the file so far.
  package var count: Int { written + buffer.count }

  /// The target, and the generated name, start at this folder if it is there, else at the working folder.
  private let place: PlaceBelow?
  private let target: String
  /// The generated name; nil for a file without a name.
  private let temporary: String?
  private let descriptor: Int32
  private let slot: Int?
  private let isNew: Bool
  private var buffer: [UInt8] = []
  private var written = 0
  private var isTemporary = true
  private var behind: WriteBehind?

  private static let bufferSize = 1 << 16
  /// The number of bytes from which a write in the background pays.
  private static let behindSize = 1 << 20

  /// Creates the temporary file. With `writesBehind`, a thread writes appended bytes while the
  /// caller goes on.
  package init(replacing path: String, writesBehind: Bool = false) throws(FileError) {
    let old = try Self.regular(status(of: path, .write), path)
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

  /// Creates the temporary file for a file that its owner has left writable, and that must be there.
  ///
  /// A file of the folder `root` is not reached by links that leave the folder, also if one takes a place on its way
  /// before `commit`.
  package init(rewriting path: String, within root: String?) throws(FileError) {
    guard let root else {
      if try Path.isReadOnly(path) { throw FileError(readOnly: path) }
      try self.init(replacing: path)
      return
    }
    let place = try PlaceBelow(path, within: root, .write)
    guard let old = try Self.regular(place.status(path, .write), path) else {
      throw FileError(.write, path, errno: ENOENT)
    }
    let mayWrite = unsafe faccessat(place.folder, place.name, W_OK, 0) == 0
    if old.st_mode & 0o222 == 0 || !mayWrite { throw FileError(readOnly: path) }
    let name = place.name
    try self.init(
      path, target: name, in: place, mode: 0o666, keeping: old.st_mode & 0o7777, isNew: false)
  }

  private static func regular(_ old: stat?, _ path: String) throws(FileError) -> stat? {
    if let old, !old.isRegular {
      throw FileError(.write, path, errno: old.isFolder ? EISDIR : EINVAL)
    }
    return old
  }

  /// Creates a file with a name that is free. If the name is taken by the time of `commit`, that
  /// throws and the other file stays.
  ///
  /// A secret file is readable for its owner alone from its first byte on, whatever the umask.
  package init(creating path: String, isSecret: Bool) throws(FileError) {
    try self.init(creating: path, isSecret: isSecret, isNameless: true)
  }

  /// Creates a file with a name that is free, which no link on its way leads out of the folder `root`.
  package init(creating path: String, within root: String) throws(FileError) {
    let place = try PlaceBelow(path, within: root, .create)
    if try place.status(path, .create) != nil { throw FileError(.create, path, errno: EEXIST) }
    let name = place.name
    try self.init(path, target: name, in: place, mode: 0o666, isNew: true, isNameless: true)
  }

  /// Creates a new file; with `isNameless`, the temporary file has no name where that can be done.
  init(creating path: String, isSecret: Bool, isNameless: Bool) throws(FileError) {
    if try status(of: path, .create) != nil { throw FileError(.create, path, errno: EEXIST) }
    try self.init(
      path, target: path, mode: isSecret ? 0o600 : 0o666, isNew: true, isNameless: isNameless)
    // A umask can only have removed permissions.
    if isSecret { _ = fchmod(descriptor, 0o600) }
  }

  private init(
    _ path: String, target: String, in place: consuming PlaceBelow? = nil, mode: mode_t,
    keeping old: mode_t? = nil, isNew: Bool, isNameless: Bool = false
  ) throws(FileError) {
    let folder = Self.descriptor(of: place)
    Temporary.sweep(
      Path.folder(of: folder == AT_FDCWD ? target : path), folder == AT_FDCWD ? nil : folder)
    if isNameless, let descriptor = try Self.nameless(path, in: folder, mode) {
      (temporary, slot) = (nil, nil)
      self.descriptor = descriptor
    } else {
      (temporary, slot, descriptor) = try Self.made(
        path, beside: target, in: folder, mode, keeping: old)
    }
    self.path = path
    self.place = place
    self.target = target
    self.isNew = isNew
  }

  /// Creates a file without a name in the folder of `path`, which is `folder` if that is open; nil if the file system has
  /// none, or if there is no `/proc`, by which it gets its name (openat, O_TMPFILE).
  private static func nameless(
    _ path: String, in folder: Int32, _ mode: mode_t
  ) throws(FileError) -> Int32? {
    // Linux before 5.19 may forget the umask for such a file.
    let mask = umask(0o077)
    _ = umask(mask)
    do throws(FileError) {
      let descriptor = try retrying(.write, path) {
        let flags = Temporary.nameless | O_RDWR | O_CLOEXEC
        let place = folder == AT_FDCWD ? Path.folder(of: path) : "."
        return unsafe openat(folder, place, flags, mode & ~mask)
      }
      if unsafe access(link(to: descriptor), F_OK) == 0 { return descriptor }
      _ = close(descriptor)
      return nil
    } catch {
      // Kernels that do not know the flag see an attempt to write a folder.
      if [EOPNOTSUPP, EISDIR].contains(error.errno) { return nil }
      throw error
    }
  }

  /// The open folder that names start at; AT_FDCWD for the working folder.
  private var folder: Int32 { Self.descriptor(of: place) }

  private static func descriptor(of place: borrowing PlaceBelow?) -> Int32 {
    switch place {
    case .some(let place): place.folder
    case .none: AT_FDCWD
    }
  }

  /// Returns the path that leads to an open file, even to one without a name.
  private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// Creates and locks a temporary file with the permissions of the file that it replaces.
  private static func made(
    _ path: String, beside target: String, in folder: Int32, _ mode: mode_t, keeping old: mode_t?
  ) throws(FileError) -> (String, slot: Int?, Int32) {
    while true {
      let temporary = Temporary.path(beside: target)
      // Registered before the file exists, so that a signal in between finds it in the table.
      let slot = Interrupts.register(
        folder == AT_FDCWD ? temporary : Path.joined(link(to: folder), temporary))
      do throws(FileError) {
        let descriptor = try retrying(.write, path) {
          unsafe openat(folder, temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        }
        let failure = old.flatMap { set($0, of: descriptor) ? nil : errno }
        if failure == nil, Temporary.keep(descriptor) { return (temporary, slot, descriptor) }
        _ = close(descriptor)
        _ = unsafe unlinkat(folder, temporary, 0)
        if let failure { throw FileError(.write, path, errno: failure) }
        Interrupts.unregister(slot)
      } catch {
        Interrupts.unregister(slot)
        throw error
      }
    }
  }

  /// Sets the permissions; true if they are right, even if the file system does not let anybody set
  /// them.
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
    if isTemporary, let temporary { _ = unsafe unlinkat(folder, temporary, 0) }
    Interrupts.unregister(slot)
  }

  /// Removes a file that was just created, because the file that belongs to it could not be
  /// written; false if it cannot be removed (unlink).
  package static func takeBack(_ path: String) -> Bool { unsafe unlink(path) == 0 }

  /// Appends bytes.
  package mutating func append(_ bytes: Span<UInt8>) throws(FileError) {
    if behind != nil {
      unsafe bytes.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
      if buffer.count >= Self.behindSize { try writeBehind() }
      return
    }
    if buffer.count + bytes.count > Self.bufferSize || bytes.count > Self.bufferSize / 8 {
      try flush()
    }
    // Writing so many costs less than copying them.
    if bytes.count > Self.bufferSize / 8 {
      try writeAll(bytes, to: descriptor, path: path)
      written += bytes.count
    } else {
      buffer.reserveCapacity(Self.bufferSize)
      for index in bytes.indices { buffer.append(bytes[index]) }
    }
  }

  /// Appends bytes.
  package mutating func append(_ bytes: [UInt8]) throws(FileError) { try append(bytes.span) }

  /// Appends bytes; with `writesBehind`, many bytes are not copied.
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
    // The writing thread keeps the old buffer.
    buffer = []
  }

  /// Appends bytes without leaving a copy of them in memory.
  package mutating func appendUnbuffered(_ bytes: Span<UInt8>) throws(FileError) {
    try flush()
    try writeAll(bytes, to: descriptor, path: path)
    written += bytes.count
  }

  /// Overwrites the first bytes of the file (lseek).
  package mutating func replaceStart(by bytes: [UInt8]) throws(FileError) {
    try flush()
    precondition(bytes.count <= written)
    try go(to: 0, from: SEEK_SET)
    try writeAll(bytes.span, to: descriptor, path: path)
    try go(to: 0, from: SEEK_END)
  }

  /// Returns a store in this file, from `start` on, whose bytes can be read back; nil if that
  /// fails. It is used before anything is appended behind it.
  package func spillFile(from start: Int) -> SpillFile? {
    SpillFile(descriptor, from: start, path)
  }

  /// Continues behind the first `place` bytes, which the store of `spillFile(from:)` has written or
  /// will write.
  package mutating func skip(to place: Int) throws(FileError) {
    try flush()
    try go(to: place, from: SEEK_SET)
    written = place
  }

  private func go(to place: Int, from origin: Int32) throws(FileError) {
    _ = try retrying(.write, path) { lseek(descriptor, place, origin) }
  }

  /// Puts the file in place, durably (fsync, rename or linkat, fsync of the
  /// folder).
  package consuming func commit() throws(FileError) {
    try flush()
    _ = try retrying(.write, path) { fsync(descriptor) }
    if let temporary, !isNew {
      _ = try retrying(.replace, path) { unsafe renameat(folder, temporary, folder, target) }
      isTemporary = false
    } else {
      // Unlike a rename, a link never replaces anything.
      let source = temporary ?? Self.link(to: descriptor)
      _ = try retrying(.create, path) {
        unsafe linkat(folder, source, folder, target, AT_SYMLINK_FOLLOW)
      }
    }
    do throws(FileError) {
      try Folder.synchronise(Path.folder(of: target), in: folder)
    } catch {
      // The file might not survive a loss of power, so a new one is removed again.
      if isNew { _ = unsafe unlinkat(folder, target, 0) }
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
