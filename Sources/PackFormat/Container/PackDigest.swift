/// 32 bytes of SHA-256.
public struct PackDigest: Sendable, Hashable {
  // Four words, not an array: digests are compared and kept by the thousand.
  let words: (UInt64, UInt64, UInt64, UInt64)

  package init(_ words: (UInt64, UInt64, UInt64, UInt64)) { self.words = words }

  /// Nil unless there are exactly 32 bytes.
  public init?(_ bytes: some Collection<UInt8>) { self.init(Array(bytes)[...]) }

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    let bytes = bytes.span
    func word(_ first: Int) -> UInt64 { bytes.word64(at: first).byteSwapped }
    words = (word(0), word(8), word(16), word(24))
  }

  public static let byteCount = 32

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

  /// 64 lower-case hexadecimal digits.
  public var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  public static func == (left: PackDigest, right: PackDigest) -> Bool { left.words == right.words }

  public func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

/// How a reader or writer computes SHA-256: plain Swift unless the caller has something faster.
public struct DigestFunction: Sendable {
  let digest: @Sendable (_ pieces: [ArraySlice<UInt8>]) -> PackDigest
  /// Two at once, where that takes less time than one after the other.
  let two:
    (
      @Sendable (_ pieces: [ArraySlice<UInt8>], _ others: [ArraySlice<UInt8>]) -> (
        PackDigest, PackDigest
      )
    )?

  /// `digest` must return the SHA-256 of the pieces, one after the other.
  public init(_ digest: @escaping @Sendable (_ pieces: [ArraySlice<UInt8>]) -> PackDigest) {
    self.digest = digest
    two = nil
  }

  /// `two` must return the same of each as `digest`.
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

  /// SHA-256 in plain Swift, on every platform.
  public static let portable = DigestFunction { pieces in
    var hash = SHA256()
    for piece in pieces { hash.update(piece) }
    return hash.finish()
  }

  func callAsFunction(_ pieces: ArraySlice<UInt8>...) -> PackDigest { digest(pieces) }
}
