/// A table of a pack that fits the code generated for it, read by the numbers of that code's columns.
///
/// Opening throws `PackError.Reason.otherSchema` if the table does not fit. Columns that the code
/// does not know are ignored.
public final class TypedTable {
  /// The name of the table in the pack.
  public let name: String
  /// The number of rows.
  public let count: Int
  private let pack: PackReader
  private let expected: [TypedColumn]
  private let table: PackTable
  /// The column of each expected one; nil for one that is empty in every row.
  private let columns: [PackColumn?]
  private let pictures: (names: PackColumn, bytes: PackColumn?)?

  /// Opens a table of a pack and compares its columns with the `expected` ones.
  public init(
    _ pack: PackReader, _ name: String, _ expected: [TypedColumn]
  ) throws(PackError) {
    guard let table = pack.table(name) else {
      throw Self.misfit("the pack has no table \(name)")
    }
    self.pack = pack
    self.name = name
    self.expected = expected
    self.table = table
    count = table.rowCount
    var columns: [PackColumn?] = []
    for column in expected { columns.append(try Self.column(column, of: table, pack)) }
    self.columns = columns
    pictures = try pack.pictureColumns()
  }

  /// Returns the column that fits an expected one; nil if it is empty in every row.
  private static func column(
    _ expected: TypedColumn, of table: PackTable, _ pack: PackReader
  ) throws(PackError) -> PackColumn? {
    let name = "\(table.name).\(expected.name)"
    guard let column = table.optionalColumn(expected.name) else {
      if table.rowCount > 0, expected.isRequired {
        throw misfit("the pack has no column \(name), which the code has a value of in each row")
      }
      if try pack.schemaLacks(expected.name, of: table.name) {
        throw misfit("the pack has no column \(name)")
      }
      return nil
    }
    guard expected.content.types.contains(where: { $0 == column.type }) else {
      let types = expected.content.types.map { $0.name }.joined(separator: " or ")
      throw misfit("the column \(name) holds values of the type \(column.type.name), not \(types)")
    }
    if expected.isRequired, column.hasGaps {
      throw misfit("the column \(name) may lack a value, which the code has in each row")
    }
    if let unknown = try unknownOption(of: column, expected, pack) {
      throw misfit("the column \(name) has the value \"\(unknown)\", which the code does not know")
    }
    return column
  }

  /// Returns a text of a column that is none of its options; nil if there is none.
  private static func unknownOption(
    of column: PackColumn, _ expected: TypedColumn, _ pack: PackReader
  ) throws(PackError) -> String? {
    if expected.options.isEmpty { return nil }
    var known: Set<[UInt8]> = []
    for option in expected.options { known.insert(Array(option.utf8)) }
    var unknown: String?
    var hasEmpty = false
    _ = try pack.holdsString(column) { text in
      if known.contains(Array(text.utf8)) { return false }
      // Rows without a value may share an empty text.
      hasEmpty = hasEmpty || text.isEmpty
      unknown = text.isEmpty ? nil : text
      return unknown != nil
    }
    guard unknown == nil, hasEmpty else { return unknown }
    for row in 0..<column.rowCount where try pack.isPresent(column, row) {
      if try pack.byteCount(of: column, row) == 0 { return "" }
    }
    return nil
  }

  private static func misfit(_ why: String) -> PackError { PackError(.otherSchema(why), at: 0) }

  /// The error that a value, or a row that a key refers to, is not there.
  ///
  /// `init` and the rules of packs rule it out, except for a pack that no compiler made.
  private func missing(_ column: Int, _ row: Int) -> PackError {
    Self.misfit("row \(row) of \(name) has no value in the column \(expected[column].name)")
  }

  /// Returns the value of a column that has one in each row.
  public func required<Value>(
    _ value: Value?, _ column: Int, _ row: Int
  ) throws(PackError) -> Value {
    guard let value else { throw missing(column, row) }
    return value
  }

  /// Returns a text; nil if the row has none.
  public func text(_ column: Int, _ row: Int) throws(PackError) -> String? {
    guard let column = columns[column] else { return nil }
    return try pack.string(column, row)
  }

  /// Returns the translation of a text; nil if the row has none in that language.
  ///
  /// - Parameter language: A BCP 47 tag, compared exactly.
  public func text(
    _ column: Int, _ row: Int, language: String
  ) throws(PackError) -> String? {
    guard let column = table.optionalColumn(expected[column].name, language: language) else {
      return nil
    }
    return try pack.string(column, row)
  }

