/// The bytes of one section, and how the directory describes them.
struct EncodedSection {
  let kind: Section.Kind
  let width: UInt8
  let count: Int
  let base: Int64
  /// One after the other.
  let pieces: [[UInt8]]
  let byteCount: Int

  private init(
    _ kind: Section.Kind, width: Int = 0, count: Int, base: Int64 = 0, _ pieces: [[UInt8]]
  ) {
    self.kind = kind
    self.width = UInt8(width)
    self.count = count
    self.base = base
    self.pieces = pieces
    byteCount = pieces.reduce(0) { $0 + $1.count }
  }

  /// `base` must be the least of the values; the width is the smallest that holds the rest. Where there is
  /// no value, `base` stands.
  init(
    _ kind: Section.Kind, _ values: IntegerList, base: Int64, where presence: PresenceList
  ) {
    let width = IntegerList.width(of: max(values.most, base), above: base)
    var pieces: [[UInt8]] = []
    var row = 0
    values.forEachPiece { values in
      if presence.hasGaps {
        let filled = values.enumerated().map { presence[row + $0.offset] ? $0.element : base }
        pieces.append(filled[...].encoded(width, less: base))
      } else {
        pieces.append(values.encoded(width, less: base))
      }
      row += values.count
    }
    self.init(kind, width: width, count: values.count, base: base, pieces)
  }

  /// Values of which none is below zero, and of no meaning where rows have none.
  init(_ kind: Section.Kind, _ values: IntegerList) {
    self.init(kind, values, base: 0, where: PresenceList())
  }

  /// Offsets: zero, and then those.
  init(_ kind: Section.Kind, startingWithZero values: IntegerList) {
    let width = IntegerList.width(of: max(values.most, 0), above: 0)
    var pieces = [[UInt8](repeating: 0, count: width)]
    values.forEachPiece { pieces.append($0.encoded(width, less: 0)) }
    self.init(kind, width: width, count: values.count + 1, pieces)
  }

  init(_ kind: Section.Kind, bits: [Bool]) {
    var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (index, bit) in bits.enumerated() where bit { bytes[index / 8] |= 1 << (index % 8) }
    self.init(kind, count: bits.count, [bytes])
  }

  /// So many bits.
  init(_ kind: Section.Kind, _ bits: [UInt8], count: Int) {
    self.init(kind, count: count, [bits])
  }

  init(_ kind: Section.Kind, _ pieces: [[UInt8]]) {
    self.init(kind, count: pieces.reduce(0) { $0 + $1.count }, pieces)
  }
}

extension ArraySlice<Int64> {
  /// Each value less `base`, in so many bytes, the lowest first.
  fileprivate func encoded(_ width: Int, less base: Int64) -> [UInt8] {
    switch width {
    case 0: return []
    case 1: return map { UInt8(truncatingIfNeeded: $0 &- base) }
    case 2: return encoded(2, base)
    case 4: return encoded(4, base)
    default: return encoded(8, base)
    }
  }

  @inline(__always)
  private func encoded(_ width: Int, _ base: Int64) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * count)
    var span = bytes.mutableSpan
    var place = 0
    for value in self {
      let rest = UInt64(bitPattern: value &- base)
      for index in 0..<width {
        span[place &+ index] = UInt8(truncatingIfNeeded: rest &>> UInt64(8 &* index))
      }
      place &+= width
    }
    return bytes
  }
}

/// Data, directory and tree of one zone.
struct ZoneWriter {
  private(set) var data: [UInt8] = []
  let directory: [UInt8]
  let tree: [UInt8]
  let summary: ZoneSummary

  init(tables: [TableBuilder], digest: DigestFunction) throws(PackWriter.Failure) {
    var sectionRecords = ByteWriter()
    var tableRecords = ByteWriter()
    var sectionCount = 0
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
          data += [UInt8](repeating: 0, count: (8 - data.count % 8) % 8)
          for piece in section.pieces { data += piece }
          Self.describe(section, in: &sectionRecords)
        }
        sectionCount += sections.count
      }
    }
    guard sectionCount <= Directory.maximumSections, tables.count <= Directory.maximumTables
    else { throw .tooMany("columns or tables") }
    var writer = ByteWriter()
    writer.integer(UInt32(sectionCount))
    writer.bytes += sectionRecords.bytes
    writer.integer(UInt16(tables.count))
    writer.bytes += tableRecords.bytes
    directory = writer.bytes
    guard directory.count <= ZoneSummary.maximumDirectory else { throw .tooMany("columns") }
    var leaves: [PackDigest] = []
    for start in stride(from: 0, to: data.count, by: DigestTree.blockSize) {
      let block = data[start..<min(start + DigestTree.blockSize, data.count)]
      leaves.append(DigestTree.leaf(block, digest))
    }
    let (treeBytes, top) = DigestTree.build(leaves, digest)
    tree = treeBytes
    summary = ZoneSummary(
      dataLength: UInt64(data.count), directory: digest(directory[...]),
      directoryLength: UInt32(directory.count), top: top)
  }

  private static func describe(_ section: EncodedSection, in writer: inout ByteWriter) {
    writer.bytes += [section.kind.rawValue, 1, 0, section.width, 0, 0, 0, 0]
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
