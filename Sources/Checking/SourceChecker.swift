internal import BulkRows
internal import CSVSource
internal import Diagnostics
internal import Evidence
internal import Files
internal import Games
internal import Kinds
internal import PackFormat
internal import Projects
internal import Rows
internal import SchemaFiles
internal import XMLSource

/// Checks the sources of one table, one after the other.
///
/// `ProjectCheck` makes one for each table. It calls `check` once for each source, in the order of the manifest, and
/// `skip` for a source that cannot be opened; then `finish`, once. Only then are `findings` complete, and `build` and
/// `assets` may be taken. If `check` throws, the checker may not be used again.
struct SourceChecker {
  let table: ProjectTable
  private var kind: ContentKind { table.kind }
  private let languages: SourceLanguages
  /// The facts for rules, but for the source at hand.
  private let context: RuleContext
  private(set) var findings: Findings
  private var judge: TableJudge
  private var sink: RowSink
  private let options: ProjectCheck.Options
  private let building: Building
  private let opened: [String: OpenedCSV]
  /// The sources of further passes, which look for duplicate keys and for those that refer to nothing.
  private(set) var checked: [CheckedSource] = []
  private var lastFile: String?
  /// The parts of each unchanged CSV file that were seen to be canonical; `normalise` need not look at them again.
  private(set) var canonicalRanges: [String: CanonicalRanges] = [:]
  private var rangesAtHand: [CanonicalRange] = []
  /// True if every source could be read and the rules hold; else too few rows are a consequence.
  private(set) var isWhole = true
  /// True if some row has an error.
  private(set) var hasRowErrors = false

  /// The pack that rows are collected for. A `soundPack` is only written if there is no error.
  enum Building { case nothing, soundPack, anyPack }

  /// `context` has the facts for rules, but for the source; `assets` and `build` have what earlier tables added.
  init(
    _ table: ProjectTable, _ plan: SourcePlan, _ context: RuleContext, assets: AssetStore,
    _ build: consuming PackBuild?, _ evidence: EvidenceRows?, _ options: ProjectCheck.Options,
    _ findings: Findings
  ) throws(SchemaError) {
    self.table = table
    let kind = table.kind
    self.context = context
    self.options = options
    languages = plan.languages
    building = plan.building
    self.findings = findings.emptied
    opened = plan.opened
    judge = try TableJudge(
      kind.schema, kind: kind.name, units: .builtIn, keys: plan.keys, findings: findings)
    build?.start(table)
    sink = RowSink(
      build: build,
      CrossRowRules(
        kind.checks.acrossRows(findings.emptied),
        inAnyNumber: context.others.contains { $0.kind == kind.name }),
      assets, evidence, findings.emptied, context.replay)
  }

  var rowCount: Int { sink.count }
  /// Takes the pack out of the checker, for the tables that follow.
  mutating func takeBuild() -> PackBuild? {
    defer { sink.build = nil }
    return sink.build
  }
  var assets: AssetStore { sink.assets }
  var evidence: EvidenceRows? { sink.evidence }
  /// True if there are too many rows to compare them with each other.
  var isCutShort: Bool { sink.crossRowRules.isCutShort }

  /// Checks the rows of a source. Throws if the file changes meanwhile: the rows read would be neither its old ones
  /// nor its new ones.
  mutating func check(
    _ source: ProjectSource, progress: (CheckProgress) -> Void
  ) throws(FileError) {
    if source.bytes != nil {
      _ = try read(source, opened[source.path], isDigestedBefore: true, progress)
      return
    }
    let stamp = FileStamp(source.path, within: source.root)
    var held = source
    // A file changed just now may change again and keep its time: it is read once, and compared by its digest.
    let isRecent = stamp?.isRecent ?? true
    if isRecent, let stamp, stamp.byteCount <= Self.mostHeld {
      held.bytes = try InputFile.readFile(
        source.path, within: source.root, limit: Self.mostHeld)
    }
    let opened = opened[source.path].flatMap { !isRecent && $0.stamp == stamp ? $0 : nil }
    let digest = try read(held, opened, isDigestedBefore: isRecent, progress)
    guard let stamp, stamp == FileStamp(source.path, within: source.root) else {
      throw FileError(changed: source.path)
    }
    if !isRecent, source.format == .csv {
      canonicalRanges[source.path] = CanonicalRanges(parts: rangesAtHand, stamp: stamp)
    }
    guard isRecent, let digest else { return }
    if try SourceFile.digest(source.path, within: source.root) != digest {
      throw FileError(changed: source.path)
    }
  }

