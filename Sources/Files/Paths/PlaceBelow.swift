import Glibc

/// The place of a file below a folder, found step by step.
///
/// Neither `..` nor a link on the way leaves the folder, also if a path is exchanged for a link
/// meanwhile: each step opens one name in the folder that the step before has opened. Links to
/// places in the folder are followed, absolute ones too. (`openat2` would follow no absolute link,
/// and would not say where the target of a link is to be replaced.)
struct PlaceBelow: ~Copyable {
  /// The open folder that the file is in.
  let folder: Int32
  /// The name of the file in it, which was no link.
  let name: String

  private static let mostLinks = 40
  // O_PATH, a macro that Swift does not import, needs no right to list a folder.
  private static let flags = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC

  /// Finds a path in the folder `root`, with which the path begins (openat, readlinkat).
  init(
    _ path: String, within root: String, _ operation: FileError.Operation
  ) throws(FileError) {
    var walk = Walk(path: path, root: root, operation: operation)
    do throws(FileError) {
      name = try walk.last()
    } catch {
      for folder in walk.folders { _ = close(folder) }
      throw error
    }
    folder = walk.folders.removeLast()
    for folder in walk.folders { _ = close(folder) }
  }

  deinit { _ = close(folder) }

  private struct Walk {
    let path: String
    let root: String
    let operation: FileError.Operation
    /// The open folders from the root to the one that was reached.
    var folders: [Int32] = []
    private var links = 0

    init(path: String, root: String, operation: FileError.Operation) {
      (self.path, self.root, self.operation) = (path, root, operation)
    }

    /// Goes to the folder of the last part, and returns that part.
    mutating func last() throws(FileError) -> String {
      let start = Path.joined(root, "")
      let isRoot = path == root
      guard isRoot || path.utf8.starts(with: start.utf8) else { throw leaving }
      folders = [
        try retrying(operation, path) {
          unsafe open(root.isEmpty ? "." : root, PlaceBelow.flags)
        }
      ]
      // The parts that are left, the next one at the end.
      var parts = isRoot ? [] : Self.parts(path.utf8.dropFirst(start.utf8.count))
      while let part = parts.popLast() {
        if part == ".." {
          guard folders.count > 1 else { throw leaving }
          _ = close(folders.removeLast())
        } else if let target = try link(part) {
          parts += try self.parts(of: target)
        } else if parts.isEmpty {
          return part
        } else {
          let folder = folders[folders.count - 1]
          folders.append(
            try retrying(operation, path) {
              unsafe openat(folder, part, PlaceBelow.flags | O_NOFOLLOW)
            })
        }
      }
      return "."
    }

    /// The target of a name that is a link; nil for any other name.
    private mutating func link(_ name: String) throws(FileError) -> [UInt8]? {
      var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let folder = folders[folders.count - 1]
      let count = unsafe target.withUnsafeMutableBytes { bytes in
        guard let start = unsafe bytes.bindMemory(to: CChar.self).baseAddress else { return -1 }
        return unsafe readlinkat(folder, name, start, bytes.count)
      }
      if count < 0 { return nil }
      links += 1
      if links > PlaceBelow.mostLinks { throw FileError(operation, path, errno: ELOOP) }
      return Array(target.prefix(count))
    }

    /// The parts of a link's target, the first one at the end. An absolute one is followed from the root.
    private mutating func parts(of target: [UInt8]) throws(FileError) -> [String] {
      guard target.first == UInt8(ascii: "/") else { return Self.parts(target) }
      let text = String(decoding: target, as: UTF8.self)
      guard let there = try Path.resolved(text), let base = try Path.resolved(root) else {
        throw FileError(operation, path, errno: ENOENT)
      }
      let start = base == "/" ? base : base + "/"
      guard there.utf8.starts(with: start.utf8) else { throw leaving }
      while folders.count > 1 { _ = close(folders.removeLast()) }
      return Self.parts(there.utf8.dropFirst(start.utf8.count))
    }

    private static func parts(_ path: some Collection<UInt8>) -> [String] {
      path.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
        .filter { $0 != "." }.reversed()
    }

    private var leaving: FileError { FileError(operation, path, errno: EXDEV) }
  }
}

extension PlaceBelow {
  /// Opens the file. A link that has come to its place meanwhile is not followed (openat).
  func opened(_ path: String, _ flags: Int32) throws(FileError) -> Int32 {
    do throws(FileError) {
      return try retrying(.read, path) { unsafe openat(folder, name, flags | O_NOFOLLOW) }
    } catch {
      throw error.errno == ELOOP ? FileError(changed: path) : error
    }
  }

  /// The status of the file; nil if nothing exists there (fstatat).
  func status(_ path: String, _ operation: FileError.Operation) throws(FileError) -> stat? {
    var status = stat()
    if unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileError(operation, path, errno: errno)
  }
}
