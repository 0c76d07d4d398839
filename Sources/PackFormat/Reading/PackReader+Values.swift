/// Values by column and row.
///
/// `row` must be below the column's `rowCount`; anything else is a mistake of the caller and traps.
/// Nil means that the row has no value. All functions throw `PackError` if the column has another
/// type, if the pack is damaged or malformed at that value, or if it cannot be read.
extension PackReader {
  /// Returns the value of an integer, date, year or reference column; nil if the row has no value.
  ///
  /// A date counts days since 1970-01-01; a reference is a row of the column's `target`. For a
  /// decimal column use `decimal`.
  public func integer(_ column: PackColumn, _ row: Int) throws(PackError) -> Int64? {
    guard column.layout.scales == nil, let integers = column.layout.integers else {
      throw otherType(column, "integer, date, year or reference")
    }
    return try isPresent(column, row) ? item(integers, row, column.zone) : nil
  }

  /// Returns the value of a decimal or integer column; nil if the row has no value.
  public func decimal(_ column: PackColumn, _ row: Int) throws(PackError) -> ExactDecimal? {
    guard column.type == .decimal || column.type == .integer, let integers = column.layout.integers
    else { throw otherType(column, "decimal or integer") }
    guard try isPresent(column, row) else { return nil }
    let mantissa = try item(integers, row, column.zone)
    guard let scales = column.layout.scales else { return ExactDecimal(mantissa) }
    let scale = try item(scales, row, column.zone)
    guard let scale = UInt8(exactly: scale),
      let value = ExactDecimal(mantissa: mantissa, scale: scale)
    else { throw malformed("a scale over 18", scales, column.zone) }
    return value
  }

  /// Returns the value of a string column; nil if the row has no value.
  public func string(_ column: PackColumn, _ row: Int) throws(PackError) -> String? {
    guard column.type == .string else { throw otherType(column, "string") }
    var bytes: [UInt8] = []
    guard try appendBytes(of: column, row, to: &bytes) else { return nil }
    guard let text = String(utf8: bytes[...]) else {
      throw malformed("a text is not valid UTF-8", column.layout.bytes, column.zone)
    }
    return text
  }

  /// True if a string column holds a text for which `isWanted` returns true.
  ///
  /// Each distinct text is tested once, so the number of rows does not matter.
  public func holdsString(
    _ column: PackColumn, where isWanted: (String) -> Bool
  ) throws(PackError) -> Bool {
    guard column.type == .string, let offsets = column.layout.offsets,
      let bytes = column.layout.bytes
    else { throw otherType(column, "string") }
    // With offsets of width 0, all texts are empty.
    if offsets.width == 0 { return offsets.count > 1 && isWanted("") }
    for index in 0..<offsets.count - 1 {
      var text: [UInt8] = []
      let first = try item(offsets, index, column.zone)
      let last = try item(offsets, index + 1, column.zone)
      try data(column.zone).append(bytes, range(first, last, bytes, column), to: &text)
      if let text = String(utf8: text[...]), isWanted(text) { return true }
    }
    return false
  }

  /// Returns the value of a blob column; nil if the row has no value.
  public func blob(_ column: PackColumn, _ row: Int) throws(PackError) -> [UInt8]? {
    guard column.type == .blob else { throw otherType(column, "blob") }
    var bytes: [UInt8] = []
    return try appendBytes(of: column, row, to: &bytes) ? bytes : nil
  }

  /// Returns the value of a flag column; nil if the row has no value.
  public func flag(_ column: PackColumn, _ row: Int) throws(PackError) -> Bool? {
    guard let flags = column.layout.flags else { throw otherType(column, "flag") }
    return try isPresent(column, row) ? bit(flags, row, column.zone) : nil
  }

  /// Appends the bytes of a string or blob to `buffer`, and returns false if the row has no value.
  /// Text is not checked for UTF-8.
  public func appendBytes(
    of column: PackColumn, _ row: Int, to buffer: inout [UInt8]
  ) throws(PackError) -> Bool {
    guard let range = try bytes(of: column, row), let heap = column.layout.bytes else {
      return false
    }
    try append(heap, range, to: &buffer, column.zone)
    return true
  }

  /// Returns the length of a string or blob in bytes, without reading it; nil if the row has no
  /// value.
  public func byteCount(of column: PackColumn, _ row: Int) throws(PackError) -> Int? {
    try bytes(of: column, row).map { Int(clamping: $0.upperBound - $0.lowerBound) }
  }

  /// Returns the range in the heap of a row's string or blob; nil if the row has no value.
  private func bytes(of column: PackColumn, _ row: Int) throws(PackError) -> Range<UInt64>? {
    guard let offsets = column.layout.offsets, let bytes = column.layout.bytes else {
      throw otherType(column, "string or blob")
    }
    guard try isPresent(column, row) else { return nil }
    var number = row
    if let codes = column.layout.codes {
      let code = try item(codes, row, column.zone)
      guard code >= 0, code < Int64(offsets.count - 1) else {
        throw malformed("a string that is not there", codes, column.zone)
      }
      number = Int(code)
    }
    let (first, last) = try items(offsets, at: number, column.zone)
    return try range(first, last, bytes, column)
  }

