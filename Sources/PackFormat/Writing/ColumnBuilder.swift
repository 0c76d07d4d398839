/// A column to be written, to which values are appended row by row or many rows at once.
package struct ColumnBuilder {
  package let name: String
  package let language: String
  package let type: ColumnType
  package let target: String
  /// True if the caller guarantees that no text occurs twice, so that no dictionary is needed.
  private let isUnique: Bool
  private var presence = PresenceList()
  private var integers: IntegerList
  private var scales: IntegerList
  private var flags: [Bool] = []
  private var texts: TextHeap
  /// The end in the heap of each text. There is one text for each row if texts are unique,
  /// otherwise one for each dictionary entry.
  private var ends: IntegerList
  /// The dictionary entry of each row, if texts are not unique.
  private var codes: IntegerList
  /// The dictionary: the number of each text.
  private var numbers: [[UInt8]: Int64] = [:]
  /// True if two rows have the same text.
  private var repeats = false
  /// True if a value is longer than its type allows.
  private(set) var isTooLong = false

  /// Creates an empty column.
  ///
  /// - Parameters:
  ///   - isUnique: True if no text occurs twice. The caller discards the pack if one does.
  ///   - store: The spill store for all data of the column; nil to keep it in memory.
  ///   - texts: The spill store for the bytes of texts, if it is another one.
  ///   - packing: If set, texts are packed while rows arrive.
  package init(
    _ name: String, language: String = "", _ type: ColumnType, target: String = "",
    isUnique: Bool = false, store: SpillStore? = nil, texts: SpillStore? = nil,
    packing: WorkSharing? = nil
  ) {
    self.name = name
    self.language = language
    self.type = type
    self.target = target
    self.isUnique = isUnique
    (integers, scales) = (IntegerList(store), IntegerList(store))
    (ends, codes) = (IntegerList(store), IntegerList(store))
    self.texts = TextHeap(texts ?? store, packing: packing)
  }

  package var rowCount: Int { presence.count }

  /// Appends a row to an integer, date, year or reference column.
  package mutating func append(_ integer: Int64?) {
    guard let integer else { return appendMissing() }
    presence.append(true)
    integers.append(integer)
  }

  /// Appends a row to a decimal column.
  package mutating func append(_ decimal: ExactDecimal?) {
    guard let decimal else { return appendMissing() }
    presence.append(true)
    integers.append(decimal.mantissa)
    scales.append(Int64(decimal.scale))
  }

  /// Appends a row to a string column.
  package mutating func append(_ text: String?) { append(bytes: text.map { Array($0.utf8) }) }

  /// Appends a row to a string or blob column.
  package mutating func append(bytes: [UInt8]?) {
    guard let bytes else { return appendMissing() }
    presence.append(true)
    if isUnique { return appendUnique(bytes) }
    codes.append(number(of: bytes))
  }

  /// Appends a row to a flag column.
  package mutating func append(_ flag: Bool?) {
    guard let flag else { return appendMissing() }
    presence.append(true)
    flags.append(flag)
  }

  /// Appends rows without a value.
  package mutating func appendMissing(_ count: Int = 1) {
    presence.append(false, times: count)
    switch type {
    case .integer, .date, .year, .reference: integers.appendMissing(count)
    case .decimal:
      integers.appendMissing(count)
      scales.appendMissing(count)
    case .flag: flags += [Bool](repeating: false, count: count)
    case .string, .blob:
      if isUnique {
        ends.append(Int64(texts.count), times: count)
      } else {
        codes.append(0, times: count)
      }
    }
  }

  /// Appends the same integer `times` times to an integer or reference column.
  package mutating func append(_ integer: Int64, times: Int) {
    presence.append(true, times: times)
    integers.append(integer, times: times)
  }

  /// Appends a row for each of `values`, increased by `offset`, to an integer column.
  package mutating func append(_ values: ArraySlice<UInt32>, adding offset: Int64) {
    presence.append(true, times: values.count)
    integers.append(values, adding: offset)
  }

  private mutating func appendUnique(_ bytes: [UInt8]) {
    if bytes.count > type.longestValue { isTooLong = true }
    texts.append(bytes[...])
    ends.append(Int64(texts.count))
  }

  /// Returns the dictionary number of a text, which is added if it is new.
  private mutating func number(of bytes: [UInt8]) -> Int64 {
    if let number = numbers[bytes] {
      repeats = true
      return number
    }
    let number = Int64(ends.count)
    numbers[bytes] = number
    appendUnique(bytes)
    return number
  }
}

// MARK: - Many rows

extension ColumnBuilder {
  /// Appends some of `rows`, whose values must match the type of this column.
  package mutating func append(_ rows: inout ColumnRows, _ range: Range<Int>) {
    if case .none = rows.presence { return appendMissing(range.count) }
    if case .some(let isPresent) = rows.presence { return append(&rows, range, isPresent) }
    switch rows.values {
    case .integers(let values): integers.append(values[range])
    case .decimals(let mantissas, let scales):
      integers.append(mantissas[range])
      self.scales.append(scales[range])
    case .texts(let ends):
      guard isUnique else { return appendEach(rows.heap, ends, range) }
      if rows.longest > type.longestValue { isTooLong = true }
      let start = range.lowerBound == 0 ? 0 : Int(ends[range.lowerBound - 1])
      self.ends.append(ends[range], adding: Int64(texts.count - start))
      texts.append(rows.heap[start..<(range.isEmpty ? start : Int(ends[range.upperBound - 1]))])
    case .codes(let codes, let ends):
      meet(codes[range], of: ends, &rows.numbers, rows.heap)
      self.codes.append(codes[range], meaning: rows.numbers)
    }
    presence.append(true, times: range.count)
  }

