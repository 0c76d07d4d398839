/// The writer of one zone: data, directory and tree.
struct ZoneWriter {
  private let sections: DeferredSections
  /// The number of bytes of each section before packing.
  private let plainCounts: [Int]
  private let tables: [UInt8]
  private let tableCount: UInt16

  /// The number of blocks that are hashed and passed on at a time.
  private static let blocksAtOnce = 32

  init(
    tables: [TableBuilder], isPacked: Bool, store: SpillStore?, sharing: WorkSharing
  ) throws(PackWritingError) {
    var records = ByteWriter()
    var plain: [EncodedSection] = []
    for table in tables {
      try records.string8(table.name)
      records.integer(UInt64(table.rowCount))
      guard let columnCount = UInt16(exactly: table.columns.count) else {
        throw .tooMany("columns")
      }
      records.integer(columnCount)
      for column in table.columns {
        precondition(column.rowCount == table.rowCount, "columns of unequal length")
        guard !column.isTooLong else { throw .tooLong("a value of \(column.name)") }
        let sections = column.sections()
        try Self.describe(column, sectionCount: sections.count, in: &records)
        plain += sections
      }
    }
    guard plain.count <= Directory.maximumSections, tables.count <= Directory.maximumTables
    else { throw .tooMany("columns or tables") }
    (self.tables, tableCount) = (records.bytes, UInt16(tables.count))
    guard
      4 + Directory.sectionSize * plain.count + 2 + records.bytes.count
        <= ZoneSummary.maximumDirectory
    else { throw .tooMany("columns") }
    plainCounts = plain.map { $0.byteCount }
    sections =
      isPacked
      ? sharing.sections(plain.map { plain in { plain.packed(store, sharing) ?? plain } })
      : DeferredSections(making: plain.map { plain in { plain } })
  }

  /// The largest number of bytes that the data can have; exact when all sections are ready. Each
  /// section starts at a multiple of 8.
  var dataLength: Int {
    plainCounts.indices.reduce(0) { end, number in
      (end + 7) / 8 * 8 + (sections.known(number)?.byteCount ?? plainCounts[number])
    }
  }

  /// The number of bytes of all sections before packing.
  var itemByteCount: Int { plainCounts.reduce(0, +) }

  /// The number of bytes, from the first on, that are in their final place already.
  var countAtStart: Int { plainCounts.isEmpty ? 0 : sections.made(0).countAtStart }

  /// Passes the bytes of the zone to `body`, in order, and returns the header's description of it.
  func write<E: Error>(
    _ digest: DigestFunction, _ sharing: WorkSharing, _ body: (ArraySlice<UInt8>) throws(E) -> Void
  ) throws(E) -> ZoneSummary {
    var leaves: [UInt8] = []
    var dataLength = 0
    var blocks = BlockWork(2 * DigestTree.blockSize, sharing) { Self.leaves($0, digest) }
    func hand(_ bytes: [UInt8]) throws(E) {
      dataLength += bytes.count
      for leaf in blocks.begin(bytes) { leaves += leaf }
      try body(bytes[...])
    }
    var batch = ByteBatch(Self.blocksAtOnce * DigestTree.blockSize)
    try forEachPiece { (piece: ArraySlice<UInt8>) throws(E) in
      var rest = piece
      while !rest.isEmpty {
        guard let whole = batch.fill(from: &rest) else { return }
        try hand(whole)
      }
    }
    try hand(batch.takeRest())
    for leaf in blocks.finish() { leaves += leaf }
    let (tree, top) = DigestTree.build(leaves, digest)
    let directory = directory
    try body(directory[...])
    try body(tree[...])
    return ZoneSummary(
      dataLength: UInt64(dataLength), directory: digest(directory[...]),
      directoryLength: UInt32(directory.count), top: top)
  }

  /// Returns the digests of one or two blocks.
  private static func leaves(_ bytes: ArraySlice<UInt8>, _ digest: DigestFunction) -> [UInt8] {
    let block = bytes.prefix(DigestTree.blockSize)
    let next = bytes.dropFirst(block.count)
    if next.isEmpty { return DigestTree.leaf(block, digest).bytes }
    let digests = DigestTree.leaves(block, next, digest)
    return digests.0.bytes + digests.1.bytes
  }

  /// The directory: all sections and tables.
  private var directory: [UInt8] {
    var writer = ByteWriter()
    writer.integer(UInt32(plainCounts.count))
    for number in plainCounts.indices { Self.describe(sections.made(number), in: &writer) }
    writer.integer(tableCount)
    writer.bytes += tables
    return writer.bytes
  }

  /// Passes the data to `body`, with the padding before each section.
  private func forEachPiece<E: Error>(
    _ body: (ArraySlice<UInt8>) throws(E) -> Void
  ) throws(E) {
    var end = 0
    for number in plainCounts.indices {
      let section = sections.made(number)
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
  ) throws(PackWritingError) {
    try writer.string8(column.name)
    try writer.string8(column.language)
    writer.bytes += [column.type.rawValue, 0]
    try writer.string8(column.target)
    writer.bytes.append(UInt8(truncatingIfNeeded: sectionCount))
  }
}
