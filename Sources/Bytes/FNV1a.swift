/// A 64-bit FNV-1a hash, equal in every run and on every machine.
///
/// It makes accidental collisions unlikely. It does not withstand anyone who looks for them.
///
/// `@usableFromInline`: without it, not even `@inlinable` methods of a type of the package are inlined in other modules.
@usableFromInline package struct FNV1a: Sendable {
  @usableFromInline package var value: UInt64

  /// The hash of nothing, the offset basis.
  @inlinable package init() { value = 0xcbf2_9ce4_8422_2325 }

  /// The hash of some bytes. A span, as a generic sequence would not be specialised across modules.
  @inlinable package init(_ bytes: Span<UInt8>) {
    self.init()
    for index in bytes.indices { append(UInt64(bytes[index])) }
  }

  /// Adds a byte, or a larger unit such as a Unicode scalar.
  @inlinable package mutating func append(_ unit: UInt64) {
    value = (value ^ unit) &* 0x100_0000_01b3
  }

  /// Undoes the last `append` of `unit`. The prime is odd, so its inverse modulo 2⁶⁴ exists.
  @inlinable package mutating func removeLast(_ unit: UInt64) {
    value = value &* 0xce96_5057_aff6_957b ^ unit
  }
}