  /// Returns a whole number or a year; nil if the row has none.
  public func integer(_ column: Int, _ row: Int) throws(PackError) -> Int64? {
    guard let column = columns[column] else { return nil }
    return try pack.integer(column, row)
  }

  /// Returns an exact number; nil if the row has none.
  public func decimal(_ column: Int, _ row: Int) throws(PackError) -> ExactDecimal? {
    guard let column = columns[column] else { return nil }
    return try pack.decimal(column, row)
  }

  /// Returns a date; nil if the row has none.
  public func date(_ column: Int, _ row: Int) throws(PackError) -> CalendarDate? {
    guard let column = columns[column], let day = try pack.integer(column, row) else { return nil }
    guard let day = Int(exactly: day), let date = CalendarDate(daysSince1970: day) else {
      throw PackError(.malformed("a date outside the years 1 to 9999"), at: 0)
    }
    return date
  }

  /// Returns true or false; nil if the row has neither.
  public func flag(_ column: Int, _ row: Int) throws(PackError) -> Bool? {
    guard let column = columns[column] else { return nil }
    return try pack.flag(column, row)
  }

  /// Returns the name of a picture; nil if the row has none.
  public func picture(_ column: Int, _ row: Int) throws(PackError) -> String? {
    guard let column = columns[column], let number = try pack.integer(column, row) else {
      return nil
    }
    guard let pictures, let number = Int(exactly: number),
      (0..<pictures.names.rowCount).contains(number)
    else { throw PackError(.malformed("a reference to no picture"), at: 0) }
    return try pack.string(pictures.names, number)
  }

  /// Returns the number of each row by a key of the code's.
  ///
  /// - Parameter key: Returns the key of a row; nil for a row that cannot be looked up.
  /// - Throws: `PackError` with the reason `otherSchema` if two rows have one key.
  public func index<Key: Hashable>(
    _ key: (_ row: Int) throws(PackError) -> Key?
  ) throws(PackError) -> [Key: Int] {
    var index: [Key: Int] = [:]
    index.reserveCapacity(count)
    for row in 0..<count {
      guard let key = try key(row) else { continue }
      if let other = index.updateValue(row, forKey: key) {
        throw Self.misfit("the rows \(other) and \(row) of \(name) have the same key")
      }
    }
    return index
  }
}

/// The pictures of a pack, found by their names.
public struct TypedPictures {
  private let pack: PackReader
  private let bytes: PackColumn?
  private let rows: [[UInt8]: Int]

  /// Reads the names of all pictures.
  public init(_ pack: PackReader) throws(PackError) {
    self.pack = pack
    var rows: [[UInt8]: Int] = [:]
    let columns = try pack.pictureColumns()
    if let columns {
      for row in 0..<columns.names.rowCount {
        if let name = try pack.string(columns.names, row) { rows[Array(name.utf8)] = row }
      }
    }
    self.rows = rows
    bytes = columns?.bytes
  }

  /// Returns the bytes of a PNG, JPEG or WebP file; nil if the pack has no picture of that name.
  public func bytes(_ name: String) throws(PackError) -> [UInt8]? {
    guard let row = rows[Array(name.utf8)], let bytes else { return nil }
    return try pack.blob(bytes, row)
  }
}

extension PackReader {
  /// The columns of the pictures' names and files; nil if the pack has no pictures.
  fileprivate func pictureColumns() throws(PackError) -> (names: PackColumn, bytes: PackColumn?)? {
    guard let table = table(.assets), table.rowCount > 0 else { return nil }
    return (try table.column("Name"), table.optionalColumn("Bytes", .blob))
  }

  /// True if the pack has the schema of a table, and no field of it has that name.
  ///
  /// A column that is empty in every row is not in the pack, but in its schema.
  fileprivate func schemaLacks(_ field: String, of table: String) throws(PackError) -> Bool {
    guard let schemas = self.table(.schema), let json = schemas.optionalColumn("JSON", .blob),
      let tables = schemas.optionalColumn("Table", .string)
    else { return false }
    for row in 0..<schemas.rowCount where try string(tables, row)?.hasBytes(of: table) == true {
      guard let bytes = try blob(json, row) else { continue }
      return !SchemaFieldNames.contains(field, in: bytes)
    }
    return false
  }
}