  /// The largest file that is held in memory; a larger one is compared by digests from before and after.
  private static let mostHeld = 1 << 26

  /// Reads a source, and returns its digest if a pack is built.
  private mutating func read(
    _ source: ProjectSource, _ opened: OpenedCSV?, isDigestedBefore: Bool,
    _ progress: (CheckProgress) -> Void
  ) throws(FileError) -> PackDigest? {
    if sink.build == nil {
      try read(source, opened, progress)
      return nil
    }
    let isBeside = options.threads > 1 && !isDigestedBefore
    let digest = try SourceDigest(source).made(beside: isBeside) { () throws(FileError) in
      try read(source, opened, progress)
    }
    try sink.build?.end(digest)
    return digest
  }

  private mutating func read(
    _ source: ProjectSource, _ opened: OpenedCSV?, _ progress: (CheckProgress) -> Void
  ) throws(FileError) {
    if let template = source.template { return try make(template, from: source, progress) }
    switch source.format {
    case .csv:
      let opened =
        if let opened { opened } else {
          try OpenedCSV(source, kind.schema, languages, findings)
        }
      try checkCSV(opened, progress)
    case .xml: try checkXML(source, progress)
    }
  }

  private mutating func checkCSV(
    _ opened: OpenedCSV, _ progress: (CheckProgress) -> Void
  ) throws(FileError) {
    let source = opened.source
    var own = opened.findings
    rangesAtHand = []
    guard let binding = opened.binding else { return finish(own) }
    let reader = try opened.reader()
    let total = reader.size
    try start(CheckedSource(source, opened, binding, languages))
    let first = rowCount
    var rows = JudgedRows(reader, judge, bulkOptions(binding.columns, source.path), own)
    while let step = try rows.next(
      &judge, leastAccepted: sink.crossRowRules.leastAccepted, &own)
    {
      switch step {
      case .judged:
        sink.take(judge.row)
        sink.report(progress, to: judge.row.place.upperBound, of: source, total)
      case .accepted(let accepted):
        sink.accept(accepted, &rows.columns)
        sink.report(progress, to: accepted.end, of: source, total)
      }
    }
    rangesAtHand = rows.canonicalRanges
    if rows.hasDoubtfulNumbers || rows.mayShowPoint && judge.lacksPoint {
      try settleNumbers(opened, binding, asksPoint: !rows.hasDoubtfulNumbers)
    }
    // A first row in place of a header is a question, too.
    let hasHeader = !binding.findings.contains { $0.code == .csvNoHeader }
    if !hasHeader {
      own.takeBack([.csvHeaderEmpty, .csvHeaderTwice])
      skip()
    }
    // Rows with cells for a column that the header lacks were skipped.
    let lacksColumns = judge.missingColumns > 0
    if lacksColumns { skip() }
    if rowCount == first, own.errors == 0, hasHeader, !lacksColumns, let header = opened.header {
      own.add(
        noQuestions(
          Place(source.path, header.bytes), "a header and nothing after it",
          "add rows below the header"))
    }
    finish(own)
  }

  /// Reads the rows of a source again, for numbers of accepted rows that can be read in two ways or show how others are
  /// read. With `asksPoint`, it is enough to know whether a number shows a decimal point.
  private mutating func settleNumbers(
    _ opened: OpenedCSV, _ binding: Binding, asksPoint: Bool
  ) throws(FileError) {
    guard var second = judge.numberPass() else { return }
    var ignored = findings.emptied
    var rows = JudgedRows(try opened.reader(), second, nil, ignored)
    while try rows.next(&second, &ignored) != nil {
      if second.numbersAreSettled(after: judge, asksPoint: asksPoint) { break }
    }
    judge.takeNumbers(of: second, pointAlone: asksPoint)
  }

