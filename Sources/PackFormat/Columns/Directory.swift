/// The parsed and checked directory of a zone: its sections and its tables (FORMAT.md,
/// "Directory").
struct Directory {
  static let maximumSections = 65_535
  /// The number of bytes before the first section entry.
  static let maximumTables = 1_000
  static let sectionsStart = 4
  /// The number of bytes of a section entry.
  static let sectionSize = 32
  static let maximumRows = UInt64(UInt32.max)

  private(set) var tables: [PackTable] = []
  private(set) var sections: [Section] = []
  private var cursor: PackCursor
  private var nextSection = 0
  private var names = NameSet()
  private let zone: Zone
  private let dataLength: UInt64

  init(
    _ bytes: [UInt8], zone: Zone, dataLength: UInt64, at offset: UInt64
  ) throws(PackError) {
    cursor = PackCursor(bytes, 0..<bytes.count, base: offset)
    self.zone = zone
    self.dataLength = dataLength
    try readSections()
    let tableCount = try cursor.uint16()
    guard tableCount <= Self.maximumTables else { throw cursor.error("over 1,000 tables") }
    for _ in 0..<tableCount {
      let start = cursor.position
      let name = try cursor.string8()
      let nameBytes = cursor.read(from: start)
      let table = try readTable(name)
      guard names.insert(nameBytes) else { throw cursor.error("two tables of one name") }
      tables.append(table)
    }
    while nextSection < sections.count {
      let section = sections[nextSection]
      guard section.kind == nil, !section.isRequired else {
        throw cursor.error("a section that belongs to no column")
      }
      nextSection += 1
    }
    guard cursor.isAtEnd else { throw cursor.error("the directory does not end where it says") }
    try checkTargets()
  }

  private mutating func readSections() throws(PackError) {
    let count = try cursor.uint32()
    guard count <= Self.maximumSections else { throw cursor.error("over 65,535 sections") }
    var end: UInt64 = 0
    // A hostile count must not reserve more than the directory could hold.
    sections.reserveCapacity(min(Int(count), cursor.left / Self.sectionSize))
    for _ in 0..<count {
      let start = (end + 7) & ~7
      let section = try readSection(at: start)
      guard start <= dataLength, section.length <= dataLength - start else {
        throw cursor.error("a section runs past the data")
      }
      end = start + section.length
      sections.append(section)
    }
    guard end == dataLength else { throw cursor.error("the sections do not fill the data") }
  }

  private mutating func readSection(at start: UInt64) throws(PackError) -> Section {
    let place = try cursor.claim(Self.sectionSize)
    let kind = Section.Kind(rawValue: cursor.number(at: place))
    let flags: UInt8 = cursor.number(at: place + 1)
    let encoding = Section.Encoding(rawValue: cursor.number(at: place + 2))
    let width = Int(cursor.number(at: place + 3) as UInt8)
    try cursor.checkZeros(place + 4..<place + 8)
    let count: UInt64 = cursor.number(at: place + 8)
    let base: Int64 = cursor.number(at: place + 16)
    let length: UInt64 = cursor.number(at: place + 24)
    guard flags & 0xfe == 0 else { throw cursor.error("a reserved flag of a section is set") }
    let isRequired = flags & 1 == 1
    guard let kind else {
      guard !isRequired else { throw PackError(.unknownFeature, at: cursor.offset) }
      return Section(
        index: sections.count, kind: nil, isRequired: false, width: 0, count: 0, base: 0,
        offset: start, length: length, itemLength: length)
    }
    guard let encoding else { throw PackError(.unknownFeature, at: cursor.offset) }
    let mostBytes = encoding == .plain ? dataLength : ZoneSummary.maximumData
    // On machines with a 32-bit `Int`, fewer items are accepted.
    guard count <= (kind == .bytes ? mostBytes : Self.maximumRows + 1),
      let itemCount = Int(exactly: count)
    else {
      throw cursor.error("a section has too many items")
    }
    guard kind.holdsIntegers ? [0, 1, 2, 4, 8].contains(width) : width == 0 else {
      throw cursor.error("a width that its section cannot have")
    }
    guard kind.hasBase || base == 0 else { throw cursor.error("a base where none can be") }
    let expected =
      switch kind {
      case .presence, .flags: (count + 7) / 8
      case .bytes: count
      case .integers, .scales, .codes, .offsets: count * UInt64(width)
      }
    let section = Section(
      index: sections.count, kind: kind, encoding: encoding, isRequired: isRequired, width: width,
      count: itemCount, base: base, offset: start, length: length, itemLength: expected)
    guard section.hasLengthOfItems else {
      throw cursor.error("a section's length is not its items'")
    }
    return section
  }

  private mutating func readTable(_ name: String) throws(PackError) -> PackTable {
    let rows = try cursor.uint64()
    guard rows <= Self.maximumRows, let rows = Int(exactly: rows) else {
      throw cursor.error("a table has too many rows")
    }
    var columns: [PackColumn] = []
    var names = NameSet()
    for _ in 0..<(try cursor.uint16()) {
      let start = cursor.position
      let name = try cursor.string8()
      let language = try cursor.string8()
      guard names.insert(cursor.read(from: start)) else {
        throw cursor.error("two columns of one name")
      }
      if let column = try readColumn(name, language, rows: rows) { columns.append(column) }
    }
    return PackTable(name: name, rowCount: rows, columns: columns)
  }

  /// Parses a column; nil for a column of an unknown type, which readers skip if nothing in it is
  /// required.
  private mutating func readColumn(
    _ name: String, _ language: String, rows: Int
  ) throws(PackError) -> PackColumn? {
    let type = ColumnType(rawValue: try cursor.uint8())
    try cursor.zeros(1)
    let target = try cursor.string8()
    let count = Int(try cursor.uint8())
    guard count <= sections.count - nextSection else {
      throw cursor.error("a column has more sections than there are")
    }
    let own = sections[nextSection..<nextSection + count]
    nextSection += count
    guard let type else {
      guard !own.contains(where: { $0.isRequired }) else {
        throw PackError(.unknownFeature, at: cursor.offset)
      }
      return nil
    }
    guard target.isEmpty || type == .reference else {
      throw cursor.error("a column that is no reference has a target")
    }
    guard let layout = ColumnLayout(own, type: type, rows: rows) else {
      throw cursor.error("a column does not have the sections of its type")
    }
    return PackColumn(
      name: name, language: language, type: type, target: target, rowCount: rows, zone: zone,
      layout: layout)
  }

  /// Checks that each reference column names a table of this zone.
  private func checkTargets() throws(PackError) {
    for table in tables {
      for column in table.columns where column.type == .reference {
        let target = Array(column.target.utf8)
        guard names.contains(([UInt8(target.count)] + target)[...]) else {
          throw cursor.error("a reference to a table that is not there")
        }
      }
    }
  }
}
