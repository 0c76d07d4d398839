package import CSVSource
package import Diagnostics
package import Files

/// Reading the rows of a source by stretches on several threads, and judging one by one only those of
/// which it is not shown that there is nothing to say.
extension CSVRows {
  /// What is to be known of a kind of rows for that.
  package struct Quickly: Sendable {
    /// Takes it back of rows that the kind may have something to say of.
    package var check: @Sendable (inout BulkChunk) -> Void
    package var threads: Int
    /// How many bytes a thread takes at once.
    package var piece: Int
    /// Whether the values of rows that are only counted are wanted all the same.
    package var gathers: Bool
    /// Whether it is asked where quotes are needed.
    package var asksQuotes: Bool

    package init(
      threads: Int, piece: Int = 1 << 18, gathers: Bool = false, asksQuotes: Bool = false,
      check: @escaping @Sendable (inout BulkChunk) -> Void
    ) {
      self.threads = threads
      self.piece = piece
      self.gathers = gathers
      self.asksQuotes = asksQuotes
      self.check = check
    }
  }

  /// Rows of a stretch that need not be looked at, one behind the other: mostly there is nothing to say of any.
  package struct Passed {
    /// Which of those of the stretch.
    package var rows: Range<Int>
    /// Where in the source they end.
    package var end: Int
    /// How many lines end between the start of the stretch and there; 0 where values are not gathered.
    package var endLine: Int
    /// Whether there are rows in the stretch of which it is known what is to be said, and that nobody is shown
    /// it: then nothing is gathered.
    package var hasFaults = false
  }

