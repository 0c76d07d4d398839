internal import BulkRows
internal import CSVSource
internal import Diagnostics
internal import Files
internal import Rows

/// Writes a CSV source in its one canonical form: many records at a time where they are plain, else record by
/// record. What is written does not depend on that.
struct CanonicalCSV {
  /// How records are written many at a time.
  struct Quickly {
    var threads: Int
    /// How many bytes a thread takes at once.
    var piece = 1 << 18
  }

  private let source: SourceChecker.Source
  private let schema: TableSchema
  private let languages: SourceLanguages
  private let output: CanonicalOutput
  private let ids: IdWriter?
  private let quickly: Quickly?
  private let spelled: [CanonicalRange]
  private let csv: CSVText

  /// How many pieces are shared out at a time, at most.
  private static let mostPieces = 32

  /// A delimiter that the manifest names stays, since the manifest says so; without `quickly` each record is
  /// written by itself. In parts that are `spelled` no value is changed.
  init(
    _ source: SourceChecker.Source, _ schema: TableSchema, _ languages: SourceLanguages,
    keepsDelimiter: Bool, ids: IdWriter?, quickly: Quickly?,
    spelled: [CanonicalRange] = [], to output: CanonicalOutput
  ) {
    self.source = source
    self.schema = schema
    self.languages = languages
    self.output = output
    self.ids = ids
    self.quickly = quickly
    self.spelled = spelled
    csv = CSVText(
      delimiter: keepsDelimiter ? source.delimiter ?? UInt8(ascii: ",") : UInt8(ascii: ","))
  }

  /// Writes all of it, from its file where that is open; false where the source has errors. `progress` is told of how
  /// many bytes of the source are done, and of how many.
  func write(
    _ file: SharedFile? = nil, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(FileError) -> Bool {
    let input: CSVInput =
      if let bytes = source.bytes {
        .bytes(bytes, name: source.path)
      } else if let file {
        .file(file)
      } else {
        .file(SharedFile(try InputFile(source.path)))
      }
    var findings = Findings(limit: 0)
    var reader = try CSVReader.open(
      input, CSVReader.Options(delimiter: source.delimiter), findings: &findings)
    guard let header = reader.header else { return false }
    var records = records(below: header)
    guard try writeQuickly(&records, &reader, &findings, progress),
      try write(&records, &reader, &findings, upTo: .max, progress)
    else { return false }
    return findings.errors == 0
  }

  /// Writes the header, and says how the records below it are written.
  private func records(below header: CSVHeader) -> CanonicalRecords {
    let binding = Binding(header, to: schema, languages)
    let columns = binding.canonicalOrder(schema, languages)
    if columns.map(\.column) != Array(columns.indices) { output.noteOrder() }
    var names = columns.map(\.name)
    var fields = columns.map { CanonicalRecords.Field($0.column, binding.columns[$0.column].field) }
    if ids != nil, binding.index(of: IdWriter.field) == nil {
      let place = binding.canonicalPlace(of: IdWriter.field, schema, languages)
      names.insert(IdWriter.field, at: place)
      fields.insert(CanonicalRecords.Field(nil, schema.field(IdWriter.field)), at: place)
    }
    output.append(csv.header(names))
    return CanonicalRecords(
      fields, csv, ids: ids, asked: ids?.asked.flatMap { binding.index(of: $0.name) },
      leavesOutEmpty: schema.hasRequired)
  }

  /// Writes records one by one up to a place, or the end of the record there; false where one has an error.
  private func write(
    _ records: inout CanonicalRecords, _ reader: inout CSVReader, _ findings: inout Findings,
    upTo end: Int, _ progress: (Int, Int) -> Void = { _, _ in }
  ) throws(FileError) -> Bool {
    var batch = CSVBatch()
    var lines: [UInt8] = []
    while reader.offset < end, try reader.next(&batch, upTo: end, findings: &findings) {
      for index in 0..<batch.count {
        guard records.append(batch[index], of: batch, to: &lines) else { return false }
      }
      output.append(lines)
      lines.removeAll(keepingCapacity: true)
      output.note(records.takeChanges())
      progress(reader.offset, reader.size)
    }
    return true
  }

  /// Writes what can be written as stretches, by all threads, and what is between that; false where a record has an
  /// error.
  private func writeQuickly(
    _ records: inout CanonicalRecords, _ reader: inout CSVReader, _ findings: inout Findings,
    _ progress: (Int, Int) -> Void
  ) throws(FileError) -> Bool {
    guard let quickly, let shape = reader.shape, let first = records.canonicalRows(shape) else {
      return true
    }
    let piece = quickly.piece
    let keepsLayout = records.layout.keeps(shape)
    func areKept(_ part: CanonicalRange) -> Bool {
      keepsLayout && part.spelling == .quotedAsNeeded
    }
    let (source, own, spares) = (reader.source, records, Pool<CanonicalRows>())
    spares.give(first)
    // Few at first: where they show that the source differs, the others need not be written.
    var pieces = quickly.threads
    // What is smaller is not worth it.
    while reader.shape == shape, reader.size - reader.offset >= piece / 4 {
      let start = reader.offset
      let known = spelled.first {
        start < $0.range.upperBound && (areKept($0) || !output.wantsBytes)
      }
      if let known, known.range.contains(start) {
        guard try output.append(start..<known.range.upperBound, of: source) else { return false }
        reader.skip(to: known.range.upperBound)
        progress(reader.offset, reader.size)
        continue
      }
      let end = min(start + piece * pieces, known?.range.lowerBound ?? reader.size, reader.size)
      pieces = min(2 * pieces, max(Self.mostPieces, quickly.threads))
      let isWanted = output.wantsBytes
      let stretches = Workers.map((end - start + piece - 1) / piece, threads: quickly.threads) {
        number -> CanonicalChunk? in
        let from = start + number * piece
        guard var rows = spares.take(where: { _ in true }) ?? own.canonicalRows(shape) else {
          return nil
        }
        // What cannot be read is read again by the reader, and told.
        let stretch = try? CanonicalChunk(
          &rows, own, source, from..<min(from + piece, end), isAtRecord: number == 0,
          isWanted: isWanted)
        spares.give(rows)
        return stretch
      }
      for case let stretch? in stretches {
        guard try write(&records, &reader, &findings, upTo: stretch.range.lowerBound) else {
          return false
        }
        // It begins within a record if those before do not end there.
        guard reader.offset == stretch.range.lowerBound, reader.shape == shape else { continue }
        guard stretch.isSound, try output.append(stretch, of: source) else { return false }
        reader.skip(to: stretch.range.upperBound)
      }
      guard try write(&records, &reader, &findings, upTo: end) else { return false }
      progress(reader.offset, reader.size)
    }
    return true
  }
}
