package import Files

/// Why a key or a signature cannot be made or used.
package enum SigningError: Error, Equatable, Sendable {
  case file(FileError)
  /// What is wrong with a key, a signature or what it was made for: not to be trusted.
  case refused(String)
  /// There is no memory, or no source of random bytes.
  case noMemory

  /// Lower case, no full stop.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .refused(let reason): reason
    case .noMemory: "there is no memory for the key, or no source of random bytes"
    }
  }

  /// The same, with the file that is at fault before it.
  package func with(_ path: String) -> SigningError {
    guard case .refused(let reason) = self else { return self }
    return .refused("\(Path.printable(path)): \(reason)")
  }
}

/// Runs something that reads or writes files.
func reading<Result: ~Copyable>(
  _ body: () throws(FileError) -> Result
) throws(SigningError) -> Result {
  do throws(FileError) { return try body() } catch { throw .file(error) }
}
