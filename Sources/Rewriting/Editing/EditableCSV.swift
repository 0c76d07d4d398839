internal import CSVSource
internal import Diagnostics
package import Files
package import Projects
package import Rows

/// A CSV source without errors whose cells, rows and columns can be changed. Every other byte stays as it is.
package struct EditableCSV {
  /// The byte ranges of a record. A record without any value is no row.
  private struct Record {
    /// The start of the record, its end, and the start of the next line.
    var start, end, next: Int
    var firstCell: Int
  }

  private enum Edit { case none, removed, changed([Int: String]) }

  package let path: String
  /// The project's folder, which links on the path's way must not leave; nil for a bare source.
  package let root: String?
  /// The text of the source in UTF-8, before any change.
  package let before: [UInt8]
  /// The columns by the header row.
  package let columns: [Binding.Column]
  /// True if the source has faults that reading CSV reports as errors.
  package private(set) var isDamaged = false
  private let csv: CSVText
  private let header: Record
  private let lineEnd: [UInt8]
  private var records: [Record] = []
  private var cells: [Range<Int>] = []
  /// The records that are rows.
  private var rows: [Int] = []
  private var edits: [Int: Edit] = [:]
  /// The new rows behind each record; -1 stands for the header.
  private var added: [Int: [(values: [Int: String], tag: Int)]] = [:]
  /// The tags of changed rows, by record.
  private var tags: [Int: Int] = [:]
  /// The names of new columns, behind those of the header.
  package private(set) var newColumns: [String] = []

  /// Reads a source; nil if it has no header.
  package init?(
    _ source: ProjectSource, _ schema: TableSchema, _ languages: SourceLanguages
  ) throws(FileError) {
    (path, root) = (source.path, source.root)
    if let bytes = source.bytes {
      before = bytes
    } else {
      before = try InputFile.readFile(source.path, within: source.root, limit: 1 << 32)
    }
    var findings = Findings(limit: 0)
    var reader = try CSVReader.open(
      .bytes(before, name: path), CSVReader.Options(delimiter: source.reading.delimiter),
      findings: &findings)
    guard let header = reader.header else { return nil }
    columns = Binding(header, to: schema, languages, source.reading).columns
    csv = CSVText(delimiter: reader.dialect.delimiter)
    let end = Self.next(behind: header.bytes.upperBound, in: before)
    self.header = Record(
      start: header.bytes.lowerBound, end: header.bytes.upperBound, next: end, firstCell: 0)
    let own = before[header.bytes.upperBound..<end]
    lineEnd = own.isEmpty ? [UInt8(ascii: "\n")] : Array(own)
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &findings) {
      for index in 0..<batch.count { append(batch[index], of: batch, schema) }
    }
    isDamaged = findings.errors > 0
  }

  private mutating func append(_ record: CSVRecord, of batch: CSVBatch, _ schema: TableSchema) {
    let end = batch.base + record.bytes.upperBound
    let next = Self.next(behind: end, in: before)
    if record.count == columns.count, !(schema.hasRequired && record.isEmpty(in: batch)) {
      rows.append(records.count)
    }
    records.append(
      Record(
        start: batch.base + record.bytes.lowerBound, end: end, next: next, firstCell: cells.count))
    for column in 0..<record.count {
      let bytes = batch.cell(column, of: record).bytes
      cells.append(batch.base + bytes.lowerBound..<batch.base + bytes.upperBound)
    }
  }

  /// The start of the line behind a line end at an offset.
  private static func next(behind end: Int, in bytes: [UInt8]) -> Int {
    var next = end
    for byte in [UInt8(ascii: "\r"), UInt8(ascii: "\n")] {
      if next < bytes.count, bytes[next] == byte { next += 1 }
    }
    return next
  }

  // MARK: - Reading

  /// The number of rows.
  package var count: Int { rows.count }

  /// The bytes of a row in the source, without the line end.
  package func place(of row: Int) -> Range<Int> {
    records[rows[row]].start..<records[rows[row]].end
  }

  /// The text of a cell before any change.
  package func text(_ row: Int, _ column: Int) -> String {
    let bytes = before[cells[records[rows[row]].firstCell + column]]
    guard bytes.first == UInt8(ascii: "\""), bytes.count > 1 else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
      .replacing("\"\"", with: "\"")
  }

  // MARK: - Changing

  /// Changes the cell of a row; `tag` names the row in `Text.parts`.
  package mutating func set(_ text: String, at column: Int, of row: Int, tag: Int) {
    let record = rows[row]
    var texts: [Int: String] = [:]
    if case .changed(let old) = edits[record] { texts = old }
    texts[column] = text
    edits[record] = .changed(texts)
    tags[record] = tag
  }

  package mutating func remove(_ row: Int) { edits[rows[row]] = .removed }

  /// Adds a row behind another one, or behind the last one.
  package mutating func add(_ values: [Int: String], behind row: Int?, tag: Int) {
    let record = row.map { rows[$0] } ?? records.count - 1
    added[record, default: []].append((values, tag))
  }

  /// Adds a column behind all others, and returns its number.
  package mutating func addColumn(_ name: String) -> Int {
    newColumns.append(name)
    return columns.count + newColumns.count - 1
  }

  // MARK: - Writing

  /// The text after all changes.
  package struct Text {
    package fileprivate(set) var bytes: [UInt8] = []
    /// The changed and added rows: their bytes, and their tags.
    package fileprivate(set) var parts: [(bytes: Range<Int>, tag: Int)] = []
  }

  /// Returns the source with all changes.
  package func text() -> Text {
    var text = Text()
    var position = 0
    if !newColumns.isEmpty {
      text.bytes += before[..<header.end]
      for name in newColumns {
        text.bytes.append(csv.delimiter)
        text.bytes += csv.cell(name)
      }
      position = header.end
    }
    addRows(behind: -1, header, from: &position, to: &text)
    for (number, record) in records.enumerated() {
      let start = text.bytes.count + record.start - position
      switch edits[number] {
      case .removed:
        text.bytes += before[position..<record.start]
        position = record.next
      case .changed(let texts):
        write(record, texts, from: &position, to: &text)
        text.parts.append((start..<text.bytes.count, tags[number] ?? 0))
      case .some(.none), nil:
        if !newColumns.isEmpty { write(record, [:], from: &position, to: &text) }
      }
      addRows(behind: number, record, from: &position, to: &text)
    }
    text.bytes += before[position...]
    return text
  }

  /// Copies the bytes up to a record's end, with other texts in some of its cells.
  private func write(
    _ record: Record, _ texts: [Int: String], from position: inout Int, to text: inout Text
  ) {
    for (column, new) in texts.sorted(by: { $0.key < $1.key }) where column < columns.count {
      let cell = cells[record.firstCell + column]
      text.bytes += before[position..<cell.lowerBound]
      let isQuoted = before[cell].first == UInt8(ascii: "\"")
      text.bytes += csv.cell(new, isQuoted: new.isEmpty ? columns.count == 1 : isQuoted)
      position = cell.upperBound
    }
    text.bytes += before[position..<record.end]
    for column in newColumns.indices {
      text.bytes.append(csv.delimiter)
      text.bytes += csv.cell(texts[columns.count + column] ?? "")
    }
    position = record.end
  }

  /// Writes the new rows behind a record. The last line of the source ends as it did before.
  private func addRows(
    behind number: Int, _ record: Record, from position: inout Int, to text: inout Text
  ) {
    guard let rows = added[number] else { return }
    let hasEnd = record.next > record.end
    if position < record.next {
      text.bytes += before[position..<record.next]
      position = record.next
    }
    for row in rows {
      if !hasEnd { text.bytes += lineEnd }
      let start = text.bytes.count
      let count = columns.count + newColumns.count
      for column in 0..<count {
        if column > 0 { text.bytes.append(csv.delimiter) }
        text.bytes += csv.cell(row.values[column] ?? "")
      }
      text.parts.append((start..<text.bytes.count, row.tag))
      if hasEnd { text.bytes += lineEnd }
    }
  }
}
