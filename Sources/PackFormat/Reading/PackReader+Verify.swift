/// The check of a whole pack: every byte, and every value that a reader could ask for.
extension PackReader {
  /// Verifies everything that opening did not: all blocks, the tree, the padding and every value.
  ///
  /// - Throws: `PackError` for the first fault.
  public func verify() throws(PackError) {
    for part in verification() { try part.verify(by: self) }
  }

  /// Returns the same check in parts, which any reader of the pack may run in any order. The pack
  /// is whole if all parts succeed.
  ///
  /// - Parameters:
  ///   - blocks: The number of blocks in a part.
  ///   - items: The number of items in a part.
  package func verification(blocks: Int = 64, items: Int = 1 << 18) -> Verification {
    var parts = Verification(blocks: blocks, items: items)
    for zone in [Zone.content, .provenance] {
      // The digests come first, so that damage is not reported as a mistake of the writer.
      parts.add(blocks: Int(data(zone).blockCount)) { (pack, blocks) throws(PackError) in
        try pack.verifyBlocks(blocks, zone)
      }
      parts.add { (pack) throws(PackError) in try pack.verifyPadding(zone) }
      let tables = zone == .content ? tables : provenance
      // A dictionary, because a directory has room for many tables and very many references.
      var rows: [[UInt8]: Int] = [:]
      for table in tables { rows[Array(table.name.utf8)] = table.rowCount }
      for table in tables {
        for column in table.columns {
          addParts(of: column, targetRows: rows[Array(column.target.utf8)] ?? 0, to: &parts)
        }
        parts.add { (pack) throws(PackError) in try pack.checkTextSize(of: table) }
      }
    }
    return parts
  }

  private func verifyBlocks(_ blocks: Range<Int>, _ zone: Zone) throws(PackError) {
    let data = data(zone)
    var buffer: [UInt8] = []
    for block in blocks {
      buffer.removeAll(keepingCapacity: true)
      let position = UInt64(block) * UInt64(DigestTree.blockSize)
      let end = min(data.length, position + UInt64(DigestTree.blockSize))
      try data.appendStored(position..<end, to: &buffer)
    }
  }

  /// Checks that the bytes between sections are 0.
  private func verifyPadding(_ zone: Zone) throws(PackError) {
    let data = data(zone)
    var end: UInt64 = 0
    for section in zone == .content ? contentSections : originSections {
      var gap: [UInt8] = []
      try data.appendStored(end..<section.offset, to: &gap)
      if let index = gap.firstIndex(where: { $0 != 0 }) {
        throw PackError(
          .malformed("a byte between sections is not zero"), at: data.start + end + UInt64(index))
      }
      end = section.offset + section.length
    }
  }

  /// Adds the checks of one column, item by item.
  ///
  /// The work is bounded by the bytes of the pack: a section without bytes has one value for all
  /// rows.
  private func addParts(
    of column: PackColumn, targetRows: Int, to parts: inout Verification
  ) {
    let (layout, zone) = (column.layout, column.zone)
    for bits in [layout.presence, layout.flags] {
      guard let bits else { continue }
      parts.add { (pack) throws(PackError) in try pack.verifyLastBits(bits, zone) }
    }
    // All other sections are read completely below.
    for section in [layout.presence, layout.flags, column.type == .blob ? layout.bytes : nil] {
      guard let section, section.isPacked else { continue }
      parts.add(blocks: Int(section.blockCount)) { (pack, blocks) throws(PackError) in
        try pack.unpack(blocks, of: section, zone)
      }
    }
    if let integers = layout.integers {
      let isAllowed = Self.allowed(column.type, targetRows: targetRows)
      addItems(integers, column, isAllowed, to: &parts)
    }
    if let scales = layout.scales {
      let isScale: @Sendable (Int64) -> Bool = {
        0 <= $0 && $0 <= Int64(ExactDecimal.maximumScale)
      }
      // A row without a value also has a scale: the base.
      if !isScale(scales.base), scales.count > 0 {
        parts.add { (pack) throws(PackError) in
          guard scales.width > 0, try pack.valueCount(of: column) == scales.count else {
            throw pack.malformed("a value out of its range", scales, zone)
          }
        }
      }
      addItems(scales, column, isScale, to: &parts)
    }
    if let flags = layout.flags, let presence = layout.presence {
      parts.add(items: Int(flags.itemLength)) {
        (pack, bytes) throws(PackError) in
        for index in bytes {
          let flags = try pack.data(zone).unsigned(flags, at: UInt64(index), width: 1)
          let present = try pack.data(zone).unsigned(presence, at: UInt64(index), width: 1)
          guard flags & ~present == 0 else { throw pack.gap(layout.flags, zone) }
        }
      }
    }
    guard let offsets = layout.offsets, let bytes = layout.bytes else { return }
    if let codes = layout.codes {
      addItems(codes, column, { 0 <= $0 && $0 < Int64(offsets.count - 1) }, to: &parts)
    } else if layout.presence != nil {
      parts.add(items: column.rowCount) { (pack, rows) throws(PackError) in
        for row in rows where try !pack.isPresent(column, row) {
          guard try pack.item(offsets, row, zone) == pack.item(offsets, row + 1, zone) else {
            throw pack.gap(offsets, zone)
          }
        }
      }
    }
    parts.add { (pack) throws(PackError) in
      guard try pack.item(offsets, 0, zone) == 0,
        try pack.item(offsets, offsets.count - 1, zone) == bytes.count
      else { throw pack.malformed("a heap that does not end where it says", offsets, zone) }
    }
    if offsets.width == 0 { return }
    parts.add(items: offsets.count) { (pack, numbers) throws(PackError) in
      try pack.verifyHeap(offsets, bytes, column, numbers)
    }
  }

