/// The identity of a question, which survives changes of its text and place (FORMAT.md, "Ids of
/// questions").
public struct QuestionId: Sendable, Equatable {
  /// The id itself.
  public let text: String
  /// True if the author gave no id, so that this one was computed from the text of the question.
  public let isDerived: Bool

  /// Creates an id.
  public init(_ text: String, isDerived: Bool) {
    self.text = text
    self.isDerived = isDerived
  }

  /// Returns the derived id of a question without an id of its own.
  ///
  /// - Parameters:
  ///   - kind: The kind of the content, such as `facts`.
  ///   - text: The UTF-8 bytes of the question's first text column.
  public static func derived(kind: String, text: some Sequence<UInt8>) -> QuestionId {
    QuestionId(derive(kind: kind, text: text), isDerived: true)
  }

  /// Returns the text of a derived id: `q` and 13 digits of base 32. It is also a valid `Id`.
  ///
  /// - Parameters:
  ///   - kind: The kind of the content, such as `facts`.
  ///   - text: The UTF-8 bytes of the question's first text column.
  public static func derive(kind: String, text: some Sequence<UInt8>) -> String {
    let digest = SHA256.digest(Array("qpk id 0".utf8) + [0] + Array(kind.utf8) + [0] + Array(text))
    let bits = digest.words.0
    var id: [UInt8] = [prefix]
    // The first 64 bits of the digest and a zero bit are 13 digits of five bits each.
    for shift in stride(from: 59, through: 4, by: -5) {
      id.append(digits[Int(bits >> UInt64(shift) & 31)])
    }
    id.append(digits[Int(bits << 1 & 31)])
    return String(decoding: id, as: UTF8.self)
  }

  /// True if the text has the form of a derived id.
  public static func hasDerivedForm(_ text: some Collection<UInt8>) -> Bool {
    text.count == 14 && text.first == prefix
      && text.dropFirst().allSatisfy { digits.contains($0) }
  }

  private static let prefix = UInt8(ascii: "q")
  /// Crockford's base 32, without i, l, o and u.
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
}

extension QuestionId {
  /// Returns the id of a row with a key: one value as it is, or several with `/` between them, in
  /// which `%` is written `%25` and `/` is written `%2F`.
  ///
  /// - Parameter values: The values of all fields of the key, in the key's order.
  public static func joined(_ values: [String]) -> String {
    if values.count == 1 { return values[0] }
    var id: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0 { id.append(separator) }
      for byte in value.utf8 {
        switch byte {
        case separator: id += Array("%2F".utf8)
        case UInt8(ascii: "%"): id += Array("%25".utf8)
        default: id.append(byte)
        }
      }
    }
    return String(decoding: id, as: UTF8.self)
  }

  private static let separator = UInt8(ascii: "/")
}

extension PackReader {
  /// Returns the id of a question: the values of its key, its `Id`, or else the id derived from its
  /// first text in the pack's own language.
  ///
  /// - Parameter row: A row of the kind's table.
  /// - Throws: `PackError` if the pack is damaged there or cannot be read.
  public func questionId(_ row: Int) throws(PackError) -> QuestionId {
    if let values = try keyValues(try keyColumns(), row) {
      return QuestionId(QuestionId.joined(values), isDerived: false)
    }
    if let column = kindTable.optionalColumn("Id", .string), let given = try string(column, row),
      !given.isEmpty
    {
      return QuestionId(given, isDerived: false)
    }
    let first = kindTable.columns.first { $0.type == .string && $0.language.isEmpty }
    let asked = try first.flatMap { (column) throws(PackError) in try string(column, row) }
    return .derived(kind: header.card.kind, text: (asked ?? "").utf8)
  }
}

extension PackReader {
  /// Returns the columns whose values are the id of a question; empty if the pack has none.
  public func keyColumns() throws(PackError) -> [PackColumn] {
    header.card.kind.hasBytes(of: PackCard.tableKind) ? try keyColumns(of: kindTable) : []
  }

  /// Returns the columns whose values identify a row of a table, in the order of the table `.key`;
  /// empty if it has no key.
  public func keyColumns(of table: PackTable) throws(PackError) -> [PackColumn] {
    if knownKeys == nil { knownKeys = try readKeys() }
    var columns: [PackColumn] = []
    for name in knownKeys?[Array(table.name.utf8)] ?? [] {
      guard let column = table.optionalColumn(name), column.type != .blob,
        !columns.contains(where: { $0.name.hasBytes(of: name) })
      else { return [] }
      columns.append(column)
    }
    return columns
  }

  /// Returns the names of columns in the table `.key`, by the bytes of the names of their tables.
  private func readKeys() throws(PackError) -> [[UInt8]: [String]] {
    guard let key = table(.key), let names = key.optionalColumn("Name", .string),
      key.rowCount <= self.tables.reduce(0, { $0 + $1.columns.count })
    else { return [:] }
    let tables = key.optionalColumn("Table", .string)
    guard tables != nil || header.major == Format0.major else { return [:] }
    var keys: [[UInt8]: [String]] = [:]
    for row in 0..<key.rowCount {
      let table = try tables.map { (column) throws(PackError) in try string(column, row) }
      guard let table = table ?? kindTable.name, let name = try string(names, row) else {
        return [:]
      }
      keys[Array(table.utf8), default: []].append(name)
    }
    return keys
  }

  /// Returns the texts of a row's values in these columns; nil without columns, or if a value is
  /// missing.
  package func keyValues(
    _ columns: [PackColumn], _ row: Int
  ) throws(PackError) -> [String]? {
    var values: [String] = []
    for column in columns {
      guard let value = try keyValue(column, row) else { return nil }
      values.append(value)
    }
    return values.isEmpty ? nil : values
  }

  private func keyValue(_ column: PackColumn, _ row: Int) throws(PackError) -> String? {
    switch column.type {
    case .string: return try string(column, row).flatMap { $0.isEmpty ? nil : $0 }
    case .decimal: return try decimal(column, row)?.text
    case .flag: return try flag(column, row).map { $0 ? "true" : "false" }
    case .date:
      guard let day = try integer(column, row).flatMap({ Int(exactly: $0) }) else { return nil }
      return CalendarDate(daysSince1970: day)?.text
    case .integer, .year: return try integer(column, row).map { String($0) }
    case .reference:
      guard let target = try integer(column, row).flatMap({ Int(exactly: $0) }),
        let table = table(column.target), let names = table.optionalColumn("Name", .string),
        (0..<table.rowCount).contains(target)
      else { return nil }
      return try string(names, target).flatMap { $0.isEmpty ? nil : $0 }
    case .blob: return nil
    }
  }
}
