/// The bytes of one section, and how the directory describes them.
struct EncodedSection {
  let kind: Section.Kind
  let width: UInt8
  let count: Int
  let base: Int64
  let bytes: [UInt8]

  /// `base` must be the least of the values; the width is the smallest that holds the rest.
  init(_ kind: Section.Kind, _ values: [Int64], base: Int64) {
    let largest = UInt64(bitPattern: (values.max() ?? base) &- base)
    let bits = UInt64.bitWidth - largest.leadingZeroBitCount
    let width =
      switch bits {
      case 0: 0
      case ...8: 1
      case ...16: 2
      case ...32: 4
      default: 8
      }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count * width)
    for value in values {
      let rest = UInt64(bitPattern: value &- base)
      for index in 0..<width { bytes.append(UInt8(truncatingIfNeeded: rest >> UInt64(8 * index))) }
    }
    self.kind = kind
    self.width = UInt8(width)
    self.base = base
    self.bytes = bytes
    count = values.count
  }

  init(_ kind: Section.Kind, bits: [Bool]) {
    var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (index, bit) in bits.enumerated() where bit { bytes[index / 8] |= 1 << (index % 8) }
    self.kind = kind
    self.bytes = bytes
    width = 0
    count = bits.count
    base = 0
  }

  init(_ kind: Section.Kind, _ bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
    width = 0
    count = bytes.count
    base = 0
  }
}

/// Data, directory and tree of one zone.
struct ZoneWriter {
  private(set) var data: [UInt8] = []
  let directory: [UInt8]
  let tree: [UInt8]
  let summary: ZoneSummary

  init(
    tables: [TableBuilder], packing: Packing?, digest: DigestFunction
  ) throws(PackWriter.Failure) {
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
          let packed = packing?.packed(section)
          let start = data.count
          for piece in packed?.pieces ?? [section.bytes] { data += piece }
          Self.describe(
            section, packed?.encoding ?? .plain, length: data.count - start, in: &sectionRecords)
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

  private static func describe(
    _ section: EncodedSection, _ encoding: Section.Encoding, length: Int,
    in writer: inout ByteWriter
  ) {
    writer.bytes += [section.kind.rawValue, 1, encoding.rawValue, section.width, 0, 0, 0, 0]
    writer.integer(UInt64(section.count))
    writer.integer(section.base)
    writer.integer(UInt64(length))
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
