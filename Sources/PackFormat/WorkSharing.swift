/// How a writer has work shared out among threads; what comes of it does not depend on that.
package struct WorkSharing: Sendable {
  /// What was made, when all of it is; it may be asked for again.
  package typealias Made = @Sendable () -> [[UInt8]]

  /// Has something made of each number below `count`, to be had in order.
  package typealias Begin =
    @Sendable (_ count: Int, _ work: @escaping @Sendable (_ number: Int) -> [UInt8]) -> Made

  let begin: Begin

  /// `begin` may call `work` on as many threads as it likes, and may leave it to who asks for what was made.
  package init(begin: @escaping Begin) { self.begin = begin }

  package static let onOneThread = WorkSharing { count, work in
    { (0..<count).map { work($0) } }
  }
}

/// Bytes that come in pieces, worked on block by block, many blocks at a time, while the next come.
struct BlockWork: Sendable {
  static let mostAtOnce = 64

  private let size: Int
  /// How many bytes are worked on at a time.
  private let batchSize: Int
  private let sharing: WorkSharing
  private let work: @Sendable (ArraySlice<UInt8>) -> [UInt8]
  private var bytes: [UInt8] = []
  /// What becomes of the blocks before those.
  private var before: WorkSharing.Made?

  /// The last block may be shorter.
  init(
    _ size: Int, _ sharing: WorkSharing, atOnce: Int = Self.mostAtOnce,
    _ work: @escaping @Sendable (ArraySlice<UInt8>) -> [UInt8]
  ) {
    (self.size, batchSize, self.sharing, self.work) = (size, atOnce * size, sharing, work)
  }

  /// Takes a piece more; `take` gets what was made of each block, in order.
  mutating func append(_ piece: ArraySlice<UInt8>, _ take: ([UInt8]) -> Void) {
    var rest = piece
    while !rest.isEmpty {
      let part = rest.prefix(batchSize - bytes.count)
      bytes += part
      rest = rest.dropFirst(part.count)
      if bytes.count == batchSize { begin(take) }
    }
  }

  /// What is left of it.
  mutating func finish(_ take: ([UInt8]) -> Void) {
    if !bytes.isEmpty { begin(take) }
    before?().forEach(take)
    before = nil
  }

  private mutating func begin(_ take: ([UInt8]) -> Void) {
    // Else they would be in memory, however many there are.
    before?().forEach(take)
    let (bytes, size, work) = (bytes, size, work)
    before = sharing.begin((bytes.count + size - 1) / size) { number in
      work(bytes[number * size..<min((number + 1) * size, bytes.count)])
    }
    self.bytes = []
    if bytes.count == batchSize { self.bytes.reserveCapacity(bytes.count) }
  }
}
