/// Files that are written together: all of them, or none.
package enum ReplacedFiles {
  package struct File: Sendable {
    package let path: String
    /// The folder that links on the path's way must not leave; nil for any.
    package let root: String?
    /// The content that the file has; nil for a file that is new.
    package let old: [UInt8]?
    package let new: [UInt8]

    package init(_ path: String, within root: String?, old: [UInt8]?, new: [UInt8]) {
      (self.path, self.root, self.old, self.new) = (path, root, old, new)
    }
  }

  /// Writes new files, and then replaces the others. Returns the path of a file that somebody changed meanwhile, and
  /// then writes nothing.
  ///
  /// All bytes that replace others are on the disk before the first file gets its name. After an error, files that have
  /// their new content already get the old one back.
  package static func write(_ files: [File]) throws(FileError) -> String? {
    var done: [File] = []
    let changed: String?
    do throws(FileError) {
      for file in files where file.old == nil {
        var new = try created(file)
        try new.append(file.new)
        try new.commit()
        done.append(file)
      }
      changed = try replace(files.filter { $0.old != nil }[...], &done)
    } catch {
      takeBack(done)
      throw error
    }
    if changed != nil { takeBack(done) }
    return changed
  }

  private static func created(_ file: File) throws(FileError) -> AtomicFile {
    if let root = file.root { return try AtomicFile(creating: file.path, within: root) }
    return try AtomicFile(creating: file.path, isSecret: false)
  }

  private static func replace(
    _ files: ArraySlice<File>, _ done: inout [File]
  ) throws(FileError) -> String? {
    guard let file = files.first, let old = file.old else { return nil }
    var new = try AtomicFile(rewriting: file.path, within: file.root)
    try new.appendUnbuffered(file.new.span)
    if try InputFile.readFile(file.path, within: file.root, limit: 1 << 32) != old {
      return file.path
    }
    if let changed = try replace(files.dropFirst(), &done) { return changed }
    // A commit may fail when the file has its name already.
    done.append(file)
    try new.commit()
    return nil
  }

  /// Gives files the content back that they had, if they have the new one, as far as the system lets it.
  private static func takeBack(_ files: [File]) {
    for file in files.reversed() {
      guard let old = file.old else {
        _ = AtomicFile.takeBack(file.path)
        continue
      }
      do throws(FileError) {
        let now = try InputFile.readFile(file.path, within: file.root, limit: 1 << 32)
        guard now == file.new else { continue }
        var back = try AtomicFile(rewriting: file.path, within: file.root)
        try back.append(old)
        try back.commit()
      } catch {
        // The new files stay, because this one may name them.
        return
      }
    }
  }
}
