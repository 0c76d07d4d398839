/// How a writer has work shared out among threads; what comes of it does not depend on that.
package struct WorkSharing: Sendable {
  /// What `work` makes of each number below `count`, in order.
  package typealias Map =
    @Sendable (
      _ count: Int, _ work: @escaping @Sendable (_ number: Int) -> [UInt8]
    ) -> [[UInt8]]

  let map: Map

  /// `map` may call `work` on as many threads as it likes.
  package init(map: @escaping Map) { self.map = map }

  package static let onOneThread = WorkSharing { count, work in (0..<count).map { work($0) } }
}

/// Bytes that come in pieces, worked on block by block, many blocks at a time.
struct BlockWork {
  private static let blocksAtOnce = 64

  private let size: Int
  private let sharing: WorkSharing
  private let work: @Sendable (ArraySlice<UInt8>) -> [UInt8]
  private var bytes: [UInt8] = []

  /// The last block may be shorter.
  init(
    _ size: Int, _ sharing: WorkSharing, _ work: @escaping @Sendable (ArraySlice<UInt8>) -> [UInt8]
  ) {
    (self.size, self.sharing, self.work) = (size, sharing, work)
  }

  /// Takes a piece more; `take` gets what was made of each block, in order.
  mutating func append(_ piece: ArraySlice<UInt8>, _ take: ([UInt8]) -> Void) {
    var rest = piece
    while !rest.isEmpty {
      let part = rest.prefix(Self.blocksAtOnce * size - bytes.count)
      bytes += part
      rest = rest.dropFirst(part.count)
      if bytes.count == Self.blocksAtOnce * size { finish(take) }
    }
  }

  /// What is left of it.
  mutating func finish(_ take: ([UInt8]) -> Void) {
    let (bytes, size, work) = (bytes, size, work)
    let made = sharing.map((bytes.count + size - 1) / size) { number in
      work(bytes[number * size..<min((number + 1) * size, bytes.count)])
    }
    made.forEach(take)
    self.bytes.removeAll(keepingCapacity: true)
  }
}
