internal import BulkRows
internal import Diagnostics
internal import Evidence
internal import Kinds
internal import Projects
internal import Rows

/// Takes the rows of all sources of a table: it applies the kind's rules and collects the columns of a pack.
struct RowSink {
  private(set) var count = 0
  /// True if some row has a value; a schema that requires none also accepts rows without any.
  private(set) var hasValue = false
  /// The pack being built; nil if the sources are only checked.
  var build: PackBuild?
  private var check: RowCheck = { _ in [] }
  var crossRowRules: CrossRowRules
  private var assetColumns: AssetColumns?
  var assets: AssetStore
  /// The comparison of rows with evidence; nil if there is none to compare with.
  private(set) var evidence: EvidenceRows?
  private(set) var findings: Findings
  private let replay: ReplayCommand
  private var reported = 0

  init(
    build: PackBuild?, _ crossRowRules: CrossRowRules, _ assets: AssetStore,
    _ evidence: EvidenceRows?, _ findings: Findings, _ replay: ReplayCommand
  ) {
    self.build = build
    self.crossRowRules = crossRowRules
    self.assets = assets
    self.evidence = evidence
    self.findings = findings
    self.replay = replay
  }

  /// Begins a source whose rows have these columns.
  mutating func start(
    _ columns: [Binding.Column], check: @escaping RowCheck, pictured: String?,
    _ context: RuleContext
  ) {
    self.check = check
    startRows(madeBy: nil)
    crossRowRules.start(columns, context)
    evidence?.start(columns, file: context.file)
    assetColumns = AssetColumns(columns, subject: pictured, file: context.file)
  }

  /// Says which template made the rows that follow; nil for rows that an author wrote.
  mutating func startRows(madeBy maker: Related?) {
    findings.maker = maker
    assets.findings.maker = maker
  }

  /// Takes a row that was judged.
  mutating func take(_ row: TypedRow) {
    findings.subject = row.subject
    assets.findings.subject = row.subject
    for var finding in check(row) {
      finding.replay = finding.replay.flatMap { replay.text(question: count, $0) }
      findings.add(finding)
    }
    crossRowRules.take(row)
    assetColumns?.note(row, number: count, on: &assets)
    evidence?.take(row, assets, &findings)
    count += 1
    hasValue = hasValue || row.values.contains { $0 != .missing }
    build?.append(row, assets)
  }

  /// Takes accepted rows with the columns of their batch. There is no pack of rows with a counted error.
  mutating func accept(_ accepted: AcceptedRows, _ columns: inout BulkColumns) {
    if accepted.hasErrors { build = nil }
    if !accepted.rows.isEmpty {
      crossRowRules.accept(accepted.rows.count)
      count += accepted.rows.count
      hasValue = true
    }
    build?.append(accepted, of: &columns)
  }

  /// Reports progress after every few thousand rows; `end` of `total` bytes of the source are done.
  mutating func report(
    _ progress: (CheckProgress) -> Void, to end: Int, of source: ProjectSource, _ total: Int
  ) {
    guard count >= reported + 1 << 12 else { return }
    reported = count
    progress(CheckProgress(.checking, source.path, done: end, of: total, rows: count))
  }
}
