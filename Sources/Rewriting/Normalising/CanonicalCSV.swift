internal import BulkRows
internal import CSVSource
internal import Diagnostics
internal import Files
internal import Projects
internal import Rows

/// Writes a CSV source in canonical form. A fast path writes chunks of plain records; the output is the same
/// without it.
struct CanonicalCSV {
  /// The options of the fast path.
  struct FastPath {
    var threads: Int
    /// The number of bytes that one thread processes at a time.
    var chunkSize = 1 << 18
  }

  private let source: ProjectSource
  private let schema: TableSchema
  private let languages: SourceLanguages
  private let output: CanonicalOutput
  private let ids: IdWriter?
  private let fastPath: FastPath?
  private let canonicalRanges: [CanonicalRange]
  private let csv: CSVText

  /// The limit of chunks in one batch of work.
  private static let mostChunks = 32

  /// `keepsDelimiter` is set if the manifest names the delimiter. Without `fastPath` records are written one
  /// by one. In `canonicalRanges` every value is known to be canonical.
  init(
    _ source: ProjectSource, _ schema: TableSchema, _ languages: SourceLanguages,
    keepsDelimiter: Bool, ids: IdWriter?, fastPath: FastPath?,
    canonicalRanges: [CanonicalRange] = [], to output: CanonicalOutput
  ) {
    self.source = source
    self.schema = schema
    self.languages = languages
    self.output = output
    self.ids = ids
    self.fastPath = fastPath
    self.canonicalRanges = canonicalRanges
    csv = CSVText(
      delimiter: keepsDelimiter ? source.reading.delimiter ?? UInt8(ascii: ",") : UInt8(ascii: ","))
  }

  /// Writes the whole source, from `file` if it is open already; returns false if the source has errors.
  /// `progress` gets the number of bytes done, and the total.
  func write(
    _ file: SharedFile? = nil, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(FileError) -> Bool {
    let input: CSVInput =
      if let bytes = source.bytes {
        .bytes(bytes, name: source.path)
      } else if let file {
        .file(file)
      } else {
        .file(SharedFile(try InputFile(source.path, within: source.root)))
      }
    var findings = Findings(limit: 0)
    var reader = try CSVReader.open(
      input, CSVReader.Options(delimiter: source.reading.delimiter), findings: &findings)
    guard let header = reader.header else { return false }
    var records = records(below: header)
    guard try writeChunks(&records, &reader, &findings, progress),
      try write(&records, &reader, &findings, upTo: .max, progress)
    else { return false }
    let delimiter = reader.dialect.delimiter
    output.noteLayout(
      mark: try reader.hasByteOrderMark(), otherLineEnds: reader.hasOtherLineEnds,
      oldDelimiter: delimiter == csv.delimiter ? nil : CSVDialect.name(delimiter))
    return findings.errors == 0
  }

  /// Writes the header row, and returns the writer for the records below.
  private func records(below header: CSVHeader) -> CanonicalRecords {
    let binding = Binding(header, to: schema, languages, source.reading)
    let columns = binding.canonicalOrder(schema, languages)
    if columns.map(\.column) != Array(columns.indices) { output.markReordered() }
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

  /// Writes records one by one up to `end`; returns false if a record has an error.
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
      output.add(records.takeChanges())
      progress(reader.offset, reader.size)
    }
    return true
  }

