internal import CSHA256
package import PackFormat

/// SHA-256 by the processor's own instructions where it has them, else in plain Swift.
///
/// The reader that other apps import does without: it is given this as its `DigestFunction`.
package struct QuickSHA256: Sendable {
  private static let isHere = sha256_is_here() != 0

  /// The hash in plain Swift, for a processor without the instructions; nil otherwise.
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
    let rest = begin(bytes)
    takeBlocks(rest)
    end(rest)
  }

  /// Bytes of two messages at once, in little more time than those of one where they are as many.
  private static func update(
    _ one: inout QuickSHA256, _ bytes: ArraySlice<UInt8>,
    _ other: inout QuickSHA256, _ others: ArraySlice<UInt8>
  ) {
    guard isHere, bytes.count == others.count, one.pending.count == other.pending.count else {
      one.update(bytes)
      other.update(others)
      return
    }
    let (rest, otherRest) = (one.begin(bytes), other.begin(others))
    unsafe one.state.withUnsafeMutableBufferPointer { state in
      unsafe other.state.withUnsafeMutableBufferPointer { otherState in
        unsafe rest.withUnsafeBufferPointer { bytes in
          unsafe otherRest.withUnsafeBufferPointer { others in
            guard let to = state.baseAddress, let from = bytes.baseAddress,
              let otherTo = otherState.baseAddress, let otherFrom = others.baseAddress
            else { return }
            unsafe sha256_two(to, from, otherTo, otherFrom, bytes.count / 64)
          }
        }
      }
    }
    one.end(rest)
    other.end(otherRest)
  }

  /// The digests of two messages, piece by piece.
  static func digests(
    _ pieces: [ArraySlice<UInt8>], _ others: [ArraySlice<UInt8>]
  ) -> (PackDigest, PackDigest) {
    var (one, other) = (QuickSHA256(), QuickSHA256())
    for index in 0..<max(pieces.count, others.count) {
      update(
        &one, index < pieces.count ? pieces[index] : [],
        &other, index < others.count ? others[index] : [])
    }
    return (one.finish(), other.finish())
  }

  /// Takes what fills a block that was begun; the rest.
  private mutating func begin(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    length &+= UInt64(bytes.count)
    guard !pending.isEmpty else { return bytes }
    let taken = bytes.prefix(64 - pending.count)
    pending += taken
    if pending.count == 64 {
      takeBlocks(pending[...])
      pending.removeAll(keepingCapacity: true)
    }
    return bytes.dropFirst(taken.count)
  }

  /// Keeps the beginning of the next block.
  private mutating func end(_ rest: ArraySlice<UInt8>) {
    pending += rest[(rest.endIndex - rest.count % 64)...]
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
  package static let quick = DigestFunction(
    { pieces in
      var hash = QuickSHA256()
      for piece in pieces { hash.update(piece) }
      return hash.finish()
    }, two: QuickSHA256.digests)
}
