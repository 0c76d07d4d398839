import Files
import PackFormat

/// A sound pack with all of its values.
struct KnownPack {
  /// A value as bytes that can be compared; nil if the row has none.
  typealias Value = [UInt8]?

  let name: String
  let bytes: [UInt8]
  let header: PackHeader
  let tables: [PackTable]
  let provenance: [PackTable]
  /// The values by table, column and row; tables of the provenance come after those of the content.
  let values: [[[Value]]]
  /// The digest function for its mutants.
  var digests = KnownDigests(of: [])

  init(_ path: String) throws {
    name = path
    bytes = try InputFile.readAll(path, limit: 1 << 28)
    let reader = try PackReader(ByteSource(bytes))
    try reader.verify()
    header = reader.header
    tables = reader.tables
    provenance = reader.provenance
    values = try (tables + provenance).map { table in
      try table.columns.map { column in
        try (0..<column.rowCount).map { try reader.comparable(column, $0) }
      }
    }
  }

  var valueCount: Int { values.joined().reduce(0) { $0 + $1.count } }
}

extension PackReader {
  /// Returns the value of a row as bytes that differ if the values differ.
  func comparable(_ column: PackColumn, _ row: Int) throws(PackError) -> KnownPack.Value {
    switch column.type {
    case .string: return try string(column, row).map { Array($0.utf8) }
    case .blob: return try blob(column, row)
    case .decimal: return try decimal(column, row).map { Array($0.text.utf8) }
    case .flag: return try flag(column, row).map { [$0 ? 1 : 0] }
    case .integer, .date, .year, .reference:
      return try integer(column, row).map { Array(String($0).utf8) }
    }
  }
}

extension KnownPack {
  /// Judges a mutant: any change must be refused before a changed value is returned.
  func judge(_ mutant: [UInt8], among packs: [KnownPack]) -> Outcome {
    // A mutation may change nothing, or produce another sound pack.
    if packs.contains(where: { $0.bytes == mutant }) { return Outcome("as it was") }
    let source = ByteSource(mutant)
    let digest = digests.function
    do throws(PackError) {
      try PackReader(source, digest: digest).verify()
      return Outcome("unnoticed", complaint: "unnoticed by the whole check, of \(name)")
    } catch {
      let reader: PackReader
      do throws(PackError) {
        reader = try PackReader(source, digest: digest)
      } catch {
        return Outcome("refused when opened")
      }
      // A player opens the pack as well, and may see the values of intact blocks. A spliced mutant
      // may have the header page of another sound pack; then the values of that pack are right.
      let known = packs.first { $0.header.rootDigest == reader.header.rootDigest } ?? self
      if let difference = known.difference(reader) {
        return Outcome("unnoticed", complaint: "\(difference), of \(name)")
      }
      return Outcome("refused where it is read")
    }
  }

  /// Describes the first value or table that a reader returns differently; errors are no
  /// difference.
  private func difference(_ reader: PackReader) -> String? {
    if reader.header != header { return "another header" }
    let shown = reader.tables + reader.provenance
    guard shown.count == values.count else { return "another number of tables" }
    // Of a large pack, only every `step`-th row of a column is compared.
    let step = valueCount / 4000 + 1
    for (table, known) in zip(shown, zip(tables + provenance, values)) {
      guard table.name == known.0.name, table.columns.count == known.0.columns.count else {
        return "another table"
      }
      for (column, values) in zip(table.columns, known.1) {
        if let row = wrongRow(reader, column, values, step) {
          return "row \(row) of \(table.name).\(column.name) is another"
        }
      }
    }
    return nil
  }

  private func wrongRow(
    _ reader: PackReader, _ column: PackColumn, _ values: [Value], _ step: Int
  ) -> Int? {
    var errors = 0
    var row = values.count % step
    while row < values.count {
      do throws(PackError) {
        if try reader.comparable(column, row) != values[row] { return row }
        row += step
      } catch {
        // A damaged block fails again for each row, so after some errors most rows are skipped.
        errors += 1
        row += errors > 8 ? 1 + values.count / 8 : step
      }
    }
    return nil
  }
}
