package import CSVSource
package import Files
internal import PackFormat
package import Rows

/// Rewrites one chunk of CSV in canonical form. Rows that are already canonical are copied as whole byte ranges; the
/// other rows are returned for `CanonicalRecords` to rewrite.
///
/// One thread at a time uses an object, again and again.
package struct CanonicalRows: Sendable {
  /// The description of a column.
  package struct Column: Sendable {
    var form: CanonicalText.Form
    /// True if a record without a value here must be rewritten.
    var isRequired: Bool

    package init(_ form: CanonicalText.Form, isRequired: Bool) {
      (self.form, self.isRequired) = (form, isRequired)
    }
  }

  /// The layout of the records that are written.
  package struct Layout: Sendable {
    var columns: [Int]
    var delimiter: UInt8

    /// Lays out the columns in this order.
    package init(_ columns: [Int], delimiter: UInt8) {
      (self.columns, self.delimiter) = (columns, delimiter)
    }

    /// True if records of this shape keep their layout, so that only values and quotes may change.
    package func keeps(_ shape: RecordShape) -> Bool {
      columns.elementsEqual(0..<shape.width) && shape.lineBreak == 1
        && delimiter == shape.dialect.delimiter
    }
  }

  private let columns: [Column]
  private let text: CanonicalText
  private var chunk: CSVChunk
  private let flags: RowFlags
  private var value: [UInt8] = []
  /// The range of the records in the source.
  package private(set) var range = 0..<0
  private var count = 0
  private var others: [Int] = []

  /// Nil if records must be written one by one, as those of a single cell, whose quotes may have a meaning.
  package init?(_ shape: RecordShape, _ columns: [Column], _ text: CanonicalText) {
    let flagged = columns.map { RowFlags.Column(Self.check($0.form), isRequired: $0.isRequired) }
    guard columns.count > 1, columns.count == shape.width, let flags = RowFlags(flagged, names: [])
    else { return nil }
    (self.columns, self.flags, self.text) = (columns, flags, text)
    chunk = CSVChunk(shape)
  }

  private static func check(_ form: CanonicalText.Form) -> RowFlags.Check {
    switch form {
    case .text: .plain
    case .unit: .known(most: .max)
    case .value(.number): .decimal
    case .value, .formatted: .undecided
    }
  }

  /// Reads the records that start in a part of the source, up to one that is no UTF-8, and returns those that must be
  /// written cell by cell.
  package mutating func read(
    _ source: CSVInput, _ part: Range<Int>, isAtRecord: Bool
  ) throws(FileError) -> CSVBatch {
    try chunk.read(source, part, isAtRecord: isAtRecord)
    flags.test(chunk)
    let bytes = chunk.bytes
    for cell in flags.undecided where !isCanonical(cell, bytes) { flags.open(cell.record) }
    others = flags.rejected
    for (place, record) in others.enumerated() {
      let whole = chunk.start(of: record)..<chunk.start(of: record + 1)
      if chunk.isUnusual(whole), CSVChunk.hasFault(bytes, in: whole) {
        chunk.cut(to: record)
        flags.cut(to: record)
        others.removeSubrange(place...)
        break
      }
    }
    count = chunk.count
    range = chunk.base + chunk.start..<chunk.base + chunk.start(of: count)
    return chunk.batch(of: others)
  }

  /// True if an undecided cell is certainly canonical.
  private mutating func isCanonical(_ cell: RowFlags.Cell, _ bytes: [UInt8]) -> Bool {
    let form = columns[cell.column].form
    let content = bytes[flags.content(cell)]
    if form.isCanonical(content.span) { return true }
    switch form {
    case .text, .formatted, .value(.date), .value(.boolean): return isSpelled(content, form)
    // The value has another spelling, or is very long.
    case .value: return false
    case .unit:
      if let verdict = flags.known(content) { return verdict == .fine }
      let isFine = isSpelled(content, form)
      flags.learn(content, isFine ? .fine : .open)
      return isFine
    }
  }

  /// True if writing a text does not change it.
  private mutating func isSpelled(_ content: ArraySlice<UInt8>, _ form: CanonicalText.Form) -> Bool
  {
    // A doubled quote stands for one.
    if content.contains(chunk.shape.dialect.quote) { return false }
    value.removeAll(keepingCapacity: true)
    return text.append(content.span, of: form, to: &value) && value[...] == content
  }

  /// All records that were read, in canonical form; nil if the source has these bytes already.
  ///
  /// `written` are the other records as the caller wrote them, each up to one of the `ends`; `batch` is the result of
  /// `read`.
  package func written(
    _ layout: Layout, of batch: CSVBatch, others written: [UInt8], ends writtenEnds: [Int]
  ) -> [UInt8]? {
    if stand(in: layout, written, writtenEnds) { return nil }
    let (bytes, ends, shape) = (batch.bytes, chunk.ends, chunk.shape)
    let quote = shape.dialect.quote
    let mayNeedQuotes = layout.delimiter != shape.dialect.delimiter
    var copied = SliceCopier(bytes, from: chunk.start)
    var other = 0
    for record in 0..<count {
      if other < others.count, others[other] == record {
        copied.append(written[(other == 0 ? 0 : writtenEnds[other - 1])..<writtenEnds[other]])
        other += 1
        continue
      }
      for (place, column) in layout.columns.enumerated() {
        if place > 0 { copied.append(layout.delimiter) }
        let cell = record &* shape.width &+ column
        let start = cell == 0 ? chunk.start : Int(ends[cell &- 1]) &+ 1
        let end =
          Int(ends[cell]) &- (column == shape.width &- 1 ? shape.lineBreak &- 1 : 0)
        let isQuoted = start < end && bytes[start] == quote
        let content = isQuoted ? start &+ 1..<end &- 1 : start..<end
        // A canonical value has no line break, so only delimiters and quotes matter.
        let needsQuotes =
          (isQuoted || mayNeedQuotes) && bytes.span.contains(layout.delimiter, in: content)
          || isQuoted && bytes.span.contains(quote, in: content)
        if needsQuotes { copied.append(quote) }
        copied.append(content)
        if needsQuotes { copied.append(quote) }
      }
      copied.append(UInt8(ascii: "\n"))
    }
    return copied.finish(unless: chunk.start..<range.upperBound - chunk.base)
  }

  /// True if the source certainly has all records as they are written.
  private func stand(in layout: Layout, _ written: [UInt8], _ writtenEnds: [Int]) -> Bool {
    let shape = chunk.shape
    guard layout.keeps(shape), flags.needQuotes(chunk) else { return false }
    var start = 0
    return zip(others, writtenEnds).allSatisfy { record, end in
      defer { start = end }
      let line = chunk.start(of: record)..<chunk.start(of: record + 1)
      return chunk.bytes[line] == written[start..<end]
    }
  }
}
