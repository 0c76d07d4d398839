/// The list of entries at the end of an archive.
struct ZipDirectory {
  private let bytes: [UInt8]
  private(set) var entries: [ZipArchive.Entry] = []
  /// The bytes that the list takes.
  private let range: Range<Int>

  init(_ bytes: [UInt8], _ limits: ZipLimits) throws(ZipError) {
    self.bytes = bytes
    let (end, start, size, count) = try Self.end(of: bytes)
    guard start <= end, size <= end - start else {
      throw ZipError(.damaged, "the list of its entries is not where its end says", at: end)
    }
    guard count <= limits.entries else {
      throw ZipError(.refused, "it has \(count) entries; \(limits.entries) are allowed", at: end)
    }
    range = start..<start + size
    var offset = start
    for _ in 0..<count { offset = try readEntry(at: offset) }
    guard offset == range.upperBound else {
      throw ZipError(.damaged, "the list of its entries has another length", at: offset)
    }
    try checkNames()
    try checkRanges()
  }

  // MARK: - The end

  /// Returns the places of the end record and of the list, and the number of entries.
  private static func end(
    of bytes: [UInt8]
  ) throws(ZipError) -> (end: Int, start: Int, size: Int, count: Int) {
    let longest = 22 + 0xFFFF
    var offset = bytes.count - 22
    while offset >= max(0, bytes.count - longest) {
      if let record = ZipRecord(bytes, at: offset, signature: ZipSignature.end, length: 22),
        record.room == 22 + record.number(at: 20, bytes: 2)
      {
        return try end(record, of: bytes)
      }
      offset -= 1
    }
    throw ZipError(.damaged, "it has no end, so that a part of it is missing", at: bytes.count)
  }

  private static func end(
    _ record: ZipRecord, of bytes: [UInt8]
  ) throws(ZipError) -> (end: Int, start: Int, size: Int, count: Int) {
    let count = record.number(at: 10, bytes: 2)
    let size = record.number(at: 12, bytes: 4)
    let start = record.number(at: 16, bytes: 4)
    let parts = [record.number(at: 4, bytes: 2), record.number(at: 6, bytes: 2)]
    if count == 0xFFFF || size == 0xFFFF_FFFF || start == 0xFFFF_FFFF,
      let locator = ZipRecord(
        bytes, at: record.start - 20, signature: ZipSignature.wideLocator, length: 20)
    {
      let offset = locator.number(at: 8, bytes: 8)
      guard
        let wide = ZipRecord(bytes, at: offset, signature: ZipSignature.wideEnd, length: 56)
      else { throw ZipError(.damaged, "its second end is missing", at: locator.start) }
      return (
        offset, wide.number(at: 48, bytes: 8), wide.number(at: 40, bytes: 8),
        wide.number(at: 32, bytes: 8)
      )
    }
    guard parts == [0, 0], record.number(at: 8, bytes: 2) == count else {
      throw ZipError(.damaged, "it is one of several parts", at: record.start)
    }
    return (record.start, start, size, count)
  }

  // MARK: - Entries

  /// Reads an entry of the list, and returns the place of the next one.
  private mutating func readEntry(at offset: Int) throws(ZipError) -> Int {
    guard
      let record = ZipRecord(bytes, at: offset, signature: ZipSignature.entry, length: 46),
      offset < range.upperBound
    else { throw ZipError(.damaged, "an entry of its list is missing", at: offset) }
    let nameLength = record.number(at: 28, bytes: 2)
    let extraLength = record.number(at: 30, bytes: 2)
    let next = offset + 46 + nameLength + extraLength + record.number(at: 32, bytes: 2)
    guard next <= range.upperBound, let raw = record.bytes(at: 46, count: nameLength) else {
      throw ZipError(.damaged, "an entry of its list breaks off", at: offset)
    }
    let flags = record.number(at: 8, bytes: 2)
    guard let name = ZipName.text(raw, isUTF8: flags & 0x800 != 0) else {
      throw ZipError(.damaged, "a name is not UTF-8", at: offset)
    }
    try refuse(record, name, flags)
    var sizes = ZipSizes(
      size: record.number(at: 24, bytes: 4), packed: record.number(at: 20, bytes: 4),
      start: record.number(at: 42, bytes: 4))
    let extra = offset + 46 + nameLength
    sizes.widen(by: ZipRecord(bytes, at: extra..<extra + extraLength))
    let method = record.number(at: 10, bytes: 2)
    guard method == 0 || method == 8 else {
      throw ZipError(
        .damaged, "\(name) is packed by method \(method), which is not known", at: offset)
    }
    guard method != 0 || sizes.size == sizes.packed else {
      throw ZipError(.damaged, "\(name) has two different sizes", at: offset)
    }
    let content = try content(sizes, raw, flags)
    // Folders need no entries of their own.
    if raw.last != UInt8(ascii: "/") {
      entries.append(
        ZipArchive.Entry(
          name: name, size: sizes.size, packed: content, isPacked: method == 8,
          checksum: UInt32(record.number(at: 16, bytes: 4)), header: sizes.start))
    } else if sizes.size > 0 {
      throw ZipError(.damaged, "the folder \(name) has content", at: offset)
    }
    return next
  }

