internal import Files
internal import PackFormat
internal import Projects
internal import Synchronization

/// The SHA-256 of a source, computed before its rows are read or at the same time.
final class SourceDigest: Sendable {
  private let source: ProjectSource
  private let result = Mutex<Result<PackDigest, FileError>?>(nil)

  init(_ source: ProjectSource) { self.source = source }

  /// Runs `read`, and returns the digest, computed `beside` it on another thread, or before it.
  func made(beside: Bool, _ read: () throws(FileError) -> Void) throws(FileError) -> PackDigest {
    var reading: Result<Void, FileError> = .success(())
    if beside {
      Workers.run(beside: 1, { self.make() }, here: { reading = Result(catching: read) })
    } else {
      make()
      reading = Result(catching: read)
    }
    // An error of the file is thrown by the reading of rows.
    try reading.get()
    // If there was no thread, the digest is computed now.
    return try (result.withLock { $0 } ?? digest()).get()
  }

  private func make() {
    let made = digest()
    result.withLock { $0 = made }
  }

  private func digest() -> Result<PackDigest, FileError> {
    Result { () throws(FileError) in
      if let bytes = source.bytes { return SourceFile.digest(bytes) }
      return try SourceFile.digest(source.path, within: source.root)
    }
  }
}
