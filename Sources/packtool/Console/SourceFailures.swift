import Files
import Diagnostics
import PackCompiler

/// The files that findings point into, and what kept them from being read.
final class SourceFailures {
  private var files: [SharedFile] = []
  private var failure: FileError?
  /// As many as any system lets a program have open, and more than one finding points into.
  private static let mostOpen = 64

  /// Nil for a file that cannot be opened; `check` tells of it.
  func open(_ path: String) -> SourceBytes? {
    do throws(FileError) {
      let (bytes, file) = try SourceFile.watched(path)
      if let file { files.append(file) }
      if files.count > Self.mostOpen { try files.removeFirst().check() }
      return bytes
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// The same; one that is not there, or not for everyone, is nothing to tell of.
  func openIfThere(_ path: String) -> SourceBytes? {
    let earlier = failure
    let bytes = open(path)
    if failure?.isOfFile == true { failure = earlier }
    return bytes
  }

  /// The path as seen from the working folder.
  func relative(_ path: String) -> String {
    do throws(FileError) { return try Path.relative(path) } catch {
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

  /// Throws where something could not be read, or was changed meanwhile.
  func check() throws(FileError) {
    if let failure { throw failure }
    for file in files { try file.check() }
  }
}
