internal import CSVSource
internal import Diagnostics
internal import Files
internal import Rows

/// Passing over rows of which it is shown that there is nothing to say.
extension SourceChecker {
  /// Has rows passed over of which it is shown that there is nothing to say; `sources` are all that there
  /// will be. Nothing changes but how long it takes.
  mutating func hurry(_ sources: [Source]) throws(FileError) {
    let areCSV = sources.allSatisfy { $0.format == .csv }
    if areCSV, building == .anyPack { return }
    for source in sources where try mayGiveDerivedId(source) { return }
    judge.expectNoDerivedIds()
    if areCSV { _ = judge.deferDoubles() }
  }

  private func input(_ source: Source) throws(FileError) -> CSVInput {
    if let bytes = source.bytes { return .bytes(bytes, name: source.path) }
    return .file(SharedFile(try InputFile(source.path)))
  }

  /// Whether there is a column of ids, and anything in the source that looks like one that was derived;
  /// what cannot be read is told when it is checked.
  private func mayGiveDerivedId(_ source: Source) throws(FileError) -> Bool {
    if source.format == .xml {
      guard let input = try? input(source) else { return true }
      return try DerivedForm.stands(in: input, orNumbers: true)
    }
    var ignored = Findings(limit: 0)
    guard let reader = try? open(source, &ignored), let header = reader.header,
      Binding(header, to: kind.schema, languages).columns.firstIndex(ofField: "Id") != nil
    else { return false }
    return try DerivedForm.stands(in: reader.source)
  }

  /// How rows are shown to be without findings; nil where each has to be looked at.
  func quickly(_ columns: [Binding.Column], _ source: Source) -> CSVRows.Quickly? {
    guard judge.isDeferred, let check = kind.rowsCheck(columns, context(source.path)) else {
      return nil
    }
    return CSVRows.Quickly(
      threads: threads, gathers: building != .nothing, asksQuotes: asksQuotes, check: check)
  }

  /// Looks again at the rows whose keys may be there twice.
  mutating func findDoubles() throws(FileError) {
    guard var second = judge.second(threads: threads) else { return }
    for (source, binding) in checked {
      var ignored = findings.emptied
      var reader = try open(source, &ignored)
      second.start(source.path, binding, languages)
      var again = quickly(binding.columns, source)
      again?.gathers = false
      try CSVRows.read(
        &reader, &ignored, judge: &second, quickly: again,
        take: { _ in }, mayPass: { _ in true }, pass: { _, _ in })
    }
    judge.takeDoubles(of: second)
  }
}
