internal import Comparing
internal import Diagnostics
internal import Kinds
internal import PackFormat
internal import Projects

/// A source of a decompiled project: its name and its questions.
struct DecompiledSource {
  let name: String
  let format: SourceFormat
  let rows: Range<Int>
  /// The digest of the file that the pack was compiled from; nil if unknown, or if the format changes.
  let digest: PackDigest?

  /// Returns the sources that the pack was compiled from, or one source with all questions if it does not
  /// say. `format` replaces their formats.
  static func all(
    of pack: PackReader, _ kind: ContentKind, _ listed: PackListing, as format: SourceFormat?
  ) throws(DecompileError) -> [DecompiledSource] {
    let count = pack.kindTable.rowCount
    guard let runs = try runs(pack, kind, sources: listed.sources.count) else {
      let format = format ?? .csv
      return [
        DecompiledSource(
          name: "\(kind.name).\(format.rawValue)", format: format, rows: 0..<count, digest: nil)
      ]
    }
    var taken = Set(listed.sources.map { ProjectNames.folded($0.name) })
    var sources: [DecompiledSource] = []
    for (number, rows) in runs {
      let (name, said, digest) = listed.sources[number]
      guard let old = SourceFormat(rawValue: said) else {
        throw .unwritable("its source \(name.quoted()) is of the format \(said.quoted())")
      }
      if let format, format != old {
        let name = renamed(name, from: old, to: format, &taken)
        sources.append(DecompiledSource(name: name, format: format, rows: rows, digest: nil))
      } else {
        sources.append(DecompiledSource(name: name, format: old, rows: rows, digest: digest))
      }
    }
    return sources
  }

  /// Returns the rows of each source; nil if the pack does not say, or if the rows of sources are mixed.
  private static func runs(
    _ pack: PackReader, _ kind: ContentKind, sources: Int
  ) throws(DecompileError) -> [(source: Int, rows: Range<Int>)]? {
    guard let table = pack.provenanceTable(pack.kindTable.name), table.rowCount > 0,
      let column = table.optionalColumn("Source", .reference),
      column.target == OwnTable.sources.rawValue
    else { return nil }
    return try reading { () throws(PackError) in
      var runs: [(source: Int, rows: Range<Int>)] = []
      for row in 0..<table.rowCount {
        guard let number = try pack.integer(column, row).map({ Int($0) }),
          (0..<sources).contains(number)
        else { return nil }
        if let last = runs.last, last.source == number {
          runs[runs.count - 1].rows = last.rows.lowerBound..<row + 1
          continue
        }
        if let last = runs.last, number < last.source { return nil }
        runs.append((number, row..<row + 1))
      }
      return runs
    }
  }

  /// Returns a free name for a source whose format changes.
  private static func renamed(
    _ name: String, from old: SourceFormat, to new: SourceFormat, _ taken: inout Set<String>
  ) -> String {
    let suffix = "." + old.rawValue
    let stem = name.lowercased().hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    var renamed = "\(stem).\(new.rawValue)"
    var number = 2
    while !taken.insert(ProjectNames.folded(renamed)).inserted {
      renamed = "\(stem)-\(number).\(new.rawValue)"
      number += 1
    }
    return renamed
  }
}
