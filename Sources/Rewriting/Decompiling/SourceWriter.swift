internal import Files
internal import Kinds
internal import PackFormat
internal import Projects

/// Writes one source of a project. Layouts are tried until the digest equals that of the original file.
struct SourceWriter {
  private let source: DecompiledSource
  private let rows: DecompiledRows
  private let columns: Set<Int>
  private let path: String

  /// The limit of cells that are written for trying layouts.
  private static let mostTried = 10_000_000

  init(_ source: DecompiledSource, _ rows: DecompiledRows, _ columns: Set<Int>, _ path: String) {
    self.source = source
    self.rows = rows
    self.columns = columns
    self.path = path
  }

  func write() throws(DecompileError) -> (isSame: Bool?, delimiter: UInt8?) {
    let plans = plans
    let output = try writing { () throws(FileError) in try CanonicalOutput(creating: path) }
    try write(plans[0], to: output)
    let isSame = source.digest.map { $0 == output.digest() }
    if isSame == false, let plan = try plan(among: plans.dropFirst()) {
      let output = try writing { () throws(FileError) in try CanonicalOutput(creating: path) }
      try write(plan, to: output)
      try writing { () throws(FileError) in _ = try output.finish() }
      return (true, plan.delimiter)
    }
    try writing { () throws(FileError) in _ = try output.finish() }
    return (isSame, plans[0].delimiter)
  }

  /// A canonical way to write the same questions.
  private enum Plan {
    case csv(CSVPlan)
    case xml(PackedXMLRow.Style)

    var delimiter: UInt8? { if case .csv(let plan) = self { plan.delimiter } else { nil } }
  }

  private var plans: [Plan] {
    switch source.format {
    case .csv:
      CSVPlan.candidates(columns, rows.packed, rows.kind.schema).map(Plan.csv)
    case .xml: PackedXMLRow.Style.allCases.map(Plan.xml)
    }
  }

  /// Returns the plan whose output has the digest of the original file; nil if none has.
  private func plan(among plans: ArraySlice<Plan>) throws(DecompileError) -> Plan? {
    let cells = max(1, source.rows.count * rows.packed.columns.count)
    for plan in plans.prefix(Self.mostTried / cells) {
      let trial = CanonicalOutput(digesting: ())
      try write(plan, to: trial)
      if trial.digest() == source.digest { return plan }
    }
    return nil
  }

  private func write(_ plan: Plan, to output: CanonicalOutput) throws(DecompileError) {
    switch plan {
    case .csv(let plan): try rows.writeCSV(source.rows, plan, to: output)
    case .xml(let style): try rows.writeXML(source.rows, style, to: output)
    }
  }
}
