internal import BulkRows
internal import PackCompiler
internal import RowReadings

/// Rows that are read many at a time, or without the parser: what comes of them is what comes of them one
/// by one.
extension FuzzTarget {
  /// The first byte says how they are shared out.
  static let csvRows = FuzzTarget(name: "csv-rows") { bytes in
    guard let first = bytes.first else { return }
    let text = Array(bytes.dropFirst())
    let gathers = first & 1 != 0
    let bulk = BulkOptions(
      threads: 1, chunkSize: 32 << Int(first >> 1 & 3), wantsColumns: gathers)
    let careful = try? CSVReading(text, bulk: nil, wantsValues: gathers)
    let quick = try? CSVReading(text, bulk: bulk, wantsValues: gathers)
    promise(quick?.told == careful?.told, "rows read many at a time have other findings")
    promise(quick == careful, "rows read many at a time have other values")
  }

  /// The first byte names the kind.
  static let xmlRows = FuzzTarget(name: "xml-rows") { bytes in
    guard let first = bytes.first else { return }
    let kind = ContentKind.all[Int(first) % ContentKind.all.count]
    let text = Array(bytes.dropFirst())
    let careful = try? XMLReading(text, kind, plainly: false)
    let quick = try? XMLReading(text, kind, plainly: true)
    promise(quick == careful, "rows read without the parser are others")
  }
}