  private func refuse(_ record: ZipRecord, _ name: String, _ flags: Int) throws(ZipError) {
    if let fault = ZipName.fault(name) { throw ZipError(.refused, fault, at: record.start) }
    if flags & 0x2041 != 0 {
      throw ZipError(.refused, "\(name) is encrypted", at: record.start)
    }
    // Unix and macOS keep the type of a file in the upper half of its attributes.
    let system = record.number(at: 5, bytes: 1)
    let type = record.number(at: 40, bytes: 2) & 0xF000
    if system == 3 || system == 19, ![0, 0x4000, 0x8000].contains(type) {
      let what = type == 0xA000 ? "a link" : "neither a file nor a folder"
      throw ZipError(.refused, "\(name) is \(what)", at: record.start)
    }
  }

  /// Returns the bytes of an entry's content, which begins behind the header that stands before it.
  private func content(
    _ sizes: ZipSizes, _ name: ArraySlice<UInt8>, _ flags: Int
  ) throws(ZipError) -> Range<Int> {
    let text = String(decoding: name, as: UTF8.self)
    guard
      let header = ZipRecord(bytes, at: sizes.start, signature: ZipSignature.local, length: 30),
      header.bytes(at: 30, count: header.number(at: 26, bytes: 2)) == name
    else { throw ZipError(.damaged, "\(text) is not where the list says", at: sizes.start) }
    if header.number(at: 6, bytes: 2) & 0x2041 != 0 {
      throw ZipError(.refused, "\(text) is encrypted", at: header.start)
    }
    let start = header.start + 30 + name.count + header.number(at: 28, bytes: 2)
    guard start <= range.lowerBound, sizes.packed <= range.lowerBound - start else {
      throw ZipError(.damaged, "\(text) breaks off", at: header.start)
    }
    // Without a record behind the content, the header states the sizes itself.
    let local = (header.number(at: 18, bytes: 4), header.number(at: 22, bytes: 4))
    if flags & 8 == 0, local.0 != 0xFFFF_FFFF, local.1 != 0xFFFF_FFFF,
      local != (sizes.packed, sizes.size)
    {
      throw ZipError(.damaged, "\(text) has two different sizes", at: header.start)
    }
    return start..<start + sizes.packed
  }

  // MARK: - All entries

  private func checkNames() throws(ZipError) {
    var names: Set<String> = []
    for entry in entries where !names.insert(entry.name).inserted {
      throw ZipError(.damaged, "two entries have the name \(entry.name)", at: entry.header)
    }
  }

  /// Refuses entries that share bytes, which only archives have that are made to unpack to more than they hold.
  private func checkRanges() throws(ZipError) {
    let sorted = entries.sorted {
      ($0.header, $0.packed.upperBound) < ($1.header, $1.packed.upperBound)
    }
    for (entry, next) in zip(sorted, sorted.dropFirst())
    where entry.packed.upperBound > next.header {
      throw ZipError(.refused, "\(entry.name) and \(next.name) share bytes", at: next.header)
    }
  }
}

/// The sizes of an entry and the place of its header, which may stand in an additional field of eight bytes each.
private struct ZipSizes {
  var size: Int
  var packed: Int
  var start: Int

  mutating func widen(by extra: ZipRecord) {
    var offset = 0
    while offset + 4 <= extra.room {
      let length = extra.number(at: offset + 2, bytes: 2)
      if extra.number(at: offset, bytes: 2) == 1 {
        var value = offset + 4
        for path in [\ZipSizes.size, \.packed, \.start] where self[keyPath: path] == 0xFFFF_FFFF {
          guard value + 8 <= offset + 4 + length else { return }
          self[keyPath: path] = extra.number(at: value, bytes: 8)
          value += 8
        }
        return
      }
      offset += 4 + length
    }
  }
}
