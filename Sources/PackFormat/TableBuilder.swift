/// A table to be written.
package struct TableBuilder {
  package let name: String
  package var columns: [ColumnBuilder]

  package init(_ name: String, _ columns: [ColumnBuilder]) {
    self.name = name
    self.columns = columns
  }
}

/// A column to be written: values are appended row by row.
package struct ColumnBuilder {
  package let name: String
  package let language: String
  package let type: ColumnType
  package let target: String
  package private(set) var rowCount = 0
  private var presence: [Bool] = []
  private var hasGaps = false
  private var integers: [Int64] = []
  private var scales: [Int64] = []
  private var flags: [Bool] = []
  // Each different string once, numbered by first appearance.
  private var heap: [UInt8] = []
  private var offsets: [Int64] = [0]
  private var codes: [Int64] = []
  private var numbers: [[UInt8]: Int64] = [:]
  private var repeats = false
  /// Whether some value is longer than any may be.
  private(set) var isTooLong = false

  package init(_ name: String, language: String = "", _ type: ColumnType, target: String = "") {
    self.name = name
    self.language = language
    self.type = type
    self.target = target
  }

  /// A row of an integer, date, year or reference column.
  package mutating func append(_ integer: Int64?) {
    add(isPresent: integer != nil)
    integers.append(integer ?? 0)
  }

  package mutating func append(_ decimal: ExactDecimal?) {
    add(isPresent: decimal != nil)
    integers.append(decimal?.mantissa ?? 0)
    scales.append(Int64(decimal?.scale ?? 0))
  }

  package mutating func append(_ text: String?) { append(bytes: text.map { Array($0.utf8) }) }

  /// A row of a string or blob column.
  package mutating func append(bytes: [UInt8]?) {
    add(isPresent: bytes != nil)
    guard let bytes else {
      codes.append(0)
      return
    }
    if let number = numbers[bytes] {
      codes.append(number)
      repeats = true
      return
    }
    if bytes.count > type.longestValue { isTooLong = true }
    let number = Int64(offsets.count - 1)
    numbers[bytes] = number
    codes.append(number)
    heap += bytes
    offsets.append(Int64(heap.count))
  }

  package mutating func append(_ flag: Bool?) {
    add(isPresent: flag != nil)
    flags.append(flag ?? false)
  }

  private mutating func add(isPresent: Bool) {
    rowCount += 1
    presence.append(isPresent)
    if !isPresent { hasGaps = true }
  }

  /// The sections of the column, in file order.
  func sections() -> [EncodedSection] {
    var sections: [EncodedSection] = []
    if hasGaps { sections.append(EncodedSection(.presence, bits: presence)) }
    switch type {
    case .integer, .date, .year, .reference: sections.append(numberSection(.integers, integers))
    case .decimal:
      sections.append(numberSection(.integers, integers))
      sections.append(numberSection(.scales, scales))
    case .flag: sections.append(EncodedSection(.flags, bits: flags))
    case .string, .blob: sections += stringSections()
    }
    return sections
  }

  private func numberSection(_ kind: Section.Kind, _ values: [Int64]) -> EncodedSection {
    guard hasGaps else { return EncodedSection(kind, values, base: values.min() ?? 0) }
    let base = zip(values, presence).lazy.filter { $0.1 }.map { $0.0 }.min() ?? 0
    let filled = zip(values, presence).map { $1 ? $0 : base }
    return EncodedSection(kind, filled, base: base)
  }

  private func stringSections() -> [EncodedSection] {
    let bytes = EncodedSection(.bytes, heap)
    if repeats {
      return [
        EncodedSection(.codes, codes, base: 0), EncodedSection(.offsets, offsets, base: 0), bytes,
      ]
    }
    // A string for each row: an empty one where the row has no value.
    var next = 0
    let ends = presence.map { isPresent in
      if isPresent { next += 1 }
      return offsets[next]
    }
    return [EncodedSection(.offsets, [0] + ends, base: 0), bytes]
  }
}
