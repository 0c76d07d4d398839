import Diagnostics
import Files
import Projects

/// Opens the files that findings point into, and keeps the first failure to read one.
final class SourceFailures {
  private var files: [SharedFile] = []
  private var failure: FileError?
  /// The names of files from the folder of a baseline; many findings are in one file.
  private var names: [String: String] = [:]
  /// The number of files that are kept open, which every system allows.
  private static let mostOpen = 64
  private let roots: [String]

  /// Files in the folders `roots` are not reached by links that leave their folder.
  init(within roots: [String]) { self.roots = roots }

  /// Opens a file for excerpts. If that fails, the result is nil and `check` throws the failure.
  func open(_ path: String) -> SourceBytes? {
    do throws(FileError) {
      let (bytes, file) = try SourceFile.watched(path, within: root(of: path))
      if let file { files.append(file) }
      if files.count > Self.mostOpen { try files.removeFirst().check() }
      return bytes
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// The folder of the project that names a file; nil for another file.
  private func root(of path: String) -> String? {
    roots.filter { root in
      let start = Path.joined(root, "")
      let parts = path.utf8.dropFirst(start.utf8.count).split(separator: UInt8(ascii: "/"))
      return path.utf8.starts(with: start.utf8) && parts.first?.elementsEqual("..".utf8) != true
    }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Opens a file for excerpts. Unlike `open`, a missing or unreadable file is not recorded as a
  /// failure, unless the run was allowed to read it before.
  func openIfThere(_ path: String, wasRead: Bool = false) -> SourceBytes? {
    let earlier = failure
    let bytes = open(path)
    if let failure, failure.isOfFile, !(wasRead && failure.isDenied) { self.failure = earlier }
    return bytes
  }

  /// The absolute path, without links; the path itself if there is nothing.
  func absolute(_ path: String) -> String {
    do throws(FileError) { return try Path.resolved(path) ?? path } catch {
      failure = failure ?? error
      return path
    }
  }

  /// The path, relative to the working folder.
  func relative(_ path: String) -> String {
    do throws(FileError) { return try Path.relative(path) } catch {
      failure = failure ?? error
      return path
    }
  }

  /// The path as it is named from a folder; nil means the working folder.
  func relative(_ path: String, to folder: String?) -> String {
    guard let folder else { return relative(path) }
    if let name = names[path] { return name }
    do throws(FileError) {
      let name = try Path.relative(path, to: folder)
      names[path] = name
      return name
    } catch {
      failure = failure ?? error
      return path
    }
  }

  func isGone(_ path: String) -> Bool {
    do throws(FileError) { return try !Path.exists(path) } catch {
      failure = failure ?? error
      return false
    }
  }

  /// Throws the first failure, or an error if a file changed while it was open.
  func check() throws(FileError) {
    if let failure { throw failure }
    for file in files { try file.check() }
  }
}
