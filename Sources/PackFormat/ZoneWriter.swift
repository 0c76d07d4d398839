/// Data, directory and tree of one zone.
struct ZoneWriter {
  private var sections: [EncodedSection] = []
  let directory: [UInt8]
  let tree: [UInt8]
  let summary: ZoneSummary

  init(
    tables: [TableBuilder], packing: Packing?, shelf: ByteShelf?, digest: DigestFunction,
    sharing: WorkSharing
  ) throws(PackWriter.Failure) {
    var sectionRecords = ByteWriter()
    var tableRecords = ByteWriter()
    for table in tables {
      try tableRecords.string8(table.name)
      tableRecords.integer(UInt64(table.columns.first?.rowCount ?? 0))
      guard let columnCount = UInt16(exactly: table.columns.count) else {
        throw .tooMany("columns")
      }
      tableRecords.integer(columnCount)
      for column in table.columns {
        precondition(column.rowCount == table.columns[0].rowCount, "columns of unequal length")
        guard !column.isTooLong else { throw .tooLong("a value of \(column.name)") }
        let sections = column.sections()
        try Self.describe(column, sectionCount: sections.count, in: &tableRecords)
        for section in sections {
          let section = packing?.packed(section, shelf) ?? section
          Self.describe(section, in: &sectionRecords)
          self.sections.append(section)
        }
      }
    }
    guard sections.count <= Directory.maximumSections, tables.count <= Directory.maximumTables
    else { throw .tooMany("columns or tables") }
    var writer = ByteWriter()
    writer.integer(UInt32(sections.count))
    writer.bytes += sectionRecords.bytes
    writer.integer(UInt16(tables.count))
    writer.bytes += tableRecords.bytes
    directory = writer.bytes
    guard directory.count <= ZoneSummary.maximumDirectory else { throw .tooMany("columns") }
    var leaves = LeafDigests(digest, sharing)
    Self.forEachPiece(of: sections) { leaves.append($0) }
    let dataLength = leaves.byteCount
    let (treeBytes, top) = DigestTree.build(leaves.finish(), digest)
    tree = treeBytes
    summary = ZoneSummary(
      dataLength: UInt64(dataLength), directory: digest(directory[...]),
      directoryLength: UInt32(directory.count), top: top)
  }

  /// The bytes of the zone, in pieces that follow each other.
  func forEachPiece<E: Error>(_ body: (ArraySlice<UInt8>) throws(E) -> Void) throws(E) {
    try Self.forEachPiece(of: sections, body)
    try body(directory[...])
    try body(tree[...])
  }

  /// The bytes of all sections.
  var data: [UInt8] {
    var data: [UInt8] = []
    Self.forEachPiece(of: sections) { data += $0 }
    return data
  }

  /// The data of a zone: each section starts at a multiple of eight.
  private static func forEachPiece<E: Error>(
    of sections: [EncodedSection], _ body: (ArraySlice<UInt8>) throws(E) -> Void
  ) throws(E) {
    var end = 0
    for section in sections {
      let padding = (8 - end % 8) % 8
      if padding > 0 { try body([UInt8](repeating: 0, count: padding)[...]) }
      try section.forEachPiece(body)
      end += padding + section.byteCount
    }
  }

  private static func describe(_ section: EncodedSection, in writer: inout ByteWriter) {
    writer.bytes += [
      section.kind.rawValue, 1, section.encoding.rawValue, section.width, 0, 0, 0, 0,
    ]
    writer.integer(UInt64(section.count))
    writer.integer(section.base)
    writer.integer(UInt64(section.byteCount))
  }

  private static func describe(
    _ column: ColumnBuilder, sectionCount: Int, in writer: inout ByteWriter
  ) throws(PackWriter.Failure) {
    try writer.string8(column.name)
    try writer.string8(column.language)
    writer.bytes += [column.type.rawValue, 0]
    try writer.string8(column.target)
    writer.bytes.append(UInt8(truncatingIfNeeded: sectionCount))
  }
}

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

/// The digests of the blocks of a zone's data, many blocks at a time.
private struct LeafDigests {
  private static let blocksAtOnce = 64
  private static let size = blocksAtOnce * DigestTree.blockSize

  private let digest: DigestFunction
  private let sharing: WorkSharing
  private var bytes: [UInt8] = []
  private var leaves: [UInt8] = []
  private(set) var byteCount = 0

  init(_ digest: DigestFunction, _ sharing: WorkSharing) {
    self.digest = digest
    self.sharing = sharing
  }

  mutating func append(_ piece: ArraySlice<UInt8>) {
    byteCount += piece.count
    var rest = piece
    while !rest.isEmpty {
      let part = rest.prefix(Self.size - bytes.count)
      bytes += part
      rest = rest.dropFirst(part.count)
      if bytes.count == Self.size { flush() }
    }
  }

  private mutating func flush() {
    let size = DigestTree.blockSize
    let (bytes, digest) = (bytes, digest)
    for leaf in sharing.map(
      (bytes.count + size - 1) / size,
      { number in
        let block = bytes[number * size..<min((number + 1) * size, bytes.count)]
        return DigestTree.leaf(block, digest).bytes
      })
    { leaves += leaf }
    self.bytes.removeAll(keepingCapacity: true)
  }

  /// All digests, one after the other.
  mutating func finish() -> [UInt8] {
    if !bytes.isEmpty { flush() }
    return leaves
  }
}
