extension String {
  /// The text that bytes are; nil where they are not UTF-8.
  ///
  /// As `init(validating:as:)`, which asks any collection for one byte after the other.
  package init?(utf8 bytes: ArraySlice<UInt8>) {
    guard bytes.span.isUTF8 else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
