internal import Files
internal import PackFormat

/// Writes one source of a project, as the file it was where its digest shows which that is.
struct SourceWriter {
  private let source: DecompiledSource
  private let rows: DecompiledRows
  private let columns: Set<Int>
  private let path: String

  /// More cells than this are not written again and again to find out how they stood.
  private static let mostTried = 2_000_000

  init(_ source: DecompiledSource, _ rows: DecompiledRows, _ columns: Set<Int>, _ path: String) {
    self.source = source
    self.rows = rows
    self.columns = columns
    self.path = path
  }

  func write() throws(DecompileError) -> (isSame: Bool?, delimiter: UInt8) {
    let plans = CSVPlan.candidates(columns, rows.packed, rows.kind.schema)
    let output = try writing { () throws(FileError) in try NormalOutput(creating: path) }
    try write(plans[0], to: output)
    let isSame = source.digest.map { $0 == output.digest() }
    if isSame == false, let plan = try plan(among: plans.dropFirst()) {
      let output = try writing { () throws(FileError) in try NormalOutput(creating: path) }
      try write(plan, to: output)
      try writing { () throws(FileError) in _ = try output.finish() }
      return (true, plan.delimiter)
    }
    try writing { () throws(FileError) in _ = try output.finish() }
    return (isSame, plans[0].delimiter)
  }

  /// The one by which the source has the digest that it had.
  private func plan(among plans: ArraySlice<CSVPlan>) throws(DecompileError) -> CSVPlan? {
    let cells = source.rows.count * rows.packed.columns.count
    guard source.format == .csv, cells <= Self.mostTried else { return nil }
    for plan in plans {
      let trial = NormalOutput(digesting: ())
      try write(plan, to: trial)
      if trial.digest() == source.digest { return plan }
    }
    return nil
  }

  private func write(_ plan: CSVPlan, to output: NormalOutput) throws(DecompileError) {
    switch source.format {
    case .csv: try rows.writeCSV(source.rows, plan, to: output)
    case .xml: try rows.writeXML(source.rows, to: output)
    }
  }
}
