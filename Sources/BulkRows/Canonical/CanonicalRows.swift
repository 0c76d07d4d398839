package import CSVSource
package import Files
internal import PackFormat
package import Rows

/// The records of a stretch as the canonical form has them: those of which it is shown that each cell is in its
/// one spelling are copied, many at a time, and all others are left to be written cell by cell.
///
/// Meant to be used again and again, by one thread at a time.
package struct CanonicalRows: Sendable {
  /// What is known of a column.
  package struct Column: Sendable {
    var form: CanonicalText.Form
    /// Whether a record without it has to be looked at.
    var isRequired: Bool

    package init(_ form: CanonicalText.Form, isRequired: Bool) {
      (self.form, self.isRequired) = (form, isRequired)
    }
  }

  /// How records are written.
  package struct Layout: Sendable {
    var columns: [Int]
    var delimiter: UInt8

    /// The columns in that order.
    package init(_ columns: [Int], delimiter: UInt8) {
      (self.columns, self.delimiter) = (columns, delimiter)
    }

    /// Whether records that look so already stay where they are, but for their values and quotes.
    package func keeps(_ shape: RecordShape) -> Bool {
      columns.elementsEqual(0..<shape.width) && shape.lineBreak == 1
        && delimiter == shape.dialect.delimiter
    }
  }

  private let columns: [Column]
  private let text: CanonicalText
  private var stretch: CSVChunk
  private let notes: RowFlags
  private var value: [UInt8] = []
  /// Where in the source the records start, and where they end.
  package private(set) var range = 0..<0
  private var count = 0
  private var others: [Int] = []

  /// Nil where records have to be written one by one: in one of a single cell, quotes may mean that it is one.
  package init?(_ shape: RecordShape, _ columns: [Column], _ text: CanonicalText) {
    let noted = columns.map { RowFlags.Column(Self.check($0.form), isRequired: $0.isRequired) }
    guard columns.count > 1, columns.count == shape.width, let notes = RowFlags(noted, names: [])
    else { return nil }
    (self.columns, self.notes, self.text) = (columns, notes, text)
    stretch = CSVChunk(shape)
  }

  private static func check(_ form: CanonicalText.Form) -> RowFlags.Check {
    switch form {
    case .text: .plain
    case .unit: .known(most: .max)
    case .value(.number): .decimal
    case .value: .asked
    }
  }

  /// Reads the records that start in a part of the source, up to one that is no text, and gives those that have to
  /// be written cell by cell.
  package mutating func read(
    _ source: CSVInput, _ part: Range<Int>, isAtRecord: Bool
  ) throws(FileError) -> CSVBatch {
    try stretch.read(source, part, isAtRecord: isAtRecord)
    notes.note(stretch)
    let bytes = stretch.bytes
    for cell in notes.asked where !isCanonical(cell, bytes) { notes.open(cell.record) }
    others = notes.unproven
    for (place, record) in others.enumerated() {
      let whole = stretch.start(of: record)..<stretch.start(of: record + 1)
      if stretch.isUnusual(whole), CSVChunk.hasFault(bytes, in: whole) {
        stretch.cut(to: record)
        notes.cut(to: record)
        others.removeSubrange(place...)
        break
      }
    }
    count = stretch.count
    range = stretch.base + stretch.start..<stretch.base + stretch.start(of: count)
    return stretch.batch(of: others)
  }

  /// Whether a cell that was asked about is in its one spelling, as far as that is known.
  private mutating func isCanonical(_ cell: RowFlags.Cell, _ bytes: [UInt8]) -> Bool {
    let form = columns[cell.column].form
    let content = bytes[notes.content(cell)]
    if form.isCanonical(content.span) { return true }
    switch form {
    case .text, .value(.date), .value(.boolean): return isSpelled(content, form)
    // In another spelling, or very long.
    case .value: return false
    case .unit:
      if let isFine = notes.known(content) { return isFine }
      let isFine = isSpelled(content, form)
      notes.learn(content, isFine: isFine)
      return isFine
    }
  }

  /// Whether a text is what it would be written as.
  private mutating func isSpelled(_ content: ArraySlice<UInt8>, _ form: CanonicalText.Form) -> Bool
  {
    // Two quotes may be one.
    if content.contains(stretch.shape.dialect.quote) { return false }
    value.removeAll(keepingCapacity: true)
    return text.append(content.span, of: form, to: &value) && value[...] == content
  }

  /// All records that were read; nil where they stand in the source like that.
  ///
  /// The other ones are as they were written, each up to one of the `ends`; `batch` is what `read` gave.
  package func written(
    _ layout: Layout, of batch: CSVBatch, others written: [UInt8], ends writtenEnds: [Int]
  ) -> [UInt8]? {
    if stand(in: layout, written, writtenEnds) { return nil }
    let (bytes, ends, shape) = (batch.bytes, stretch.ends, stretch.shape)
    let quote = shape.dialect.quote
    let mayNeedQuotes = layout.delimiter != shape.dialect.delimiter
    var copied = SliceCopier(bytes, from: stretch.start)
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
        let start = cell == 0 ? stretch.start : Int(ends[cell &- 1]) &+ 1
        let end =
          Int(ends[cell]) &- (column == shape.width &- 1 ? shape.lineBreak &- 1 : 0)
        let isQuoted = start < end && bytes[start] == quote
        let content = isQuoted ? start &+ 1..<end &- 1 : start..<end
        // A canonical value has no line break.
        let needsQuotes =
          (isQuoted || mayNeedQuotes) && bytes.span.contains(layout.delimiter, in: content)
          || isQuoted && bytes.span.contains(quote, in: content)
        if needsQuotes { copied.append(quote) }
        copied.append(content)
        if needsQuotes { copied.append(quote) }
      }
      copied.append(UInt8(ascii: "\n"))
    }
    return copied.finish(unless: stretch.start..<range.upperBound - stretch.base)
  }

  /// Whether all records surely stand in the source as they are written, as in one that is canonical.
  private func stand(in layout: Layout, _ written: [UInt8], _ writtenEnds: [Int]) -> Bool {
    let shape = stretch.shape
    guard layout.keeps(shape), notes.needQuotes(stretch) else { return false }
    var start = 0
    return zip(others, writtenEnds).allSatisfy { record, end in
      defer { start = end }
      let line = stretch.start(of: record)..<stretch.start(of: record + 1)
      return stretch.bytes[line] == written[start..<end]
    }
  }
}
