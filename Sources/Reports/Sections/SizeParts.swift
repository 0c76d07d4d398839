internal import Kinds
internal import PackFormat

/// A list of the largest parts of a pack file.
struct SizeParts {
  private let pack: ReportSubject.Pack
  private static let mostParts = 12

  init(_ pack: ReportSubject.Pack) { self.pack = pack }

  var html: HTML {
    let parts = self.parts
    let total = max(1, pack.reader.header.fileLength)
    let bars = parts.map { part in
      let share = part.bytes * 1000 / total
      return LengthBars.Bar(
        label: part.name, value: "\(ShownNumber.bytes(part.bytes)), \(share / 10).\(share % 10) %",
        part: Double(part.bytes))
    }
    let most = parts.first.map { "; most by \($0.name), \(ShownNumber.bytes($0.bytes))" } ?? ""
    let frame = PlotFrame(
      id: "size", title: "Size by part",
      description: "\(ShownNumber.bytes(total)) in all\(most)")
    return LengthBars(frame: frame, bars: bars).html
  }

  /// The parts by size, the largest first. Small ones are added up as the last.
  private var parts: [(name: String, bytes: UInt64)] {
    var sums: [String: UInt64] = [:]
    for part in pack.reader.layout { sums[name(of: part), default: 0] += part.length }
    let all = sums.filter { $0.value > 0 }.map { (name: $0.key, bytes: $0.value) }
      .sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
    if all.count <= Self.mostParts { return all }
    let rest = all[(Self.mostParts - 1)...]
    return all.prefix(Self.mostParts - 1)
      + [("\(rest.count) smaller parts", rest.reduce(0) { $0 + $1.bytes })]
  }

  private func name(of part: PackPart) -> String {
    switch (part.region, part.table, part.column) {
    case (.header, _, _), (.card, _, _): return "header page"
    case (.content, OwnTable.assets.rawValue?, "Bytes"?): return "pictures"
    case (.content, let table?, let column?):
      return table == pack.reader.kindTable.name
        ? "\(pack.card.rowNoun)s: \(column)" : "table \(table)"
    case (.provenance, let table?, _): return "origin: \(table)"
    default:
      return part.name.hasPrefix("tree") ? "digests" : "directories and padding"
    }
  }
}