  private mutating func checkXML(
    _ source: ProjectSource, _ progress: (CheckProgress) -> Void
  ) throws(FileError) {
    var own = findings.emptied
    let (bytes, file) = try SourceFile.watched(
      source.path, atHand: source.bytes, within: source.root)
    var languages = languages
    // If no manifest names the languages, the source does.
    let schema = XMLSchema.shared(kind.schemas.xml)
    languages.others =
      languages.others ?? XMLRows.languages(in: bytes, besides: languages.own, schema)
    let binding = Binding(
      everyFieldOf: kind.schema, languages, source.reading.numbers, file: source.path)
    try start(CheckedSource(source, nil, binding, languages))
    let first = rowCount
    XMLRows.read(
      bytes, kind.shape, languages, schema, &own, judge: &judge
    ) { row in
      sink.take(row)
      sink.report(progress, to: row.place.upperBound, of: source, bytes.count)
    }
    try file?.check()
    if rowCount == first, own.errors == 0 {
      own.add(
        noQuestions(Place(source.path, 0..<0), "no <\(kind.shape.row)> in it", "add at least one"))
    }
    finish(own)
  }

  /// Judges the rows that a template makes from its table.
  private mutating func make(
    _ template: Template, from source: ProjectSource, _ progress: (CheckProgress) -> Void
  ) throws(FileError) {
    var own = findings.emptied
    rangesAtHand = []
    let binding = Binding(
      everyFieldOf: kind.schema, languages, source.reading.numbers, file: source.path)
    let rows = try TemplateRows(template, source, kind, languages, binding, &own)
    guard let rows else { return finish(own) }
    try start(CheckedSource(source, nil, binding, languages))
    let first = rowCount
    let size = rows.table.size
    rows.make(&own) { row, maker in
      sink.startRows(madeBy: maker)
      row.hand(to: &judge, madeBy: maker)
      sink.take(judge.row)
      sink.report(progress, to: row.place.upperBound, of: source, size)
    }
    if rowCount == first, own.count == 0 {
      own.add(
        noQuestions(Place(source.path, rows.table.header), "a header alone", "add rows below it"))
    }
    finish(own)
  }

  /// The options of the fast path; nil if each row must be judged.
  private func bulkOptions(_ columns: [Binding.Column], _ file: String) -> BulkOptions? {
    // Evidence is compared with each row.
    guard judge.defersDuplicates, sink.evidence == nil,
      let check = kind.checks.bulkRows(columns, context(file))
    else {
      return nil
    }
    return BulkOptions(
      threads: options.threads, wantsColumns: building != .nothing,
      asksQuotes: options.asksQuotes, check: check)
  }

  /// Reads all rows again if the hashes of some keys agree, and judges those rows.
  private mutating func findDuplicates() throws(FileError) {
    guard var second = judge.secondPass(threads: options.threads) else { return }
    try readAgain(&second)
    judge.mergeDuplicates(of: second)
  }

  /// Takes over the findings of the reader of a source.
  private mutating func finish(_ own: Findings) {
    if own.errors > 0 { isWhole = false }
    findings.merge(own)
  }

  /// Remembers that a source could not be checked or a rule not be applied; both are reported elsewhere.
  mutating func skip() { isWhole = false }

  private mutating func start(_ checked: CheckedSource) throws(FileError) {
    let (source, binding) = (checked.source, checked.binding)
    if judge.mayReadAgain { self.checked.append(checked) }
    judge.start(source.path, binding, checked.languages)
    try sink.build?.start(source, binding.columns)
    let context = context(source.path)
    sink.start(
      binding.columns, check: kind.checks.row(binding.columns, context),
      pictured: kind.game?.pictured,
      context)
    lastFile = source.path
  }

  private func context(_ file: String) -> RuleContext {
    var context = context
    context.file = file
    return context
  }

  private func noQuestions(_ place: Place, _ label: String, _ help: String) -> Finding {
    Finding(
      .noQuestions, "there is not one \(ContentKind.rowNoun(ofKind: kind.name)) here", at: place,
      label: label,
      help: help)
  }

