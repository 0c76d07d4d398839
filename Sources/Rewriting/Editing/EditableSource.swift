package import Diagnostics
package import Files
package import Kinds
package import Projects
package import Rows

/// A source without errors whose cells, rows and columns can be changed. Every other byte stays as it is.
package struct EditableSource {
  package let path: String
  /// The project's folder, which links on the path's way must not leave; nil for a bare source.
  package let root: String?
  private let form: any EditableRows
  /// The texts of changed cells, by record and column.
  private var changed: [Int: [Int: String]] = [:]
  private var removed: Set<Int> = []
  /// The new rows behind each record; -1 stands for the place before all.
  private var added: [Int: [(values: [Int: String], tag: Int)]] = [:]
  /// The tags of changed rows, by record.
  private var tags: [Int: Int] = [:]
  /// The names of new columns, behind those of the source.
  package private(set) var newColumns: [String] = []

  /// Reads a source; nil if it has no header.
  package init?(
    _ source: ProjectSource, _ kind: ContentKind, _ languages: SourceLanguages
  ) throws(FileError) {
    (path, root) = (source.path, source.root)
    let bytes: [UInt8]
    if let known = source.bytes {
      bytes = known
    } else {
      bytes = try InputFile.readFile(source.path, within: source.root, limit: 1 << 32)
    }
    switch source.format {
    case .csv:
      guard let csv = try EditableCSV(source, bytes, kind.schema, languages) else { return nil }
      form = csv
    case .xml: form = EditableXML(source, bytes, kind, languages)
    }
  }

  // MARK: - Reading

  /// The text of the source in UTF-8, before any change.
  package var before: [UInt8] { form.before }

  /// The columns: those of the header row, or in XML all that the kind has.
  package var columns: [Binding.Column] { form.columns }

  /// The first fault that makes the source unfit for changes; nil if it has none.
  package var fault: Finding? { form.fault }

  /// The number of rows.
  package var count: Int { form.rows.count }

  /// The bytes of a row in the source, without the line end.
  package func place(of row: Int) -> Range<Int> { form.place(of: form.rows[row]) }

  /// The text of a cell before any change.
  package func text(_ row: Int, _ column: Int) -> String { form.text(form.rows[row], column) }

  /// True if the cells of a column can have any text, also that of a conflict.
  package func holdsAnyText(_ column: Int) -> Bool { form.holdsAnyText(column) }

  // MARK: - Changing

  /// Changes the cell of a row; `tag` names the row in `Text.parts`.
  package mutating func set(_ text: String, at column: Int, of row: Int, tag: Int) {
    let record = form.rows[row]
    changed[record, default: [:]][column] = text
    tags[record] = tag
  }

  package mutating func remove(_ row: Int) { removed.insert(form.rows[row]) }

  /// Adds a row behind another one, or behind the last one.
  package mutating func add(_ values: [Int: String], behind row: Int?, tag: Int) {
    let record = row.map { form.rows[$0] } ?? form.count - 1
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
    /// The offset in the source up to which the text is made.
    fileprivate var position = 0

    /// Copies the bytes before a range, and writes a text in place of the range.
    fileprivate mutating func replace(
      _ range: Range<Int>, of source: [UInt8], by text: String = ""
    ) {
      bytes += source[position..<range.lowerBound]
      bytes += text.utf8
      position = range.upperBound
    }
  }

  /// Returns the source with all changes.
  package func text() -> Text {
    var text = Text()
    if !newColumns.isEmpty {
      for edit in form.edits(addingColumns: newColumns) {
        text.replace(edit.bytes, of: before, by: edit.replacement)
      }
    }
    addRows(behind: -1, to: &text)
    for record in 0..<form.count {
      if removed.contains(record) {
        text.replace(form.removal(of: record), of: before)
      } else if changed[record] != nil || !newColumns.isEmpty {
        write(record, to: &text)
      }
      addRows(behind: record, to: &text)
    }
    text.replace(before.count..<before.count, of: before)
    return text
  }

  private func write(_ record: Int, to text: inout Text) {
    let place = form.place(of: record)
    text.replace(place.lowerBound..<place.lowerBound, of: before)
    let start = text.bytes.count
    for edit in form.edits(of: record, changed[record] ?? [:], columns: newColumns.count) {
      text.replace(edit.bytes, of: before, by: edit.replacement)
    }
    text.replace(place.upperBound..<place.upperBound, of: before)
    if let tag = tags[record] { text.parts.append((start..<text.bytes.count, tag)) }
  }

  private func addRows(behind number: Int, to text: inout Text) {
    guard let rows = added[number] else { return }
    let record = number < 0 ? nil : number
    let gap = form.gap(behind: record)
    text.replace(gap.bytes, of: before, by: gap.opening)
    for row in rows {
      text.bytes += gap.before.utf8
      let start = text.bytes.count
      text.bytes += form.record(row.values, behind: record, columns: newColumns.count).utf8
      text.parts.append((start..<text.bytes.count, row.tag))
      text.bytes += gap.after.utf8
    }
    text.bytes += gap.closing.utf8
  }
}
