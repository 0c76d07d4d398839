/// The type of the values of a column (FORMAT.md, "Tables").
public enum ColumnType: UInt8, Sendable {
  /// The types. `date` counts days since 1970-01-01; `reference` is a row of another table;
  /// `decimal` is exact.
  case integer = 1
  case decimal, string, flag, blob, date, year, reference

  /// The largest number of bytes of a text or blob. It limits the memory that reading one value
  /// takes.
  package var longestValue: Int { self == .blob ? 1 << 24 : 1 << 16 }

  /// The name of the type in listings.
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
