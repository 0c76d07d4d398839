internal import BulkRows
internal import Kinds
internal import RowReadings

/// Targets that compare the fast paths with the slow path: rows and findings must be equal.
extension FuzzTarget {
  /// The low bits of the first byte choose whether values are collected, and the size of a chunk.
  static let csvRows = FuzzTarget(name: "csv-rows") { bytes in
    guard let first = bytes.first else { return }
    let text = Array(bytes.dropFirst())
    let gathers = first & 1 != 0
    let bulk = BulkOptions(
      threads: 1, chunkSize: 32 << Int(first >> 1 & 3), wantsColumns: gathers)
    let slow = try? CSVReading(text, bulk: nil, wantsValues: gathers)
    let fast = try? CSVReading(text, bulk: bulk, wantsValues: gathers)
    promise(fast?.reported == slow?.reported, "rows read many at a time have other findings")
    promise(fast == slow, "rows read many at a time have other values")
  }

  /// The first byte selects the kind.
  static let xmlRows = FuzzTarget(name: "xml-rows") { bytes in
    guard let first = bytes.first else { return }
    let kind = ContentKind.all[Int(first) % ContentKind.all.count]
    let text = Array(bytes.dropFirst())
    let slow = try? XMLReading(text, kind, plainly: false)
    let fast = try? XMLReading(text, kind, plainly: true)
    promise(fast == slow, "rows read without the parser are others")
  }
}
