package import Files
package import PackFormat

/// Why a pack is not turned back into a project.
package enum DecompileError: Error, Equatable {
  case pack(PackError)
  case file(FileError)
  /// The pack is whole, and holds what no project of this version could have put there.
  case unwritable(String)
}

/// Runs something that reads from a pack.
func reading<Result>(
  _ body: () throws(PackError) -> Result
) throws(DecompileError) -> Result {
  do throws(PackError) { return try body() } catch { throw .pack(error) }
}

/// Runs something that writes files.
func writing<Result>(
  _ body: () throws(FileError) -> Result
) throws(DecompileError) -> Result {
  do throws(FileError) { return try body() } catch { throw .file(error) }
}
