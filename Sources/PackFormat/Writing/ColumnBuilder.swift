/// A column to be written: values are appended row by row, or many rows at once.
package struct ColumnBuilder {
  package let name: String
  package let language: String
  package let type: ColumnType
  package let target: String
  /// Whether the caller sees to it that no two rows have one text.
  private let isUnique: Bool
  private var presence = PresenceList()
  private var integers: IntegerList
  private var scales: IntegerList
  private var flags: [Bool] = []
  private var texts: TextHeap
  /// Where each text ends: one of each row that is unique, else each different one, numbered by first
  /// appearance.
  private var ends: IntegerList
  private var codes: IntegerList
  private var numbers: [[UInt8]: Int64] = [:]
  private var repeats = false
  /// Whether some value is longer than any may be.
  private(set) var isTooLong = false

  /// Where there is a `packing`, texts are packed as they come, as they will be in the end for most packs. `texts` is
  /// a shelf for what is made of them alone.
  package init(
    _ name: String, language: String = "", _ type: ColumnType, target: String = "",
    isUnique: Bool = false, shelf: SpillStore? = nil, texts: SpillStore? = nil,
    packing: WorkSharing? = nil
  ) {
    self.name = name
    self.language = language
    self.type = type
    self.target = target
    self.isUnique = isUnique
    (integers, scales) = (IntegerList(shelf), IntegerList(shelf))
    (ends, codes) = (IntegerList(shelf), IntegerList(shelf))
    self.texts = TextHeap(texts ?? shelf, packing: packing)
  }

  package var rowCount: Int { presence.count }

  /// A row of an integer, date, year or reference column.
  package mutating func append(_ integer: Int64?) {
    guard let integer else { return appendMissing() }
    presence.append(true)
    integers.append(integer)
  }

  package mutating func append(_ decimal: ExactDecimal?) {
    guard let decimal else { return appendMissing() }
    presence.append(true)
    integers.append(decimal.mantissa)
    scales.append(Int64(decimal.scale))
  }

  package mutating func append(_ text: String?) { append(bytes: text.map { Array($0.utf8) }) }

  /// A row of a string or blob column.
  package mutating func append(bytes: [UInt8]?) {
    guard let bytes else { return appendMissing() }
    presence.append(true)
    if isUnique { return appendUnique(bytes) }
    codes.append(number(of: bytes))
  }

  package mutating func append(_ flag: Bool?) {
    guard let flag else { return appendMissing() }
    presence.append(true)
    flags.append(flag)
  }

  /// Rows without a value.
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

  /// The same integer in many rows of an integer or reference column.
  package mutating func append(_ integer: Int64, times: Int) {
    presence.append(true, times: times)
    integers.append(integer, times: times)
  }

  /// Rows of an integer column that have these values, and `offset` more.
  package mutating func append(_ values: ArraySlice<UInt32>, adding offset: Int64) {
    presence.append(true, times: values.count)
    integers.append(values, adding: offset)
  }

  private mutating func appendUnique(_ bytes: [UInt8]) {
    if bytes.count > type.longestValue { isTooLong = true }
    texts.append(bytes[...])
    ends.append(Int64(texts.count))
  }

  /// The number of a text, which is a new one where no row has it yet.
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
  /// Appends some of the rows, which have to be of a column of this type.
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

  /// The same, where some rows have no value.
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

  private static func text(_ number: Int, of ends: [UInt32], _ heap: [UInt8]) -> [UInt8] {
    Array(heap[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])])
  }

  /// Has the texts of the rows that have one numbered, by the numbers that they have among those; `numbers` are
  /// those that they have here.
  private mutating func meet(
    _ codes: ArraySlice<UInt32>, where isPresent: ArraySlice<Bool>? = nil, of ends: [UInt32],
    _ numbers: inout [Int64], _ heap: [UInt8]
  ) {
    let known = self.ends.count
    // They come in order, so none is left out.
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

// MARK: - Sections

extension ColumnBuilder {
  /// The sections of the column, in file order.
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
      // First, as they are known first.
      return [texts.section] + presence + placeSections()
    }
  }

  /// Numbers less the least of them; what stands for no value is the least one.
  private func numberSection(_ kind: Section.Kind, _ values: IntegerList) -> EncodedSection {
    let base = values.least <= values.most ? values.least : 0
    return EncodedSection(kind, values, base: base, where: presence)
  }

  /// Where in the heap the text of each row is.
  private func placeSections() -> [EncodedSection] {
    let offsets = EncodedSection(.offsets, startingWithZero: ends)
    if isUnique { return [offsets] }
    if repeats { return [EncodedSection(.codes, codes), offsets] }
    guard presence.hasGaps else { return [offsets] }
    // A string for each row: an empty one where the row has no value.
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
