/// Hashes of rows, for programs that compare whole tables. Reading single values would be far too
/// slow for that.
extension PackReader {
  /// Adds a hash of each row's value in a column to the hash of the row; a row without a value adds
  /// nothing.
  ///
  /// Under one `key`, equal values have equal hashes, and different values have different ones
  /// except with a chance of 2^-64.
  ///
  /// - Parameters:
  ///   - rows: The rows to hash; `hashes` has one item for each.
  ///   - key: A key that is secret from whoever made the pack.
  ///   - meanings: For a reference, the hash of each row of the target table, which is used
  ///     instead of the row number. For a text with a dictionary, the result of `textMeanings`.
  ///     Empty for all other columns.
  package func fold(
    _ column: PackColumn, _ rows: Range<Int>, key: UInt64, meanings: [UInt64] = [],
    into hashes: inout [UInt64]
  ) throws(PackError) {
    precondition(rows.upperBound <= column.rowCount && hashes.count == rows.count, "no such row")
    let layout = column.layout
    var values = [UInt64](repeating: 0, count: rows.count)
    if layout.offsets != nil {
      try foldTexts(column, rows, key, meanings, &values)
    } else if let flags = layout.flags {
      let bits = try bits(flags, rows, column.zone)
      for index in values.indices { values[index] = ValueHash.of(bits[index] ? 1 : 0, key) }
    } else if let integers = layout.integers {
      try foldNumbers(integers, layout.scales, rows, column.zone, key, meanings, &values)
    }
    let present = try layout.presence.map { (presence) throws(PackError) in
      try bits(presence, rows, column.zone)
    }
    let added = values.span
    var sums = hashes.mutableSpan
    if let present {
      for index in 0..<sums.count where present[index] { sums[index] &+= added[index] }
    } else {
      for index in 0..<sums.count { sums[index] &+= added[index] }
    }
  }

  private func foldNumbers(
    _ integers: Section, _ scales: Section?, _ rows: Range<Int>, _ zone: Zone, _ key: UInt64,
    _ meanings: [UInt64], _ values: inout [UInt64]
  ) throws(PackError) {
    let items = try items(integers, rows, zone)
    let scales = try scales.map { (scales) throws(PackError) in
      try self.items(scales, rows, zone)
    }
    var hashes = values.mutableSpan
    for index in 0..<hashes.count {
      let item = items[index]
      let isKnown = item >= 0 && item < Int64(meanings.count)
      hashes[index] = ValueHash.of(
        isKnown ? meanings[Int(item)] : UInt64(bitPattern: item), key)
    }
    guard let scales else { return }
    for index in 0..<hashes.count {
      hashes[index] = ValueHash.of(hashes[index], key ^ UInt64(bitPattern: scales[index]))
    }
  }

  private func foldTexts(
    _ column: PackColumn, _ rows: Range<Int>, _ key: UInt64, _ meanings: [UInt64],
    _ values: inout [UInt64]
  ) throws(PackError) {
    guard let offsets = column.layout.offsets, let heap = column.layout.bytes else { return }
    if let codes = column.layout.codes {
      let codes = try items(codes, rows, column.zone)
      for index in 0..<codes.count {
        let code = codes[index]
        // A row without a value has a code as well, which may lie outside the dictionary.
        guard code >= 0, code < Int64(offsets.count - 1) else { continue }
        values[index] =
          code < Int64(meanings.count)
          ? meanings[Int(code)] : try hash(ofText: Int(code), offsets, heap, column.zone, key)
      }
      return
    }
    let run = try texts(of: column, rows)
    guard let start = run.bounds.first else { return }
    for index in values.indices {
      values[index] = ValueHash.of(
        run.bytes[Int(run.bounds[index] - start)..<Int(run.bounds[index + 1] - start)], key)
    }
  }

