/// SHA-256 (FIPS 180-4) in plain Swift, used by readers that are given no faster implementation.
public struct SHA256: Sendable {
  private var state: InlineArray<8, UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The first bytes of a block of 64 that is not complete yet.
  private var pending = InlineArray<64, UInt8>(repeating: 0)
  private var pendingCount = 0
  private var length: UInt64 = 0

  /// Begins a digest of no bytes.
  public init() {}

  /// Returns the digest of `bytes`.
  public static func digest(_ bytes: some Sequence<UInt8>) -> PackDigest {
    var hash = SHA256()
    hash.update(Array(bytes).span)
    return hash.finish()
  }

  /// Adds bytes to the digest.
  public mutating func update(_ bytes: ArraySlice<UInt8>) { update(bytes.span) }

  /// Adds bytes to the digest.
  public mutating func update(_ bytes: Span<UInt8>) {
    length &+= UInt64(bytes.count)
    var index = 0
    if pendingCount > 0 {
      index = min(64 - pendingCount, bytes.count)
      for offset in 0..<index { pending[pendingCount + offset] = bytes[offset] }
      pendingCount += index
      guard pendingCount == 64 else { return }
      compressPending()
      pendingCount = 0
    }
    while bytes.count - index >= 64 {
      compress(bytes, at: index)
      index += 64
    }
    while index < bytes.count {
      pending[pendingCount] = bytes[index]
      pendingCount += 1
      index += 1
    }
  }

  /// Ends the digest and returns it; the value must not be used afterwards.
  public mutating func finish() -> PackDigest {
    let bits = length &* 8
    pending[pendingCount] = 0x80
    for index in pendingCount + 1..<64 { pending[index] = 0 }
    if pendingCount >= 56 {
      compressPending()
      pending = InlineArray(repeating: 0)
    }
    for index in 0..<8 {
      pending[56 + index] = UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * index))
    }
    compressPending()
    func word(_ index: Int) -> UInt64 { UInt64(state[index]) << 32 | UInt64(state[index + 1]) }
    return PackDigest((word(0), word(2), word(4), word(6)))
  }

  private mutating func compressPending() {
    let block = pending
    compress(block.span, at: 0)
  }

  private mutating func compress(_ bytes: Span<UInt8>, at start: Int) {
    // The last 16 words of the message schedule, as a ring.
    var words = InlineArray<16, UInt32>(repeating: 0)
    for index in 0..<16 {
      let at = start + 4 * index
      words[index] =
        UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16
        | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight rounds rotate the letters by eight places, so that no value has to be moved.
    for index in stride(from: 0, to: 64, by: 8) {
      Self.round(a, b, c, &d, e, f, g, &h, index, &words)
      Self.round(h, a, b, &c, d, e, f, &g, index + 1, &words)
      Self.round(g, h, a, &b, c, d, e, &f, index + 2, &words)
      Self.round(f, g, h, &a, b, c, d, &e, index + 3, &words)
      Self.round(e, f, g, &h, a, b, c, &d, index + 4, &words)
      Self.round(d, e, f, &g, h, a, b, &c, index + 5, &words)
      Self.round(c, d, e, &f, g, h, a, &b, index + 6, &words)
      Self.round(b, c, d, &e, f, g, h, &a, index + 7, &words)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
    _ index: Int, _ words: inout InlineArray<16, UInt32>
  ) {
    let word = words[index & 15]
    let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    let first = h &+ s1 &+ (g ^ (e & (f ^ g))) &+ constants[index] &+ word
    let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    d &+= first
    h = first &+ s0 &+ ((a & b) | (c & (a | b)))
    let x = words[(index + 1) & 15]
    let y = words[(index + 14) & 15]
    let s2 = rotate(x, 7) ^ rotate(x, 18) ^ (x >> 3)
    let s3 = rotate(y, 17) ^ rotate(y, 19) ^ (y >> 10)
    words[index & 15] = word &+ s2 &+ words[(index + 9) & 15] &+ s3
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