  /// As `read`; rows without anything to say are only counted, at `pass`, with what stands in those of
  /// their stretch. Where `mayPass` says no to so many of them they are judged one by one all the same.
  ///
  /// What is found does not depend on the number of threads, nor on what could be shown.
  package static func read(
    _ reader: inout CSVReader, _ findings: inout Findings, judge: inout TableJudge,
    quickly: Quickly?, take: (TypedRow) -> Void, mayPass: (_ rows: Int) -> Bool,
    pass: (Passed, inout BulkColumns) -> Void
  ) throws(FileError) {
    guard var rows = CSVRowJudge(reader, judge, findings) else { return }
    // Each cell has a byte behind it, but for the last one: there cannot be more rows than that.
    let width = max(1, reader.header?.names.count ?? 1)
    let most = (reader.size - reader.offset) / width + 1
    guard let quickly, mayPass(most), let header = reader.header, let proof = judge.proof(header)
    else {
      return try read(&reader, &findings, &judge, rows, take)
    }
    reader.fit = rows.fit
    reader.missingColumns = judge.missingColumns
    let spares = Pool<BulkChunk>()
    let (source, size, piece) = (reader.source, reader.size, quickly.piece)
    // Threads wait for each other behind so many, and what is gathered of them is held until then.
    let piecesAtOnce = quickly.gathers ? 48 : 128
    func round(
      _ shape: CSVChunk.Shape, from start: Int, isAtRecord: Bool, first: () -> Void = {}
    ) -> Round? {
      // What is smaller is not worth it.
      if size - start < piece / 4 {
        first()
        return nil
      }
      let end = min(start + piece * piecesAtOnce, size)
      let count = (end - start + piece - 1) / piece
      let parts = Workers.map(count, threads: quickly.threads, first: first) { number in
        let from = start + number * piece
        let range = from..<min(from + piece, end)
        // What cannot be read is read again by the reader, and told.
        guard
          var rows = spares.take(where: { $0.stretch.shape == shape })
            ?? proof.notes().map({ BulkChunk(shape, $0) }),
          (try? rows.read(source, range, isAtRecord: isAtRecord && number == 0)) != nil
        else { return Part(start: end, end: end) }
        proof.prove(&rows)
        let spelling: CanonicalRange.Spelling? =
          !rows.isSpelled
          ? nil : quickly.asksQuotes && rows.isQuotedAsNeeded ? .quotedAsNeeded : .spelled
        quickly.check(&rows)
        let keys = proof.keys(of: &rows)
        let part = Part(&rows, spelling, keys) { quickly.gathers ? proof.values(of: $0) : nil }
        spares.give(rows)
        return part
      }
      return Round(shape: shape, end: end, parts: parts)
    }
    var ahead: Round?
    while let shape = reader.shape, rows.isInOrder {
      if ahead?.shape != shape { ahead = round(shape, from: reader.offset, isAtRecord: true) }
      guard var now = ahead else { break }
      ahead = nil
      var failure: FileError?
      // The next rows are proved while these are taken.
      ahead = round(shape, from: now.end, isAtRecord: false) {
        do throws(FileError) {
          guard mayPass(certain(now.parts, from: reader.offset)) else {
            return try readOn(&reader, &findings, &judge, &rows, upTo: now.end, take)
          }
          for number in now.parts.indices {
            // What was gathered is not kept longer than it is needed.
            var part = Part(start: now.end, end: now.end)
            swap(&part, &now.parts[number])
            let next = number + 1 < now.parts.count ? now.parts[number + 1].start : now.end
            try readOn(&reader, &findings, &judge, &rows, upTo: part.start, take)
            if part.told > 0, part.mayHaveHeader || !judge.countsOnly {
              try readOn(&reader, &findings, &judge, &rows, upTo: part.end, take)
            } else if reader.offset == part.start, reader.shape == shape, rows.isInOrder {
              part.hand(to: &judge, &rows, &reader, take, pass)
            }
            try readOn(&reader, &findings, &judge, &rows, upTo: next, take)
          }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
    try readOn(&reader, &findings, &judge, &rows, upTo: .max, take)
    findings.merge(rows.findings)
  }

  /// How many rows are proved whatever the other ones are.
  private static func certain(_ parts: [Part], from start: Int) -> Int {
    var count = 0
    var end = start
    for part in parts {
      if part.start != end || part.mayHaveHeader { break }
      count += part.passed
      end = part.end
    }
    return count
  }

  /// Judges rows one by one up to a place, or the end of the row there.
  private static func readOn(
    _ reader: inout CSVReader, _ findings: inout Findings, _ judge: inout TableJudge,
    _ rows: inout CSVRowJudge, upTo end: Int, _ take: (TypedRow) -> Void
  ) throws(FileError) {
    var batch = CSVBatch()
    while reader.offset < end, try reader.next(&batch, upTo: end, findings: &findings) {
      for index in 0..<batch.count { rows.judge(index, of: batch, by: &judge, take) }
    }
  }

  /// Some stretches that follow each other.
  private struct Round {
    let shape: CSVChunk.Shape
    /// Where in the source they end.
    let end: Int
    var parts: [Part]
  }

  /// What came of one stretch.
  private struct Part: Sendable {
    /// Where in the source its rows start and end.
    let start: Int
    let end: Int
    /// How many rows need not be looked at, and of how many of them it is known what is to be said.
    private(set) var passed = 0
    private(set) var told = 0
    private(set) var mayHaveHeader = false
    private var spelling: CanonicalRange.Spelling?
    /// The other rows, and before each how many need not.
    private var open: CSVBatch?
    private var passedBefore: [Int] = []
    private var keys: [(log: Int, hashes: [UInt64])] = []
    private var columns: BulkColumns?

    init(start: Int, end: Int) { (self.start, self.end) = (start, end) }

    init(
      _ rows: inout BulkChunk, _ spelling: CanonicalRange.Spelling?,
      _ keys: [(log: Int, hashes: [UInt64])], _ columns: (BulkChunk) -> BulkColumns?
    ) {
      let base = rows.stretch.base
      let count = rows.stretch.count
      start = base + rows.stretch.start
      end = base + rows.stretch.start(of: count)
      self.keys = keys
      mayHaveHeader = rows.mayHaveHeader
      self.spelling = spelling
      let unproven = rows.notes.unproven
      let others = unproven.filter { !rows.notes.isTold($0) }
      told = unproven.count - others.count
      passed = count - others.count
      passedBefore = others.enumerated().map { $1 - $0 }
      if told == 0 { self.columns = columns(rows) }
      if !others.isEmpty { open = rows.stretch.takeBatch(of: others) }
    }

    mutating func hand(
      to judge: inout TableJudge, _ rows: inout CSVRowJudge, _ reader: inout CSVReader,
      _ take: (TypedRow) -> Void, _ pass: (Passed, inout BulkColumns) -> Void
    ) {
      judge.append(keys)
      judge.tell(told)
      if let spelling { judge.note(CanonicalRange(range: start..<end, spelling: spelling)) }
      var values = columns ?? BulkColumns()
      columns = nil
      let hasFaults = told > 0
      var done = 0
      for index in passedBefore.indices {
        guard let open else { break }
        let row = open[index]
        pass(
          Passed(
            rows: done..<passedBefore[index], end: open.base + row.bytes.lowerBound,
            endLine: values.line(ofOther: index), hasFaults: hasFaults), &values)
        done = passedBefore[index]
        rows.judge(index, of: open, by: &judge, take)
        // Behind another header nothing is shown.
        if !rows.isInOrder { return reader.skip(to: open.base + open.lineEnd(of: row)) }
      }
      pass(
        Passed(
          rows: done..<passed, end: end, endLine: values.line(ofOther: passedBefore.count),
          hasFaults: hasFaults),
        &values)
      reader.skip(to: end)
    }
  }
}
