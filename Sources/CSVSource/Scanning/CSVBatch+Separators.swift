extension CSVBatch {
  /// Makes a batch of some sound records of equal shape whose separators are known.
  ///
  /// - Parameters:
  ///   - bytes: the first `filled` bytes are those of the source from `base` on
  ///   - separators: for each cell of each record, the offset of the delimiter or line feed behind it
  ///   - start: the offset of the first record
  ///   - records: the numbers of the records that the batch gets, in order
  package init(
    _ bytes: [UInt8], filled: Int, from base: Int, _ shape: RecordShape, separators: [UInt32],
    start: Int, records: [Int]
  ) {
    let width = shape.width
    var structure = CSVStructure(cells: records.count * width, records: records.count)
    for (place, record) in records.enumerated() {
      let first = place * width
      var cell = record == 0 ? start : Int(separators[record * width - 1]) + 1
      structure.records[place] = CSVStructure.Record(
        start: UInt32(cell), firstCell: UInt32(first), endCell: UInt32(first + width))
      for column in 0..<width {
        let separator = Int(separators[record * width + column])
        let end = column == width - 1 ? separator - shape.lineBreak + 1 : separator
        let isDoubled = end > cell + 2 && bytes[cell + 1..<end - 1].contains(shape.dialect.quote)
        structure.ends[first + column] = UInt32(end) | (isDoubled ? CSVStructure.doubled : 0)
        cell = separator + 1
      }
    }
    structure.recordCount = records.count
    structure.endCount = records.count * width
    self.init(
      window: CSVWindow(bytes, from: base, filled: filled), structure: structure,
      quote: shape.dialect.quote)
  }

  /// Keeps some of the records, by their numbers.
  package mutating func keep(_ isKept: (Int) -> Bool) {
    let kept = (0..<count).filter(isKept)
    for (place, record) in kept.enumerated() {
      structure.records[place] = structure.records[record]
    }
    structure.recordCount = kept.count
  }
}

/// The form that the sound records of a source share, where it can be read by chunks.
package struct RecordShape: Equatable, Sendable {
  package let dialect: CSVDialect
  /// The number of cells in each record.
  package let width: Int
  /// The number of bytes that end a line: 1 for LF, 2 for CR LF.
  package let lineBreak: Int

  package init(dialect: CSVDialect, width: Int, lineBreak: Int) {
    (self.dialect, self.width, self.lineBreak) = (dialect, width, lineBreak)
  }
}
