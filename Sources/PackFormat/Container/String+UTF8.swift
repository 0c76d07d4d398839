extension String {
  /// Creates a text from UTF-8 bytes; nil if they are not well-formed.
  ///
  /// Faster than `init(validating:as:)`, which reads any collection byte by byte.
  package init?(utf8 bytes: ArraySlice<UInt8>) {
    guard bytes.span.isUTF8 else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