  /// Appends some rows of which not all have a value.
  private mutating func append(
    _ rows: inout ColumnRows, _ range: Range<Int>, _ isPresent: [Bool]
  ) {
    switch rows.values {
    case .integers(let values):
      for row in range { append(isPresent[row] ? values[row] : nil) }
    case .decimals(let mantissas, let scales):
      for row in range {
        append(
          isPresent[row] ? ExactDecimal(mantissa: mantissas[row], scale: scales[row]) : nil)
      }
    case .texts(let ends):
      for row in range { append(bytes: isPresent[row] ? Self.text(row, of: ends, rows.heap) : nil) }
    case .codes(let codes, let ends):
      meet(codes[range], where: isPresent[range], of: ends, &rows.numbers, rows.heap)
      self.codes.append(codes[range], where: isPresent[range], meaning: rows.numbers)
      presence.append(isPresent[range])
    }
  }

  private mutating func appendEach(_ heap: [UInt8], _ ends: [UInt32], _ range: Range<Int>) {
    for row in range { append(bytes: Self.text(row, of: ends, heap)) }
  }

  /// Returns text number `number` of a heap.
  private static func text(_ number: Int, of ends: [UInt32], _ heap: [UInt8]) -> [UInt8] {
    Array(heap[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])])
  }

  /// Extends `numbers`, which maps the codes of the rows' own dictionary to this column's
  /// dictionary, by all codes of the given rows.
  private mutating func meet(
    _ codes: ArraySlice<UInt32>, where isPresent: ArraySlice<Bool>? = nil, of ends: [UInt32],
    _ numbers: inout [Int64], _ heap: [UInt8]
  ) {
    let known = self.ends.count
    // Codes are numbered by first appearance, so all codes up to the largest one occur.
    var (met, count) = (numbers.count, codes.count)
    let codes = codes.span
    if let isPresent = isPresent?.span {
      count = 0
      for index in codes.indices where isPresent[index] {
        count += 1
        met = max(met, Int(codes[index]) + 1)
      }
    } else {
      for index in codes.indices { met = max(met, Int(codes[index]) + 1) }
    }
    for code in numbers.count..<met {
      numbers.append(number(of: Self.text(code, of: ends, heap)))
    }
    if count > self.ends.count - known { repeats = true }
  }
}

// MARK: - Sizes

extension ColumnBuilder {
  /// The largest number of bytes that the texts of all rows can have; exact if no text repeats.
  var mostTextBytes: UInt64 {
    repeats
      ? UInt64(rowCount) * UInt64(min(texts.count, type.longestValue)) : UInt64(texts.count)
  }

  /// The number of bytes of all texts, each counted for every row that has it.
  var textByteCount: UInt64 {
    guard repeats else { return UInt64(texts.count) }
    var lengths: [Int64] = []
    var last: Int64 = 0
    ends.forEachPiece { (ends: ArraySlice<Int64>) in
      for end in ends {
        lengths.append(end - last)
        last = end
      }
    }
    var count: UInt64 = 0
    var row = 0
    codes.forEachPiece { (codes: ArraySlice<Int64>) in
      for code in codes {
        if presence[row] { count += UInt64(lengths[Int(code)]) }
        row += 1
      }
    }
    return count
  }
}

// MARK: - Sections

extension ColumnBuilder {
  /// Returns the sections of the column in the order of the file.
  func sections() -> [EncodedSection] {
    let presence =
      presence.hasGaps
      ? [EncodedSection(.presence, bits: presence.bytes, count: rowCount)] : []
    switch type {
    case .integer, .date, .year, .reference: return presence + [numberSection(.integers, integers)]
    case .decimal:
      return presence + [numberSection(.integers, integers), numberSection(.scales, scales)]
    case .flag: return presence + [EncodedSection(.flags, bits: flags)]
    case .string, .blob:
      // The bytes come first because they are complete first.
      return [texts.section] + presence + placeSections()
    }
  }

  /// Returns integers relative to the smallest one. A row without a value stores 0, which stands
  /// for the base.
  private func numberSection(_ kind: Section.Kind, _ values: IntegerList) -> EncodedSection {
    let base = values.least <= values.most ? values.least : 0
    return EncodedSection(kind, values, base: base, where: presence)
  }

  /// Returns the sections that say where each row's text is in the heap.
  private func placeSections() -> [EncodedSection] {
    let offsets = EncodedSection(.offsets, startingWithZero: ends)
    if isUnique { return [offsets] }
    if repeats { return [EncodedSection(.codes, codes), offsets] }
    guard presence.hasGaps else { return [offsets] }
    // Without a dictionary, each row needs an offset; a row without a value has an empty text.
    var all = IntegerList(nil)
    var row = 0
    var last: Int64 = 0
    ends.forEachPiece { (ends: ArraySlice<Int64>) in
      for end in ends {
        while row < rowCount, !presence[row] {
          all.append(last)
          row += 1
        }
        all.append(end)
        last = end
        row += 1
      }
    }
    all.append(last, times: rowCount - row)
    return [EncodedSection(.offsets, startingWithZero: all)]
  }
}
