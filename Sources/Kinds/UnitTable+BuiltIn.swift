package import Rows
internal import SchemaFiles

extension UnitTable {
  /// The table of `schemas/units.csv`; a test reads it.
  package static let builtIn: UnitTable = {
    guard let table = UnitTable(csv: SchemaFiles.units) else {
      preconditionFailure("a built-in schema: units.csv")
    }
    return table
  }()
}