  /// Returns the range in the heap between two offsets, after checking it against the heap and the
  /// limits of the type.
  func range(
    _ first: Int64, _ last: Int64, _ heap: Section, _ column: PackColumn
  ) throws(PackError) -> Range<UInt64> {
    guard first >= 0, first <= last, last <= Int64(heap.count) else {
      throw malformed("a string outside its heap", heap, column.zone)
    }
    // Checked before a byte is read, because a sparse file can claim a text of any length.
    guard last - first <= Int64(column.type.longestValue) else {
      throw malformed("a value longer than any may be", heap, column.zone)
    }
    return UInt64(first)..<UInt64(last)
  }

  /// Returns the number of rows that have a value. It reads one bit for each row if some have none.
  package func valueCount(of column: PackColumn) throws(PackError) -> Int {
    guard let presence = column.layout.presence else { return column.rowCount }
    var count = 0
    var position: UInt64 = 0
    let end = presence.itemLength
    while position < end {
      let next = min(end, position + UInt64(DigestTree.blockSize))
      var bits: [UInt8] = []
      try data(column.zone).append(presence, position..<next, to: &bits)
      for byte in bits { count += byte.nonzeroBitCount }
      position = next
    }
    return min(count, column.rowCount)
  }

  /// True if the row has a value.
  package func isPresent(_ column: PackColumn, _ row: Int) throws(PackError) -> Bool {
    precondition(row >= 0 && row < column.rowCount, "no such row")
    guard let presence = column.layout.presence else { return true }
    return try bit(presence, row, column.zone)
  }

  /// Returns the bit of a row.
  func bit(_ section: Section, _ row: Int, _ zone: Zone) throws(PackError) -> Bool {
    let byte = try unsigned(section, at: UInt64(row / 8), width: 1, zone)
    return byte >> UInt64(row % 8) & 1 == 1
  }

  /// Returns the integer at `index`, with the base added.
  func item(_ section: Section, _ index: Int, _ zone: Zone) throws(PackError) -> Int64 {
    guard section.width > 0 else { return section.base }
    let position = UInt64(index) * UInt64(section.width)
    let value = try unsigned(section, at: position, width: section.width, zone)
    return try sum(section, value, zone)
  }

  /// Returns the integers at `index` and `index + 1`.
  private func items(
    _ section: Section, at index: Int, _ zone: Zone
  ) throws(PackError) -> (Int64, Int64) {
    guard section.width > 0 else { return (section.base, section.base) }
    let position = UInt64(index) * UInt64(section.width)
    let (first, second) =
      switch zone {
      case .content: try content.pair(section, at: position, width: section.width)
      case .provenance: try origin.pair(section, at: position, width: section.width)
      }
    return (try sum(section, first, zone), try sum(section, second, zone))
  }

  private func sum(
    _ section: Section, _ value: UInt64, _ zone: Zone
  ) throws(PackError) -> Int64 {
    // The sum is right modulo 2^64. A sum below the base has overflowed.
    let sum = section.base &+ Int64(bitPattern: value)
    guard sum >= section.base else { throw malformed("an integer over 64 bits", section, zone) }
    return sum
  }

  // The two functions below name the data of each zone. Returned by `data`, the object would be
  // retained for each value, which takes as long as finding the value.

  private func append(
    _ section: Section, _ range: Range<UInt64>, to buffer: inout [UInt8], _ zone: Zone
  ) throws(PackError) {
    switch zone {
    case .content: try content.append(section, range, to: &buffer)
    case .provenance: try origin.append(section, range, to: &buffer)
    }
  }

  private func unsigned(
    _ section: Section, at position: UInt64, width: Int, _ zone: Zone
  ) throws(PackError) -> UInt64 {
    switch zone {
    case .content: try content.unsigned(section, at: position, width: width)
    case .provenance: try origin.unsigned(section, at: position, width: width)
    }
  }

  /// Returns the data of a zone.
  func data(_ zone: Zone) -> VerifiedData {
    switch zone {
    case .content: content
    case .provenance: origin
    }
  }

  /// Returns the error that a column has another type than the values that were asked for.
  private func otherType(_ column: PackColumn, _ asked: String) -> PackError {
    let start = column.layout.sections.first?.offset ?? 0
    return PackError(
      .otherType(column: column.label, type: column.type, asked: asked),
      at: data(column.zone).start + start)
  }

  /// Returns a `malformed` error at the start of a section.
  func malformed(_ what: String, _ section: Section?, _ zone: Zone) -> PackError {
    PackError(.malformed(what), at: data(zone).start + (section?.offset ?? 0))
  }
}
