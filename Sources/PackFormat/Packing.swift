/// How a writer packs the sections of a pack by block; the same bytes however the work is shared out.
package struct Packing: Sendable {
  /// What `work` makes of each number below `count`, in order.
  package typealias Map =
    @Sendable (
      _ count: Int, _ work: @escaping @Sendable (_ number: Int) -> [UInt8]
    ) -> [[UInt8]]

  private let map: Map

  /// `map` may call `work` on as many threads as it likes.
  package init(map: @escaping Map) { self.map = map }

  package static let onOneThread = Packing { count, work in (0..<count).map { work($0) } }

  /// A section packed as it becomes shorter by 64 bytes and an eighth at least; nil for all others.
  func packed(_ section: EncodedSection) -> (encoding: Section.Encoding, pieces: [[UInt8]])? {
    let bytes = section.bytes
    guard bytes.count > 64 else { return nil }
    let width = max(1, Int(section.width))
    let inSteps = section.kind.holdsIntegers && rises(section)
    let size = PackedBlock.byteCount
    let blocks = map((bytes.count + size - 1) / size) { number in
      let block = bytes[number * size..<min((number + 1) * size, bytes.count)]
      return PackedBlock.pack(block, width: width, inSteps: inSteps)
    }
    var index = ByteWriter()
    var end = Section.indexWidth * UInt64(blocks.count - 1)
    for block in blocks.dropLast() {
      end += UInt64(block.count)
      index.integer(end)
    }
    let length = Int(end) + (blocks.last?.count ?? 0)
    guard length <= bytes.count - max(64, bytes.count / 8) else { return nil }
    return (inSteps ? .packedSteps : .packed, [index.bytes] + blocks)
  }

  /// Whether no item is less than the one before, so that steps are small.
  private func rises(_ section: EncodedSection) -> Bool {
    let width = Int(section.width)
    var last: UInt64 = 0
    for start in stride(from: 0, to: section.bytes.count, by: width) {
      var value: UInt64 = 0
      for index in stride(from: start + width - 1, through: start, by: -1) {
        value = value << 8 | UInt64(section.bytes[index])
      }
      guard value >= last else { return false }
      last = value
    }
    return true
  }
}
