/// A SHA-256 digest.
public struct PackDigest: Sendable, Hashable {
  // Four words instead of an array: digests are compared and stored by the thousand.
  let words: (UInt64, UInt64, UInt64, UInt64)

  /// Creates a digest from four words in big-endian order, the first word first.
  package init(_ words: (UInt64, UInt64, UInt64, UInt64)) { self.words = words }

  /// Creates a digest from its bytes; nil unless there are exactly 32.
  public init?(_ bytes: some Collection<UInt8>) { self.init(Array(bytes)[...]) }

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    let bytes = bytes.span
    func word(_ first: Int) -> UInt64 { bytes.word64(at: first).byteSwapped }
    words = (word(0), word(8), word(16), word(24))
  }

  /// The number of bytes of a digest.
  public static let byteCount = 32

  /// The 32 bytes of the digest.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.byteCount)
    for word in [words.0, words.1, words.2, words.3] {
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return bytes
  }

  /// The digest as 64 lower-case hexadecimal digits.
  public var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  public static func == (left: PackDigest, right: PackDigest) -> Bool { left.words == right.words }

  public func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

/// The SHA-256 implementation that a reader or writer uses: `portable`, or a faster one of the
/// caller's.
public struct DigestFunction: Sendable {
  let digest: @Sendable (_ pieces: [ArraySlice<UInt8>]) -> PackDigest
  /// Computes two digests at the same time, where that is faster than one after the other;
  /// otherwise nil.
  let two:
    (
      @Sendable (_ pieces: [ArraySlice<UInt8>], _ others: [ArraySlice<UInt8>]) -> (
        PackDigest, PackDigest
      )
    )?

  /// Creates a digest function.
  ///
  /// - Parameter digest: Returns the SHA-256 of the concatenated pieces. It may be called from
  ///   several threads.
  public init(_ digest: @escaping @Sendable (_ pieces: [ArraySlice<UInt8>]) -> PackDigest) {
    self.digest = digest
    two = nil
  }

  /// Creates a digest function that can also compute two digests at once.
  ///
  /// - Parameter two: Returns exactly what two calls of `digest` would return.
  package init(
    _ digest: @escaping @Sendable (_ pieces: [ArraySlice<UInt8>]) -> PackDigest,
    two:
      @escaping @Sendable (
        _ pieces: [ArraySlice<UInt8>], _ others: [ArraySlice<UInt8>]
      ) -> (PackDigest, PackDigest)
  ) {
    self.digest = digest
    self.two = two
  }

  /// The SHA-256 of this library, in plain Swift, for every platform.
  public static let portable = DigestFunction { pieces in
    var hash = SHA256()
    for piece in pieces { hash.update(piece) }
    return hash.finish()
  }

  /// Returns the digest of the concatenated pieces.
  func callAsFunction(_ pieces: ArraySlice<UInt8>...) -> PackDigest { digest(pieces) }
}
