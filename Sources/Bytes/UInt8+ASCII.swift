extension UInt8 {
  /// True if the byte is an ASCII digit.
  @inlinable package var isDigit: Bool { 0x30...0x39 ~= self }
}
