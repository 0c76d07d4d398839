/// The directory entry of one section, and its bytes, which are generated each time they are asked
/// for.
package struct EncodedSection: Sendable {
  private enum Content {
    case bytes([SpilledBytes])
    /// Blocks that were packed while rows arrived; the section may still be written unpacked.
    case packed(PackedBlocks)
    /// Integers relative to `base`; a row without a value stores `base`.
    case integers(IntegerList, PresenceList)
    /// Offsets: a zero, then the ends.
    case offsets(IntegerList)
  }

  let kind: Section.Kind
  let width: UInt8
  let count: Int
  let base: Int64
  private(set) var encoding = Section.Encoding.plain
  private(set) var byteCount: Int
  private var content: Content

  /// Creates a section of integers. `base` must be the smallest of them; the width is the smallest
  /// that holds the rest.
  init(
    _ kind: Section.Kind, _ values: IntegerList, base: Int64 = 0,
    where presence: PresenceList = PresenceList()
  ) {
    let width = IntegerList.width(of: max(values.most, base), above: base)
    self.kind = kind
    self.width = UInt8(width)
    self.base = base
    count = values.count
    byteCount = values.count * width
    content = .integers(values, presence)
  }

  /// Creates a section of offsets: a zero, then `values`.
  init(_ kind: Section.Kind, startingWithZero values: IntegerList) {
    let width = IntegerList.width(of: max(values.most, 0), above: 0)
    self.kind = kind
    self.width = UInt8(width)
    base = 0
    count = values.count + 1
    byteCount = count * width
    content = .offsets(values)
  }

  init(_ kind: Section.Kind, bits: [Bool]) {
    var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (index, bit) in bits.enumerated() where bit { bytes[index / 8] |= 1 << (index % 8) }
    self.init(kind, bits: bytes, count: bits.count)
  }

  init(_ kind: Section.Kind, bits: [UInt8], count: Int) {
    self.init(kind, [.here(bits)], count: count)
  }

  init(_ kind: Section.Kind, _ bytes: [SpilledBytes]) {
    self.init(kind, bytes, count: bytes.reduce(0) { $0 + $1.count })
  }

  init(_ kind: Section.Kind, _ blocks: PackedBlocks, count: Int) {
    self.kind = kind
    self.count = count
    width = 0
    base = 0
    byteCount = count
    content = .packed(blocks)
  }

  private init(_ kind: Section.Kind, _ bytes: [SpilledBytes], count: Int) {
    self.kind = kind
    self.count = count
    width = 0
    base = 0
    byteCount = bytes.reduce(0) { $0 + $1.count }
    content = .bytes(bytes)
  }

  /// The packed blocks, if the section was packed while rows arrived.
  var packedBlocks: PackedBlocks? {
    if case .packed(let blocks) = content { blocks } else { nil }
  }

  /// The integers, if the section has integers and each row has a value.
  var integers: IntegerList? {
    if case .integers(let values, let presence) = content, !presence.hasGaps { values } else { nil }
  }

  /// The number of bytes that are in their final place already, if the pack begins with this
  /// section.
  var countAtStart: Int {
    guard case .bytes(let pieces) = content else { return 0 }
    var end: Int?
    var count = 0
    for piece in pieces {
      guard case .away(let store, let offset, let size) = piece, store.isStartOfPack,
        offset == end ?? offset
      else { break }
      count += size
      end = offset + size
    }
    return count
  }

  /// Returns the section with the same items in another encoding.
  func encoded(as encoding: Section.Encoding, _ bytes: [SpilledBytes]) -> EncodedSection {
    var section = self
    section.encoding = encoding
    section.byteCount = bytes.reduce(0) { $0 + $1.count }
    section.content = .bytes(bytes)
    return section
  }

  /// Passes the bytes of the section to `body`, in order and in pieces of whole items.
  func forEachPiece<E: Error>(_ body: (ArraySlice<UInt8>) throws(E) -> Void) throws(E) {
    let (width, base) = (Int(width), base)
    switch content {
    case .bytes(let pieces):
      for piece in pieces { try body(piece.bytes[...]) }
    case .packed(let blocks): try blocks.forEachUnpacked(of: byteCount, body)
    case .offsets(let values):
      if width == 0 { return }
      try body([UInt8](repeating: 0, count: width)[...])
      try values.forEachPiece { (values: ArraySlice<Int64>) throws(E) in
        try body(values.encoded(width, less: 0)[...])
      }
    case .integers(let values, let presence):
      if width == 0 { return }
      var row = 0
      try values.forEachPiece { (values: ArraySlice<Int64>) throws(E) in
        var values = values
        if presence.hasGaps {
          for index in values.indices where !presence[row + index - values.startIndex] {
            values[index] = base
          }
        }
        row += values.count
        try body(values.encoded(width, less: base)[...])
      }
    }
  }
}
