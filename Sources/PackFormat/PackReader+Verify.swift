/// The whole-file check: every byte, and every value that a reader could ask for.
extension PackReader {
  /// Verifies everything that opening did not: all blocks, the tree, padding, every value.
  public func verify() throws(PackError) {
    for zone in [Zone.content, .provenance] {
      try verifyPadding(zone)
      let tables = zone == .content ? tables : provenance
      // By name, for a directory has room for many tables and a great many references.
      var rows: [[UInt8]: Int] = [:]
      for table in tables { rows[Array(table.name.utf8)] = table.rowCount }
      for table in tables {
        for column in table.columns {
          try verify(column, targetRows: rows[Array(column.target.utf8)] ?? 0)
        }
      }
    }
  }

  /// Reads every block, so all digests are checked, and the bytes between sections have to be 0.
  private func verifyPadding(_ zone: Zone) throws(PackError) {
    let data = data(zone)
    // The digests first: damage is told apart from what a writer did wrong.
    var position: UInt64 = 0
    var buffer: [UInt8] = []
    while position < data.length {
      buffer.removeAll(keepingCapacity: true)
      let next = min(data.length, position + UInt64(DigestTree.blockSize))
      try data.appendStored(position..<next, to: &buffer)
      position = next
    }
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

  /// Checks what a reader relies on, item by item: the work is bounded by the bytes of the pack,
  /// since a section without bytes has only one value to check.
  private func verify(_ column: PackColumn, targetRows: Int) throws(PackError) {
    let layout = column.layout
    for bits in [layout.presence, layout.flags] {
      if let bits { try verifyLastBits(bits, column.zone) }
    }
    // All others are read from end to end below.
    for section in [layout.presence, layout.flags, column.type == .blob ? layout.bytes : nil] {
      if let section, section.isPacked { try unpackAll(section, column.zone) }
    }
    if let integers = layout.integers {
      try verifyItems(integers, column, Self.allowed(column.type, targetRows: targetRows))
    }
    if let scales = layout.scales {
      let isScale = { 0 <= $0 && $0 <= Int64(ExactDecimal.maximumScale) }
      // A row without a value has a scale as well: the base.
      if !isScale(scales.base), scales.count > 0 {
        guard scales.width > 0, try valueCount(of: column) == scales.count else {
          throw malformed("a value out of its range", scales, column.zone)
        }
      }
      try verifyItems(scales, column, isScale)
    }
    if let flags = layout.flags, let presence = layout.presence {
      for index in 0..<flags.itemLength {
        let flags = try data(column.zone).unsigned(flags, at: index, width: 1)
        let present = try data(column.zone).unsigned(presence, at: index, width: 1)
        guard flags & ~present == 0 else { throw gap(layout.flags, column.zone) }
      }
    }
    guard let offsets = layout.offsets, let bytes = layout.bytes else { return }
    if let codes = layout.codes {
      try verifyItems(codes, column) { 0 <= $0 && $0 < Int64(offsets.count - 1) }
    } else if layout.presence != nil {
      for row in 0..<column.rowCount where try !isPresent(column, row) {
        guard try item(offsets, row, column.zone) == item(offsets, row + 1, column.zone) else {
          throw gap(offsets, column.zone)
        }
      }
    }
    try verifyHeap(offsets, bytes, column)
  }

  /// What the integers of a column may be.
  private static func allowed(_ type: ColumnType, targetRows: Int) -> (Int64) -> Bool {
    switch type {
    case .reference: { 0 <= $0 && $0 < Int64(targetRows) }
    case .date: { PackCard.days.contains($0) }
    case .integer, .decimal, .string, .flag, .blob, .year: { _ in true }
    }
  }

  /// Every row's item has to be in range, or its base where the row has no value.
  private func verifyItems(
    _ section: Section, _ column: PackColumn, _ isAllowed: (Int64) -> Bool
  ) throws(PackError) {
    let zone = column.zone
    if section.width == 0 {
      // One value for all rows, of which there can be billions.
      if isAllowed(section.base) { return }
      guard try valueCount(of: column) == 0 else {
        throw malformed("a value out of its range", section, zone)
      }
      return
    }
    for start in stride(from: 0, to: section.count, by: Self.itemsAtOnce) {
      let rows = start..<min(start + Self.itemsAtOnce, section.count)
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

  private func unpackAll(_ section: Section, _ zone: Zone) throws(PackError) {
    let size = UInt64(PackedBlock.byteCount)
    for block in 0..<section.blockCount {
      _ = try data(zone).unsigned(section, at: block * size, width: 1)
    }
  }

  private func gap(_ section: Section?, _ zone: Zone) -> PackError {
    malformed("an item in a row that has no value", section, zone)
  }

  /// The heap has to be used from its first byte to its last, in order, and texts be valid UTF-8.
  private func verifyHeap(
    _ offsets: Section, _ bytes: Section, _ column: PackColumn
  ) throws(PackError) {
    let zone = column.zone
    guard try item(offsets, 0, zone) == 0, try item(offsets, offsets.count - 1, zone) == bytes.count
    else { throw malformed("a heap that does not end where it says", offsets, zone) }
    guard offsets.width > 0 else { return }
    var texts = JoinedTexts()
    var last: Int64 = 0
    for start in stride(from: 0, to: offsets.count, by: Self.itemsAtOnce) {
      let numbers = start..<min(start + Self.itemsAtOnce, offsets.count)
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

  /// Texts that follow each other in a heap.
  private struct JoinedTexts {
    var range: Range<UInt64> = 0..<0
    /// Where each of them begins.
    var starts: [UInt64] = []

    mutating func join(_ text: Range<UInt64>) {
      if starts.isEmpty { range = text.lowerBound..<text.lowerBound }
      range = range.lowerBound..<text.upperBound
      starts.append(text.lowerBound)
    }
  }

  /// Each is valid UTF-8 where all of them are as one, and none begins within a character.
  private func verify(
    _ texts: inout JoinedTexts, _ bytes: Section, _ zone: Zone
  ) throws(PackError) {
    var buffer: [UInt8] = []
    try data(zone).append(bytes, texts.range, to: &buffer)
    let areWhole = texts.starts.allSatisfy {
      buffer[Int($0 - texts.range.lowerBound)] & 0xc0 != 0x80
    }
    guard areWhole, String(validating: buffer, as: UTF8.self) != nil else {
      throw malformed("a text is not valid UTF-8", bytes, zone)
    }
    texts.starts.removeAll(keepingCapacity: true)
    texts.range = 0..<0
  }

  private func verifyLastBits(_ section: Section, _ zone: Zone) throws(PackError) {
    guard section.count % 8 != 0 else { return }
    let last = try data(zone).unsigned(section, at: section.itemLength - 1, width: 1)
    guard last >> UInt64(section.count % 8) == 0 else {
      throw malformed("a bit after the last is not zero", section, zone)
    }
  }
}
