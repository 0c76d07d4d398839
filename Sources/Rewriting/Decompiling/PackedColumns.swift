internal import Checking
internal import Diagnostics
internal import Kinds
internal import PackFormat
internal import Rows

/// The columns of a table in a pack, with the names and texts that a source would have.
struct PackedColumns {
  struct Column {
    /// The name in the header row of a CSV source.
    let label: String
    let field: TableSchema.Field?
    let packed: PackColumn
  }

  let columns: [Column]
  let rowCount: Int
  private let pack: PackReader
  private let assets: [String]
  /// The word for a row in messages.
  let noun: String
  private let text = CanonicalText(units: .builtIn)

  init(
    _ pack: PackReader, _ table: PackTable, _ schema: TableSchema, assets: [String], noun: String
  ) throws(DecompileError) {
    var columns: [Column] = []
    for packed in table.columns {
      let label =
        packed.language.isEmpty ? packed.name : "\(packed.name)@\(packed.language)"
      let field = schema.field(packed.name)
      let type = field.map { $0.isAsset ? ColumnType.reference : $0.type.columnType } ?? .string
      guard packed.type == type, type != .reference || packed.target == OwnTable.assets.rawValue
      else {
        throw .unwritable(
          "its column \(label.quoted()) holds \(packed.type.name) values, where a source of this"
            + " version gives \(type.name) values")
      }
      let isOwn = packed.language.isEmpty
      guard isOwn || field?.isTranslatable == true else {
        throw .unwritable("its column \(label.quoted()) is no translation of a text")
      }
      columns.append(Column(label: label, field: isOwn ? field : field?.translated, packed: packed))
    }
    self.columns = columns
    rowCount = table.rowCount
    self.pack = pack
    self.assets = assets
    self.noun = noun
  }

  /// True if some of the rows have a value in the column.
  func hasValue(_ column: Int, in rows: Range<Int>) throws(DecompileError) -> Bool {
    let packed = columns[column].packed
    guard packed.hasGaps else { return !rows.isEmpty }
    return try reading { () throws(PackError) in
      for row in rows where try pack.isPresent(packed, row) { return true }
      return false
    }
  }

  /// Appends a value as a source writes it; returns false if the row has none.
  func append(
    _ column: Int, _ row: Int, to buffer: inout [UInt8]
  ) throws(DecompileError) -> Bool {
    let packed = columns[column].packed
    switch packed.type {
    case .string:
      let start = buffer.count
      do throws(PackError) {
        guard try pack.appendBytes(of: packed, row, to: &buffer) else { return false }
      } catch {
        throw .pack(error)
      }
      try check(buffer[start...], column, row)
      return true
    default:
      guard let plain = try value(packed, row) else { return false }
      guard let field = columns[column].field, field.format != nil else {
        buffer += plain.utf8
        return true
      }
      guard let value = field.spelling(of: plain) else {
        throw .unwritable(
          "\(columns[column].label) of \(noun) \(row) is \(plain), which its format cannot spell")
      }
      buffer += value.utf8
      return true
    }
  }

  func string(_ column: Int, _ row: Int) throws(DecompileError) -> String? {
    var bytes: [UInt8] = []
    return try append(column, row, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The most characters that a text of a field has, in any language; nil if none has more than `limit`.
  func longestText(of field: String, over limit: Int) throws(DecompileError) -> Int? {
    try reading { () throws(PackError) in
      var longest = limit
      for column in columns where column.packed.name == field && column.packed.type == .string {
        for row in 0..<rowCount {
          guard let bytes = try pack.byteCount(of: column.packed, row), bytes > longest,
            let text = try pack.string(column.packed, row)
          else { continue }
          longest = max(longest, text.unicodeScalars.count)
        }
      }
      return longest > limit ? longest : nil
    }
  }

  private func value(_ column: PackColumn, _ row: Int) throws(DecompileError) -> String? {
    try reading { () throws(PackError) in
      switch column.type {
      case .decimal: try pack.decimal(column, row)?.text
      case .flag: try pack.flag(column, row).map { String($0) }
      case .date: try pack.integer(column, row).map { CalendarDate.text(ofDay: $0) }
      case .reference: try pack.integer(column, row).map { assets[Int($0)] }
      case .integer, .year: try pack.integer(column, row).map { String($0) }
      case .string, .blob: nil
      }
    }
  }

  /// Checks that a source can contain the text, since a pack by another program may hold anything.
  private func check(
    _ bytes: ArraySlice<UInt8>, _ column: Int, _ row: Int
  ) throws(DecompileError) {
    var normal: [UInt8] = []
    let form = CanonicalText.Form(columns[column].field)
    guard text.append(bytes.span, of: form, to: &normal), !normal.isEmpty, normal[...] == bytes
    else {
      throw .unwritable(
        "\(columns[column].label) of \(noun) \(row) is"
          + " \(String(decoding: bytes, as: UTF8.self).quoted()), which no source can give so")
    }
  }
}
