/// A queue of byte batches whose blocks are processed in the background while the next batch is
/// collected.
struct BlockWork: Sendable {
  private let size: Int
  private let sharing: WorkSharing
  private let work: @Sendable (ArraySlice<UInt8>) -> [UInt8]
  /// The batches in progress, oldest first.
  private var begun: [WorkSharing.Made] = []

  /// The number of batches in progress. With two, the collecting thread never had to wait.
  private static let mostBegun = 2

  init(
    _ size: Int, _ sharing: WorkSharing, _ work: @escaping @Sendable (ArraySlice<UInt8>) -> [UInt8]
  ) {
    (self.size, self.sharing, self.work) = (size, sharing, work)
  }

  /// Starts on a batch, whose last block may be shorter, and returns the results of the oldest
  /// batch; empty while few batches are in progress.
  mutating func begin(_ batch: [UInt8]) -> [[UInt8]] {
    let (size, work) = (size, work)
    begun.append(
      sharing.begin((batch.count + size - 1) / size) { number in
        work(batch[number * size..<min((number + 1) * size, batch.count)])
      })
    // Results are taken as soon as possible: all of them together could exceed memory.
    return begun.count > Self.mostBegun ? begun.removeFirst()() : []
  }

  /// Waits for all batches and returns their results.
  mutating func finish() -> [[UInt8]] {
    defer { begun = [] }
    return begun.flatMap { $0() }
  }
}

/// A buffer that collects bytes until it has a given size.
struct ByteBatch: Sendable {
  private let size: Int
  private var bytes: [UInt8] = []

  init(_ size: Int) { self.size = size }

  /// Takes as many bytes from `rest` as fit. Returns the content and empties the buffer if it is
  /// full.
  mutating func fill(from rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let part = rest.prefix(size - bytes.count)
    bytes += part
    rest = rest.dropFirst(part.count)
    if bytes.count < size { return nil }
    defer { bytes.reserveCapacity(size) }
    return takeRest()
  }

  /// Returns the content and empties the buffer.
  mutating func takeRest() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