  /// Ends the table. Pictures are reported with those of all tables.
  mutating func finish() throws(FileError) {
    try findDuplicates()
    judge.finish()
    sink.assets.findings.subject = nil
    findings.merge(judge.findings)
    findings.merge(sink.findings)
    join()
    findings.merge(sink.crossRowRules.finish(findings))
    hasRowErrors = findings.errors > 0
    let count = RowCount(rows: rowCount, place: Place(lastFile ?? "", 0..<0))
    let whole = context(count.place.file)
    sink.assets.reportShared { [kind] first, second in
      kind.game?.gameOfTwo(first, second, count, whole)
    } command: {
      whole.replay.text("--seed \($0)")
    }
    guard let file = lastFile, isWhole else { return }
    // A pack holds the columns with a value in some row; without any, it would have no rows.
    if rowCount > 0, !sink.hasValue {
      findings.add(
        noQuestions(Place(file, 0..<0), "no row has a value", "write one into any of them"))
    }
    for finding in kind.checks.pack(count, context(file)) { findings.add(finding) }
  }

  /// Puts one finding in place of many that need more of one setting.
  private mutating func join() {
    let context = context(lastFile ?? "")
    for joined in kind.checks.joined {
      findings.join(joined.code) { joined.make($0, context) }
    }
  }
}

// MARK: - Further passes

/// A source whose rows were read, and can be read again.
struct CheckedSource {
  let source: ProjectSource
  /// The header of a CSV source.
  let opened: OpenedCSV?
  let binding: Binding
  let languages: SourceLanguages

  init(
    _ source: ProjectSource, _ opened: OpenedCSV?, _ binding: Binding, _ languages: SourceLanguages
  ) {
    (self.source, self.opened, self.binding) = (source, opened, binding)
    self.languages = languages
  }
}

extension SourceChecker {
  /// The keys of these fields, which refer to rows or are referred to.
  func links(_ fields: [String]) -> LinkedKeys? { judge.links(fields) }

  /// Reads all rows again for those that have one of these lost keys, by the fields of the keys.
  func find(_ lost: [[String]: LostKeys]) throws(FileError) -> [[String]: LostKeys] {
    var pass = judge.referencePass { lost[$0] }
    try readAgain(&pass)
    return lost.keys.reduce(into: [:]) { $0[$1] = pass.links($1)?.lost }
  }

  /// Hands out the texts of a column in all rows, with their places.
  func texts(of field: String, _ take: (String, Place) -> Void) throws(FileError) {
    var pass = judge.referencePass { _ in nil }
    try readAgain(&pass, isBulk: false) { row, checked in
      guard let column = checked.binding.columns.firstIndex(ofField: field),
        let text = row.string(column)
      else { return }
      take(text, Place(checked.source.path, row.places[column]))
    }
  }

  /// Reads all rows again with another judge; `take` is called after each row that was judged.
  private func readAgain(
    _ judge: inout TableJudge, isBulk: Bool = true,
    _ take: (TypedRow, CheckedSource) -> Void = { _, _ in }
  ) throws(FileError) {
    var ignored = findings.emptied
    for checked in checked {
      let source = checked.source
      judge.start(source.path, checked.binding, checked.languages)
      if let template = source.template {
        let rows = try TemplateRows(
          template, source, table.kind, checked.languages, checked.binding, &ignored)
        rows?.make(&ignored) { row, maker in
          row.hand(to: &judge, madeBy: maker)
          take(judge.row, checked)
        }
      } else if let opened = checked.opened {
        var options = isBulk ? bulkOptions(checked.binding.columns, source.path) : nil
        options?.wantsColumns = false
        var rows = JudgedRows(try opened.reader(), judge, options, ignored)
        while let step = try rows.next(&judge, &ignored) {
          if case .judged = step { take(judge.row, checked) }
        }
      } else {
        let (bytes, file) = try SourceFile.watched(
          source.path, atHand: source.bytes, within: source.root)
        XMLRows.read(
          bytes, table.kind.shape, checked.languages, XMLSchema.shared(table.kind.schemas.xml),
          &ignored, judge: &judge
        ) { take($0, checked) }
        try file?.check()
      }
    }
  }
}
