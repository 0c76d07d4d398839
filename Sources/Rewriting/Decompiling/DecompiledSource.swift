internal import Comparing
internal import Diagnostics
internal import PackFormat
internal import Projects

/// A source of a decompiled project: its name and its questions.
struct DecompiledSource {
  let name: String
  let format: SourceFormat
  let rows: Range<Int>
  /// The digest of the file that the pack was compiled from; nil if unknown, or if the format changes.
  let digest: PackDigest?

  /// Returns the sources that a table was compiled from, or one source with all its rows if the pack does not
  /// say. `format` replaces their formats.
  static func all(
    of pack: PackReader, _ table: PackTable, _ listed: PackListing, as format: SourceFormat?,
    _ names: inout SourceNames
  ) throws(DecompileError) -> [DecompiledSource] {
    guard let runs = try runs(pack, table, sources: listed.sources.count) else {
      let format = format ?? .csv
      return [
        DecompiledSource(
          name: names.new(table.name, format), format: format, rows: 0..<table.rowCount,
          digest: nil)
      ]
    }
    var sources: [DecompiledSource] = []
    for (number, rows) in runs {
      let (name, said, digest) = listed.sources[number]
      guard let old = SourceFormat(rawValue: said) else {
        throw .unwritable("its source \(name.quoted()) is of the format \(said.quoted())")
      }
      if let format, format != old {
        let name = names.renamed(name, from: old, to: format)
        sources.append(DecompiledSource(name: name, format: format, rows: rows, digest: nil))
      } else {
        sources.append(DecompiledSource(name: name, format: old, rows: rows, digest: digest))
      }
    }
    return sources
  }

  /// Returns the rows of each source; nil if the pack does not say, or if the rows of sources are mixed.
  private static func runs(
    _ pack: PackReader, _ table: PackTable, sources: Int
  ) throws(DecompileError) -> [(source: Int, rows: Range<Int>)]? {
    guard let table = pack.provenanceTable(table.name), table.rowCount > 0,
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
}

/// The names of sources that a decompiled project uses.
struct SourceNames {
  private var taken: Set<String>

  /// Reserves the names of all sources of a pack.
  init(_ listed: PackListing) {
    taken = Set(listed.sources.map { ProjectNames.folded($0.name) })
  }

  /// Returns a free name for a source whose format changes.
  mutating func renamed(
    _ name: String, from old: SourceFormat, to new: SourceFormat
  ) -> String {
    let suffix = "." + old.rawValue
    return self.new(
      name.lowercased().hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name, new)
  }

  /// Returns a free name that begins with `stem`.
  mutating func new(_ stem: String, _ format: SourceFormat) -> String {
    var name = "\(stem).\(format.rawValue)"
    var number = 2
    while !taken.insert(ProjectNames.folded(name)).inserted {
      name = "\(stem)-\(number).\(format.rawValue)"
      number += 1
    }
    return name
  }
}
