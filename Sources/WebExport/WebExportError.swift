package import Files
package import PackFormat

/// The reason why an export for browsers ends without a file.
package enum WebExportError: Error {
  case file(FileError)
  case pack(PackError, path: String)
  /// No game plays the kind of the pack, as with a table.
  case noGame(path: String, kind: String)
  /// The pack has more bytes than a page, or a page of a site, can play.
  case tooLarge(path: String, limit: UInt64)
  /// A game of the kind has no result in per cent of which a part could pass.
  case noPercent(path: String, kind: String)
  /// Two packs of a site have the same id.
  case sameId(String, path: String, other: String)
  /// The folder has an entry of this name that no earlier site has put there.
  case notASite(folder: String, entry: String)
}

/// Runs a body that reads or writes files, and wraps its error.
func files<Result: ~Copyable>(
  _ body: () throws(FileError) -> Result
) throws(WebExportError) -> Result {
  do throws(FileError) { return try body() } catch { throw .file(error) }
}
