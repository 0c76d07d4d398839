internal import CSVSource
internal import Diagnostics
internal import Files
internal import Schema

/// Passing over rows of which it is shown that there is nothing to say.
extension SourceChecker {
  /// Has rows passed over of which it is shown that there is nothing to say; `sources` are all that there
  /// will be. Nothing changes but how long it takes.
  mutating func hurry(_ sources: [Source]) throws(FileError) {
    guard building != .anyPack, sources.allSatisfy({ $0.format == .csv }) else { return }
    for source in sources where try mayGiveDerivedId(source) { return }
    _ = judge.deferDoubles()
  }

  /// Whether there is a column of ids, and anything in the source that looks like one that was derived.
  private func mayGiveDerivedId(_ source: Source) throws(FileError) -> Bool {
    var ignored = Findings(limit: 0)
    // What cannot be read is told when it is checked.
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
    return CSVRows.Quickly(threads: threads, gathers: building != .nothing, check: check)
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
