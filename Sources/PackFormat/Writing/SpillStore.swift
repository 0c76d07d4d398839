/// A place for bytes that a writer needs again later, so that they do not stay in memory.
package struct SpillStore: Sendable {
  /// True if the store is the start of the pack file, so that its bytes need not be written again.
  let isStartOfPack: Bool
  let put: @Sendable (_ bytes: [UInt8]) -> Int?
  let take: @Sendable (_ offset: Int, _ count: Int) -> [UInt8]

  /// Creates a store from two functions.
  ///
  /// - Parameters:
  ///   - isStartOfPack: True if the store is the start of the pack file.
  ///   - put: Stores bytes and returns their offset; nil if they should stay in memory.
  ///   - take: Returns `count` bytes from `offset` on, or fewer if reading failed.
  package init(
    isStartOfPack: Bool = false,
    put: @escaping @Sendable (_ bytes: [UInt8]) -> Int?,
    take: @escaping @Sendable (_ offset: Int, _ count: Int) -> [UInt8]
  ) {
    self.isStartOfPack = isStartOfPack
    self.put = put
    self.take = take
  }
}

/// Bytes in memory or in a spill store.
enum SpilledBytes: Sendable {
  case here([UInt8])
  case away(SpillStore, offset: Int, count: Int)

  init(_ bytes: [UInt8], _ store: SpillStore?) {
    if let store, let offset = store.put(bytes) {
      self = .away(store, offset: offset, count: bytes.count)
    } else {
      self = .here(bytes)
    }
  }

  var count: Int {
    switch self {
    case .here(let bytes): bytes.count
    case .away(_, _, let count): count
    }
  }

  /// The bytes. If the store has lost some, zeros take their place, so that the count is right.
  var bytes: [UInt8] {
    switch self {
    case .here(let bytes): return bytes
    case .away(let store, let offset, let count):
      var bytes = store.take(offset, count)
      if bytes.count < count { bytes += [UInt8](repeating: 0, count: count - bytes.count) }
      return bytes
    }
  }
}
