package import Files

/// The result of a merge in which at most one side changed anything, whatever the files hold.
package struct UnchangedSide {
  /// The result: the bytes of one of the two sides.
  package let text: [UInt8]
  /// A sentence about the side that changed nothing.
  package let reason: String

  /// Compares three files; nil if both sides changed the base, each in its own way.
  package init?(base: String, ours: String, theirs: String) throws(FileError) {
    let limit = 1 << 32
    let before = try InputFile.readFile(base, limit: limit)
    let mine = try InputFile.readFile(ours, limit: limit)
    let other = try InputFile.readFile(theirs, limit: limit)
    if mine == other {
      (text, reason) = (mine, "both sides are the same")
    } else if other == before {
      (text, reason) = (mine, "THEIRS changed nothing, so this is OURS")
    } else if mine == before {
      (text, reason) = (other, "OURS changed nothing, so this is THEIRS")
    } else {
      return nil
    }
  }
}
