internal import CSHA256
package import PackFormat

/// SHA-256 by the processor's own instructions where it has them, else in plain Swift.
///
/// The reader that other apps import does without: it is given this as its `DigestFunction`.
package struct QuickSHA256: Sendable {
  private static let isHere = sha256_is_here() != 0

  /// Where the processor has no instructions for it.
  private var portable: SHA256?
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The beginning of a block that is not whole yet.
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  package init() {
    if !Self.isHere { portable = SHA256() }
  }

  package mutating func update(_ bytes: ArraySlice<UInt8>) {
    portable?.update(bytes)
    if portable != nil { return }
    length &+= UInt64(bytes.count)
    var bytes = bytes
    if !pending.isEmpty {
      let taken = bytes.prefix(64 - pending.count)
      pending += taken
      bytes = bytes.dropFirst(taken.count)
      if pending.count < 64 { return }
      takeBlocks(pending[...])
      pending.removeAll(keepingCapacity: true)
    }
    takeBlocks(bytes)
    pending += bytes[(bytes.endIndex - bytes.count % 64)...]
  }

  package mutating func finish() -> PackDigest {
    if portable != nil { return portable?.finish() ?? SHA256.digest([]) }
    let bits = length &* 8
    let zeros = (119 - pending.count) % 64
    update(([0x80] + [UInt8](repeating: 0, count: zeros))[...])
    update((0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }[...])
    func word(_ index: Int) -> UInt64 { UInt64(state[index]) << 32 | UInt64(state[index + 1]) }
    return PackDigest((word(0), word(2), word(4), word(6)))
  }

  /// As many whole blocks as there are.
  private mutating func takeBlocks(_ bytes: ArraySlice<UInt8>) {
    unsafe state.withUnsafeMutableBufferPointer { state in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        guard let to = state.baseAddress, let from = bytes.baseAddress else { return }
        unsafe sha256_blocks(to, from, bytes.count / 64)
      }
    }
  }
}

extension DigestFunction {
  package static let quick = DigestFunction { pieces in
    var hash = QuickSHA256()
    for piece in pieces { hash.update(piece) }
    return hash.finish()
  }
}
