/// Bytes worked on block by block, a batch of them at a time, while the next are gathered.
struct BlockWork: Sendable {
  private let size: Int
  private let sharing: WorkSharing
  private let work: @Sendable (ArraySlice<UInt8>) -> [UInt8]
  /// What becomes of the last batches.
  private var begun: [WorkSharing.Made] = []

  /// So many are worked on while more is gathered: to wait for the last but one costs nobody any time.
  private static let mostBegun = 2

  init(
    _ size: Int, _ sharing: WorkSharing, _ work: @escaping @Sendable (ArraySlice<UInt8>) -> [UInt8]
  ) {
    (self.size, self.sharing, self.work) = (size, sharing, work)
  }

  /// Begins with a batch, of which the last block may be shorter, and returns what was made of each block of one
  /// before, in order; nothing where there are few yet.
  mutating func begin(_ batch: [UInt8]) -> [[UInt8]] {
    let (size, work) = (size, work)
    begun.append(
      sharing.begin((batch.count + size - 1) / size) { number in
        work(batch[number * size..<min((number + 1) * size, batch.count)])
      })
    // Else they would be in memory, however many there are.
    return begun.count > Self.mostBegun ? begun.removeFirst()() : []
  }

  /// What was made of the last batches.
  mutating func finish() -> [[UInt8]] {
    defer { begun = [] }
    return begun.flatMap { $0() }
  }
}

/// Gathers bytes until they are so many.
struct ByteBatch: Sendable {
  private let size: Int
  private var bytes: [UInt8] = []

  init(_ size: Int) { self.size = size }

  /// Takes of the bytes what it has room for; what is gathered, where it is full then.
  mutating func fill(from rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let part = rest.prefix(size - bytes.count)
    bytes += part
    rest = rest.dropFirst(part.count)
    if bytes.count < size { return nil }
    defer { bytes.reserveCapacity(size) }
    return takeRest()
  }

  /// What is gathered so far.
  mutating func takeRest() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
