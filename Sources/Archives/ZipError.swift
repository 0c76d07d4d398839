/// The reason why bytes are no ZIP archive that may be read, with the offset of the fault.
package struct ZipError: Error, Equatable {
  package enum Kind: Sendable {
    /// The archive is damaged, or is none.
    case damaged
    /// The archive could harm: it is a bomb, is encrypted, or names a path outside its folder.
    case refused
  }

  package var kind: Kind
  /// The fault in words: lower case, no full stop.
  package var message: String
  package var offset: Int

  init(_ kind: Kind, _ message: String, at offset: Int) {
    (self.kind, self.message, self.offset) = (kind, message, offset)
  }
}
