/// Where a writer puts bytes that it needs again later only, so that they need not be in memory till then.
package struct SpillStore: Sendable {
  /// Whether a pack begins with what is put there, so that it need not be written any more.
  let isStartOfPack: Bool
  let put: @Sendable (_ bytes: [UInt8]) -> Int?
  let take: @Sendable (_ offset: Int, _ count: Int) -> [UInt8]

  /// `put` says where it put the bytes, or nil where they had better stay in memory; `take` brings so many
  /// from there.
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

/// Bytes in memory or on a shelf.
enum SpilledBytes: Sendable {
  case here([UInt8])
  case away(SpillStore, offset: Int, count: Int)

  init(_ bytes: [UInt8], _ shelf: SpillStore?) {
    if let shelf, let offset = shelf.put(bytes) {
      self = .away(shelf, offset: offset, count: bytes.count)
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

  /// As many as there were, whatever became of the shelf.
  var bytes: [UInt8] {
    switch self {
    case .here(let bytes): return bytes
    case .away(let shelf, let offset, let count):
      var bytes = shelf.take(offset, count)
      if bytes.count < count { bytes += [UInt8](repeating: 0, count: count - bytes.count) }
      return bytes
    }
  }
}
