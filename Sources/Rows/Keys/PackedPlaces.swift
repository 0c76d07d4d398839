package import Diagnostics

/// Places of cells, packed into eight bytes each, for tables with a place for every row.
package struct PackedPlaces: Sendable {
  private var files: [String] = []

  package init() {}

  // 40 bits of start, 12 of length and 12 of the file's number are enough to point at a cell.
  package mutating func packed(_ place: Place) -> UInt64 {
    if files.last != place.file { files.append(place.file) }
    let file = UInt64(min(files.count - 1, 0xfff))
    let start = UInt64(place.bytes.lowerBound) & 0xff_ffff_ffff
    return file << 52 | start << 12 | UInt64(min(place.bytes.count, 0xfff))
  }

  package func place(_ packed: UInt64) -> Place {
    let start = Int(packed >> 12 & 0xff_ffff_ffff)
    return Place(files[Int(packed >> 52)], start..<start + Int(packed & 0xfff))
  }
}
