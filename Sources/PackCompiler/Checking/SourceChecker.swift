internal import CSVSource
internal import Diagnostics
internal import Files
internal import Games
internal import PackFormat
internal import Rows
internal import SchemaFiles
internal import XMLSource

/// Checks the sources of one kind, one after the other, as one table.
struct SourceChecker {
  let kind: ContentKind
  let now: CalendarDate?
  let languages: SourceLanguages
  private let rules: [RuleText]
  private let oldest: Manifest.Day?
  private let leastBest: Manifest.Points?
  private let texts: [Manifest.GameText]
  private let replay: ReplayCommand
  private(set) var findings: Findings
  var judge: TableJudge
  private var rows: Rows
  let threads: Int
  let asksQuotes: Bool
  /// Those that are read again where rows may be there twice.
  var checked: [(source: Source, binding: Binding)] = []
  private var lastFile: String?
  /// What was shown of each file, for whoever would rewrite it.
  private(set) var spelled: [String: CanonicalRanges] = [:]
  /// Whether every source could be read and the rules hold: else too few rows are a consequence.
  private(set) var isWhole = true

  /// What becomes of the rows, source by source.
  private struct Rows {
    var count = 0
    /// Whether there is a value in any of them: where a schema requires none, there may be none.
    var hasValue = false
    /// What is built for a pack; nil where the sources are only checked.
    var build: PackBuild?
    var check: RowCheck = { _ in [] }
    var tableRules: CrossRowRules
    var assetColumns: AssetColumns?
    var assets: AssetStore
    var findings: Findings
    let replay: ReplayCommand
    var reported = 0

    mutating func take(_ row: TypedRow) {
      findings.subject = row.subject
      assets.findings.subject = row.subject
      for var finding in check(row) {
        finding.replay = finding.replay.flatMap { replay.text(question: count, $0) }
        findings.add(finding)
      }
      tableRules.take(row)
      assetColumns?.note(row, number: count, on: &assets)
      count += 1
      hasValue = hasValue || row.values.contains { $0 != .missing }
      build?.append(row, assets)
    }

    /// Takes rows of which there is nothing to say as they stand.
    mutating func pass(_ passed: CSVRows.Passed, _ values: inout BulkColumns) {
      // Then no pack is made.
      if passed.hasFaults { build = nil }
      if !passed.rows.isEmpty {
        tableRules.pass(passed.rows.count)
        count += passed.rows.count
        hasValue = true
      }
      build?.append(passed, of: &values)
    }

    /// Tells now and then how far it is.
    mutating func report(
      _ progress: (CheckProgress) -> Void, to end: Int, of source: Source, _ total: Int
    ) {
      guard count >= reported + 1 << 12 else { return }
      reported = count
      progress(CheckProgress(.checking, source.path, done: end, of: total, rows: count))
    }
  }

  /// What is gathered for a pack: one that is only made where there is no error can rely on what is checked.
  enum Building { case nothing, soundPack, anyPack }

  init(
    _ kind: ContentKind, _ manifest: Manifest, assets: AssetStore, now: CalendarDate?,
    findings: Findings, building: Building, into file: PackOutput? = nil, isPacked: Bool = false,
    isDeep: Bool, threads: Int, asksQuotes: Bool, replay: ReplayCommand
  ) throws(SchemaError) {
    self.kind = kind
    self.now = now
    languages = manifest.languages
    rules = kind.rules(of: manifest)
    oldest = manifest.oldest
    leastBest = manifest.leastBest
    texts = manifest.texts
    self.replay = replay
    self.threads = threads
    self.asksQuotes = asksQuotes
    self.building = building
    self.findings = findings.emptied
    judge = try TableJudge(
      kind.schema, kind: kind.name, units: .builtIn, findings: findings)
    rows = Rows(
      build: building == .nothing
        ? nil
        : PackBuild(
          kind, isUnique: building == .soundPack, into: file,
          packing: isPacked ? .onThreads(threads) : nil),
      tableRules: CrossRowRules(kind.tableRules(findings.emptied), isDeep: isDeep), assets: assets,
      findings: findings.emptied, replay: replay)
  }

  var rowCount: Int { rows.count }
  var build: PackBuild? { rows.build }
  private(set) var building: Building
  var assets: AssetStore { rows.assets }
  /// Whether there were too many rows to compare them with each other.
  var isCutShort: Bool { rows.tableRules.isCutShort }