  /// Returns a test for the integers that a column of `type` may hold.
  private static func allowed(
    _ type: ColumnType, targetRows: Int
  ) -> @Sendable (Int64) -> Bool {
    switch type {
    case .reference: { 0 <= $0 && $0 < Int64(targetRows) }
    case .date: { PackCard.days.contains($0) }
    case .integer, .decimal, .string, .flag, .blob, .year: { _ in true }
    }
  }

  /// Adds the check that the item of each row is allowed, or is the base where the row has no
  /// value.
  private func addItems(
    _ section: Section, _ column: PackColumn, _ isAllowed: @escaping @Sendable (Int64) -> Bool,
    to parts: inout Verification
  ) {
    if section.width > 0 {
      parts.add(items: section.count) { (pack, rows) throws(PackError) in
        try pack.verifyItems(section, column, rows, isAllowed)
      }
    } else if !isAllowed(section.base) {
      // One value for all rows, of which there may be billions.
      parts.add { (pack) throws(PackError) in
        guard try pack.valueCount(of: column) == 0 else {
          throw pack.malformed("a value out of its range", section, column.zone)
        }
      }
    }
  }

  private func verifyItems(
    _ section: Section, _ column: PackColumn, _ rows: Range<Int>, _ isAllowed: (Int64) -> Bool
  ) throws(PackError) {
    let zone = column.zone
    for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.itemsAtOnce) {
      let rows = start..<min(start + Self.itemsAtOnce, rows.upperBound)
      let values = try items(section, rows, zone)
      let present = try column.layout.presence.map { (presence) throws(PackError) in
        try bits(presence, rows, zone)
      }
      for (index, value) in values.enumerated() {
        if present?[index] ?? true {
          guard isAllowed(value) else {
            throw malformed("a value out of its range", section, zone)
          }
        } else {
          guard value == section.base else { throw gap(section, zone) }
        }
      }
    }
  }

  private static let itemsAtOnce = 4096

  /// Unpacks some blocks, which fails if they are invalid.
  private func unpack(
    _ blocks: Range<Int>, of section: Section, _ zone: Zone
  ) throws(PackError) {
    for block in blocks {
      let start = UInt64(block) * UInt64(PackedBlock.byteCount)
      _ = try data(zone).unsigned(section, at: start, width: 1)
    }
  }

  private func gap(_ section: Section?, _ zone: Zone) -> PackError {
    malformed("an item in a row that has no value", section, zone)
  }

  /// Checks that the offsets cover the heap in order, and that texts are well-formed UTF-8.
  private func verifyHeap(
    _ offsets: Section, _ bytes: Section, _ column: PackColumn, _ numbers: Range<Int>
  ) throws(PackError) {
    let zone = column.zone
    var texts = JoinedTexts()
    let first = numbers.lowerBound
    var last = first == 0 ? 0 : try item(offsets, first - 1, zone)
    for start in stride(from: first, to: numbers.upperBound, by: Self.itemsAtOnce) {
      let numbers = start..<min(start + Self.itemsAtOnce, numbers.upperBound)
      for offset in try items(offsets, numbers, zone) {
        guard offset >= last, offset <= Int64(bytes.count) else {
          throw malformed("offsets that fall", offsets, zone)
        }
        let range = try range(last, offset, bytes, column)
        last = offset
        guard column.type == .string, !range.isEmpty else { continue }
        texts.join(range)
        if texts.range.count >= PackedBlock.byteCount { try verify(&texts, bytes, zone) }
      }
    }
    try verify(&texts, bytes, zone)
  }

  /// Consecutive texts of a heap, collected to be checked together.
  private struct JoinedTexts {
    var range: Range<UInt64> = 0..<0
    /// The offset of the first byte of each text.
    var starts: [UInt64] = []

    mutating func join(_ text: Range<UInt64>) {
      if starts.isEmpty { range = text.lowerBound..<text.lowerBound }
      range = range.lowerBound..<text.upperBound
      starts.append(text.lowerBound)
    }
  }

  /// Checks texts as one. Each is valid if all together are, and if none begins inside a character.
  private func verify(
    _ texts: inout JoinedTexts, _ bytes: Section, _ zone: Zone
  ) throws(PackError) {
    var buffer: [UInt8] = []
    try data(zone).append(bytes, texts.range, to: &buffer)
    let areWhole = texts.starts.allSatisfy {
      buffer[Int($0 - texts.range.lowerBound)] & 0xc0 != 0x80
    }
    guard areWhole, buffer.span.isUTF8 else {
      throw malformed("a text is not valid UTF-8", bytes, zone)
    }
    texts.starts.removeAll(keepingCapacity: true)
    texts.range = 0..<0
  }

  /// Checks that the unused bits of the last byte are 0.
  private func verifyLastBits(_ section: Section, _ zone: Zone) throws(PackError) {
    guard section.count % 8 != 0 else { return }
    let last = try data(zone).unsigned(section, at: section.itemLength - 1, width: 1)
    guard last >> UInt64(section.count % 8) == 0 else {
      throw malformed("a bit after the last is not zero", section, zone)
    }
  }
}
