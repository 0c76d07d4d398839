/// What the values of a column are.
public enum ColumnType: UInt8, Sendable {
  case integer = 1
  case decimal, string, flag, blob, date, year, reference

  /// The most bytes that one text or blob may have, so that a reader knows what a value costs it.
  package var longestValue: Int { self == .blob ? 1 << 24 : 1 << 16 }

  /// How the type is called in listings.
  public var name: String {
    switch self {
    case .integer: "integer"
    case .decimal: "decimal"
    case .string: "string"
    case .flag: "flag"
    case .blob: "blob"
    case .date: "date"
    case .year: "year"
    case .reference: "reference"
    }
  }
}

/// A column of a table in a pack: the handle with which a reader's values are asked for.
public struct PackColumn: Sendable {
  public let name: String
  /// BCP 47; empty for the pack's own language, or for what has none.
  public let language: String
  public let type: ColumnType
  /// For a reference, the table it points into; empty otherwise.
  public let target: String
  public let rowCount: Int
  let zone: Zone
  let layout: ColumnLayout

  /// Whether some row has no value.
  public var hasGaps: Bool { layout.presence != nil }

  /// How many bytes of the pack the column takes.
  public var byteCount: UInt64 { layout.sections.reduce(0) { $0 + $1.length } }

  /// Whether each row has a text or blob of its own, none of them shared.
  package var hasTextOfEachRow: Bool { layout.offsets != nil && layout.codes == nil }

  package var isPacked: Bool { layout.sections.contains { $0.isPacked } }

  /// How many bytes its sections have once they are unpacked.
  package var unpackedByteCount: UInt64 { layout.sections.reduce(0) { $0 + $1.itemLength } }
}

/// A table in a pack.
public struct PackTable: Sendable {
  public let name: String
  public let rowCount: Int
  /// The columns of types that this reader knows.
  public let columns: [PackColumn]

  /// The column of that name and language, if the table has it.
  public func column(_ name: String, language: String = "") -> PackColumn? {
    columns.first { $0.name.hasBytes(of: name) && $0.language.hasBytes(of: language) }
  }
}

extension [PackTable] {
  func named(_ name: String) -> PackTable? { first { $0.name.hasBytes(of: name) } }
}

extension String {
  /// Names are the same when their bytes are; `==` takes é in one or in two code points for the same.
  fileprivate func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

/// The two halves of a pack: what is played, and where it came from.
enum Zone: Sendable { case content, provenance }

/// A run of bytes in a zone's data (FORMAT.md, "Directory").
struct Section: Sendable {
  enum Kind: UInt8 {
    case presence = 1
    case integers, scales, codes, offsets, bytes, flags

    var holdsIntegers: Bool {
      switch self {
      case .integers, .scales, .codes, .offsets: true
      case .presence, .bytes, .flags: false
      }
    }

    var hasBase: Bool { self == .integers || self == .scales }
  }

  enum Encoding: UInt8 {
    /// As it stands.
    case plain
    /// In blocks, each packed alone.
    case packed
    /// The same, each item as what it is more than the one before.
    case packedSteps
  }

  /// Its place among the sections of the zone.
  var index: Int
  /// Nil for a kind that this reader does not know.
  var kind: Kind?
  var encoding = Encoding.plain
  var isRequired: Bool
  var width: Int
  var count: Int
  var base: Int64
  /// From the start of the zone's data.
  var offset: UInt64
  /// As it is stored.
  var length: UInt64
  /// Of its items.
  var itemLength: UInt64

  var isPacked: Bool { encoding != .plain }
}

/// Which section does what for one column.
struct ColumnLayout: Sendable {
  var bytes: Section?
  var presence: Section?
  /// The integers of a number, date, year or reference.
  var integers: Section?
  var scales: Section?
  var codes: Section?
  var offsets: Section?
  var flags: Section?

  /// In file order.
  var sections: [Section] {
    [bytes, presence, integers, scales, codes, offsets, flags].compactMap { $0 }
  }
}
