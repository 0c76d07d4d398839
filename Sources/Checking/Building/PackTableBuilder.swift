internal import BulkRows
package import PackFormat
internal import Rows

/// Collects the rows of a kind's table, from one source or several, as columns of a pack.
struct PackTableBuilder {
  private let schema: TableSchema
  private var columns: [ColumnBuilder] = []
  private var indices: [String: Int] = [:]
  private var assetColumns: Set<Int> = []
  private var hasValues: [Bool] = []
  private var rowCount = 0

  /// True if the pack is discarded when a unique column has duplicates.
  private let isUnique: Bool

  private let store: SpillStore
  /// The store for the texts of the first column.
  private let start: SpillStore?
  private let packing: WorkSharing?

  init(
    _ schema: TableSchema, isUnique: Bool, _ store: SpillStore, start: SpillStore?,
    packing: WorkSharing?
  ) {
    self.schema = schema
    self.isUnique = isUnique
    self.store = store
    self.start = start
    self.packing = packing
  }

  /// The column of the pack for each column of a source; missing ones are made.
  ///
  /// A name that occurs twice has one column in the pack, which the first column of the source fills. The other has
  /// none; it is an error, but a pack with errors may be built to be played.
  mutating func columns(for source: [Binding.Column]) -> [Int?] {
    var filled: Set<String> = []
    return source.map { column in
      guard filled.insert(column.label).inserted else { return nil }
      if let index = indices[column.label] { return index }
      let isAsset = column.field?.isAsset == true
      var builder = ColumnBuilder(
        column.name, language: column.language,
        isAsset ? .reference : column.field?.type.columnType ?? .string,
        target: isAsset ? OwnTable.assets.rawValue : "",
        isUnique: isUnique && column.language.isEmpty
          && column.field?.constraints.unique == true,
        store: store, texts: column.label == schema.fields.first?.name ? start : nil,
        packing: packing)
      builder.appendMissing(rowCount)
      indices[column.label] = columns.count
      if isAsset { assetColumns.insert(columns.count) }
      columns.append(builder)
      hasValues.append(false)
      return columns.count - 1
    }
  }

  mutating func append(_ row: TypedRow, to targets: [Int?], _ assets: AssetStore) {
    for (index, value) in row.values.enumerated() {
      guard let target = targets[index] else { continue }
      if assetColumns.contains(target) {
        let number = row.string(index).flatMap { assets.number(of: $0) }
        columns[target].append(number.map(Int64.init))
      } else {
        columns[target].append(value, of: row)
      }
      if value != .missing { hasValues[target] = true }
    }
    rowCount += 1
    // The source lacks these columns.
    for index in columns.indices where columns[index].rowCount < rowCount {
      columns[index].append(TypedValue.missing, of: row)
    }
  }

  /// Appends some of the accepted rows of a batch.
  mutating func append(_ values: inout BulkColumns, _ rows: Range<Int>, to targets: [Int?]) {
    if rows.isEmpty { return }
    for case (let column, let target?) in targets.enumerated() {
      columns[target].append(&values.columns[column], rows)
      if values.columns[column].hasValue(in: rows) { hasValues[target] = true }
    }
    rowCount += rows.count
    for index in columns.indices where columns[index].rowCount < rowCount {
      columns[index].appendMissing(rows.count)
    }
  }

  /// The table: the fields of the schema in its order, each followed by its translations, then other columns as they
  /// came. Empty columns are left out.
  func table(named name: String) -> TableBuilder {
    let filled = columns.indices.filter { hasValues[$0] }.map { columns[$0] }
    let known = schema.fields.flatMap { field in
      filled.filter { $0.name == field.name }.sorted {
        $0.language.utf8.lexicographicallyPrecedes($1.language.utf8)
      }
    }
    let others = filled.filter { schema.field($0.name) == nil }
    return TableBuilder(name, known + others)
  }
}

extension ColumnBuilder {
  fileprivate mutating func append(_ value: TypedValue, of row: TypedRow) {
    switch (type, value) {
    case (.decimal, .number(let number)): append(number)
    case (.decimal, _): append(ExactDecimal?.none)
    case (.integer, .integer(let number)), (.year, .year(let number)), (.date, .date(let number)):
      append(number)
    case (.integer, _), (.year, _), (.date, _), (.reference, _): append(Int64?.none)
    case (.flag, .flag(let flag)): append(flag)
    case (.flag, _): append(Bool?.none)
    case (.string, .text(let range)), (.blob, .text(let range)):
      append(bytes: Array(row.textBytes[range]))
    case (.string, _), (.blob, _): append(bytes: nil)
    }
  }
}

extension TableSchema.FieldType {
  package var columnType: ColumnType {
    switch self {
    case .string: .string
    case .number: .decimal
    case .integer: .integer
    case .year: .year
    case .boolean: .flag
    case .date: .date
    }
  }
}