  /// Adds a constant to the hash of each row that has a value in a column, whatever the value is.
  package func foldPresence(
    _ column: PackColumn, _ rows: Range<Int>, key: UInt64, into hashes: inout [UInt64]
  ) throws(PackError) {
    precondition(rows.upperBound <= column.rowCount && hashes.count == rows.count, "no such row")
    let value = ValueHash.of(1, key)
    guard let presence = column.layout.presence else {
      for index in hashes.indices { hashes[index] &+= value }
      return
    }
    let present = try bits(presence, rows, column.zone)
    for index in hashes.indices where present[index] { hashes[index] &+= value }
  }

  /// Returns the texts of some rows of a column without a dictionary; a row without a value has an
  /// empty text.
  package func texts(of column: PackColumn, _ rows: Range<Int>) throws(PackError) -> TextRun {
    guard let offsets = column.layout.offsets, let heap = column.layout.bytes,
      column.layout.codes == nil
    else { preconditionFailure("no texts of its rows' own") }
    let bounds = try items(offsets, rows.lowerBound..<rows.upperBound + 1, column.zone)
    for index in 0..<rows.count where bounds[index] > bounds[index + 1] {
      throw malformed("offsets that fall", offsets, column.zone)
    }
    let text = try bytes(heap, bounds[0], bounds[rows.count], column.zone)
    return TextRun(bounds: bounds, bytes: text)
  }

  /// Returns the hash of each text in the dictionary of a column, for use as `meanings`. Empty if
  /// there is no dictionary, or if it is so large that single look-ups are cheaper.
  package func textMeanings(of column: PackColumn, key: UInt64) throws(PackError) -> [UInt64] {
    guard column.layout.codes != nil, let offsets = column.layout.offsets,
      let heap = column.layout.bytes, offsets.count <= 65_536
    else { return [] }
    var meanings: [UInt64] = []
    for number in 0..<max(1, offsets.count) - 1 {
      meanings.append(try hash(ofText: number, offsets, heap, column.zone, key))
    }
    return meanings
  }

  private func hash(
    ofText number: Int, _ offsets: Section, _ heap: Section, _ zone: Zone, _ key: UInt64
  ) throws(PackError) -> UInt64 {
    let text = try bytes(
      heap, item(offsets, number, zone), item(offsets, number + 1, zone), zone)
    return ValueHash.of(text[...], key)
  }

  private func bytes(
    _ heap: Section, _ first: Int64, _ last: Int64, _ zone: Zone
  ) throws(PackError) -> [UInt8] {
    guard first >= 0, first <= last, last <= Int64(heap.count) else {
      throw malformed("a string outside its heap", heap, zone)
    }
    var bytes: [UInt8] = []
    // A hostile pack must not reserve more memory than it has bytes, so at most 1 MiB is reserved
    // ahead.
    bytes.reserveCapacity(Int(min(last - first, 1 << 20)))
    try data(zone).append(heap, UInt64(first)..<UInt64(last), to: &bytes)
    return bytes
  }
}

/// A keyed hash: without the key, nobody can construct two values with equal hashes.
package enum ValueHash {
  /// Returns the hash of a number.
  package static func of(_ number: UInt64, _ key: UInt64) -> UInt64 {
    folded(number ^ 0xa076_1d64_78bd_642f ^ key, key &+ 0xe703_7ed1_a0b4_28db)
  }

  /// Returns the hash of a text.
  package static func of(_ text: ArraySlice<UInt8>, _ key: UInt64) -> UInt64 {
    let bytes = text.span
    var hash = of(UInt64(bytes.count), key)
    var start = 0
    while start <= bytes.count &- 8 {
      hash = folded(hash ^ bytes.word64(at: start), key | 1) &+ (hash &>> 32)
      start &+= 8
    }
    var word: UInt64 = 0
    for index in start..<bytes.count { word = word &<< 8 | UInt64(bytes[index]) }
    return of(hash ^ word, key)
  }

  private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
