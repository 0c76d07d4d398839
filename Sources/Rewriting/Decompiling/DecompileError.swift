package import Files
package import PackFormat

/// The reason why a pack cannot be decompiled.
package enum DecompileError: Error, Equatable {
  case pack(PackError)
  case file(FileError)
  /// The pack is intact, but no project of this version compiles to its content.
  case unwritable(String)
}

/// Runs a body that reads from a pack, and wraps its error.
func reading<Result>(
  _ body: () throws(PackError) -> Result
) throws(DecompileError) -> Result {
  do throws(PackError) { return try body() } catch { throw .pack(error) }
}

/// Runs a body that writes files, and wraps its error.
func writing<Result>(
  _ body: () throws(FileError) -> Result
) throws(DecompileError) -> Result {
  do throws(FileError) { return try body() } catch { throw .file(error) }
}