  /// A source to be checked.
  struct Source {
    var path: String
    /// At hand where the file cannot be read twice.
    var bytes: [UInt8]?
    /// As the pack names it.
    var name: String
    var format: SourceFormat
    var delimiter: UInt8?
  }

  /// Has all that is to come held against the ids of a source, though they may come late; that it is
  /// missing is told when it is checked.
  mutating func lookForIds(in source: Source) throws(FileError) {
    var ignored = Findings(limit: 0)
    guard source.format == .csv else { return judge.expectIds() }
    let input: CSVInput
    if let bytes = source.bytes {
      input = .bytes(bytes, name: source.path)
    } else {
      do throws(FileError) {
        input = .file(SharedFile(try InputFile(source.path)))
      } catch {
        if error.isMissing { return }
        throw error
      }
    }
    let options = CSVReader.Options(delimiter: source.delimiter)
    guard let header = try CSVReader.open(input, options, findings: &ignored).header else {
      return
    }
    let columns = Binding(header, to: kind.schema, languages).columns
    if columns.firstIndex(ofField: "Id") != nil { judge.expectIds() }
  }

  func open(
    _ source: Source, _ findings: inout Findings
  ) throws(FileError) -> CSVReader {
    let input: CSVInput =
      if let bytes = source.bytes {
        .bytes(bytes, name: source.path)
      } else {
        .file(SharedFile(try InputFile(source.path)))
      }
    let options = CSVReader.Options(
      delimiter: source.delimiter, headers: KnownHeaders([kind.schema.requiredNames]))
    return try CSVReader.open(input, options, findings: &findings)
  }

  /// Throws where the source changes meanwhile: what was read then is neither what it was nor what it is.
  mutating func check(
    _ source: Source, progress: (CheckProgress) -> Void
  ) throws(FileError) {
    if source.bytes != nil {
      _ = try read(source, isDigestedBefore: true, progress)
      return
    }
    let stamp = FileStamp(source.path)
    var held = source
    // What was changed just now may change again and have the same time: it is read once, and compared.
    let isRecent = stamp?.isRecent ?? true
    if isRecent, let stamp, stamp.byteCount <= Self.mostHeld {
      held.bytes = try InputFile.readFile(source.path, limit: Self.mostHeld)
    }
    let digest = try read(held, isDigestedBefore: isRecent, progress)
    guard let stamp, stamp == FileStamp(source.path) else {
      throw FileError(changed: source.path)
    }
    // What was changed just now may change once more without a trace.
    if !isRecent, source.format == .csv {
      spelled[source.path] = CanonicalRanges(parts: judge.spelled, stamp: stamp)
    }
    guard isRecent, let digest else { return }
    if try SourceFile.digest(source.path) != digest { throw FileError(changed: source.path) }
  }

  /// Of a larger file its digest is compared, from before it was read and from after.
  private static let mostHeld = 1 << 26

  /// The digest that the pack has of it, if one is made.
  private mutating func read(
    _ source: Source, isDigestedBefore: Bool, _ progress: (CheckProgress) -> Void
  ) throws(FileError) -> PackDigest? {
    if rows.build == nil {
      try read(source, progress)
      return nil
    }
    let isBeside = threads > 1 && !isDigestedBefore
    let digest = try SourceDigest(source).made(beside: isBeside) { () throws(FileError) in
      try read(source, progress)
    }
    try rows.build?.end(digest)
    return digest
  }

  private mutating func read(
    _ source: Source, _ progress: (CheckProgress) -> Void
  ) throws(FileError) {
    switch source.format {
    case .csv: try checkCSV(source, progress)
    case .xml: try checkXML(source, progress)
    }
  }

