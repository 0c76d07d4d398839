/// Bytes in words, for what goes over very many of them.
extension Span<UInt8> {
  /// The eight bytes from `index` on, the first of them lowest; the span has to have them.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    // Its bounds are checked; any eight bytes are a number.
    unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
