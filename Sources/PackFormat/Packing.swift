/// How a writer packs the sections of a pack by block; the same bytes however the work is shared out.
package struct Packing: Sendable {
  private let sharing: WorkSharing

  package init(_ sharing: WorkSharing) { self.sharing = sharing }

  package static let onOneThread = Packing(.onOneThread)

  /// A section packed as it becomes shorter by 64 bytes and an eighth at least; nil for all others.
  func packed(_ section: EncodedSection, _ shelf: ByteShelf?) -> EncodedSection? {
    guard section.byteCount > 64 else { return nil }
    let inSteps = section.kind.holdsIntegers && rises(section)
    var blocks = PackedBlocks(
      width: max(1, Int(section.width)), inSteps: inSteps, sharing, shelf)
    section.forEachPiece { blocks.append($0) }
    let packed = blocks.finish()
    let length = packed.reduce(0) { $0 + $1.count }
    guard length <= section.byteCount - max(64, section.byteCount / 8) else { return nil }
    return section.encoded(as: inSteps ? .packedSteps : .packed, packed)
  }

  /// Whether no item is less than the one before, so that steps are small.
  private func rises(_ section: EncodedSection) -> Bool {
    let width = Int(section.width)
    var last: UInt64 = 0
    var isRising = true
    section.forEachPiece { bytes in
      var start = bytes.startIndex
      while isRising, start < bytes.endIndex {
        var value: UInt64 = 0
        for index in 0..<width { value |= UInt64(bytes[start + index]) << UInt64(8 * index) }
        if value < last { isRising = false }
        last = value
        start += width
      }
    }
    return isRising
  }
}

/// The blocks of a section, packed many at a time.
private struct PackedBlocks {
  private static let blocksAtOnce = 64

  private let width: Int
  private let inSteps: Bool
  private let sharing: WorkSharing
  private let shelf: ByteShelf?
  private var bytes: [UInt8] = []
  private var blocks: [ShelvedBytes] = []

  init(width: Int, inSteps: Bool, _ sharing: WorkSharing, _ shelf: ByteShelf?) {
    self.width = width
    self.inSteps = inSteps
    self.sharing = sharing
    self.shelf = shelf
  }

  mutating func append(_ piece: ArraySlice<UInt8>) {
    var rest = piece
    while !rest.isEmpty {
      let part = rest.prefix(Self.blocksAtOnce * PackedBlock.byteCount - bytes.count)
      bytes += part
      rest = rest.dropFirst(part.count)
      if bytes.count == Self.blocksAtOnce * PackedBlock.byteCount { flush() }
    }
  }

  private mutating func flush() {
    let size = PackedBlock.byteCount
    let (bytes, width, inSteps) = (bytes, width, inSteps)
    for block in sharing.map(
      (bytes.count + size - 1) / size,
      { number in
        let block = bytes[number * size..<min((number + 1) * size, bytes.count)]
        return PackedBlock.pack(block, width: width, inSteps: inSteps)
      })
    { blocks.append(ShelvedBytes(block, shelf)) }
    self.bytes.removeAll(keepingCapacity: true)
  }

  /// Where the blocks end, and then they.
  mutating func finish() -> [ShelvedBytes] {
    if !bytes.isEmpty { flush() }
    var index = ByteWriter()
    var end = Section.indexWidth * UInt64(blocks.count - 1)
    for block in blocks.dropLast() {
      end += UInt64(block.count)
      index.integer(end)
    }
    return [.here(index.bytes)] + blocks
  }
}
