internal import CSVSource
internal import Diagnostics
internal import Files
internal import Rows
internal import TextUnicode

/// The table that a template is filled in from, in memory.
package struct TemplateTable {
  struct Row {
    var place: Range<Int>
    /// The texts of the cells: in NFC, trimmed, with single spaces.
    var cells: [String]
    var places: [Range<Int>]
  }

  let file: String
  let names: [String]
  /// The bytes of the header row.
  package let header: Range<Int>
  /// The number of bytes of the file.
  package let size: Int
  private(set) var rows: [Row] = []

  /// Reads a table; nil if it has no header, which is reported.
  init?(_ source: ProjectSource, _ findings: inout Findings) throws(FileError) {
    let options = CSVReader.Options(delimiter: source.reading.delimiter)
    var reader = try CSVReader.open(try source.input(), options, findings: &findings)
    guard let header = reader.header else { return nil }
    file = source.path
    names = header.names.map(\.collapsed.nfc)
    self.header = header.bytes
    size = reader.size
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &findings) {
      for index in 0..<batch.count {
        let record = batch[index]
        if record.isSound, !record.isEmpty(in: batch) { append(record, of: batch) }
      }
    }
  }

  private mutating func append(_ record: CSVRecord, of batch: CSVBatch) {
    func moved(_ range: Range<Int>) -> Range<Int> {
      batch.base + range.lowerBound..<batch.base + range.upperBound
    }
    let cells = (0..<min(record.count, names.count)).map { batch.cell($0, of: record) }
    guard cells.count == names.count else { return }
    rows.append(
      Row(
        place: moved(record.bytes),
        cells: cells.map { String(decoding: batch.value(of: $0), as: UTF8.self).collapsed.nfc },
        places: cells.map { moved($0.content) }))
  }

  /// The column of a name; nil, with a finding at `place`, if there is none.
  func column(_ name: String, at place: Place, _ findings: inout Findings) -> Int? {
    if let column = names.firstIndex(of: name.collapsed.nfc) { return column }
    let near = NearMiss.of(name, among: names)
    let shown = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    findings.add(
      Finding(
        .wrongTemplate, "the table has no column \(name.quoted())", at: place,
        label: near.map { "did you mean \($0)?" }, help: "its columns are \(shown)",
        related: [Related(Place(file, header), "the header of the table")]))
    return nil
  }
}