  private mutating func checkCSV(
    _ source: Source, _ progress: (CheckProgress) -> Void
  ) throws(FileError) {
    var own = findings.emptied
    var reader = try open(source, &own)
    let total = reader.size
    guard let header = reader.header else { return finish(own) }
    let binding = Binding(header, to: kind.schema, languages)
    try start(source, binding, languages)
    let first = rowCount
    if judge.isDeferred { checked.append((source, binding)) }
    try CSVRows.read(
      &reader, &own, judge: &judge, quickly: quickly(binding.columns, source),
      take: { row in
        rows.take(row)
        rows.report(progress, to: row.place.upperBound, of: source, total)
      }, mayPass: { rows.tableRules.mayPass($0) },
      pass: { passed, values in
        rows.pass(passed, &values)
        rows.report(progress, to: passed.end, of: source, total)
      })
    // What stands in the place of a header is a question, too.
    let hasHeader = !binding.findings.contains { $0.code == .csvNoHeader }
    if !hasHeader {
      own.takeBack([.csvHeaderEmpty, .csvHeaderTwice])
      skip()
    }
    // Rows that have cells for a column that the header lacks were passed over.
    let lacksColumns = judge.missingColumns > 0
    if lacksColumns { skip() }
    if rowCount == first, own.errors == 0, hasHeader, !lacksColumns {
      own.add(
        noQuestions(
          Place(source.path, header.bytes), "a header and nothing after it",
          "add rows below the header"))
    }
    finish(own)
  }

  private mutating func checkXML(
    _ source: Source, _ progress: (CheckProgress) -> Void
  ) throws(FileError) {
    var own = findings.emptied
    let (bytes, file) = try SourceFile.watched(source.path, atHand: source.bytes)
    var languages = languages
    // Where no manifest names them, they are those that there are.
    let schema = XMLSchema.shared(kind.schemas.xml)
    languages.others =
      languages.others ?? XMLRows.languages(in: bytes, besides: languages.own, schema)
    try start(
      source, Binding(everyFieldOf: kind.schema, languages, file: source.path), languages)
    let first = rowCount
    XMLRows.read(
      bytes, kind.shape, languages, schema, &own, judge: &judge
    ) { row in
      rows.take(row)
      rows.report(progress, to: row.place.upperBound, of: source, bytes.count)
    }
    try file?.check()
    if rowCount == first, own.errors == 0 {
      own.add(
        noQuestions(Place(source.path, 0..<0), "no <\(kind.shape.row)> in it", "add at least one"))
    }
    finish(own)
  }

  /// Takes what the reader of a source has found.
  private mutating func finish(_ own: Findings) {
    if own.errors > 0 { isWhole = false }
    findings.merge(own)
  }

  /// Notes that a source could not be checked, or a rule not be taken, which has its finding.
  mutating func skip() { isWhole = false }

  private mutating func start(
    _ source: Source, _ binding: Binding, _ languages: SourceLanguages
  ) throws(FileError) {
    judge.start(source.path, binding, languages)
    try rows.build?.start(source, binding.columns)
    rows.check = kind.rowCheck(binding.columns, context(source.path))
    rows.tableRules.start(binding.columns, context(source.path))
    rows.assetColumns = AssetColumns(
      binding.columns, subject: kind.pictured, file: source.path)
    lastFile = source.path
  }

  func context(_ file: String) -> RuleContext {
    RuleContext(
      file: file, now: now, rules: rules, oldest: oldest, leastBest: leastBest, texts: texts,
      replay: replay)
  }

  private func noQuestions(_ place: Place, _ label: String, _ help: String) -> Finding {
    Finding(
      .noQuestions, "there is not one question here", at: place, label: label,
      help: help)
  }

  mutating func finish(_ manifest: Manifest) throws(FileError) {
    try findDoubles()
    judge.finish()
    rows.assets.findings.subject = nil
    findings.merge(judge.findings)
    findings.merge(rows.findings)
    findings.merge(rows.tableRules.finish(findings))
    // What a row at fault should have named is not unused.
    if let assets = manifest.assets, isWhole, findings.errors == 0, !rows.assets.lacksOne {
      rows.assets.reportUnused(assets, besides: Set(manifest.sources.map(\.path)))
    }
    let count = RowCount(rows: rowCount, place: Place(lastFile ?? "", 0..<0))
    let whole = context(count.place.file)
    rows.assets.reportShared { [kind] first, second in
      kind.gameOfTwo(first, second, count, whole)
    } command: { [replay] in
      replay.text("--seed \($0)")
    }
    findings.merge(rows.assets.findings)
    guard let file = lastFile, isWhole else { return }
    // A pack has the columns with a value in some row, and without one there are no rows.
    if rowCount > 0, !rows.hasValue {
      findings.add(
        noQuestions(Place(file, 0..<0), "no row has a value", "write one into any of them"))
    }
    for finding in kind.packCheck(count, context(file)) { findings.add(finding) }
  }
}
