internal import CBulkRows

/// A fast keyed hash of texts. Texts with equal hashes may still differ.
package struct TextHash: Sendable {
  package let secrets: [UInt64]

  /// Makes a hash; without knowing the seed nobody can choose texts whose hashes agree.
  package init(seed: UInt64) {
    var state = seed
    secrets = (0..<Int(hash_secrets)).map { _ in
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
      return mixed ^ mixed >> 31
    }
  }

  /// The number of bytes behind a text that the hash may read.
  private static let padding = 64

  /// The hash of a text.
  package func callAsFunction(_ text: ArraySlice<UInt8>) -> UInt64 {
    unsafe withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: text.count + Self.padding
    ) { room in
      let end = unsafe room.initialize(fromContentsOf: text)
      unsafe room[end...].initialize(repeating: 0)
      return unsafe secrets.withUnsafeBufferPointer { secrets in
        guard let text = room.baseAddress, let secrets = secrets.baseAddress else {
          return 0
        }
        return unsafe csv_hash(text, end, secrets)
      }
    }
  }

  /// The hash of a text as a quoted cell has it, with its own quotes doubled.
  func callAsFunction(quoted value: ArraySlice<UInt8>) -> UInt64 {
    guard value.contains(UInt8(ascii: "\"")) else { return self(value) }
    var text: [UInt8] = []
    for byte in value {
      text.append(byte)
      if byte == UInt8(ascii: "\"") { text.append(byte) }
    }
    return self(text[...])
  }

  /// The hash of a key of several parts, from that of the parts before and that of the next one.
  package func combined(_ before: UInt64, _ next: UInt64) -> UInt64 {
    let product = (before ^ secrets[2]).multipliedFullWidth(by: next ^ secrets[3])
    return product.high ^ product.low
  }
}
