package import Files

/// The reason why a key or a signature cannot be made or used.
package enum SigningError: Error, Equatable, Sendable {
  case file(FileError)
  /// A fault of a key, of a signature, or of the signed pack, which is therefore not trusted.
  case refused(String)
  /// The system has no memory, or no random bytes.
  case noMemory

  /// A short description for people, in lower case and without a full stop.
  package var message: String {
    switch self {
    case .file(let error): error.message
    case .refused(let reason): reason
    case .noMemory: "there is no memory for the key, or no source of random bytes"
    }
  }

  /// Returns the error with the path of the file at fault before its message.
  package func with(_ path: String) -> SigningError {
    guard case .refused(let reason) = self else { return self }
    return .refused("\(Path.printable(path)): \(reason)")
  }
}

/// Runs `body`, and throws its file errors as signing errors.
func reading<Result: ~Copyable>(
  _ body: () throws(FileError) -> Result
) throws(SigningError) -> Result {
  do throws(FileError) { return try body() } catch { throw .file(error) }
}