  /// Writes chunks on all threads, and the records between chunks one by one; returns false if a record has
  /// an error.
  private func writeChunks(
    _ records: inout CanonicalRecords, _ reader: inout CSVReader, _ findings: inout Findings,
    _ progress: (Int, Int) -> Void
  ) throws(FileError) -> Bool {
    guard let fastPath, let shape = reader.shape, let first = records.canonicalRows(shape) else {
      return true
    }
    let chunkSize = fastPath.chunkSize
    let keepsLayout = records.layout.keeps(shape)
    func areKept(_ part: CanonicalRange) -> Bool {
      keepsLayout && part.spelling == .quotedAsNeeded
    }
    let (source, own, pool) = (reader.source, records, Pool<CanonicalRows>())
    pool.give(first)
    // Few chunks first: if they show a difference and only that is asked for, the rest need not be written.
    var chunkCount = fastPath.threads
    // The rest of the file is too small for the fast path.
    while reader.shape == shape, reader.size - reader.offset >= chunkSize / 4 {
      let start = reader.offset
      let known = canonicalRanges.first {
        start < $0.range.upperBound && (areKept($0) || !output.wantsBytes)
      }
      if let known, known.range.contains(start) {
        guard try output.append(start..<known.range.upperBound, of: source) else { return false }
        reader.skip(to: known.range.upperBound)
        progress(reader.offset, reader.size)
        continue
      }
      let end = min(
        start + chunkSize * chunkCount, known?.range.lowerBound ?? reader.size, reader.size)
      chunkCount = min(2 * chunkCount, max(Self.mostChunks, fastPath.threads))
      let isWanted = output.wantsBytes
      let chunks = Workers.map((end - start + chunkSize - 1) / chunkSize, threads: fastPath.threads)
      {
        number -> CanonicalChunk? in
        let from = start + number * chunkSize
        guard var rows = pool.take(where: { _ in true }) ?? own.canonicalRows(shape) else {
          return nil
        }
        // An error is found again and reported by the reader.
        let chunk = try? CanonicalChunk(
          &rows, own, source, from..<min(from + chunkSize, end), isAtRecord: number == 0,
          isWanted: isWanted)
        pool.give(rows)
        return chunk
      }
      for case let chunk? in chunks {
        guard try write(&records, &reader, &findings, upTo: chunk.range.lowerBound) else {
          return false
        }
        // The chunk began inside a record, unless the records before end exactly there.
        guard reader.offset == chunk.range.lowerBound, reader.shape == shape else { continue }
        guard chunk.isSound, try output.append(chunk, of: source) else { return false }
        reader.skip(to: chunk.range.upperBound)
      }
      guard try write(&records, &reader, &findings, upTo: end) else { return false }
      progress(reader.offset, reader.size)
    }
    return true
  }
}

/// CSV in canonical form: a cell is quoted only if necessary.
package struct CSVText {
  let delimiter: UInt8

  package init(delimiter: UInt8) { self.delimiter = delimiter }

  /// Returns the header row.
  package func header(_ names: [String]) -> [UInt8] {
    var line: [UInt8] = []
    for (index, name) in names.enumerated() {
      if index > 0 { line.append(delimiter) }
      // Quotes keep a delimiter in a name from being recognised as the delimiter of the file.
      let mayMislead = name.utf8.contains { ",;|".utf8.contains($0) }
      append(Array(name.utf8)[...], to: &line, isQuoted: mayMislead)
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Appends one of the `count` cells of a record; the last one ends the line.
  package func append(
    _ value: ArraySlice<UInt8>, at place: Int, of count: Int, to line: inout [UInt8]
  ) {
    if place > 0 { line.append(delimiter) }
    // An empty line would not be a record.
    append(value, to: &line, isQuoted: count == 1 && value.isEmpty)
    if place == count - 1 { line.append(UInt8(ascii: "\n")) }
  }

  /// Returns a cell, quoted if RFC 4180 requires quotes or if `isQuoted`.
  func cell(_ text: String, isQuoted: Bool = false) -> [UInt8] {
    var cell: [UInt8] = []
    append(Array(text.utf8)[...], to: &cell, isQuoted: isQuoted)
    return cell
  }

  /// Appends a value, quoted if RFC 4180 requires quotes or if `isQuoted`.
  private func append(_ value: ArraySlice<UInt8>, to line: inout [UInt8], isQuoted: Bool) {
    let quote = UInt8(ascii: "\"")
    let bytes = value.span
    var needsQuotes = false
    var hasQuotes = false
    for index in bytes.indices {
      let byte = bytes[index]
      hasQuotes = hasQuotes || byte == quote
      needsQuotes =
        needsQuotes || byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
    guard isQuoted || needsQuotes || hasQuotes else {
      line += value
      return
    }
    line.append(quote)
    defer { line.append(quote) }
    guard hasQuotes else {
      line += value
      return
    }
    for byte in value {
      if byte == quote { line.append(quote) }
      line.append(byte)
    }
  }
}
