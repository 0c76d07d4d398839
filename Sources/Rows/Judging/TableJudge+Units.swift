internal import Diagnostics

/// Canonical spellings of units.
extension TableJudge {
  /// Replaces the unit at `range` of the row by its canonical spelling, and reports another spelling.
  mutating func canonicalUnit(
    _ range: Range<Int>, in column: Int, at place: Range<Int>
  ) -> Range<Int> {
    guard columns[column].field?.isUnit == true, let slip = units.slip(in: row.textBytes[range])
    else { return range }
    let (file, columns, text) = (file, columns, row.textBytes[range])
    switch slip {
    case .otherSpelling(let unit):
      findings.add(.unitSpelling, safelyFixable: true) {
        Finding(
          .unitSpelling, "\(columns[column].label) is spelled \(Quoted.quoted(text))",
          at: Place(file, place),
          label: "the pack will have \(unit)", help: "write \(unit)",
          fix: FixIt([.init(place, unit)], safe: true))
      }
      row.textBytes.replaceSubrange(range, with: unit.utf8)
      return range.lowerBound..<range.lowerBound + unit.utf8.count
    // Games take a year in any letter case.
    case .otherCase("year"): return range
    case .otherCase(let unit):
      findings.add(.unitCase) {
        Finding(
          .unitCase, "\(columns[column].label) is no unit that is known: \(Quoted.quoted(text))",
          at: Place(file, place),
          label: "did you mean \(unit)?", help: "write \(unit), or leave it if it is meant so",
          fix: FixIt([.init(place, unit)], safe: false))
      }
      return range
    }
  }
}
