internal import Files
internal import PackFormat
internal import Synchronization

/// The SHA-256 of a source, made before its rows are read, or meanwhile.
final class SourceDigest: Sendable {
  private let source: SourceChecker.Source
  private let result = Mutex<Result<PackDigest, FileError>?>(nil)

  init(_ source: SourceChecker.Source) { self.source = source }

  /// Reads the rows, and makes the digest `beside` that on a thread of its own, or before.
  func made(beside: Bool, _ read: () throws(FileError) -> Void) throws(FileError) -> PackDigest {
    var reading: Result<Void, FileError> = .success(())
    if beside {
      Workers.run(beside: 1, { self.make() }, here: { reading = Result(catching: read) })
    } else {
      make()
      reading = Result(catching: read)
    }
    // What is wrong with the file is told by who reads its rows.
    try reading.get()
    // There may have been no thread for it.
    return try (result.withLock { $0 } ?? digest()).get()
  }

  private func make() {
    let made = digest()
    result.withLock { $0 = made }
  }

  private func digest() -> Result<PackDigest, FileError> {
    Result { () throws(FileError) in
      if let bytes = source.bytes { return SourceFile.digest(bytes) }
      return try SourceFile.digest(source.path)
    }
  }
}
